import type { Bitmap, Words } from './bitmap.ts'
import type { PartyShares } from './party-shares.ts'
import { countRates, PAIRS, type RateCounts } from './rate-calendars.ts'
import type { StayIndex } from './stay-index.ts'
import { percentOf } from '../price-stay.ts'
import { totalOf } from './total-of-stay.ts'
import { dropUndercut } from './undercut.ts'
import type { Found, PriceBounds, Workspace } from './workspace.ts'

/** Nights by their position in the index, and what they are priced for. */
export type Priced = {
  readonly first: number
  readonly nights: number
  /** Rooms that must be booked for more nights than this are passed over; a ship's sailing is its own. */
  readonly longEnough: number
  /** Position of these nights among the search's spans. */
  readonly span: number
  readonly party: PartyShares
  readonly now: Date
  readonly bounds: PriceBounds
}

/**
 * Finds, of each hotel that some of these rooms are of, the cheapest one; of equals the first. Adds
 * those within the prices asked for to what the workspace has found. Every room is free and sold on
 * every night. Written in one piece and without checks for gaps in the columns: this is what a search
 * of everything spends its time on, room by room. What an offer takes off is the hotel's, so the
 * cheapest without it is the cheapest with it.
 */
export function findCheapest(
  index: StayIndex,
  workspace: Workspace,
  rooms: Bitmap,
  words: Words,
  asked: Priced,
): void {
  workspace.priced += 1
  if (index.rates.mostLeast > asked.longEnough) dropTooShort(index, workspace, rooms, words, asked)
  dropUndercut(asked.party.undercut, rooms, workspace.some, words)
  const { hotel: hotelOf } = index.ofRoom
  const { counts, found, priced: number } = workspace
  const { room: cheapest, original: originals } = found
  const { pairs } = counts
  const { rooms: shared, extraAdults, children } = asked.party.nightly
  const { first, nights } = asked
  const stay = { number, first, nights }
  const before = found.count
  let at = before - 1
  let hotel = -1
  let least = Infinity
  for (let word = words.from; word < words.to; word += 1)
    for (let bits = rooms[word] as number; bits !== 0; bits &= bits - 1) {
      const room = (word << 5) + 31 - Math.clz32(bits & -bits)
      let pair = pairOf(counts, index, room, stay)
      let price = 0
      let extra = 0
      let child = 0
      // Two at a time: few stays have more rates, and a pair of no nights adds nothing.
      do {
        const one = (pairs[pair] as number) + room
        const its = pairs[pair + 1] as number
        const other = (pairs[pair + 2] as number) + room
        const others = pairs[pair + 3] as number
        price += its * (shared[one] as number) + others * (shared[other] as number)
        if (extraAdults)
          extra += its * (extraAdults[one] as number) + others * (extraAdults[other] as number)
        if (children)
          child += its * (children[one] as number) + others * (children[other] as number)
        pair += 4
      } while (pairs[pair + 1] !== 0)
      let original = percentOf(price, 100)
      if (extraAdults) original += percentOf(extra, 100)
      if (children) original += percentOf(child, 1)
      if (hotelOf[room] !== hotel) {
        hotel = hotelOf[room] as number
        least = Infinity
        at += 1
      }
      if (original >= least) continue
      least = original
      cheapest[at] = room
      originals[at] = original
    }
  keepWithin(index, found, asked, { from: before, to: at + 1 })
}

/** Drops rooms that must be booked for more nights. */
function dropTooShort(
  index: StayIndex,
  { counts, priced: number }: Workspace,
  rooms: Bitmap,
  words: Words,
  { first, nights, longEnough }: Priced,
): void {
  const stay = { number, first, nights }
  for (let word = words.from; word < words.to; word += 1)
    for (let bits = rooms[word] as number; bits !== 0; bits &= bits - 1) {
      const room = (word << 5) + 31 - Math.clz32(bits & -bits)
      const arrival = counts.pairs[pairOf(counts, index, room, stay)] as number
      if ((index.rates.least[arrival + room] as number) > longEnough)
        rooms[word] = (rooms[word] as number) & ~(bits & -bits)
    }
}

/** Where the rates of a room for a stay are told of; counts them if nobody has. */
function pairOf(
  counts: RateCounts,
  index: StayIndex,
  room: number,
  stay: { readonly number: number; readonly first: number; readonly nights: number },
): number {
  const calendar = index.ofRoom.calendar[room] as number
  if (counts.countedFor[calendar] !== stay.number) countRates(counts, index, calendar, stay)
  return calendar * PAIRS
}

/** Of what stands at these places of `found`, keeps what is within the prices asked for, as it is charged. */
function keepWithin(
  { ofRoom, ofHotel }: StayIndex,
  found: Found,
  { now, nights, span, bounds }: Priced,
  places: { readonly from: number; readonly to: number },
): void {
  const { least, most } = bounds
  const { offerEnds, offerPercent } = ofHotel
  const instant = now.getTime()
  let count = places.from
  for (let at = places.from; at < places.to; at += 1) {
    const room = found.room[at] as number
    const original = found.original[at] as number
    const hotel = ofRoom.hotel[room] as number
    const percent = offerPercent[hotel] as number
    const offer = percent > 0 && (offerEnds[hotel] as number) > instant
    const total = offer ? totalOf(original, percent) : original
    if (total < least || total >= most) continue
    found.room[count] = room
    found.original[count] = original
    found.total[count] = total
    found.nights[count] = nights
    found.span[count] = span
    count += 1
  }
  found.count = count
}
