import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { cairoTime, weekdayDayMonth } from '../../platform/locale/dates.ts'
import type { TextOf } from '../../platform/locale/text.ts'

type Texts = TextOf<typeof import('./messages.en.ts').default>

/** Be there so long before it leaves. */
const EARLY_MINUTES = 30

export type CairoTime = { date: CalendarDate; time: string }

/** An instant by Cairo's clock. */
export function toCairoTime(instant: string, minutesLater = 0): CairoTime {
  const at = new Date(Date.parse(instant) + minutesLater * 60_000)
  return { date: cairoDate(at), time: cairoTime(at) }
}

/** The day of an instant in words, where it isn't that of the departure; else null. */
export function otherDay(instant: CairoTime, departure: string, language: Language): string | null {
  const { date } = toCairoTime(departure)
  return instant.date === date ? null : weekdayDayMonth(instant.date, language)
}

/** When to be at the station, in words: of a bus that leaves just after midnight that is the day before. */
export function boardingText(departure: string, language: Language, t: Texts): string {
  const early = toCairoTime(departure, -EARLY_MINUTES)
  const day = otherDay(early, departure, language)
  return day === null ? t('byTime', early) : t('byTimeOnDay', { ...early, day })
}
