import { counted } from './counted.ts'
import { commaOf, withOf, type Language, type LocalizedText } from './language.ts'

/** Who comes: adults (13 and over), and the age of each child in years. */
export type Party = { readonly adults: number; readonly childAges: readonly number[] }

/** Who is meant where nobody said who travels. */
export const TWO_ADULTS: Party = { adults: 2, childAges: [] }

const UNDER_ONE: LocalizedText = { en: 'under 1 year', ar: 'أقل من سنة' }

/** `6 years`, `سنتان`; who has no year yet is `under 1 year`. */
export const ageText = (age: number, language: Language): string =>
  age === 0 ? UNDER_ONE[language] : counted(age, 'year', language)

/** `1 child, 6 years`: children of one age. */
export const childrenOfAgeText = (count: number, age: number, language: Language): string =>
  `${counted(count, 'child', language)}${commaOf(language)}${ageText(age, language)}`

/** `2 adults, 1 child`, `بالغان وطفل`. */
export const guestsText = (
  { adults, children }: { readonly adults: number; readonly children: number },
  language: Language,
): string =>
  [
    counted(adults, 'adult', language),
    ...(children > 0 ? [counted(children, 'child', language)] : []),
  ].join(withOf(language))

/** `2 adults, 2 children (3 years, 6 years)`: who comes, with the age of each child. */
export function partyText({ adults, childAges }: Party, language: Language): string {
  const guests = guestsText({ adults, children: childAges.length }, language)
  if (childAges.length === 0) return guests
  const ages = childAges.toSorted((a, b) => a - b).map((age) => ageText(age, language))
  return `${guests} (${ages.join(commaOf(language))})`
}
