const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A calendar date without zone, `YYYY-MM-DD`; such strings compare and sort as dates do. */
export type CalendarDate = string

const pad = (n: number): string => (n < 10 ? `0${n}` : `${n}`)

/** A real calendar date, or null (31 February is null). */
export function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real =
    year >= 1900 &&
    year <= 2200 &&
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
  return real ? `${year}-${pad(month)}-${pad(day)}` : null
}

/**
 * Reads a date from a call: `YYYY-MM-DD`, ISO with a time (its date part counts) or `MM/DD/YYYY`.
 * Null when it is not a real calendar date.
 */
export function parseWireDate(text: string): CalendarDate | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}.*)?$/.exec(text)
  if (iso) return calendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  if (us) return calendarDate(Number(us[3]), Number(us[1]), Number(us[2]))
  return null
}

/** Reads a date from a page address, `DD-MM-YYYY`; null when it isn't one. */
export function parseAddressDate(text: string): CalendarDate | null {
  const parts = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text)
  return parts ? calendarDate(Number(parts[3]), Number(parts[2]), Number(parts[1])) : null
}

/** `YYYY-MM-DD` to the `DD-MM-YYYY` of page addresses. */
export const toAddressDate = (date: CalendarDate): string => date.split('-').reverse().join('-')

/** `YYYY-MM-DD` to `DD/MM/YYYY`: dates as they are typed, and trip dates in the splash data. */
export const toDayMonthYear = (date: CalendarDate): string => date.split('-').reverse().join('/')

/** `YYYY-MM-DD` to the `MM/DD/YYYY` that some calls send. */
export function toMonthDayYear(date: CalendarDate): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}

/** `YYYY-MM-DD` to ISO with a time of day in UTC: `00:00:00` for activities, `12:00:00` for day-use. */
export const toIsoInstant = (
  date: CalendarDate,
  time: '00:00:00' | '12:00:00' = '00:00:00',
): string => `${date}T${time}Z`

// `toISOString` takes three times as long, and a page of cards asks often.
const dayOfUtc = (at: Date): CalendarDate =>
  `${at.getUTCFullYear()}-${pad(at.getUTCMonth() + 1)}-${pad(at.getUTCDate())}`

/** The date `days` later (or earlier, when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const at = new Date(Date.parse(date) + days * DAY)
  if (Number.isNaN(at.getTime())) throw new RangeError(`No date: ${date}`)
  return dayOfUtc(at)
}

/** Whole days from one date to another. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** Keeps a date within bounds, both inclusive. */
export const clampDate = (date: CalendarDate, min: CalendarDate, max: CalendarDate): CalendarDate =>
  date < min ? min : date > max ? max : date

/** Keeps the answer of the last minute asked about: each card of a list asks for that of now, and Intl is slow. */
function byMinute<T>(read: (at: Date) => T): (at: Date) => T {
  let last: { minute: number; answer: T } | undefined
  return (at) => {
    const minute = Math.floor(at.getTime() / MINUTE)
    if (last?.minute !== minute) last = { minute, answer: read(at) }
    return last.answer
  }
}

// Formats are made when they are first asked for: the first that a page makes takes a phone 100 ms.
let days: Intl.DateTimeFormat | undefined
const formattedDay = byMinute((at) =>
  (days ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' })).format(at),
)

/**
 * The calendar day in Cairo at an instant: `today` on both sides of the wire. Cairo is two hours before UTC
 * in winter and three in summer; Intl is asked only in the hour in which that makes two days.
 */
export function cairoDate(at: Date): CalendarDate {
  const winter = dayOfUtc(new Date(at.getTime() + 2 * HOUR))
  const summer = dayOfUtc(new Date(at.getTime() + 3 * HOUR))
  return winter === summer ? winter : formattedDay(at)
}

let clock: Intl.DateTimeFormat | undefined

/** Writes an instant as `18:00` by the clocks in Cairo. */
export const cairoClock = (): Intl.DateTimeFormat =>
  (clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Cairo',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }))

/** Minutes since midnight of an hour such as `14:30`. */
export function minutesOfHour(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes since midnight by the clocks in Cairo. */
export const cairoMinutes: (at: Date) => number = byMinute((at) =>
  minutesOfHour(cairoClock().format(at)),
)

/**
 * The instant at which the clocks in Cairo show so many minutes after the midnight that begins a day; more
 * than a day has are of the days after, negative ones of those before.
 */
export function cairoInstant(day: CalendarDate, minutes: number): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE
  const shown = (at: number): number =>
    Date.parse(`${cairoDate(new Date(at))}T00:00:00Z`) + cairoMinutes(new Date(at)) * MINUTE
  const guess = wanted - (shown(wanted) - wanted)
  return new Date(guess - (shown(guess) - wanted))
}
