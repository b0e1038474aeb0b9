import { normalise, wordsOf } from '../../offer/normalise.ts'
import { ChildClassCollector } from '../../party/child-classes.ts'
import type { RoomTerms } from '../../stays/price/party.ts'
import { roomStays, type PackageKind } from '../package.ts'
import { bitmapOf, type Bitmap } from '../../../../platform/memory-index/bitmap.ts'
import { CardCollector } from './card-columns.ts'
import { unitsOn, type KindIndex, type PackagePlaces } from './kind-index.ts'
import { numbersOf, type FactRow, type DeparturePriceRow, type Names } from './load-facts.ts'
import { departurePrices, departurePricesByDay } from './departure-prices.ts'
import { PriceOrders } from './price-orders.ts'
import { Deadlines } from '../../availability/deadlines.ts'
import { freeUntil, type DayDeadline } from '../../availability/day-deadline.ts'
import { EnoughPlaces } from '../../availability/enough-places.ts'
import { NextPrices } from '../../availability/next-prices.ts'
import { WordCollector } from '../../../../platform/memory-index/word-index.ts'

/** What packages refer to: normalised names of cities, and rooms that can't be had. */
export type Surroundings = {
  readonly cityNames: ReadonlyMap<number, string>
  readonly roomsOffSale: ReadonlySet<number>
  readonly hotelNames: Names
  readonly roomNames: Names
  readonly roomTerms: ReadonlyMap<number, RoomTerms>
}

/** A room without facts takes no children. */
const NO_ROOM: RoomTerms = { baseAdults: 2, maxAdults: 2, maxChildren: 0, maxOccupancy: 2 }

/** Makes the index of a kind from its packages, added in the recommended order. */
export class KindBuilder {
  readonly #kind: PackageKind
  readonly #places: PackagePlaces
  readonly #cards: CardCollector
  readonly #roomsOffSale: ReadonlySet<number>
  readonly #cityWords: ReadonlyMap<number, readonly string[]>
  readonly #typeWords = new Map<string, readonly string[]>()
  readonly #positionOf = new Map<number, number>()
  readonly #words = new WordCollector()
  readonly #byCity = new Map<number, number[]>()
  readonly #byStars = new Map<number, number[]>()
  readonly #free: number[] = []
  readonly #price: number[] = []
  readonly #rating: number[] = []
  readonly #saleEnd: DayDeadline[] = []
  readonly #freeUntil: (DayDeadline | null)[] = []
  readonly #cityFirst = [0]
  readonly #cityIds: number[] = []
  readonly #stayFirst = [0]
  readonly #stays: { room: number; after: number; nights: number; terms: RoomTerms }[] = []
  readonly #roomTerms: ReadonlyMap<number, RoomTerms>
  readonly #children = new ChildClassCollector()
  readonly #stayingIn = new Map<number, number[]>()
  /** Rooms that had no places before: what is free of them must be read. */
  readonly newRooms: number[] = []

  constructor(kind: PackageKind, places: PackagePlaces, around: Surroundings) {
    this.#kind = kind
    this.#places = places
    this.#roomsOffSale = around.roomsOffSale
    this.#roomTerms = around.roomTerms
    this.#cards = new CardCollector(around.hotelNames, around.roomNames)
    this.#cityWords = new Map([...around.cityNames].map(([id, names]) => [id, wordsOf(names)]))
  }

  add(row: FactRow): void {
    if (this.#positionOf.has(row.id)) return
    const at = this.#positionOf.size
    this.#positionOf.set(row.id, at)
    const cities = numbersOf(row.cities)
    this.#words.add(at, wordsOf(row.norm_en))
    this.#words.add(at, wordsOf(row.norm_ar))
    this.#words.add(at, this.#wordsOfType(`${row.type_en ?? ''} ${row.type_ar ?? ''}`))
    for (const city of new Set([row.city_id, ...cities])) {
      this.#words.add(at, this.#cityWords.get(city) ?? [])
      append(this.#byCity, city, at)
    }
    append(this.#byStars, row.stars, at)
    if (row.free_hours !== null) this.#free.push(at)
    this.#cards.add(row)
    this.#children.add(row)
    this.#price.push(row.effective_price)
    this.#rating.push(row.rating)
    this.#saleEnd.push(row.sale_end)
    this.#freeUntil.push(freeUntil(row.starts, row.free_hours))
    this.#cityIds.push(...(cities.length > 0 ? cities : [row.city_id]))
    this.#cityFirst.push(this.#cityIds.length)
    this.#addStays(at, row.stays)
  }

  /** There are a dozen types, whatever the number of packages. */
  #wordsOfType(names: string): readonly string[] {
    const known = this.#typeWords.get(names)
    if (known) return known
    const words = wordsOf(normalise(names))
    this.#typeWords.set(names, words)
    return words
  }

  #addStays(at: number, stays: FactRow['stays']): void {
    const onSale = stays.every(([, roomId]) => roomId === null || !this.#roomsOffSale.has(roomId))
    for (const { roomId, after, nights } of roomStays(
      stays.map(([nights, roomId]) => ({ nights, roomId })),
    )) {
      if (onSale) this.newRooms.push(...this.#places.rooms.admit([roomId]))
      const room = onSale ? this.#places.rooms.slotOf(roomId) : -1
      if (room >= 0) append(this.#stayingIn, room, at)
      const terms = this.#roomTerms.get(roomId) ?? NO_ROOM
      this.#stays.push({ room, after, nights, terms })
    }
    this.#stayFirst.push(this.#stays.length)
  }

  /** The index, and which packages had no places before: they must be read. */
  finish(priced: readonly DeparturePriceRow[]) {
    const count = this.#positionOf.size
    const newPackages = this.#places.packages.admit(this.#positionOf.keys())
    const ids = [...this.#positionOf.keys()]
    const slot = Int32Array.from(ids, (id) => this.#places.packages.slotOf(id))
    const own = priced.flatMap(({ package_id, day, price }) => {
      const at = this.#positionOf.get(package_id)
      return at === undefined ? [] : [{ at, day, price }]
    })
    const stays = {
      first: Int32Array.from(this.#stayFirst),
      room: Int32Array.from(this.#stays, (stay) => stay.room),
      after: Uint8Array.from(this.#stays, (stay) => stay.after),
      nights: Uint8Array.from(this.#stays, (stay) => stay.nights),
      terms: this.#stays.map((stay) => stay.terms),
    }
    const [kind, places] = [this.#kind, this.#places]
    const index: KindIndex = {
      kind,
      count,
      ids: Float64Array.from(ids),
      byCity: bitmaps(this.#byCity, count),
      byStars: bitmaps(this.#byStars, count),
      freeCancellation: bitmapOf(this.#free, count),
      words: this.#words.finish(count),
      cards: this.#cards.finish(),
      children: this.#children.finish(count),
      prices: new PriceOrders(Int32Array.from(this.#price), Uint8Array.from(this.#rating)),
      departurePrices: departurePricesByDay(own, count),
      nextPrices: new NextPrices([...new Set(own.map(({ at }) => at))], count, departurePrices),
      cities: { first: Int32Array.from(this.#cityFirst), ids: Int32Array.from(this.#cityIds) },
      slot,
      positionOfSlot: new Map([...slot].map((its, at) => [its, at])),
      stays,
      stayingIn: this.#stayingIn,
      saleEnds: new Deadlines(this.#saleEnd),
      freeUntil: new Deadlines(this.#freeUntil),
      enough: enoughPlaces({ kind, slot, stays }, places),
    }
    return { index, newPackages }
  }
}

/** Apart from the builder, which what is made beside it would keep for as long as the index lives. */
const enoughPlaces = (of: Parameters<typeof unitsOn>[0], places: PackagePlaces): EnoughPlaces =>
  new EnoughPlaces(
    of.slot.length,
    (day) => places.packages.on(day) && ((at) => unitsOn(of, places, at, day)),
  )

function append(lists: Map<number, number[]>, key: number, at: number): void {
  const list = lists.get(key)
  if (list) list.push(at)
  else lists.set(key, [at])
}

const bitmaps = (lists: ReadonlyMap<number, number[]>, size: number): Map<number, Bitmap> =>
  new Map([...lists].map(([key, positions]) => [key, bitmapOf(positions, size)]))
