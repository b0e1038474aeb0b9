import {
  fullBitmap,
  intersect,
  unite,
  type Bitmap,
} from '../../../../platform/memory-index/bitmap.ts'
import { withWords } from '../../../../platform/memory-index/word-index.ts'
import { roomsNeeded, type Party } from '../price/party.ts'
import type { StaySearch } from './read-search.ts'
import type { Pool, StayIndex } from './stay-index.ts'

/** Rooms as a bitmap that begins with the first word of a pool. */
export type PoolRooms = {
  readonly firstWord: number
  readonly words: number
  readonly bitmap: Bitmap
}

/** The part of a bitmap of all rooms that is of the pool. */
export const partOf = ({ firstWord, words }: PoolRooms, bitmap: Bitmap): Bitmap =>
  bitmap.subarray(firstWord, firstWord + words)

/** Those of some rooms that a bitmap of all rooms holds, too. */
export function roomsAlso(rooms: PoolRooms, those: Bitmap): PoolRooms {
  const bitmap = rooms.bitmap.slice()
  intersect(bitmap, partOf(rooms, those))
  return { ...rooms, bitmap }
}

/** The rooms of a pool that the filters of a search leave. */
export function filterRooms({ filters }: StayIndex, search: StaySearch, pool: Pool): PoolRooms {
  const firstWord = pool.first >>> 5
  const bitmap = fullBitmap(pool.end - firstWord * 32)
  bitmap[0] = (bitmap[0] ?? 0) & (-1 << (pool.first & 31))
  const rooms = { firstWord, words: bitmap.length, bitmap }
  const keep = (bitmap: Bitmap): void => intersect(rooms.bitmap, partOf(rooms, bitmap))
  if (search.stars) intersect(rooms.bitmap, anyOf(rooms, filters.stars, search.stars))
  if (search.instantConfirmation) keep(filters.instantConfirmation)
  if (search.freeCancellation) keep(filters.freeCancellation)
  if (search.words) intersect(rooms.bitmap, withWords(filters.words, search.words, rooms))
  return rooms
}

/** Those of some rooms of which the party finds enough free on every night. */
export function keepAvailable(
  { filters, enough, terms }: StayIndex,
  rooms: PoolRooms,
  { party, first, nights }: { party: Party; first: number; nights: number },
): PoolRooms {
  const available = new Int32Array(rooms.words)
  const byNeed = Map.groupBy(terms.keys(), (at) => {
    const its = terms[at]
    return its ? roomsNeeded(party, its) : null
  })
  for (const [needed, those] of byNeed) {
    if (needed === null) continue
    const free = nightsFrom(first, nights).map((night) => enough.on(night, needed))
    if (free.every((night) => night !== undefined))
      addThoseFree(available, rooms, anyOf(rooms, filters.terms, those), free)
  }
  return { ...rooms, bitmap: available }
}

const nightsFrom = (first: number, nights: number): number[] =>
  Array.from({ length: nights }, (_, n) => first + n)

/** Adds those of some rooms that are of a sort and free on every night: a word at a time, until nothing is left of it. */
function addThoseFree(
  available: Bitmap,
  { firstWord, bitmap }: PoolRooms,
  sort: Bitmap,
  nights: readonly Bitmap[],
): void {
  for (let word = 0; word < available.length; word += 1) {
    let left = (sort[word] ?? 0) & (bitmap[word] ?? 0)
    for (let n = 0; left !== 0 && n < nights.length; n += 1)
      left &= (nights[n] as Bitmap)[firstWord + word] ?? 0
    available[word] = (available[word] ?? 0) | left
  }
}

/** The rooms of a pool that any of these bitmaps holds; one that isn't there holds nothing. */
function anyOf<Key>(
  rooms: PoolRooms,
  bitmaps: ReadonlyMap<Key, Bitmap>,
  keys: readonly Key[],
): Bitmap {
  const any = new Int32Array(rooms.words)
  for (const key of keys) {
    const bitmap = bitmaps.get(key)
    if (bitmap) unite(any, partOf(rooms, bitmap))
  }
  return any
}
