import { setImmediate } from 'node:timers/promises'
import { minutesUntil } from '../../availability/day-deadline.ts'
import { DAYS_AHEAD } from './next-stay.ts'
import type { FromColumns, StayIndex } from './stay-index.ts'

/** Nights ahead within which the price that a card begins with is looked for, unless all of them are taken. */
const FROM_NIGHTS = 60
const HOTELS_AT_ONCE = 1000

/** The first price of every hotel; in steps, so that requests are served in between. */
export async function setAllFromPrices(index: StayIndex, now: Date): Promise<void> {
  for (let hotel = 0; hotel < index.hotels.length; hotel += 1) {
    setFromPrice(index, hotel, now)
    if (hotel % HOTELS_AT_ONCE === 0) await setImmediate()
  }
}

/**
 * Notes the cheapest free night of two adults in the weeks ahead, and the cheapest that includes free
 * cancellation: what a search without dates shows.
 */
export function setFromPrice(index: StayIndex, hotel: number, now: Date): void {
  const { freeUntil, ofHotel, saleEnds } = index
  const minutes = minutesUntil(index.firstDay, now)
  const onSale = (room: number): number => saleEnds.firstAhead(room, minutes)
  const any = fromNight(index, hotel, onSale)
  note(ofHotel.from.any, hotel, any)
  const isCancellable = any && freeUntil.isAhead(any.room, minutes + any.night * 1440)
  const cancellable = isCancellable
    ? any
    : fromNight(index, hotel, (room) => Math.max(onSale(room), freeUntil.firstAhead(room, minutes)))
  note(ofHotel.from.cancellable, hotel, cancellable)
}

/** Hotels whose cheapest night isn't sold any more, since the sale of its day has closed: each is given its next one. */
export function passClosedNights(index: StayIndex, now: Date): void {
  const { ofHotel, saleEnds } = index
  const minutes = minutesUntil(index.firstDay, now)
  for (const { price, room, night } of Object.values(ofHotel.from))
    for (let hotel = 0; hotel < price.length; hotel += 1) {
      if (price[hotel] === 0) continue
      if (!saleEnds.isAhead(room[hotel] ?? 0, minutes + (night[hotel] ?? 0) * 1440))
        setFromPrice(index, hotel, now)
    }
}

type FromNight = { readonly price: number; readonly room: number; readonly night: number }

function note({ price, room, night }: FromColumns, hotel: number, from: FromNight | null): void {
  price[hotel] = from?.price ?? 0
  room[hotel] = from?.room ?? 0
  night[hotel] = from?.night ?? 0
}

/** Of the weeks ahead; where they are full, of all days on which a card looks for a stay that it can lead to. */
const fromNight = (index: StayIndex, hotel: number, first: FirstNight): FromNight | null =>
  cheapestNight(index, hotel, first, FROM_NIGHTS) ??
  cheapestNight(index, hotel, (room) => Math.max(FROM_NIGHTS, first(room)), DAYS_AHEAD)

type FirstNight = (room: number) => number

/** The cheapest free night in any room of a hotel, from that room's first one on to before `last`; of equals the first. */
function cheapestNight(
  { ofRoom, ofHotel, calendars, places, rates, rooms, shapes }: StayIndex,
  hotel: number,
  first: FirstNight,
  last: number,
): FromNight | null {
  const end = ofHotel.firstRoom[hotel + 1] ?? 0
  let [price, from, at] = [0, 0, 0]
  for (let room = ofHotel.firstRoom[hotel] ?? 0; room < end; room += 1) {
    if ((shapes[ofRoom.shape[room] ?? 0]?.terms.maxAdults ?? 0) < 2) continue
    const calendar = calendars[ofRoom.calendar[room] ?? 0]
    for (let night = first(room); night < last; night += 1) {
      const rate = calendar?.[night] ?? 0
      if (rate === 0 || (places.on(night)?.[room] ?? 0) === 0) continue
      const one = rates.price[(rate - 1) * rooms.length + room] ?? 0
      if (price === 0 || one < price) [price, from, at] = [one, room, night]
    }
  }
  return price === 0 ? null : { price, room: from, night: at }
}
