import type { CalendarDate } from '@rihla/contract/values/dates'
import { add, emptyBitmap, remove, type Bitmap } from '../../../../platform/memory-index/bitmap.ts'
import { placesWithRooms, type PackageKind } from '../package.ts'
import type { CardColumns } from './card-columns.ts'
import type { FreeByDay } from './free-by-day.ts'
import type { OwnPrices } from './own-prices.ts'
import type { PriceOrders } from './price-orders.ts'
import type { WordIndex } from '../../../../platform/memory-index/word-index.ts'

/** What can be had of each package on one day, in couples or persons, rooms included. */
export type DayView = {
  readonly units: Uint8Array
  /** Those with at least so many; made when first asked for. */
  readonly enough: Map<number, Bitmap>
}

/** Stays of packages in rooms of ours: those of a package from `first[at]` up to `first[at + 1]`. */
export type RoomStayColumns = {
  readonly first: Int32Array
  /** Slot of the room; -1: a room that isn't sold any more. */
  readonly room: Int32Array
  readonly after: Uint8Array
  readonly nights: Uint8Array
}

/** All packages of a kind on sale as a search sees them. A position is a place in the recommended order. */
export type KindIndex = {
  readonly kind: PackageKind
  readonly count: number
  readonly ids: Float64Array
  readonly positionOf: ReadonlyMap<number, number>
  readonly byCity: ReadonlyMap<number, Bitmap>
  readonly byStars: ReadonlyMap<number, Bitmap>
  readonly freeCancellation: Bitmap
  readonly words: WordIndex
  readonly cards: CardColumns
  readonly prices: PriceOrders
  /** By day: where departures cost something of their own. */
  readonly ownPrices: ReadonlyMap<CalendarDate, OwnPrices>
  /** Destinations in their order, from `first[at]` up to `first[at + 1]`. */
  readonly cities: { readonly first: Int32Array; readonly ids: Int32Array }
  /** Slot among the packages' places. */
  readonly slot: Int32Array
  readonly stays: RoomStayColumns
  /** By slot of a room: positions of the packages that stay in it. */
  readonly stayingIn: ReadonlyMap<number, readonly number[]>
  /** By day: made when first asked for, kept up to date from then on. */
  readonly views: Map<number, DayView>
}

/** Places of packages, and rooms of ours, by day. */
export type Places = { readonly packages: FreeByDay; readonly rooms: FreeByDay }

/** What can be had of a package that leaves on a day, in couples or persons. */
export function unitsOn(index: KindIndex, { packages, rooms }: Places, at: number, day: number) {
  const places = packages.free[day]?.[index.slot[at] ?? 0] ?? 0
  const { first, room, after, nights } = index.stays
  const end = places > 0 ? (first[at + 1] ?? 0) : 0
  let fewest = Infinity
  for (let stay = first[at] ?? 0; fewest > 0 && stay < end; stay += 1) {
    const slot = room[stay] ?? -1
    if (slot < 0) return 0
    const begins = day + (after[stay] ?? 0)
    const leaves = begins + (nights[stay] ?? 0)
    for (let night = begins; night < leaves; night += 1)
      fewest = Math.min(fewest, rooms.free[night]?.[slot] ?? 0)
  }
  return placesWithRooms(index.kind, places, fewest)
}

/** Those of which at least so many can be had on a day. Not to be changed: it is kept. */
export function enoughOn(index: KindIndex, places: Places, day: number, units: number): Bitmap {
  const view = viewOf(index, places, day)
  const known = view.enough.get(units)
  if (known) return known
  const bitmap = emptyBitmap(index.count)
  view.units.forEach((had, at) => {
    if (had >= units) add(bitmap, at)
  })
  view.enough.set(units, bitmap)
  return bitmap
}

function viewOf(index: KindIndex, places: Places, day: number): DayView {
  const known = index.views.get(day)
  if (known) return known
  const units = new Uint8Array(index.count)
  for (let at = 0; at < index.count; at += 1) units[at] = unitsOn(index, places, at, day)
  const view: DayView = { units, enough: new Map() }
  index.views.set(day, view)
  return view
}

/** Takes in that the places of these packages, or their rooms, have changed. */
export function refreshViews(index: KindIndex, places: Places, changed: Iterable<number>): void {
  const positions = [...changed]
  for (const [day, { units, enough }] of index.views)
    for (const at of positions) {
      const had = unitsOn(index, places, at, day)
      units[at] = had
      for (const [wanted, bitmap] of enough) (had >= wanted ? add : remove)(bitmap, at)
    }
}
