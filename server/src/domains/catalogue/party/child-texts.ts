import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { counted } from '../offer/texts.ts'
import type { ChildBand, ChildTerms, WhyNoChildren } from './child-terms.ts'

const LAST_AGE = 12

const texts = {
  cannotCome: { en: 'Can’t come along', ar: 'لا يمكنهم المشاركة' },
  free: { en: 'Free', ar: 'مجانًا' },
  adultPrice: { en: 'Adult price', ar: 'سعر البالغ' },
  noPlace: { en: ', without a place of their own', ar: ' بدون مكان مستقل' },
  adultsOnly: { en: 'Adults only, from 13 years', ar: 'للبالغين فقط، من 13 سنة' },
} satisfies Record<string, LocalizedText>

/** After `من`, `دون`, `إلى`, `حتى` and `عمر` two years stand in the genitive. */
const yearsText = (years: number, language: Language): string =>
  counted(years, 'year', language).replace(/ان$/, 'ين')

const from = (age: number, language: Language): string =>
  ({ en: `From ${yearsText(age, 'en')}`, ar: `من ${yearsText(age, 'ar')}` })[language]
const under = (age: number, language: Language): string =>
  ({ en: `Under ${yearsText(age, 'en')}`, ar: `أقل من ${yearsText(age, 'ar')}` })[language]

/** `Up to 5 years`, `6 to 12 years`, `12 years`. */
function ages(first: number, last: number, language: Language): string {
  const [en, ar] = [yearsText(last, 'en'), yearsText(last, 'ar')]
  if (first === 0) return { en: `Up to ${en}`, ar: `حتى ${ar}` }[language]
  if (first === last) return { en, ar }[language]
  const start = last < 3 ? yearsText(first, 'ar') : first
  return { en: `${first} to ${en}`, ar: `من ${start} إلى ${ar}` }[language]
}

function price({ percent, place }: ChildBand, language: Language): string {
  const share = { en: `${percent}% of the adult price`, ar: `${percent}% من سعر البالغ` }
  const paid =
    percent === 0
      ? texts.free[language]
      : percent === 100
        ? texts.adultPrice[language]
        : share[language]
  return paid + (place === false ? texts.noPlace[language] : '')
}

type Row = { readonly Details: string; readonly PriceText: string }

/** What children pay, age by age, the youngest first; those who can't come stand there as such. */
export function childPolicies({ bands, minAge }: ChildTerms, language: Language): Row[] {
  const cannotCome = texts.cannotCome[language]
  if (!bands) {
    const least = Math.max(minAge, LAST_AGE + 1)
    return [{ Details: under(least, language), PriceText: cannotCome }]
  }
  const rows: Row[] =
    minAge > 0 ? [{ Details: under(minAge, language), PriceText: cannotCome }] : []
  let first = minAge
  for (const band of bands) {
    if (band.maxAge < first) continue
    rows.push({
      Details: ages(first, band.maxAge, language),
      PriceText: price(band, language),
    })
    first = band.maxAge + 1
  }
  return rows
}

const withinSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const BETWEEN: LocalizedText = { en: '; ', ar: '؛ ' }

/** The same in one sentence, with what the company says beside it. */
export function childPolicyText(
  terms: ChildTerms,
  note: string | null,
  language: Language,
): string {
  const rules = terms.bands
    ? childPolicies(terms, language)
        .map(({ Details, PriceText }) => `${Details} ${withinSentence(PriceText)}`)
        .join(BETWEEN[language])
    : terms.minAge > LAST_AGE + 1
      ? from(terms.minAge, language)
      : texts.adultsOnly[language]
  return [`${rules}.`, note].filter(Boolean).join(' ')
}

/** Who is too young to come, as `Children under 8`; `0` for none. */
export function tooYoungText({ bands, minAge }: ChildTerms, language: Language): string {
  const least = bands ? minAge : Math.max(minAge, LAST_AGE + 1)
  if (least === 0) return '0'
  return { en: `Children under ${least}`, ar: `لمن هم دون ${yearsText(least, 'ar')}` }[language]
}

/** Why a party can't be booked, whatever the day. */
export type PartyProblem = WhyNoChildren | 'rooms_do_not_fit'

/** The same in words, beside the choice of who comes. */
export function partyProblemText(
  why: PartyProblem,
  { minAge }: ChildTerms,
  language: Language,
): string {
  const years = yearsText(minAge, language)
  const problems: Readonly<Record<PartyProblem, LocalizedText>> = {
    children_not_taken: {
      en: 'Children can’t come along: only adults, from 13 years, can be booked.',
      ar: 'لا يمكن اصطحاب الأطفال: الحجز للبالغين فقط، من 13 سنة.',
    },
    child_too_young: {
      en: `Children can come along from ${years} on.`,
      ar: `يمكن للأطفال المشاركة من عمر ${years}.`,
    },
    rooms_do_not_fit: {
      en: 'The rooms of this trip have no space for so many children.',
      ar: 'غرف هذه الرحلة لا تتسع لهذا العدد من الأطفال.',
    },
  }
  return problems[why][language]
}
