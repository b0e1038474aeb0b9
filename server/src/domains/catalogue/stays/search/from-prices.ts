import { setImmediate } from 'node:timers/promises'
import type { StayIndex } from './stay-index.ts'

/** Nights ahead within which the price that a card begins with is looked for. */
const FROM_NIGHTS = 60
const HOTELS_AT_ONCE = 1000

/** The first price of every hotel; in steps, so that requests are served in between. */
export async function setAllFromPrices(index: StayIndex): Promise<void> {
  for (let hotel = 0; hotel < index.hotels.length; hotel += 1) {
    setFromPrice(index, hotel)
    if (hotel % HOTELS_AT_ONCE === 0) await setImmediate()
  }
}

/** Notes the cheapest free night of two adults in the weeks ahead: what a search without dates shows. */
export function setFromPrice(index: StayIndex, hotel: number): void {
  const { ofRoom, ofHotel, calendars, places, rates, rooms, shapes } = index
  const end = ofHotel.firstRoom[hotel + 1] ?? 0
  let [price, from] = [0, 0]
  for (let room = ofHotel.firstRoom[hotel] ?? 0; room < end; room += 1) {
    if ((shapes[ofRoom.shape[room] ?? 0]?.terms.maxAdults ?? 0) < 2) continue
    const calendar = calendars[ofRoom.calendar[room] ?? 0]
    for (let night = 0; night < FROM_NIGHTS; night += 1) {
      const rate = calendar?.[night] ?? 0
      if (rate === 0 || (places.on(night)?.[room] ?? 0) === 0) continue
      const one = rates.price[(rate - 1) * rooms.length + room] ?? 0
      if (price === 0 || one < price) [price, from] = [one, room]
    }
  }
  ofHotel.fromPrice[hotel] = price
  ofHotel.fromRoom[hotel] = from
}
