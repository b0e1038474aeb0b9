import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { leastNights, weekdayOf } from '../night-rates.ts'
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

/** Makes an index of these hotels and their rooms, in the order given; `fillFree` brings the places. */
export function buildIndex(
  version: number,
  firstDay: CalendarDate,
  hotelRows: readonly HotelRow[],
  roomRows: readonly RoomRow[],
): StayIndex {
  const rooms = new Map<number, IndexedRoom[]>(hotelRows.map((row) => [row.id, []]))
  roomRows.forEach((row, at) => rooms.get(row.hotel_id)?.push(toRoom(row, at)))
  const hotels = hotelRows.map((row) => toHotel(row, rooms.get(row.id) ?? []))
  const nights = (): Uint8Array => new Uint8Array(roomRows.length * HORIZON)
  return {
    version,
    firstDay,
    hotels,
    byCity: Map.groupBy(hotels, (hotel) => hotel.cityId),
    hotelOfRoom: new Map(
      hotels.flatMap((hotel) => hotel.rooms.map((room) => [room.id, { hotel, room }])),
    ),
    ...columnsOf(hotelRows, roomRows),
    ...ratesOf(roomRows, calendarOf(firstDay), nights()),
    free: nights(),
    run: nights(),
  }
}

function columnsOf(hotelRows: readonly HotelRow[], roomRows: readonly RoomRow[]) {
  const shapes: Shape[] = []
  const known = new Map<string, number>()
  const bands = new Map(hotelRows.map((hotel) => [hotel.id, hotel.child_bands]))
  const shapeOf = (row: RoomRow): number => {
    const shape: Shape = { terms: termsOf(row), bands: bands.get(row.hotel_id) ?? [] }
    const key = JSON.stringify(shape)
    const at = known.get(key) ?? shapes.push(shape) - 1
    known.set(key, at)
    return at
  }
  let rates = -1
  const columns = {
    count: roomRows.length,
    refundable: Uint8Array.from(roomRows, (row) => (row.refundable === 'never' ? 0 : 1)),
    shape: Uint16Array.from(roomRows, shapeOf),
    rateBase: Int32Array.from(roomRows, (row) => (rates += row.rates.length) - row.rates.length),
  }
  return { shapes, columns }
}

function ratesOf(roomRows: readonly RoomRow[], days: Calendar, rateOf: Uint8Array) {
  const rates = Int32Array.from(
    roomRows.flatMap((row) =>
      row.rates.flatMap((rate) => [rate.price, rate.singlePrice, rate.extraAdult]),
    ),
  )
  const least = Uint8Array.from(
    roomRows.flatMap((row) =>
      row.rates.map((rate) => leastNights(rate, { minNights: row.min_nights })),
    ),
  )
  roomRows.forEach((row, at) => {
    days.forEach((day, night) => {
      rateOf[night * roomRows.length + at] = rateOn(row.rates, day)
    })
  })
  return { rates, rateOf, least }
}

/** Takes in how many places some rooms have; what is not told of a room has none. */
export function fillFree(index: StayIndex, rows: readonly FreeRow[]): void {
  const changed = new Set<IndexedHotel>()
  const { count } = index.columns
  for (const row of rows) {
    const known = index.hotelOfRoom.get(row.room_id)
    if (!known) continue
    const { at } = known.room
    for (let night = 0; night < HORIZON; night += 1) index.free[night * count + at] = 0
    row.at.forEach((night, n) => {
      if (night >= 0 && night < HORIZON)
        index.free[night * count + at] = Math.min(255, Math.max(0, row.free[n] ?? 0))
    })
    countRuns(index, at)
    changed.add(known.hotel)
  }
  for (const hotel of changed) setFromPrice(index, hotel)
}

function countRuns({ columns, free, rateOf, run }: StayIndex, room: number): void {
  let length = 0
  for (let night = HORIZON - 1; night >= 0; night -= 1) {
    const at = night * columns.count + room
    length = free[at] === 0 || rateOf[at] === 0 ? 0 : Math.min(255, length + 1)
    run[at] = length
  }
}

/** The cheapest free night of two adults in the weeks ahead: what a search without dates shows. */
function setFromPrice(index: StayIndex, hotel: IndexedHotel): void {
  const { columns, run, rateOf, rates, shapes } = index
  hotel.fromPrice = 0
  hotel.fromRoom = null
  for (const room of hotel.rooms) {
    if ((shapes[columns.shape[room.at] ?? 0]?.terms.maxAdults ?? 0) < 2) continue
    for (let night = 0; night < FROM_NIGHTS; night += 1) {
      const at = night * columns.count + room.at
      if (run[at] === 0) continue
      const price = rates[((columns.rateBase[room.at] ?? 0) + (rateOf[at] ?? 0)) * 3] ?? 0
      if (hotel.fromPrice === 0 || price < hotel.fromPrice) {
        hotel.fromPrice = price
        hotel.fromRoom = room
      }
    }
  }
}

type Day = { readonly day: CalendarDate; readonly weekday: number }
type Calendar = readonly Day[]

const calendarOf = (firstDay: CalendarDate): Calendar =>
  Array.from({ length: HORIZON }, (_, at) => {
    const day = addDays(firstDay, at)
    return { day, weekday: weekdayOf(day) }
  })

/** Position of a night's rate among the room's, beginning with 1; the first that fits counts. */
const rateOn = (rates: readonly Rate[], { day, weekday }: Day): number =>
  rates.findIndex(
    (rate) => rate.firstNight <= day && day <= rate.lastNight && rate.weekdays.includes(weekday),
  ) + 1

const toRoom = (row: RoomRow, at: number): IndexedRoom => ({
  at,
  id: row.id,
  name: { en: row.name_en, ar: row.name_ar },
  board: row.board,
  refundable: row.refundable !== 'never',
})

const termsOf = (row: RoomRow): RoomTerms => ({
  baseAdults: row.base_adults,
  maxAdults: row.max_adults,
  maxChildren: row.max_children,
  maxOccupancy: row.max_occupancy,
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
  fromRoom: null,
})
