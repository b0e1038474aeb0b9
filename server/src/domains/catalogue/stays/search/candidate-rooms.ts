import { add, fillRange, intersect, unite, wordsOf, type Bitmap, type Words } from './bitmap.ts'
import type { StaySearch } from './find-stays.ts'
import type { PartyShares } from './party-shares.ts'
import type { Pool, StayIndex } from './stay-index.ts'
import type { Workspace } from './workspace.ts'

/** Writes the rooms of a pool that a search's filters leave into the workspace's `rooms`. */
export function filterRooms(
  index: StayIndex,
  { rooms, any }: Workspace,
  search: StaySearch,
  pool: Pool,
): void {
  const { filters } = index
  const words = wordsOf(pool.first, pool.end)
  fillRange(rooms, pool.first, pool.end)
  if (search.stars) {
    const bitmaps = search.stars.map((stars) => filters.stars.get(stars))
    keepAny(rooms, any, words, bitmaps)
  }
  if (search.instantConfirmation) intersect(rooms, filters.instantConfirmation, words)
  if (search.freeCancellation) intersect(rooms, filters.freeCancellation, words)
  if (search.among) keepAny(rooms, any, words, [roomsOf(index, search.among)])
}

function roomsOf({ hotelById, ofHotel, rooms }: StayIndex, ids: ReadonlySet<number>): Bitmap {
  const bitmap: Bitmap = new Int32Array((rooms.length + 31) >>> 5)
  for (const id of ids) {
    const hotel = hotelById.get(id)
    if (hotel === undefined) continue
    const end = ofHotel.firstRoom[hotel + 1] ?? 0
    for (let room = ofHotel.firstRoom[hotel] ?? 0; room < end; room += 1) add(bitmap, room)
  }
  return bitmap
}

/** Keeps those of `rooms` that have enough rooms for the party free on every night. */
export function keepAvailable(
  { filters, free }: StayIndex,
  { some, any }: Workspace,
  rooms: Bitmap,
  words: Words,
  asked: { party: PartyShares; first: number; nights: number },
): void {
  any.fill(0, words.from, words.to)
  for (const need of asked.party.needs) {
    some.fill(0, words.from, words.to)
    for (const terms of need.terms) uniteKnown(some, filters.terms.get(terms), words)
    intersect(some, rooms, words)
    for (let night = asked.first; night < asked.first + asked.nights; night += 1) {
      const bitmap = free[need.rooms - 1]?.[night]
      if (bitmap) intersect(some, bitmap, words)
    }
    unite(any, some, words)
  }
  intersect(rooms, any, words)
}

/** Keeps what any of these bitmaps holds; one that isn't there holds nothing. */
function keepAny(
  rooms: Bitmap,
  any: Bitmap,
  words: Words,
  bitmaps: readonly (Bitmap | undefined)[],
): void {
  any.fill(0, words.from, words.to)
  for (const bitmap of bitmaps) uniteKnown(any, bitmap, words)
  intersect(rooms, any, words)
}

function uniteKnown(into: Bitmap, bitmap: Bitmap | undefined, words: Words): void {
  if (bitmap) unite(into, bitmap, words)
}
