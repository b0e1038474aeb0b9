import type { BusTrip } from '@rihla/contract/bus/trips'
import { leavesIn } from '../times.ts'

export const tripOrders = ['departure', 'duration', 'price'] as const
export type TripOrder = (typeof tripOrders)[number]

/** What narrows one list: nothing chosen means everything. */
export type TripFilter = { className: string | null; bands: readonly number[] }
export const EVERYTHING: TripFilter = { className: null, bands: [] }

/** Names of the classes that there are, each once, in the order of the list. */
export const classesOf = (trips: readonly BusTrip[]): string[] => [
  ...new Set(trips.map(({ TripClassName }) => TripClassName)),
]

/** Trips that pass the filter. */
export const filterTrips = (
  trips: readonly BusTrip[],
  { className, bands }: TripFilter,
): BusTrip[] =>
  trips.filter(
    (trip) =>
      (className === null || trip.TripClassName === className) &&
      (bands.length === 0 || bands.some((band) => leavesIn(trip, band))),
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
