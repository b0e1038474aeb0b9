import { add, emptyBitmap, type Bitmap, type Words } from './bitmap.ts'
import type { NightlyColumns } from './party-shares.ts'
import type { StayIndex } from './stay-index.ts'

/**
 * Rooms that another room of their hotel, which stands so many places before them (after, if negative),
 * undercuts whatever the nights: they needn't be looked at while that one is free.
 */
export type Undercut = { readonly distance: number; readonly rooms: Bitmap }

/** Words are shifted by distances: rooms that stand further apart are just looked at. */
const FARTHEST = 31
/** Half up, amounts that differ by a pound never round to the same. */
const POUND = 100

/** For a party that pays these: the rooms that are undercut, by distance; a calendar has one order of rates. */
export function undercutsOf(index: StayIndex, nightly: NightlyColumns): Undercut[] {
  const { ofHotel, ofRoom, rooms } = index
  const found = new Map<number, Bitmap>()
  for (let hotel = 0; hotel < index.hotels.length; hotel += 1) {
    const [first, end] = [ofHotel.firstRoom[hotel] ?? 0, ofHotel.firstRoom[hotel + 1] ?? 0]
    for (let room = first; room < end; room += 1)
      for (let other = first; other < end; other += 1) {
        const distance = room - other
        if (distance === 0 || Math.abs(distance) > FARTHEST) continue
        if (ofRoom.calendar[room] !== ofRoom.calendar[other]) continue
        if (!undercuts(nightly, other, room, rooms.length)) continue
        const bitmap = found.get(distance) ?? emptyBitmap(rooms.length)
        found.set(distance, bitmap)
        add(bitmap, room)
      }
  }
  return [...found].map(([distance, its]) => ({ distance, rooms: its }))
}

/** Of equals the first is shown: a room after another one must be cheaper by what is seen after rounding. */
function undercuts(nightly: NightlyColumns, one: number, other: number, step: number): boolean {
  const less = one < other ? 0 : POUND
  const { rooms, extraAdults, children } = nightly
  for (let rate = 0; rate < rooms.length; rate += step) {
    const [a, b] = [rate + one, rate + other]
    if ((rooms[a] ?? 0) + less > (rooms[b] ?? 0)) return false
    if (extraAdults && (extraAdults[a] ?? 0) > (extraAdults[b] ?? 0)) return false
    if (children && (children[a] ?? 0) > (children[b] ?? 0)) return false
  }
  return true
}

/** Drops of these rooms what others of them undercut; `scratch` is written on. */
export function dropUndercut(
  undercut: readonly Undercut[],
  rooms: Bitmap,
  scratch: Bitmap,
  { from, to }: Words,
): void {
  scratch.set(rooms.subarray(from, to), from)
  for (const { distance, rooms: those } of undercut) {
    const [near, far, step] = [Math.abs(distance), 32 - Math.abs(distance), Math.sign(distance)]
    for (let word = from; word < to; word += 1) {
      const here = scratch[word] ?? 0
      const beside = scratch[word - step] ?? 0
      const cheaper =
        step > 0 ? (here << near) | (beside >>> far) : (here >>> near) | (beside << far)
      rooms[word] = (rooms[word] ?? 0) & ~((those[word] ?? 0) & cheaper)
    }
  }
}
