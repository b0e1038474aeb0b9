import { MAX_ROOMS } from '../party.ts'
import { has } from './bitmap.ts'
import type { FreeRow } from './load-index.ts'
import { HORIZON, type StayIndex } from './stay-index.ts'

/** Nights ahead within which the price that a card begins with is looked for. */
const FROM_NIGHTS = 60

/** Takes in how many places some rooms have; a night that isn't told of has none. */
export function fillFree(index: StayIndex, rows: readonly FreeRow[]): void {
  const changed = new Set<number>()
  for (const { room_id, free } of rows) {
    const room = index.roomById.get(room_id)
    if (room === undefined) continue
    setFree(index, room, free)
    changed.add(index.ofRoom.hotel[room] ?? 0)
  }
  for (const hotel of changed) setFromPrice(index, hotel)
}

function setFree(index: StayIndex, room: number, free: Uint8Array): void {
  const { freeWords, rooms } = index
  const calendar = index.calendars[index.ofRoom.calendar[room] ?? 0]
  const [words, bit] = [(rooms.length + 31) >>> 5, 1 << (room & 31)]
  let at = room >>> 5
  for (let level = 0; level < MAX_ROOMS; level += 1)
    for (let night = 0; night < HORIZON; night += 1) {
      const is = (free[night] ?? 0) > level && calendar?.[night] !== 0
      const word = freeWords[at] ?? 0
      freeWords[at] = is ? word | bit : word & ~bit
      at += words
    }
}

/** The cheapest free night of two adults in the weeks ahead: what a search without dates shows. */
function setFromPrice(index: StayIndex, hotel: number): void {
  const { ofRoom, ofHotel, calendars, rates, rooms, shapes } = index
  let [price, from] = [0, 0]
  for (
    let room = ofHotel.firstRoom[hotel] ?? 0;
    room < (ofHotel.firstRoom[hotel + 1] ?? 0);
    room += 1
  ) {
    if ((shapes[ofRoom.shape[room] ?? 0]?.terms.maxAdults ?? 0) < 2) continue
    const calendar = calendars[ofRoom.calendar[room] ?? 0]
    for (let night = 0; night < FROM_NIGHTS; night += 1) {
      const bitmap = index.free[0]?.[night]
      if (!bitmap || !has(bitmap, room)) continue
      const one = rates.price[((calendar?.[night] ?? 0) - 1) * rooms.length + room] ?? 0
      if (price === 0 || one < price) [price, from] = [one, room]
    }
  }
  ofHotel.fromPrice[hotel] = price
  ofHotel.fromRoom[hotel] = from
}
