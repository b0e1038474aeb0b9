import type { TripFilter, TripOrder } from '@rihla/contract/bus/trip-filters'
import type { BusTrip } from '@rihla/contract/bus/trips'
import { leavesIn } from '../times.ts'

/** The classes that there are, each once, in the order of the list. */
export const classesOf = (trips: readonly BusTrip[]): { code: string; name: string }[] =>
  [...new Map(trips.map((trip) => [trip.TripClassCode, trip.TripClassName]))].map(
    ([code, name]) => ({ code, name }),
  )

/** Trips that pass the filter. */
export const filterTrips = (
  trips: readonly BusTrip[],
  { class: code, times }: Pick<TripFilter, 'class' | 'times'>,
): BusTrip[] =>
  trips.filter(
    (trip) =>
      (code === '' || trip.TripClassCode === code) &&
      (times.length === 0 || times.some((band) => leavesIn(trip, band))),
  )

const departs = ({ TripDateTime }: BusTrip): number => Date.parse(TripDateTime)
const valueOf: Readonly<Record<TripOrder, (trip: BusTrip) => number>> = {
  departure: departs,
  duration: ({ TimeMinutes }) => TimeMinutes,
  price: ({ Price }) => Price,
}

/** The smallest first; equals by departure. */
export const sortTrips = (trips: readonly BusTrip[], order: TripOrder): BusTrip[] =>
  trips.toSorted((a, b) => valueOf[order](a) - valueOf[order](b) || departs(a) - departs(b))

const arrives = (trip: BusTrip): number => departs(trip) + trip.TimeMinutes * 60_000

/** Of the trips home, those that leave once the chosen one has arrived; all while none is chosen. */
export const tripsAfter = (
  trips: readonly BusTrip[] | undefined,
  going: BusTrip | null,
): readonly BusTrip[] | undefined =>
  going ? trips?.filter((trip) => departs(trip) > arrives(going)) : trips
