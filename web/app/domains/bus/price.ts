import type { BusTrip } from '@rihla/contract/bus/trips'

/** One or two trips that are travelled together. */
export type Legs = { going: BusTrip; back: BusTrip | null }

export const tripsOf = ({ going, back }: Legs): BusTrip[] => (back ? [going, back] : [going])

/** What one seat costs on a leg: less when it is half of a round trip. */
export const seatPrice = (trip: BusTrip, { back }: Pick<Legs, 'back'>): number =>
  back ? trip.RoundPrice : trip.Price

/** Full price, what the round trip saves, and what is paid, in whole EGP. */
export function priceOf(legs: Legs, passengers: number) {
  const sum = (price: (trip: BusTrip) => number): number =>
    tripsOf(legs).reduce((total, trip) => total + price(trip) * passengers, 0)
  const full = sum(({ Price }) => Price)
  const total = sum((trip) => seatPrice(trip, legs))
  return { full, saved: full - total, total }
}

/** The trip without room for so many, if any. */
export const tooFull = (legs: Legs, passengers: number): BusTrip | undefined =>
  tripsOf(legs).find(({ RemainingChairs }) => RemainingChairs < passengers)
