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
  readonly perNight: Float64Array
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
      perNight: new Float64Array(hotels),
      span: new Uint8Array(hotels),
      key: new Float64Array(hotels),
    },
  }
  made.set(index, workspace)
  return workspace
}

/** Adds a stay to what was found, unless a night of it is cheaper or dearer than asked for. */
export function keepFound(
  found: Found,
  stay: { room: number; original: Piastres; total: Piastres; perNight: Piastres; span: number },
  { from, to }: { readonly from: Piastres | null; readonly to: Piastres | null },
): void {
  if ((from !== null && stay.perNight < from) || (to !== null && stay.perNight > to)) return
  const at = found.count
  found.room[at] = stay.room
  found.original[at] = stay.original
  found.total[at] = stay.total
  found.perNight[at] = stay.perNight
  found.span[at] = stay.span
  found.count = at + 1
}
