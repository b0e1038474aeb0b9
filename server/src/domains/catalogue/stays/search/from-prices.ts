import { setImmediate } from 'node:timers/promises'
import { minutesUntil } from '../../availability/day-deadline.ts'
import type { FromColumns, StayIndex } from './stay-index.ts'

/** Nights ahead within which the price that a card begins with is looked for. */
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
  const { freeUntil, ofHotel } = index
  const minutes = minutesUntil(index.firstDay, now)
  const any = cheapestNight(index, hotel, () => 0)
  note(ofHotel.from.any, hotel, any)
  const isCancellable = any && freeUntil.isAhead(any.room, minutes + any.night * 1440)
  const cancellable = isCancellable
    ? any
    : cheapestNight(index, hotel, (room) => freeUntil.firstAhead(room, minutes))
  note(ofHotel.from.cancellable, hotel, cancellable)
}

type FromNight = { readonly price: number; readonly room: number; readonly night: number }

function note({ price, room }: FromColumns, hotel: number, from: FromNight | null): void {
  price[hotel] = from?.price ?? 0
  room[hotel] = from?.room ?? 0
}

/** The cheapest free night in any room of a hotel from that room's first night on; of equals the first. */
function cheapestNight(
  { ofRoom, ofHotel, calendars, places, rates, rooms, shapes }: StayIndex,
  hotel: number,
  firstNight: (room: number) => number,
): FromNight | null {
  const end = ofHotel.firstRoom[hotel + 1] ?? 0
  let [price, from, at] = [0, 0, 0]
  for (let room = ofHotel.firstRoom[hotel] ?? 0; room < end; room += 1) {
    if ((shapes[ofRoom.shape[room] ?? 0]?.terms.maxAdults ?? 0) < 2) continue
    const calendar = calendars[ofRoom.calendar[room] ?? 0]
    for (let night = firstNight(room); night < FROM_NIGHTS; night += 1) {
      const rate = calendar?.[night] ?? 0
      if (rate === 0 || (places.on(night)?.[room] ?? 0) === 0) continue
      const one = rates.price[(rate - 1) * rooms.length + room] ?? 0
      if (price === 0 || one < price) [price, from, at] = [one, room, night]
    }
  }
  return price === 0 ? null : { price, room: from, night: at }
}
