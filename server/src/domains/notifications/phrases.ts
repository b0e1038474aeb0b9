import { withSumsInOrder } from '@rihla/contract/values/bidi'
import { cairoClock } from '@rihla/contract/values/dates'
import { dateInWords, nameStyle, type Language } from '@rihla/contract/values/language'
import { dayAndHour } from '@rihla/contract/values/moments'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { nameOf, type ReservationFacts } from './facts.ts'

const MARKS = /[\u2066-\u2069\u200e\u200f\u061c\u202a-\u202e]/g

/** A value of unknown direction (a name) that must not disturb the text around it. */
export const isolate = (value: string): string =>
  `\u2068${withSumsInOrder(value.replaceAll(MARKS, ''))}\u2069`

/** A value that always reads from left to right (a reference, an address). */
export const leftToRight = (value: string): string => `\u2066${value.replaceAll(MARKS, '')}\u2069`

/** `Thu 24 December 2026`, `الخميس 24 ديسمبر 2026`. */
export const dayText = (date: string, language: Language): string =>
  dateInWords(new Date(`${date}T00:00:00Z`), language, {
    weekday: nameStyle(language),
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** An instant as the clock on the wall in Cairo shows it. */
export function momentText(at: Date, language: Language): string {
  const day = dateInWords(at, language, {
    weekday: nameStyle(language),
    day: 'numeric',
    month: 'long',
    timeZone: 'Africa/Cairo',
  })
  return dayAndHour(day, cairoClock().format(at), language)
}

/** When a reservation takes place: a day, from day to day, or a departure. */
export function whenText(facts: ReservationFacts, language: Language): string {
  if (facts.startsAt) return momentText(new Date(facts.startsAt), language)
  const from = dayText(facts.fromDate, language)
  if (!facts.toDate || facts.toDate === facts.fromDate) return from
  const to = dayText(facts.toDate, language)
  return { en: `${from} to ${to}`, ar: `من ${from} إلى ${to}` }[language]
}

/** A booking as sentences name it: what is booked, and when it takes place. */
export const bookingInWords = (facts: ReservationFacts, language: Language) => ({
  name: isolate(nameOf(facts, language)),
  when: whenText(facts, language),
})

export const amountText = (piastres: Piastres, language: Language): string =>
  formatEgp(toWholeEgp(piastres), language)

const arabicCounts = new Intl.PluralRules('ar')

/** One, two (its own word), a few (3 to 10), many (11 to 99), and what stands after 100. */
type ArabicNoun = readonly [one: string, two: string, few: string, many: string, other: string]

function arabicCount(count: number, [one, two, few, many, other]: ArabicNoun): string {
  if (count === 1) return one
  if (count === 2) return two
  const rule = arabicCounts.select(count)
  return `${count} ${rule === 'few' ? few : rule === 'many' ? many : other}`
}

const englishCount = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`

type Count = Readonly<Record<Language, (count: number) => string>>
const people: Count = {
  en: (count) => englishCount(count, 'person', 'people'),
  ar: (count) => arabicCount(count, ['فرد واحد', 'فردان', 'أفراد', 'فردًا', 'فرد']),
}
const nights: Count = {
  en: (count) => englishCount(count, 'night', 'nights'),
  ar: (count) => arabicCount(count, ['ليلة', 'ليلتان', 'ليالٍ', 'ليلة', 'ليلة']),
}

/** `2 people`, `فردان`. */
export const peopleText = (count: number, language: Language): string => people[language](count)

/** `3 nights`, `3 ليالٍ`. */
export const nightsText = (count: number, language: Language): string => nights[language](count)

const call: Readonly<Record<Language, (phone: string) => string>> = {
  en: (phone) => `You can call us, too: ${leftToRight(phone)}.`,
  ar: (phone) => `ويمكنك الاتصال بنا أيضًا: ${leftToRight(phone)}.`,
}
/** The last sentence of what needs talking over, where there is a number; else none. */
export const callUs = ({ phone }: Pick<ReservationFacts, 'phone'>, language: Language): string[] =>
  phone ? [call[language](phone)] : []
