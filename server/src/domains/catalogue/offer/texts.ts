import { dateInWords, type Language, type LocalizedText } from '@rihla/contract/values/language'
import type { CalendarDate } from '@rihla/contract/values/dates'

/** A counted noun. Arabic: 1, 2 (its own word), 3-10 (plural), from 11 on (singular again). */
type Nouns = {
  readonly en: readonly [one: string, more: string]
  readonly ar: readonly [one: string, two: string, few: string, many: string]
}

const nouns = {
  minute: { en: ['minute', 'minutes'], ar: ['دقيقة', 'دقيقتان', 'دقائق', 'دقيقة'] },
  hour: { en: ['hour', 'hours'], ar: ['ساعة', 'ساعتان', 'ساعات', 'ساعة'] },
  day: { en: ['day', 'days'], ar: ['يوم', 'يومان', 'أيام', 'يومًا'] },
  night: { en: ['night', 'nights'], ar: ['ليلة', 'ليلتان', 'ليالٍ', 'ليلة'] },
  room: { en: ['room', 'rooms'], ar: ['غرفة', 'غرفتان', 'غرف', 'غرفة'] },
  cabin: { en: ['cabin', 'cabins'], ar: ['كابينة', 'كابينتان', 'كبائن', 'كابينة'] },
  adult: { en: ['adult', 'adults'], ar: ['بالغ', 'بالغان', 'بالغين', 'بالغًا'] },
  child: { en: ['child', 'children'], ar: ['طفل', 'طفلان', 'أطفال', 'طفلًا'] },
} as const satisfies Record<string, Nouns>

export type CountedNoun = keyof typeof nouns

const count: { readonly [L in Language]: (n: number, nouns: Nouns[L]) => string } = {
  en: (n, [one, more]) => `${n} ${n === 1 ? one : more}`,
  ar: (n, [one, two, few, many]) => {
    if (n === 1) return one
    if (n === 2) return two
    const tail = n % 100
    if (tail >= 3 && tail <= 10) return `${n} ${few}`
    // 100, 101, 102, 200...: the noun stays singular, without the ending that 11 to 99 give it.
    return `${n} ${tail < 3 ? one : many}`
  },
}

/** `1 hour`, `ساعتان`, `11 ساعة`: a number with its noun as the language counts. */
export const counted = <L extends Language>(n: number, noun: CountedNoun, language: L): string =>
  count[language](n, nouns[noun][language])

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
export const perPerson = { en: 'per person', ar: 'للفرد' } as const
export const bookButton = { en: 'Book now', ar: 'احجز الآن' } as const
export const notOnThisDate = {
  en: 'Not available on this date',
  ar: 'غير متاح في هذا التاريخ',
} as const
