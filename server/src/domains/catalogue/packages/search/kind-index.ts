import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Bitmap } from '../../../../platform/memory-index/bitmap.ts'
import type { WordIndex } from '../../../../platform/memory-index/word-index.ts'
import type { Deadlines } from '../../availability/deadlines.ts'
import type { EnoughPlaces } from '../../availability/enough-places.ts'
import type { NextPrices } from '../../availability/next-prices.ts'
import type { Places } from '../../availability/places.ts'
import type { Party } from '@rihla/contract/values/party'
import type { ChildClasses } from '../../party/child-classes.ts'
import type { RoomTerms } from '../../stays/price/party.ts'
import { needOf, placesWithRooms, type Need, type PackageKind } from '../package.ts'
import type { CardColumns } from './card-columns.ts'
import type { DeparturePrices } from './departure-prices.ts'
import type { PriceOrders } from './price-orders.ts'

/** Stays of packages in rooms of ours: those of a package from `first[at]` up to `first[at + 1]`. */
export type RoomStayColumns = {
  readonly first: Int32Array
  /** Slot of the room; -1: a room that isn't sold any more. */
  readonly room: Int32Array
  readonly after: Uint8Array
  readonly nights: Uint8Array
  /** What each room has room for. */
  readonly terms: readonly RoomTerms[]
}

/** All packages of a kind on sale as a search sees them. A position is a place in the recommended order. */
export type KindIndex = {
  readonly kind: PackageKind
  readonly count: number
  readonly ids: Float64Array
  readonly byCity: ReadonlyMap<number, Bitmap>
  readonly byStars: ReadonlyMap<number, Bitmap>
  readonly freeCancellation: Bitmap
  readonly words: WordIndex
  readonly cards: CardColumns
  /** Which children each takes, and what they pay. */
  readonly children: ChildClasses
  readonly prices: PriceOrders
  /** By day: where departures cost something of their own. */
  readonly departurePrices: ReadonlyMap<CalendarDate, DeparturePrices>
  /** What those cost on the next day that can be booked. */
  readonly nextPrices: NextPrices<DeparturePrices>
  /** Destinations in their order, from `first[at]` up to `first[at + 1]`. */
  readonly cities: { readonly first: Int32Array; readonly ids: Int32Array }
  /** Slot among the packages' places, and the position of each slot. */
  readonly slot: Int32Array
  readonly positionOfSlot: ReadonlyMap<number, number>
  readonly stays: RoomStayColumns
  /** By slot of a room: positions of the packages that stay in it. */
  readonly stayingIn: ReadonlyMap<number, readonly number[]>
  /** Couples or persons that can be had on a day, rooms included. */
  readonly enough: EnoughPlaces
  /** Until when each departure can be bought. */
  readonly saleEnds: Deadlines
  /** Until when cancelling is free. */
  readonly freeUntil: Deadlines
}

/** Places of packages, and rooms of ours, by day. */
export type PackagePlaces = { readonly packages: Places; readonly rooms: Places }

/** What can be had of a package that leaves on a day, in couples or persons. */
export function unitsOn(
  index: Pick<KindIndex, 'kind' | 'slot' | 'stays'>,
  { packages, rooms }: PackagePlaces,
  at: number,
  day: number,
): number {
  const places = packages.on(day)?.[index.slot[at] ?? 0] ?? 0
  return places > 0 ? placesWithRooms(index.kind, places, roomsOn(index, rooms, at, day)) : 0
}

/** The fewest rooms of ours on any night of a package that leaves on a day; Infinity where it needs none. */
function roomsOn(
  { stays }: Pick<KindIndex, 'stays'>,
  rooms: Places,
  at: number,
  day: number,
): number {
  const { first, room, after, nights } = stays
  const end = first[at + 1] ?? 0
  let fewest = Infinity
  for (let stay = first[at] ?? 0; fewest > 0 && stay < end; stay += 1) {
    const slot = room[stay] ?? -1
    if (slot < 0) return 0
    const begins = day + (after[stay] ?? 0)
    const leaves = begins + (nights[stay] ?? 0)
    for (let night = begins; night < leaves; night += 1)
      fewest = Math.min(fewest, rooms.on(night)?.[slot] ?? 0)
  }
  return fewest
}

/** What a party takes of the departures of a package; null: its rooms can't hold it. */
export function needAt(
  { kind, children, stays }: KindIndex,
  at: number,
  party: Party,
): Need | null {
  const its = stays.terms.slice(stays.first[at] ?? 0, stays.first[at + 1] ?? 0)
  return needOf(kind, party, children.at(at), its)
}

/** Whether a package that leaves on a day has so many places and rooms. */
export const hasOn = (
  index: KindIndex,
  { packages, rooms }: PackagePlaces,
  at: number,
  day: number,
  need: Need,
): boolean =>
  (packages.on(day)?.[index.slot[at] ?? 0] ?? 0) >= need.places &&
  roomsOn(index, rooms, at, day) >= need.rooms
