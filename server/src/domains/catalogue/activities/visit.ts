import { cairoInstant, type CalendarDate } from '@rihla/contract/values/dates'
import { commaOf, inEachLanguage, type LocalizedText } from '@rihla/contract/values/language'
import type { Visit } from '../availability/visit.ts'

/** Where and when an activity, or a day at a hotel, begins. */
export type Setting = {
  readonly city: LocalizedText
  readonly hotel: LocalizedText | null
  readonly area: LocalizedText | null
  /** Where guests meet, or are picked up. */
  readonly meeting: LocalizedText | null
  readonly latitude: number
  readonly longitude: number
  /** Minutes after midnight. */
  readonly starts: number
  readonly minutes: number
  /** When its place closes, which ends a day there whatever its length; null where nothing does. */
  readonly closes: number | null
}

/** What closes earlier in the day than it opens closes on the next one. */
const afterOpening = (closes: number, opens: number): number =>
  closes > opens ? closes : closes + 1440

/** Where it begins and when: at the meeting point, or at the hotel whose day it is. */
export function visitOf(
  { city, area, starts, minutes, closes, ...its }: Setting,
  date: CalendarDate,
): Visit {
  const at = (minute: number): string => cairoInstant(date, minute).toISOString()
  const own = its.hotel ?? its.meeting
  return {
    place: own ?? city,
    address: own && (area ? inEachLanguage((l) => `${area[l]}${commaOf(l)}${city[l]}`) : city),
    latitude: its.latitude,
    longitude: its.longitude,
    startsAt: at(starts),
    endsAt: at(closes === null ? starts + minutes : afterOpening(closes, starts)),
  }
}
