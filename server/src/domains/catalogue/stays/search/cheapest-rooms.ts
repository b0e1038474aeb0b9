import type { Party } from '../price/party.ts'
import { originalOf } from '../price/price-stay.ts'
import type { PoolRooms } from './available-rooms.ts'
import { partyRoomsOf, withoutDominated } from './dominated-rooms.ts'
import type { PricedNights } from './found-stays.ts'
import { countRates } from './rate-calendars.ts'
import type { StayIndex } from './stay-index.ts'

/** Nights by their position in the index, and what they are priced for. */
export type PricedStay = PricedNights & {
  readonly first: number
  /** Rooms that must be booked for more nights than this are passed over; a ship's sailing is its own. */
  readonly longEnough: number
  readonly party: Party
}

/**
 * Adds, of each hotel that some of these rooms are of, the cheapest one to what was found; of equals
 * the first. Every room is free on every night. What an offer takes off is the hotel's, so the
 * cheapest without it is the cheapest with it. Reads columns without checks for gaps: this is what a
 * search of everything spends its time on, room by room.
 */
export function findCheapest(index: StayIndex, rooms: PoolRooms, asked: PricedStay): void {
  const { calendars, found, rates } = index
  const { shape: shapeOf, calendar: calendarOf, hotel: hotelOf } = index.ofRoom
  const { first, nights, longEnough, party } = asked
  const { shares, dominated } = partyRoomsOf(index, party)
  const { firstWord, bitmap } = withoutDominated(dominated, rooms)
  const someAlone = shares.some((it) => it && it.single > 0)
  const someExtra = shares.some((it) => it && it.extraAdults + it.childPercents > 0)
  found.begin(asked)
  const counted: (number[] | undefined)[] = []
  let [calendar, pairs] = [-1, [] as number[]]
  let [hotel, cheapest, least] = [-1, -1, Infinity]
  for (let word = 0; word < bitmap.length; word += 1)
    for (let bits = bitmap[word] as number; bits !== 0; bits &= bits - 1) {
      const room = ((firstWord + word) << 5) + 31 - Math.clz32(bits & -bits)
      const its = shares[shapeOf[room] as number]
      if (calendarOf[room] !== calendar) {
        calendar = calendarOf[room] as number
        pairs = counted[calendar] ??= countRates(
          calendars[calendar],
          first,
          nights,
          index.rooms.length,
        )
      }
      if (!its || pairs.length === 0) continue
      if ((rates.least[(pairs[0] as number) + room] as number) > longEnough) continue
      let price = 0
      let single = 0
      let extra = 0
      for (let pair = 0; pair < pairs.length; pair += 2) {
        const rate = (pairs[pair] as number) + room
        const times = pairs[pair + 1] as number
        price += times * (rates.price[rate] as number)
        if (someAlone) single += times * (rates.single[rate] as number)
        if (someExtra) extra += times * (rates.extra[rate] as number)
      }
      const original = originalOf(its, price, single, extra)
      if (hotelOf[room] !== hotel) {
        if (cheapest >= 0) found.add(hotel, cheapest, least)
        hotel = hotelOf[room] as number
      } else if (original >= least) continue
      cheapest = room
      least = original
    }
  if (cheapest >= 0) found.add(hotel, cheapest, least)
}
