import type { ReservationDetails } from '@rihla/contract/reservations'
import type { CalendarEvent } from '../../../platform/calendar-file.ts'

type Words = { readonly reference: string; readonly call: string; readonly comma: string }

/** A stay and a journey of days are whole days; what has its hours begins, and ends where that is known, at these. */
function whenOf({ Where, ArrivalDate, DepartureDate }: ReservationDetails): CalendarEvent['when'] {
  if (DepartureDate || !Where)
    return { firstDay: ArrivalDate, lastDay: DepartureDate ?? ArrivalDate }
  return { from: new Date(Where.StartsAt), until: Where.EndsAt ? new Date(Where.EndsAt) : null }
}

/** A reservation as its calendar has it: where, when, its reference and whom to call. */
export function reservationEvent(
  it: ReservationDetails,
  { reference, call, comma }: Words,
): CalendarEvent {
  const { Where } = it
  const place = Where ? [Where.Place, Where.Address].filter(Boolean) : it.Cities
  return {
    uid: `${it.ReferenceNumber}@rihla`,
    when: whenOf(it),
    summary: it.Name,
    location: place.join(comma),
    position:
      Where?.Latitude != null && Where.Longitude != null
        ? { latitude: Where.Latitude, longitude: Where.Longitude }
        : null,
    description: [
      `${reference}: ${it.ReferenceNumber}`,
      ...(Where?.Phone ? [`${call}: ${Where.Phone}`] : []),
    ].join('\n'),
    alarm: null,
  }
}
