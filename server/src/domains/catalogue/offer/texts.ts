import { dateInWords, type Language, type LocalizedText } from '@rihla/contract/values/language'
import { countOf, type CountableNoun } from '@rihla/contract/values/counted'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { partyNouns } from '@rihla/contract/values/party'

const nouns = {
  ...partyNouns,
  minute: { en: ['minute', 'minutes'], ar: ['دقيقة', 'دقيقتان', 'دقائق', 'دقيقة'] },
  hour: { en: ['hour', 'hours'], ar: ['ساعة', 'ساعتان', 'ساعات', 'ساعة'] },
  day: { en: ['day', 'days'], ar: ['يوم', 'يومان', 'أيام', 'يومًا'] },
  night: { en: ['night', 'nights'], ar: ['ليلة', 'ليلتان', 'ليالٍ', 'ليلة'] },
  room: { en: ['room', 'rooms'], ar: ['غرفة', 'غرفتان', 'غرف', 'غرفة'] },
  place: { en: ['place', 'places'], ar: ['مكان واحد', 'مكانان', 'أماكن', 'مكانًا'] },
  cabin: { en: ['cabin', 'cabins'], ar: ['كابينة', 'كابينتان', 'كبائن', 'كابينة'] },
} as const satisfies Record<string, CountableNoun>

export type CountedNoun = keyof typeof nouns

/** `1 hour`, `ساعتان`, `11 ساعة`: a number with its noun as the language counts. */
export const counted = (n: number, noun: CountedNoun, language: Language): string =>
  countOf(n, nouns[noun], language)

const AND: LocalizedText = { en: ' ', ar: ' و' }

/** Minutes as people say them: `2 hours 30 minutes`, `يوم و6 ساعات`. */
export function readableDuration(minutes: number, language: Language): string {
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  const parts = [
    days > 0 ? counted(days, 'day', language) : '',
    hours > 0 ? counted(hours, 'hour', language) : '',
    minutes % 60 > 0 ? counted(minutes % 60, 'minute', language) : '',
  ].filter(Boolean)
  return parts.join(AND[language])
}

export const freeCancellation: LocalizedText = { en: 'Free cancellation', ar: 'إلغاء مجاني' }

/** Until when cancelling is free; null when it never is. */
export function freeCancellationText(hours: number | null, language: Language): string | null {
  if (hours === null) return null
  if (hours === 0) return freeCancellation[language]
  const inDays = hours >= 48 && hours % 24 === 0
  const long = inDays ? counted(hours / 24, 'day', language) : counted(hours, 'hour', language)
  return {
    en: `Free cancellation up to ${long} before`,
    // After حتى the dual stands in the genitive: ساعتين, يومين.
    ar: `إلغاء مجاني حتى ${long.replace(/ان$/, 'ين')} قبل الموعد`,
  }[language]
}

/** `Sunday, 22 November 2026`, `الأحد 22 نوفمبر 2026`. */
export const dateText = (date: CalendarDate, language: Language): string =>
  dateInWords(new Date(`${date}T00:00:00Z`), language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).replace(/^(\w+) (?=\d)/, '$1, ')

const degrees = [
  { from: 48, en: 'Exceptional', ar: 'استثنائي' },
  { from: 45, en: 'Excellent', ar: 'ممتاز' },
  { from: 40, en: 'Very good', ar: 'جيد جدًا' },
  { from: 35, en: 'Good', ar: 'جيد' },
] as const

/** A rating (in tenths) in a word; null below 'good' and while there are no ratings. */
export const ratingDegree = (tenths: number, language: Language): string | null =>
  degrees.find((degree) => tenths >= degree.from)?.[language] ?? null

export const forTheDay = { en: 'per adult, for the day', ar: 'للبالغ في اليوم' } as const
export const perAdult = { en: 'per adult', ar: 'للبالغ' } as const
export const bookButton = { en: 'Book now', ar: 'احجز الآن' } as const
export const notForParty = {
  en: 'Not available for your party',
  ar: 'غير متاح لمجموعتك',
} as const
export const tooFewPlaces = {
  en: 'Not enough places for your party',
  ar: 'الأماكن لا تكفي مجموعتك',
} as const
export const notOnThisDate = {
  en: 'Not available on this date',
  ar: 'غير متاح في هذا التاريخ',
} as const
