import { addDays, type CalendarDate } from '@rihla/contract/values/dates'

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const short = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** `20270131` as a date. */
export const gtfsDate = (text: string): CalendarDate =>
  `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`

/** Days on which something leaves: weekdays within a range. */
export type Season = {
  readonly weekdays: readonly string[]
  readonly from: CalendarDate
  readonly until: CalendarDate
}
type Cells = Readonly<Record<string, string>>

/** A season as a calendar has it, in parts between the days that are taken out of it. */
function split(season: Season, without: readonly CalendarDate[]): Season[] {
  const parts: Season[] = []
  let from = season.from
  for (const day of [...without].sort()) {
    if (day < from || day > season.until) continue
    if (day > from) parts.push({ ...season, from, until: addDays(day, -1) })
    from = addDays(day, 1)
  }
  return from <= season.until ? [...parts, { ...season, from }] : parts
}

const runsOn = (season: Season, day: CalendarDate): boolean =>
  season.from <= day &&
  day <= season.until &&
  season.weekdays.includes(short[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '')

/** From the first day on that it runs on, which names it; null: it runs on none. */
function begun(season: Season): Season | null {
  const week = short.map((_, ahead) => addDays(season.from, ahead))
  const from = week.find((day) => runsOn(season, day))
  return from === undefined ? null : { ...season, from }
}

/**
 * When a service runs, by `calendar.txt` and `calendar_dates.txt`: on no day twice, and each season on its first day, so
 * that no two begin on one.
 */
export function seasonsOf(calendar: Cells | undefined, exceptions: readonly Cells[]): Season[] {
  const of = (type: string): CalendarDate[] => {
    const rows = exceptions.filter((it) => it['exception_type'] === type)
    return [...new Set(rows.map((it) => gtfsDate(it['date'] ?? '')))]
  }
  const regular = calendar && {
    weekdays: short.filter((_, n) => calendar[days[n] ?? ''] === '1'),
    from: gtfsDate(calendar['start_date'] ?? ''),
    until: gtfsDate(calendar['end_date'] ?? ''),
  }
  const parts = (regular ? split(regular, of('2')) : []).flatMap((part) => begun(part) ?? [])
  const added = of('1').filter((day) => !parts.some((part) => runsOn(part, day)))
  return [...parts, ...added.map((day) => ({ weekdays: [...short], from: day, until: day }))]
}

/** The same, so many days later: trips that begin after midnight belong to the day before. */
export const later = (season: Season, count: number): Season =>
  count === 0
    ? season
    : {
        from: addDays(season.from, count),
        until: addDays(season.until, count),
        weekdays: season.weekdays.map(
          (day) => short[(short.findIndex((it) => it === day) + count) % 7] ?? day,
        ),
      }
