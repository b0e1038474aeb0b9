import { calendarTimes, calendarUid } from '@rihla/contract/calendar-entry'
import type { ReservationDetails } from '@rihla/contract/reservations'
import type { CalendarEvent } from '../../../platform/calendar-file.ts'

type Words = {
  readonly reference: string
  readonly call: string
  readonly pickUp: string
  readonly comma: string
}

const whenOf = ({ Where, ArrivalDate, DepartureDate }: ReservationDetails): CalendarEvent['when'] =>
  calendarTimes({
    startsAt: Where?.StartsAt ?? null,
    endsAt: Where?.EndsAt ?? null,
    firstDay: ArrivalDate,
    lastDay: DepartureDate,
  })

/** A reservation as its calendar has it: where, when, its reference, the hotel people are fetched from and whom to call. */
export function reservationEvent(
  it: ReservationDetails,
  { reference, call, pickUp, comma }: Words,
): CalendarEvent {
  const { Where } = it
  const place = Where ? [Where.Place, Where.Address].filter(Boolean) : it.Cities
  return {
    uid: calendarUid(it.ModuleName, it.Id),
    sequence: it.ChangesCount,
    when: whenOf(it),
    summary: it.Name,
    location: place.join(comma),
    position:
      Where?.Latitude != null && Where.Longitude != null
        ? { latitude: Where.Latitude, longitude: Where.Longitude }
        : null,
    description: [
      `${reference}: ${it.ReferenceNumber}`,
      ...(it.PickUpFrom ? [`${pickUp}: ${it.PickUpFrom}`] : []),
      ...(Where?.Phone ? [`${call}: ${Where.Phone}`] : []),
    ].join('\n'),
    alarm: null,
  }
}
