import { normalise, withoutArticle } from '../../offer/normalise.ts'
import { roomStays, type PackageKind } from '../package.ts'
import { bitmapOf, type Bitmap } from '../../../../platform/memory-index/bitmap.ts'
import { CardCollector, type Names } from './card-columns.ts'
import { admit, numbersOf } from './free-by-day.ts'
import type { KindIndex, Places } from './kind-index.ts'
import type { FactRow, OwnPriceRow } from './load-facts.ts'
import { ownPricesByDay } from './own-prices.ts'
import { priceOrders } from './price-orders.ts'
import { WordCollector } from '../../../../platform/memory-index/word-index.ts'

/** What packages refer to: normalised names of cities, and rooms that can't be had. */
export type Surroundings = {
  readonly cityNames: ReadonlyMap<number, string>
  readonly roomsOffSale: ReadonlySet<number>
  readonly hotelNames: Names
  readonly roomNames: Names
}

/** Makes the index of a kind from its packages, told in the recommended order. */
export class KindBuilder {
  readonly #kind: PackageKind
  readonly #places: Places
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
  readonly #cityFirst = [0]
  readonly #cityIds: number[] = []
  readonly #stayFirst = [0]
  readonly #stays: { room: number; after: number; nights: number }[] = []
  readonly #stayingIn = new Map<number, number[]>()
  /** Rooms that nobody knew before: what is free of them must be read. */
  readonly newRooms: number[] = []

  constructor(kind: PackageKind, places: Places, around: Surroundings) {
    this.#kind = kind
    this.#places = places
    this.#roomsOffSale = around.roomsOffSale
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
    this.#price.push(row.effective_price)
    this.#rating.push(row.rating)
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
      if (onSale) this.newRooms.push(...admit(this.#places.rooms, [roomId]))
      const room = onSale ? (this.#places.rooms.slots.get(roomId) ?? -1) : -1
      if (room >= 0) append(this.#stayingIn, room, at)
      this.#stays.push({ room, after, nights })
    }
    this.#stayFirst.push(this.#stays.length)
  }

  /** The index, and which packages nobody knew before: their places must be read. */
  finish(ownPrices: readonly OwnPriceRow[]) {
    const count = this.#positionOf.size
    const newPackages = admit(this.#places.packages, this.#positionOf.keys())
    const { slots } = this.#places.packages
    const ids = [...this.#positionOf.keys()]
    const own = ownPrices.flatMap(({ package_id, day, price }) => {
      const at = this.#positionOf.get(package_id)
      return at === undefined ? [] : [{ at, day, price }]
    })
    const index: KindIndex = {
      kind: this.#kind,
      count,
      ids: Float64Array.from(ids),
      positionOf: this.#positionOf,
      byCity: bitmaps(this.#byCity, count),
      byStars: bitmaps(this.#byStars, count),
      freeCancellation: bitmapOf(this.#free, count),
      words: this.#words.finish(count),
      cards: this.#cards.finish(),
      prices: priceOrders(Int32Array.from(this.#price), Uint8Array.from(this.#rating)),
      ownPrices: ownPricesByDay(own, count),
      cities: { first: Int32Array.from(this.#cityFirst), ids: Int32Array.from(this.#cityIds) },
      slot: Int32Array.from(ids, (id) => slots.get(id) ?? 0),
      stays: {
        first: Int32Array.from(this.#stayFirst),
        room: Int32Array.from(this.#stays, (stay) => stay.room),
        after: Uint8Array.from(this.#stays, (stay) => stay.after),
        nights: Uint8Array.from(this.#stays, (stay) => stay.nights),
      },
      stayingIn: this.#stayingIn,
      views: new Map(),
    }
    return { index, newPackages }
  }
}

/** Normalised words, each also without its article, as `search_words` of the database has them. */
const wordsOf = (normalised: string): string[] =>
  normalised
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => [word, withoutArticle(word)])

function append(lists: Map<number, number[]>, key: number, at: number): void {
  const list = lists.get(key)
  if (list) list.push(at)
  else lists.set(key, [at])
}

const bitmaps = (lists: ReadonlyMap<number, number[]>, size: number): Map<number, Bitmap> =>
  new Map([...lists].map(([key, positions]) => [key, bitmapOf(positions, size)]))
