import type { Offer } from '../booking/booking.ts'
import type { Guest, Place } from './guest.ts'
import type { SupplierGuest } from '../../../ports/hotel-supplier.ts'

/** The places of all rooms, one after another: in each the adults, then the children. */
export function placesOf({ rates }: Pick<Offer, 'rates'>): Place[] {
  let roomOfAll = 0
  return rates.flatMap(({ occupancy }, rate) =>
    Array.from({ length: occupancy.rooms }, (_, at) => at + 1).flatMap((room) => {
      roomOfAll += 1
      const ages = [...Array<null>(occupancy.adults).fill(null), ...occupancy.childAges]
      return ages.map((age) => ({ rate, room, roomOfAll, age }))
    }),
  )
}

/** What a supplier gets of the guests of each rate; they stand in the order of their places. */
export function guestsByRate(
  offer: Pick<Offer, 'rates'>,
  guests: readonly Guest[],
): { readonly key: string; readonly guests: SupplierGuest[] }[] {
  const placed = placesOf(offer).map((place, at) => ({ place, guest: guests[at] }))
  return offer.rates.map(({ key }, rate) => ({
    key,
    guests: placed.flatMap(({ place, guest }) =>
      guest && place.rate === rate
        ? [{ room: place.room, age: place.age, name: guest.name, surname: guest.surname }]
        : [],
    ),
  }))
}
