import type { CalendarDate } from '@rihla/contract/values/dates'
import { setImmediate } from 'node:timers/promises'
import {
  add,
  bitmapOf,
  bitmapWhere,
  subtract,
  type Bitmap,
} from '../../../../platform/memory-index/bitmap.ts'
import { partsOf } from '../../../../platform/memory-index/in-parts.ts'
import { WordCollector } from '../../../../platform/memory-index/word-index.ts'
import { Deadlines } from '../../availability/deadlines.ts'
import { EnoughPlaces } from '../../availability/enough-places.ts'
import { Places } from '../../availability/places.ts'
import type { DayDeadline } from '../../availability/day-deadline.ts'
import { wordsOf } from '../../offer/normalise.ts'
import { leastNights } from '../price/night-rates.ts'
import type { StayKind } from '../stay.ts'
import type { HotelRow, RoomRow } from './load-facts.ts'
import { FoundStays } from './found-stays.ts'
import { CalendarReader } from './rate-calendars.ts'
import {
  HORIZON,
  type FromColumns,
  type IndexedHotel,
  type IndexedRoom,
  type Pool,
  type RateColumns,
  type Shape,
  type StayIndex,
  type StaysVersion,
} from './stay-index.ts'

/** Rooms that are given a place in some milliseconds. */
const ROOMS_AT_ONCE = 10_000

/** Makes an index of hotels and their rooms, added by kind and city; nothing is free in it at first. */
export class StayIndexBuilder {
  readonly #firstDay: CalendarDate
  readonly #hotelRows: HotelRow[] = []
  readonly #rooms: IndexedRoom[] = []
  readonly #hotelOf: number[] = []
  readonly #notIncluded: number[] = []
  readonly #firstRoom: number[] = [0]
  readonly #shapes = new Numbers<Shape>()
  readonly #terms = new Numbers<Shape['terms']>()
  readonly #shapeOf: number[] = []
  readonly #calendars: CalendarReader
  readonly #calendarOf: number[] = []
  readonly #rateRows: Pick<RoomRow, 'rates' | 'min_nights'>[] = []
  readonly #words = new WordCollector()

  constructor(firstDay: CalendarDate) {
    this.#firstDay = firstDay
    this.#calendars = new CalendarReader(firstDay)
  }

  add(row: HotelRow, rooms: readonly RoomRow[]): void {
    const hotel = this.#hotelRows.push(row) - 1
    const words = wordsOf(row.search_text)
    for (const room of rooms) {
      this.#words.add(this.#rooms.length, words)
      this.#addRoom(room, hotel, row.child_bands)
    }
    this.#firstRoom.push(this.#rooms.length)
  }

  #addRoom(row: RoomRow, hotel: number, bands: Shape['bands']): void {
    const at = this.#rooms.push(toRoom(row)) - 1
    this.#hotelOf.push(hotel)
    if (row.refundable !== 'always') this.#notIncluded.push(at)
    const terms = termsOf(row)
    const termsAt = this.#terms.numberOf(terms)
    this.#shapeOf.push(this.#shapes.numberOf({ termsAt, terms, bands }))
    this.#calendarOf.push(this.#calendars.numberOf(row.rates))
    this.#rateRows.push(row)
  }

  /** The index; in steps, so that requests are served in between. */
  async finish(version: StaysVersion): Promise<StayIndex> {
    const filters = await this.#filters()
    await setImmediate()
    const places = new Places('room', this.#firstDay, HORIZON, this.#rooms.length)
    for (const some of partsOf(this.#rooms, ROOMS_AT_ONCE)) {
      places.admit(some.map((room) => room.id))
      await setImmediate()
    }
    const hotels = this.#hotelRows.map(toHotel)
    const pools = { hotel: this.#pools('hotel'), cruise: this.#pools('cruise') }
    await setImmediate()
    const ofRoom = {
      hotel: Int32Array.from(this.#hotelOf),
      shape: Int32Array.from(this.#shapeOf),
      calendar: Int32Array.from(this.#calendarOf),
    }
    const ofHotel = this.#ofHotel()
    await setImmediate()
    const rates = ratesOf(this.#rateRows)
    await setImmediate()
    const deadlines = this.#deadlines()
    await setImmediate()
    return {
      ...version,
      firstDay: this.#firstDay,
      hotels,
      rooms: this.#rooms,
      pools,
      ofRoom,
      ofHotel,
      filters,
      terms: this.#terms.all,
      shapes: this.#shapes.all,
      calendars: this.#calendars.all,
      rates,
      places,
      enough: new EnoughPlaces(this.#rooms.length, (night) => {
        const free = places.on(night)
        return free && ((room) => free[room] ?? 0)
      }),
      ...deadlines,
      found: new FoundStays({
        percent: Uint8Array.from(this.#hotelRows, (row) => row.offer_percent ?? 0),
        ends: Float64Array.from(
          this.#hotelRows,
          (row) => row.offer_expires_at?.getTime() ?? Infinity,
        ),
      }),
    }
  }

  #ofHotel(): StayIndex['ofHotel'] {
    const hotels = this.#hotelRows
    return {
      id: Float64Array.from(hotels, (row) => row.id),
      rating: Int32Array.from(hotels, (row) => row.rating),
      score: Int32Array.from(hotels, (row) => row.score),
      from: { any: fromColumns(hotels.length), cancellable: fromColumns(hotels.length) },
      firstRoom: Int32Array.from(this.#firstRoom),
    }
  }

  #deadlines(): Pick<StayIndex, 'saleEnds' | 'freeUntil'> {
    const hotels = this.#hotelRows
    const free = hotels.map(freeUntilOf)
    return {
      saleEnds: new Deadlines(this.#hotelOf.map((hotel) => hotels[hotel]?.sale_end ?? 0)),
      freeUntil: new Deadlines(
        this.#hotelOf.map((hotel, room) =>
          this.#rooms[room]?.refundable ? (free[hotel] ?? null) : null,
        ),
      ),
    }
  }

  async #filters(): Promise<StayIndex['filters']> {
    const size = this.#rooms.length
    const hotelOf = (room: number) => this.#hotelRows[this.#hotelOf[room] ?? 0]
    const fits = (its: (hotel: HotelRow) => boolean): Bitmap => {
      const fitting = this.#hotelRows.map(its)
      return bitmapWhere(size, (room) => fitting[this.#hotelOf[room] ?? 0] ?? false)
    }
    const freeCancellation = fits((it) => it.free_cancellation_days !== null)
    subtract(freeCancellation, bitmapOf(this.#notIncluded, size))
    await setImmediate()
    const stars = await bitmapsOf(new Set(this.#hotelRows.map((it) => it.stars)), (its) =>
      fits((hotel) => hotel.stars === its),
    )
    const terms = await bitmapsOf(this.#terms.all.keys(), (its) =>
      bitmapWhere(size, (room) => this.#shapes.all[this.#shapeOf[room] ?? 0]?.termsAt === its),
    )
    const sailings = Array.from({ length: 7 }, () => new Map<number, Bitmap>())
    this.#hotelOf.forEach((_, room) => {
      for (const { weekday, nights } of hotelOf(room)?.sailings ?? []) {
        const those = sailings[weekday]
        const bitmap = those?.get(nights) ?? bitmapOf([], size)
        add(bitmap, room)
        those?.set(nights, bitmap)
      }
    })
    await setImmediate()
    const instantConfirmation = fits((it) => it.instant_confirmation)
    await setImmediate()
    const words = await this.#words.finishInSteps(size)
    await setImmediate()
    return { stars, instantConfirmation, freeCancellation, terms, sailings, words }
  }

  /** Hotels stand by kind and city: the rooms of each follow each other. */
  #pools(kind: StayKind): StayIndex['pools'][StayKind] {
    const cities = new Map<number, Pool>()
    let all: Pool = { first: 0, end: 0 }
    this.#hotelRows.forEach((row, at) => {
      if (row.kind !== kind) return
      const [first, end] = [this.#firstRoom[at] ?? 0, this.#firstRoom[at + 1] ?? 0]
      all = all.end === 0 ? { first, end } : { first: all.first, end }
      cities.set(row.city_id, { first: cities.get(row.city_id)?.first ?? first, end })
    })
    return { ...all, byCity: cities }
  }
}

/** The set of each value; in steps, so that requests are served in between. */
async function bitmapsOf(
  values: Iterable<number>,
  make: (value: number) => Bitmap,
): Promise<Map<number, Bitmap>> {
  const bitmaps = new Map<number, Bitmap>()
  for (const value of values) {
    bitmaps.set(value, make(value))
    await setImmediate()
  }
  return bitmaps
}

function ratesOf(rows: readonly Pick<RoomRow, 'rates' | 'min_nights'>[]): RateColumns {
  const most = rows.reduce((all, row) => Math.max(all, row.rates.length), 0)
  const column = (): Int32Array => new Int32Array(most * rows.length)
  const [price, single, extra] = [column(), column(), column()]
  const least = new Uint8Array(most * rows.length)
  rows.forEach((row, room) =>
    row.rates.forEach((rate, n) => {
      const at = n * rows.length + room
      price[at] = rate.price
      single[at] = rate.singlePrice
      extra[at] = rate.extraAdult
      least[at] = leastNights(rate, { minNights: row.min_nights })
    }),
  )
  return { price, single, extra, least }
}

const fromColumns = (hotels: number): FromColumns => ({
  price: new Int32Array(hotels),
  room: new Int32Array(hotels),
  night: new Uint8Array(hotels),
})

/** Gives equal values one number. */
class Numbers<T> {
  readonly all: T[] = []
  readonly #known = new Map<string, number>()

  numberOf(value: T): number {
    const key = JSON.stringify(value)
    const at = this.#known.get(key) ?? this.all.push(value) - 1
    this.#known.set(key, at)
    return at
  }
}

/** Cancelling is free until the end of a day: so many days before arrival. */
const freeUntilOf = ({ free_cancellation_days: days }: HotelRow): DayDeadline | null =>
  days === null ? null : (1 - days) * 1440

const toRoom = (row: RoomRow): IndexedRoom => ({
  id: row.id,
  name: { en: row.name_en, ar: row.name_ar },
  board: row.board,
  refundable: row.refundable === 'always',
})

const termsOf = (row: RoomRow): Shape['terms'] => ({
  baseAdults: row.base_adults,
  maxAdults: row.max_adults,
  maxChildren: row.max_children,
  maxOccupancy: row.max_occupancy,
})

const toHotel = (row: HotelRow): IndexedHotel => ({
  id: row.id,
  name: { en: row.name_en, ar: row.name_ar },
  city: { en: row.city_en, ar: row.city_ar },
  cover: row.cover,
  stars: row.stars,
  rating: row.rating,
  raters: row.raters,
  latitude: row.latitude,
  longitude: row.longitude,
  instantConfirmation: row.instant_confirmation,
  freeCancellationDays: row.free_cancellation_days,
  offer:
    row.offer_percent === null
      ? null
      : { percent: row.offer_percent, name: null, expiresAt: row.offer_expires_at },
  sailings: row.sailings,
})
