import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { weekdayOf } from '../night-rates.ts'
import type { RoomTerms } from '../party.ts'
import type { Rate } from '../stay.ts'
import type { FreeRow, HotelRow, RoomRow } from './load-index.ts'
import {
  HORIZON,
  type IndexedHotel,
  type IndexedRoom,
  type Shape,
  type StayIndex,
} from './stay-index.ts'

/** Nights ahead within which the price that a card begins with is looked for. */
const FROM_NIGHTS = 60

/** Makes an empty index for these hotels and rooms; `fill` brings nights and places. */
export function buildIndex(
  version: number,
  firstDay: CalendarDate,
  hotelRows: readonly HotelRow[],
  roomRows: readonly RoomRow[],
): StayIndex {
  const rates = new Int32Array(3 * roomRows.reduce((sum, room) => sum + room.rates.length, 0))
  const rateOf = new Uint8Array(roomRows.length * HORIZON)
  const days = calendarOf(firstDay)
  const shapes = createShapes(hotelRows)
  const rooms = new Map<number, IndexedRoom[]>()
  let nextRate = 0
  roomRows.forEach((row, at) => {
    const room = { ...toRoom(row, at, nextRate), shape: shapes.of(row) }
    for (const rate of row.rates) {
      rates.set([rate.price, rate.singlePrice, rate.extraAdult], nextRate * 3)
      nextRate += 1
    }
    rateOf.set(ratesByNight(row.rates, days), at * HORIZON)
    const known = rooms.get(row.hotel_id)
    if (known) known.push(room)
    else rooms.set(row.hotel_id, [room])
  })
  const hotels = hotelRows.map((row) => toHotel(row, rooms.get(row.id) ?? []))
  return {
    version,
    firstDay,
    hotels,
    byCity: Map.groupBy(hotels, (hotel) => hotel.cityId),
    roomById: new Map(
      hotels.flatMap((hotel) => hotel.rooms.map((room) => [room.id, { hotel, room }])),
    ),
    shapes: shapes.all,
    free: new Uint8Array(roomRows.length * HORIZON),
    rateOf,
    rates,
  }
}

/** Takes in how many places some rooms have; what is not told of a room has none. */
export function fillFree(index: StayIndex, rows: readonly FreeRow[]): void {
  const changed = new Set<IndexedHotel>()
  for (const row of rows) {
    const known = index.roomById.get(row.room_id)
    if (!known) continue
    const from = known.room.at * HORIZON
    index.free.fill(0, from, from + HORIZON)
    row.at.forEach((at, n) => {
      if (at >= 0 && at < HORIZON)
        index.free[from + at] = Math.min(255, Math.max(0, row.free[n] ?? 0))
    })
    changed.add(known.hotel)
  }
  for (const hotel of changed) setFromPrice(index, hotel)
}

/** The cheapest free night of two adults in the weeks ahead: what a search without dates shows. */
function setFromPrice(index: StayIndex, hotel: IndexedHotel): void {
  hotel.fromPrice = 0
  for (const room of hotel.rooms) {
    if (room.terms.maxAdults < 2) continue
    for (let at = room.at * HORIZON; at < room.at * HORIZON + FROM_NIGHTS; at += 1) {
      const rate = index.rateOf[at] ?? 0
      if (rate === 0 || index.free[at] === 0) continue
      const price = index.rates[(room.firstRate + rate - 1) * 3] ?? 0
      if (hotel.fromPrice === 0 || price < hotel.fromPrice) {
        hotel.fromPrice = price
        hotel.fromRoom = room.id
      }
    }
  }
}

const termsOf = (row: RoomRow): RoomTerms => ({
  baseAdults: row.base_adults,
  maxAdults: row.max_adults,
  maxChildren: row.max_children,
  maxOccupancy: row.max_occupancy,
})

/** Gives equal rooms of equal hotels one shape, so that a search works each out once. */
function createShapes(hotels: readonly HotelRow[]) {
  const all: Shape[] = []
  const known = new Map<string, number>()
  const bands = new Map(hotels.map((hotel) => [hotel.id, hotel.child_bands]))
  return {
    all,
    of(row: RoomRow): number {
      const shape: Shape = { terms: termsOf(row), bands: bands.get(row.hotel_id) ?? [] }
      const key = JSON.stringify(shape)
      const at = known.get(key) ?? all.push(shape) - 1
      known.set(key, at)
      return at
    },
  }
}

type Calendar = readonly { readonly day: CalendarDate; readonly weekday: number }[]

const calendarOf = (firstDay: CalendarDate): Calendar =>
  Array.from({ length: HORIZON }, (_, at) => {
    const day = addDays(firstDay, at)
    return { day, weekday: weekdayOf(day) }
  })

/** Position of each night's rate among the room's, beginning with 1; the first that fits counts. */
const ratesByNight = (rates: readonly Rate[], days: Calendar): number[] =>
  days.map(
    ({ day, weekday }) =>
      rates.findIndex(
        (rate) =>
          rate.firstNight <= day && day <= rate.lastNight && rate.weekdays.includes(weekday),
      ) + 1,
  )

const toRoom = (row: RoomRow, at: number, firstRate: number): Omit<IndexedRoom, 'shape'> => ({
  at,
  id: row.id,
  name: { en: row.name_en, ar: row.name_ar },
  board: row.board,
  refundable: row.refundable !== 'never',
  terms: termsOf(row),
  minNights: row.min_nights,
  firstRate,
})

const toHotel = (row: HotelRow, rooms: readonly IndexedRoom[]): IndexedHotel => ({
  id: row.id,
  kind: row.kind,
  cityId: row.city_id,
  name: { en: row.name_en, ar: row.name_ar },
  city: { en: row.city_en, ar: row.city_ar },
  cover: row.cover,
  stars: row.stars,
  rating: row.rating,
  raters: row.raters,
  score: row.score,
  latitude: row.latitude,
  longitude: row.longitude,
  instantConfirmation: row.instant_confirmation,
  isExternal: row.is_external,
  freeCancellationDays: row.free_cancellation_days,
  offer:
    row.offer_percent === null
      ? null
      : { percent: row.offer_percent, name: null, expiresAt: row.offer_expires_at },
  sailings: Array.from(
    { length: 7 },
    (_, weekday) => row.sailings.find((it) => it.weekday === weekday)?.nights ?? 0,
  ),
  rooms,
  fromPrice: 0,
  fromRoom: 0,
})
