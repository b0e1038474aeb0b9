import { calendarTimes, calendarUid } from '@rihla/contract/calendar-entry'
import { addDays } from '@rihla/contract/values/dates'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Attachment } from '../../../ports/mailer.ts'
import {
  busTexts,
  cityOf,
  nameOf,
  whereTexts,
  type BusFacts,
  type ReservationFacts,
  type StayFacts,
} from '../facts.ts'

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** From when one may come on the first day, and until when one must go on the last. */
const hoursOf = ({ checkInFrom, checkOutUntil }: StayFacts, language: Language): string[] =>
  ({
    en: [`Check-in from ${checkInFrom}`, `Check-out until ${checkOutUntil}`],
    ar: [`تسجيل الوصول من ${checkInFrom}`, `تسجيل المغادرة حتى ${checkOutUntil}`],
  })[language]

/** Where one gets on. */
function stationOf(bus: BusFacts, language: Language): string {
  const { from, boarding } = busTexts(bus, language)
  return [from, boarding].filter(Boolean).join(' - ')
}

const timesOf = ({ where, bus, startsAt, fromDate, toDate }: ReservationFacts) =>
  calendarTimes({
    startsAt: where?.startsAt ?? startsAt ?? null,
    endsAt: where?.endsAt ?? bus?.arrivesAt ?? null,
    firstDay: fromDate,
    lastDay: toDate,
  })

/** Place, address and position, as far as they are known. */
function locationOf(facts: ReservationFacts, language: Language) {
  const { where, bus } = facts
  if (!where) return bus ? stationOf(bus, language) : cityOf(facts, language)
  const { place, address } = whereTexts(where, language)
  const { latitude: lat, longitude: lon } = where
  if (lat === null || lon === null) return place
  return { title: place, ...(address && { address }), geo: { lat, lon } }
}

const labels = {
  reference: { en: 'Reference', ar: 'رقم الحجز' },
  seats: { en: 'Seats', ar: 'المقاعد' },
  call: { en: 'Call us', ar: 'اتصل بنا' },
  pickUp: { en: 'We fetch you from', ar: 'نصطحبك من' },
} satisfies Record<string, LocalizedText>

/**
 * A reservation as an iCalendar file. Days are calendar days, which no time zone shifts; a departure
 * is an instant. The same reservation always has the same UID, so that a second file updates the first: calendars
 * take the greater SEQUENCE, and of two that are equal the newer DTSTAMP (RFC 5546, 2.1.5).
 */
export function calendarEntry(
  language: Language,
  facts: ReservationFacts,
  link: string,
  now: Date,
): string {
  const calendar = ical({
    prodId: { company: 'Rihla', product: 'Rihla' },
    method: ICalCalendarMethod.PUBLISH,
  })
  const words = {
    id: calendarUid(facts.module, facts.reservationId),
    stamp: now,
    sequence: facts.changes ?? 0,
    summary: nameOf(facts, language),
    location: locationOf(facts, language),
    description: [
      `${labels.reference[language]}: ${facts.reference}`,
      ...(facts.stay ? hoursOf(facts.stay, language) : []),
      ...(facts.bus ? [`${labels.seats[language]}: ${facts.bus.seats.join(', ')}`] : []),
      ...(facts.pickUp?.from ? [`${labels.pickUp[language]}: ${facts.pickUp.from}`] : []),
      ...(facts.where && facts.phone ? [`${labels.call[language]}: ${facts.phone}`] : []),
    ].join('\n'),
    url: link,
  }
  const times = timesOf(facts)
  if ('from' in times) calendar.createEvent({ ...words, start: times.from, end: times.until })
  else {
    // The end of an all-day event is the first day after it.
    const end = midnight(addDays(times.lastDay, 1))
    calendar.createEvent({ ...words, allDay: true, start: midnight(times.firstDay), end })
  }
  return calendar.toString()
}

/** The entry as it is attached to a mail, named by its reference. */
export const calendarAttachment = (
  language: Language,
  facts: ReservationFacts,
  link: string,
  now: Date,
): Attachment => ({
  filename: `${facts.reference.replaceAll(/[^\w-]/g, '')}.ics`,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: calendarEntry(language, facts, link, now),
})
