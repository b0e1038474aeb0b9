import { defaultBusSearch } from '@rihla/contract/bus/address'
import type { HeldSeats } from '@rihla/contract/bus/seats'
import { cairoDate } from '@rihla/contract/values/dates'
import { splitPhone, type Dial } from '../../../platform/phone.ts'
import { writeJourney, type ChosenSeat, type SavedJourney } from '../journey/journey.ts'

/** The name of a hold without the user's id at its end: what `sessionOf` makes it of again. */
const withoutUser = (sessionId: string, userId: string): string => {
  const end = `-${userId.slice(0, 8)}`
  return sessionId.endsWith(end) ? sessionId.slice(0, -end.length) : sessionId
}

const seatsOf = ({ Seats, SeatNumbers }: HeldSeats['Going']): ChosenSeat[] =>
  Seats.map((id, at) => ({ id, number: SeatNumbers[at] ?? '' }))

/** What a session holds, as this tab needs it to go on paying: begun in another tab or on another device. */
export function takeHeldJourney(
  sessionId: string,
  userId: string,
  { Hold, Going, Return, Passenger }: HeldSeats,
  dials: readonly Dial[],
): SavedJourney {
  const search = {
    ...defaultBusSearch,
    fromStationId: Going.Trip.StationFromID,
    toStationId: Going.Trip.StationToID,
    fromStationName: Going.Trip.StationNameFrom,
    toStationName: Going.Trip.StationNameTo,
    departureDate: cairoDate(new Date(Going.Trip.TripDateTime)),
    returnDate: Return && cairoDate(new Date(Return.Trip.TripDateTime)),
    tripType: Return !== null,
    passengers: Going.Seats.length,
  }
  return writeJourney({
    search,
    going: Going.Trip,
    back: Return?.Trip ?? null,
    passengers: Going.Seats.length,
    session: withoutUser(sessionId, userId),
    step: 'summary',
    seats: { going: seatsOf(Going), back: Return ? seatsOf(Return) : [] },
    passenger: Passenger && { name: Passenger.Name, ...splitPhone(Passenger.Phone, dials) },
    hold: Hold,
  })
}
