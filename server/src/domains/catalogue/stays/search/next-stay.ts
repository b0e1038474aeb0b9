import { addDays } from '@rihla/contract/values/dates'
import { has } from '../../../../platform/memory-index/bitmap.ts'
import { minutesUntil } from '../../availability/day-deadline.ts'
import { weekdayOf } from '../price/night-rates.ts'
import { roomsNeeded } from '../price/party.ts'
import type { StayDates } from '../price/stay-terms.ts'
import type { StaySearch } from './read-search.ts'
import type { StayIndex } from './stay-index.ts'

/** How far ahead a card looks for a stay that it can lead to. */
export const DAYS_AHEAD = 120

type Asked = Pick<StaySearch, 'party' | 'freeCancellation'> & { readonly now: Date }

/**
 * The first stay at a hotel, or the first sailing of a ship, that a party can book: in one room type that
 * has enough rooms on every night, for the fewest nights it is sold for. With free cancellation, only what
 * includes it. Null: none within the next months.
 */
export function nextStay(index: StayIndex, hotel: number, asked: Asked): StayDates | null {
  const { firstRoom } = index.ofHotel
  const [from, end] = [firstRoom[hotel] ?? 0, firstRoom[hotel + 1] ?? 0]
  const toFirst = minutesUntil(index.firstDay, asked.now)
  for (let day = 0; day < DAYS_AHEAD; day += 1)
    for (let room = from; room < end; room += 1) {
      const minutes = toFirst + day * 1440
      if (!index.saleEnds.isAhead(room, minutes)) continue
      if (asked.freeCancellation && !index.freeUntil.isAhead(room, minutes)) continue
      for (const nights of lengthsFrom(index, room, day))
        if (isFree(index, room, { day, nights }, asked))
          return { arrival: addDays(index.firstDay, day), nights }
    }
  return null
}

/** For how many nights a stay in a room that begins on a day may be booked at least: a sailing's, or the rate's. */
function lengthsFrom(index: StayIndex, room: number, day: number): number[] {
  const { calendars, filters, ofRoom, pools, rates, rooms } = index
  if (room >= pools.cruise.first && room < pools.cruise.end) {
    const sailings = filters.sailings[weekdayOf(addDays(index.firstDay, day))] ?? new Map()
    return [...sailings].flatMap(([nights, cabins]) => (has(cabins, room) ? [nights] : []))
  }
  const rate = calendars[ofRoom.calendar[room] ?? 0]?.[day] ?? 0
  return rate === 0 ? [] : [rates.least[(rate - 1) * rooms.length + room] ?? 1]
}

function isFree(
  { calendars, ofRoom, places, shapes }: StayIndex,
  room: number,
  { day, nights }: { day: number; nights: number },
  { party }: Asked,
): boolean {
  const terms = shapes[ofRoom.shape[room] ?? 0]?.terms
  const needed = terms ? roomsNeeded(party, terms) : null
  if (needed === null) return false
  for (let night = day; night < day + nights; night += 1) {
    if ((calendars[ofRoom.calendar[room] ?? 0]?.[night] ?? 0) === 0) return false
    if ((places.on(night)?.[room] ?? 0) < needed) return false
  }
  return true
}
