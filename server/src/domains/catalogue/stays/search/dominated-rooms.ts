import { add, emptyBitmap, type Bitmap } from '../../../../platform/memory-index/bitmap.ts'
import type { Party } from '../price/party.ts'
import { sharesOf, type Shares } from '../price/price-stay.ts'
import { partOf, type PoolRooms } from './available-rooms.ts'
import type { StayIndex } from './stay-index.ts'

/** Rooms that are dominated by another room of their hotel, so many places before them (after, if negative). */
type Dominated = { readonly distance: number; readonly rooms: Bitmap }

/** How a party fills rooms of each shape (null: it doesn't fit), and the rooms that it needn't compare. */
export type PartyRooms = {
  readonly shares: readonly (Shares | null)[]
  readonly dominated: readonly Dominated[]
}

/** Most travellers come in a few sorts of parties. */
const MOST_PARTIES = 16
/** Words are shifted by distances: rooms that stand further apart are just priced. */
const FARTHEST = 31
/** Half up, amounts that differ by a pound never round to the same. */
const POUND = 100

/** What was worked out for the parties that asked before; forgotten with the index. */
const partiesOf = new WeakMap<StayIndex, Map<string, PartyRooms>>()

/** Worked out once for all parties that are alike. */
export function partyRoomsOf(index: StayIndex, party: Party): PartyRooms {
  const key = `${party.adults} ${party.childAges.join()}`
  const parties = partiesOf.get(index) ?? new Map<string, PartyRooms>()
  partiesOf.set(index, parties)
  const known = parties.get(key) ?? workOut(index, party)
  // The one that was asked for longest ago goes first.
  parties.delete(key)
  parties.set(key, known)
  if (parties.size > MOST_PARTIES) parties.delete(parties.keys().next().value ?? '')
  return known
}

function workOut(index: StayIndex, party: Party): PartyRooms {
  const shares = index.shapes.map((it) => sharesOf(party, it.terms, it.bands))
  const { calendar, shape, hotel } = index.ofRoom
  const { firstRoom } = index.ofHotel
  const size = index.rooms.length
  const byDistance = new Map<number, Bitmap>()
  for (let room = 0; room < size; room += 1) {
    const its = shares[shape[room] ?? 0]
    const end = firstRoom[(hotel[room] ?? 0) + 1] ?? 0
    if (!its) continue
    for (let other = firstRoom[hotel[room] ?? 0] ?? 0; other < end; other += 1) {
      const [others, distance] = [shares[shape[other] ?? 0], room - other]
      if (distance === 0 || Math.abs(distance) > FARTHEST || !others) continue
      if (calendar[other] !== calendar[room]) continue
      if (!dominates(index, other, others, room, its)) continue
      const bitmap = byDistance.get(distance) ?? emptyBitmap(size)
      byDistance.set(distance, bitmap)
      add(bitmap, room)
    }
  }
  return { shares, dominated: [...byDistance].map(([distance, rooms]) => ({ distance, rooms })) }
}

/**
 * What is left of the rooms of a pool without those that others of them dominate: the cheapest of a
 * hotel is among the rest. A word at a time, since looking room by room costs as much as pricing.
 */
export function withoutDominated(dominated: readonly Dominated[], rooms: PoolRooms): PoolRooms {
  const left = rooms.bitmap.slice()
  for (const { distance, rooms: all } of dominated) {
    const those = partOf(rooms, all)
    const [near, step] = [Math.abs(distance), Math.sign(distance)]
    for (let word = 0; word < left.length; word += 1) {
      if (those[word] === 0) continue
      const here = rooms.bitmap[word] ?? 0
      const beside = rooms.bitmap[word - step] ?? 0
      const better =
        step > 0
          ? (here << near) | (beside >>> (32 - near))
          : (here >>> near) | (beside << (32 - near))
      left[word] = (left[word] ?? 0) & ~((those[word] ?? 0) & better)
    }
  }
  return { ...rooms, bitmap: left }
}

/** Whether a room never costs more than another one, nor asks for more nights, at any of their rates. */
function dominates(
  { rates, rooms }: StayIndex,
  one: number,
  ofOne: Shares,
  other: number,
  ofOther: Shares,
): boolean {
  // Of equals the first is shown: one that comes later must be cheaper by what is seen after rounding.
  const less = one < other ? 0 : POUND
  const amount = (at: number, { single, shared }: Shares): number =>
    single * (rates.single[at] ?? 0) + shared * (rates.price[at] ?? 0)
  for (let rate = 0; rate < rates.price.length; rate += rooms.length) {
    const [a, b] = [rate + one, rate + other]
    const [extra, others] = [rates.extra[a] ?? 0, rates.extra[b] ?? 0]
    if (amount(a, ofOne) + less > amount(b, ofOther)) return false
    if (ofOne.extraAdults * extra > ofOther.extraAdults * others) return false
    if (ofOne.childPercents * extra > ofOther.childPercents * others) return false
    if ((rates.least[a] ?? 0) > (rates.least[b] ?? 0)) return false
  }
  return true
}
