import type { Piastres } from '@rihla/contract/values/money'
import { emptyBitmap, type Bitmap } from './bitmap.ts'
import { noCounts, type RateCounts } from './rate-calendars.ts'
import type { StayIndex } from './stay-index.ts'

/** Stays that were found, in columns, by the order of their hotels. */
export type Found = {
  count: number
  /** Positions of the cheapest rooms. */
  readonly room: Int32Array
  readonly original: Float64Array
  readonly total: Float64Array
  readonly nights: Uint8Array
  /** Which of the search's spans the stay has: ships sail on different days. */
  readonly span: Uint8Array
  /** What the order asked for compares, the smallest first. */
  readonly key: Float64Array
}

/**
 * What a search writes on, made once for an index: to make it anew costs more than many a search.
 * Nobody may wait for anything while it is in use.
 */
export type Workspace = {
  /** Spans that were priced so far: what of `counts` is of the present one. */
  priced: number
  /** Rooms that the filters leave. */
  readonly rooms: Bitmap
  /** Cabins of one sailing, and of those that were on an earlier day. */
  readonly cabins: Bitmap
  readonly sailed: Bitmap
  /** For what is worked out on the way. */
  readonly some: Bitmap
  readonly any: Bitmap
  readonly counts: RateCounts
  readonly found: Found
}

const made = new WeakMap<StayIndex, Workspace>()

export function workspaceOf(index: StayIndex): Workspace {
  const known = made.get(index)
  if (known) return known
  const [hotels, rooms] = [index.hotels.length, index.rooms.length]
  const workspace: Workspace = {
    priced: 0,
    rooms: emptyBitmap(rooms),
    cabins: emptyBitmap(rooms),
    sailed: emptyBitmap(rooms),
    some: emptyBitmap(rooms),
    any: emptyBitmap(rooms),
    counts: noCounts(index.calendars.length),
    found: {
      count: 0,
      room: new Int32Array(hotels),
      original: new Float64Array(hotels),
      total: new Float64Array(hotels),
      nights: new Uint8Array(hotels),
      span: new Uint8Array(hotels),
      key: new Float64Array(hotels),
    },
  }
  made.set(index, workspace)
  return workspace
}

/** Within what a stay of some nights costs: `least` counts, `most` doesn't. */
export type PriceBounds = { readonly least: number; readonly most: number }

/** What a stay costs whose price for a night, in whole piastres, is within what was asked for. */
export const boundsOf = (
  { from, to }: { readonly from: Piastres | null; readonly to: Piastres | null },
  nights: number,
): PriceBounds => ({
  least: from === null ? -Infinity : (from - 0.5) * nights,
  most: to === null ? Infinity : (to + 0.5) * nights,
})

/** A night's price, in whole piastres, of a place of what was found. */
export const perNightOf = (found: Found, at: number): Piastres =>
  Math.round((found.total[at] as number) / (found.nights[at] as number))

/** Adds a stay to what was found, if it is within the bounds. */
export function keepFound(
  found: Found,
  { least, most }: PriceBounds,
  room: number,
  original: Piastres,
  total: Piastres,
  nights: number,
  span: number,
): void {
  if (total < least || total >= most) return
  const at = found.count
  found.room[at] = room
  found.original[at] = original
  found.total[at] = total
  found.nights[at] = nights
  found.span[at] = span
  found.count = at + 1
}
