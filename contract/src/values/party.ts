import { countOf, type CountableNoun } from './counted.ts'
import { commaOf, withOf, type Language, type LocalizedText } from './language.ts'

/** What a party is counted by. */
export const partyNouns = {
  adult: { en: ['adult', 'adults'], ar: ['بالغ واحد', 'بالغان', 'بالغين', 'بالغًا'] },
  child: { en: ['child', 'children'], ar: ['طفل', 'طفلان', 'أطفال', 'طفلًا'] },
  year: { en: ['year', 'years'], ar: ['سنة', 'سنتان', 'سنوات', 'سنة'] },
} as const satisfies Record<string, CountableNoun>
const { adult, child, year } = partyNouns

/** Who comes: adults (13 and over), and the age of each child in years. */
export type Party = { readonly adults: number; readonly childAges: readonly number[] }

/** The party of a page that wasn't asked for one. */
export const TWO_ADULTS: Party = { adults: 2, childAges: [] }

const UNDER_ONE: LocalizedText = { en: 'under 1 year', ar: 'أقل من سنة' }

/** `6 years`, `سنتان`; who has no year yet is `under 1 year`. */
export const ageText = (age: number, language: Language): string =>
  age === 0 ? UNDER_ONE[language] : countOf(age, year, language)

/** `1 child, 6 years`: children of one age. */
export const childrenOfAgeText = (count: number, age: number, language: Language): string =>
  `${countOf(count, child, language)}${commaOf(language)}${ageText(age, language)}`

/** `2 adults, 1 child`, `بالغان وطفل`. */
export const guestsText = (
  { adults, children }: { readonly adults: number; readonly children: number },
  language: Language,
): string =>
  [
    countOf(adults, adult, language),
    ...(children > 0 ? [countOf(children, child, language)] : []),
  ].join(withOf(language))

/** `2 adults, 2 children (3 years, 6 years)`: who comes, with the age of each child. */
export function partyText({ adults, childAges }: Party, language: Language): string {
  const guests = guestsText({ adults, children: childAges.length }, language)
  if (childAges.length === 0) return guests
  const ages = childAges.toSorted((a, b) => a - b).map((age) => ageText(age, language))
  return `${guests} (${ages.join(commaOf(language))})`
}
