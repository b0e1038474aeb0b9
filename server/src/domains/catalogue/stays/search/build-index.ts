import type { CalendarDate } from '@rihla/contract/values/dates'
import { leastNights } from '../night-rates.ts'
import { MAX_ROOMS } from '../party.ts'
import type { StayKind } from '../stay.ts'
import { bitmapsBy, emptyBitmap, type Bitmap } from './bitmap.ts'
import type { HotelRow, RoomRow } from './load-index.ts'
import { readCalendars } from './rate-calendars.ts'
import {
  HORIZON,
  type HotelColumns,
  type IndexedHotel,
  type IndexedRoom,
  type Pool,
  type RateColumns,
  type RoomFilters,
  type Shape,
  type StayIndex,
} from './stay-index.ts'

/** Makes an index of these hotels and their rooms, in the order given; `fillFree` brings the places. */
export function buildIndex(
  version: number,
  firstDay: CalendarDate,
  hotelRows: readonly HotelRow[],
  roomRows: readonly RoomRow[],
): StayIndex {
  const hotelById = new Map(hotelRows.map((row, at) => [row.id, at]))
  const hotelOf = Int32Array.from(roomRows, (row) => hotelById.get(row.hotel_id) ?? 0)
  const firstRoom = firstRooms(hotelOf, hotelRows.length)
  const shapes = shapesOf(roomRows, (room) => hotelRows[hotelOf[room] ?? 0]?.child_bands ?? [])
  const { calendars, calendarOf } = readCalendars(firstDay, roomRows)
  return {
    version,
    firstDay,
    hotels: hotelRows.map(toHotel),
    hotelById,
    rooms: roomRows.map(toRoom),
    roomById: new Map(roomRows.map((row, at) => [row.id, at])),
    pools: poolsOf(hotelRows, firstRoom),
    ofRoom: {
      hotel: hotelOf,
      shape: shapes.shapeOf,
      calendar: calendarOf,
    },
    ofHotel: hotelColumns(hotelRows, firstRoom),
    filters: filtersOf(roomRows, shapes, (room) => hotelRows[hotelOf[room] ?? 0]),
    terms: shapes.terms,
    shapes: shapes.shapes,
    calendars,
    rates: ratesOf(roomRows),
    ...noneFree(roomRows.length),
    parties: new Map(),
  }
}

function noneFree(rooms: number): Pick<StayIndex, 'free' | 'freeWords'> {
  const { length } = emptyBitmap(rooms)
  const freeWords = new Int32Array(MAX_ROOMS * HORIZON * length)
  const free = Array.from({ length: MAX_ROOMS }, (_, level) =>
    Array.from({ length: HORIZON }, (__, night) => {
      const start = (level * HORIZON + night) * length
      return freeWords.subarray(start, start + length)
    }),
  )
  return { free, freeWords }
}

/** Where each hotel's rooms begin, and after the last one where all end. */
function firstRooms(hotelOf: Int32Array, hotels: number): Int32Array {
  const first = new Int32Array(hotels + 1)
  for (const hotel of hotelOf) first[hotel + 1] = (first[hotel + 1] ?? 0) + 1
  for (let hotel = 0; hotel < hotels; hotel += 1)
    first[hotel + 1] = (first[hotel + 1] ?? 0) + (first[hotel] ?? 0)
  return first
}

type Shapes = { shapes: Shape[]; terms: Shape['terms'][]; shapeOf: Int32Array }

function shapesOf(roomRows: readonly RoomRow[], bandsOf: (room: number) => Shape['bands']): Shapes {
  const shapes = numbered<Shape>()
  const terms = numbered<Shape['terms']>()
  const shapeOf = Int32Array.from(roomRows, (row, room) => {
    const its = termsOf(row)
    const termsAt = terms.numberOf(its)
    return shapes.numberOf({ termsAt, terms: its, bands: bandsOf(room) })
  })
  return { shapes: shapes.all, terms: terms.all, shapeOf }
}

/** Gives equal values one number. */
function numbered<T>(): { all: T[]; numberOf(value: T): number } {
  const all: T[] = []
  const known = new Map<string, number>()
  return {
    all,
    numberOf(value) {
      const key = JSON.stringify(value)
      const at = known.get(key) ?? all.push(value) - 1
      known.set(key, at)
      return at
    },
  }
}

/** Hotels stand by kind and city: the rooms of each follow each other. */
function poolsOf(hotelRows: readonly HotelRow[], firstRoom: Int32Array): StayIndex['pools'] {
  const pool = (of: (row: HotelRow) => boolean): Pool => ({
    first: firstRoom[Math.max(0, hotelRows.findIndex(of))] ?? 0,
    end: firstRoom[hotelRows.findLastIndex(of) + 1] ?? 0,
  })
  const ofKind = (kind: StayKind) => {
    const [all, cities] = [hotelRows.filter((row) => row.kind === kind), new Map<number, Pool>()]
    for (const id of new Set(all.map((row) => row.city_id)))
      cities.set(
        id,
        pool((row) => row.kind === kind && row.city_id === id),
      )
    return { ...pool((row) => row.kind === kind), byCity: cities }
  }
  return { hotel: ofKind('hotel'), cruise: ofKind('cruise') }
}

const hotelColumns = (rows: readonly HotelRow[], firstRoom: Int32Array): HotelColumns => ({
  id: Float64Array.from(rows, (row) => row.id),
  rating: Int32Array.from(rows, (row) => row.rating),
  score: Int32Array.from(rows, (row) => row.score),
  offerPercent: Uint8Array.from(rows, (row) => row.offer_percent ?? 0),
  offerEnds: Float64Array.from(rows, (row) => row.offer_expires_at?.getTime() ?? Infinity),
  fromPrice: new Int32Array(rows.length),
  fromRoom: new Int32Array(rows.length),
  firstRoom,
})

function filtersOf(
  rows: readonly RoomRow[],
  { shapes, shapeOf }: Shapes,
  hotelOf: (room: number) => HotelRow | undefined,
): RoomFilters {
  const where = (fits: (row: RoomRow, at: number) => boolean): Bitmap =>
    bitmapsBy(rows, fits).get(true) ?? emptyBitmap(rows.length)
  return {
    stars: bitmapsBy(rows, (_, at) => hotelOf(at)?.stars ?? 0),
    instantConfirmation: where((_, at) => hotelOf(at)?.instant_confirmation ?? false),
    freeCancellation: where(
      (row, at) => row.refundable !== 'never' && hotelOf(at)?.free_cancellation_days !== null,
    ),
    terms: bitmapsBy(rows, (_, at) => shapes[shapeOf[at] ?? 0]?.termsAt ?? 0),
    sailings: Array.from({ length: 7 }, (_, weekday) => {
      const nights = (room: number): number =>
        hotelOf(room)?.sailings.find((it) => it.weekday === weekday)?.nights ?? 0
      return new Map([...bitmapsBy(rows, (__, at) => nights(at))].filter(([its]) => its > 0))
    }),
  }
}

function ratesOf(rows: readonly RoomRow[]): RateColumns {
  const most = rows.reduce((all, row) => Math.max(all, row.rates.length), 0)
  const column = (): Int32Array => new Int32Array(most * rows.length)
  const [price, single, extra] = [column(), column(), column()]
  const least = new Uint8Array(most * rows.length)
  let mostLeast = 0
  rows.forEach((row, room) =>
    row.rates.forEach((rate, n) => {
      const at = n * rows.length + room
      price[at] = rate.price
      single[at] = rate.singlePrice
      extra[at] = rate.extraAdult
      least[at] = leastNights(rate, { minNights: row.min_nights })
      mostLeast = Math.max(mostLeast, least[at])
    }),
  )
  return { price, single, extra, least, mostLeast }
}

const toRoom = (row: RoomRow): IndexedRoom => ({
  id: row.id,
  name: { en: row.name_en, ar: row.name_ar },
  board: row.board,
  refundable: row.refundable !== 'never',
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
  isExternal: row.is_external,
  freeCancellationDays: row.free_cancellation_days,
  offer:
    row.offer_percent === null
      ? null
      : { percent: row.offer_percent, name: null, expiresAt: row.offer_expires_at },
})
