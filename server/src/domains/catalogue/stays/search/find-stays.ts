import { MAX_NIGHTS } from '@rihla/contract/catalogue/hotel-search'
import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { add, has, subtract, type Bitmap } from '../../../../platform/memory-index/bitmap.ts'
import { minutesUntil } from '../../availability/day-deadline.ts'
import type { Order } from '../../offer/order.ts'
import { weekdayOf } from '../price/night-rates.ts'
import { percentOf } from '../../offer/price.ts'
import { roomsNeeded } from '../price/party.ts'
import type { StayDates } from '../price/stay-terms.ts'
import type { StayKind } from '../stay.ts'
import type { RoomsTaken } from '../texts.ts'
import { filterRooms, keepAvailable, roomsAlso, type PoolRooms } from './available-rooms.ts'
import { findCheapest } from './cheapest-rooms.ts'
import { nextStay } from './next-stay.ts'
import { firstInOrder } from './order-stays.ts'
import type { StaySearch } from './read-search.ts'
import { settleRivals, type Rivals } from './rivals.ts'
import {
  HORIZON,
  type FromColumns,
  type IndexedHotel,
  type IndexedRoom,
  type StayIndex,
} from './stay-index.ts'

/** Which of those that were found: `size` stays after `offset` in an order. */
export type StayPage = { readonly order: Order; readonly offset: number; readonly size: number }

/** A stay that can be booked: the cheapest room of a hotel for the party, for whole nights. */
export type FoundStay = {
  readonly hotel: IndexedHotel
  /** How far up it stands among those that are recommended. */
  readonly score: number
  readonly room: IndexedRoom
  /** How many of them the party takes. */
  readonly rooms: RoomsTaken
  /** The next stay that the party can book, where no dates were asked for; null: none. */
  readonly next: StayDates | null
  /** Null when no dates were asked for: the price is then one night's, from. */
  readonly dates: (StayDates & { readonly departure: CalendarDate }) | null
  readonly original: Piastres
  readonly total: Piastres
  readonly perNight: Piastres
}

/** How far ahead of the asked arrival a ship may sail and still be shown. */
const SAILS_WITHIN = 7

/** Nights by their position in the index; of a ship with the cabins that can be had for them. */
type Span = StayDates & { readonly first: number; readonly cabins?: Bitmap }

type FoundPage = {
  readonly total: number
  readonly stays: FoundStay[]
  /** Of the rivals' houses, those that we sell for no more: the others are left out. */
  readonly kept: ReadonlySet<number>
}

const noRivals: Rivals = new Map()
const nothing: FoundPage = { total: 0, stays: [], kept: new Set() }

/** How many stays match and can be booked, and a page of them; dearer ones than `rivals` are left out. */
export function findStays(
  index: StayIndex,
  search: StaySearch,
  { order, offset, size }: StayPage,
  now: Date,
  rivals: Rivals = noRivals,
): FoundPage {
  const ofKind = index.pools[search.kind]
  const pool = search.cityId === undefined ? ofKind : ofKind.byCity.get(search.cityId)
  if (!pool || pool.first === pool.end) return nothing
  const { hotel: hotelOf } = index.ofRoom
  const hotels = { first: hotelOf[pool.first] ?? 0, last: hotelOf[pool.end - 1] ?? 0 }
  index.found.clear()
  const rooms = filterRooms(index, search, pool)
  const spans = search.dates && spansOf(index, search.kind, search.dates)
  if (spans) findSpans(index, search, rooms, spans, now)
  else findNights(index, search, rooms, hotels, now)
  const kept = settleRivals(index, rivals)
  const dates = spans?.map(({ arrival, nights }) => ({
    arrival,
    nights,
    departure: addDays(arrival, nights),
  }))
  const wanted = offset < index.found.count ? offset + size : 0
  const stays = firstInOrder(index, order, wanted)
    .slice(offset)
    .map((at) => stayAt(index, dates, at, search, now))
  return { total: index.found.count, stays, kept }
}

/** One night of two adults, from, at each of these hotels (positions) that sells any. */
export function nightsAt(
  index: StayIndex,
  hotels: readonly number[],
  search: StaySearch,
  now: Date,
): FoundStay[] {
  const { found } = index
  const { price: prices, room: rooms } = fromOf(index, search)
  found.clear()
  found.begin({ nights: 1, span: 0, now, prices: search.prices })
  for (const hotel of hotels) {
    const price = prices[hotel] ?? 0
    if (price > 0) found.add(hotel, rooms[hotel] ?? 0, percentOf(price, 100))
  }
  return Array.from({ length: found.count }, (_, at) => stayAt(index, undefined, at, search, now))
}

/** The stays that are searched: the nights asked for, or every sailing within the week after. */
function spansOf(index: StayIndex, kind: StayKind, dates: StayDates): Span[] {
  const first = daysBetween(index.firstDay, dates.arrival)
  if (kind === 'hotel') return [{ ...dates, first }]
  return Array.from({ length: SAILS_WITHIN }, (_, later) => {
    const arrival = addDays(dates.arrival, later)
    const sailings = index.filters.sailings[weekdayOf(arrival)] ?? new Map<number, Bitmap>()
    return [...sailings].map(([nights, cabins]) => ({
      arrival,
      nights,
      first: first + later,
      cabins,
    }))
  }).flat()
}

function findSpans(
  index: StayIndex,
  { party, prices, freeCancellation }: StaySearch,
  rooms: PoolRooms,
  spans: readonly Span[],
  now: Date,
): void {
  // A ship is shown with its first sailing alone: of those that the party can have, at a price that was asked for.
  const sailed = new Int32Array(rooms.words)
  spans.forEach(({ arrival, first, nights, cabins }, span) => {
    const onSale = index.saleEnds.ahead(minutesUntil(arrival, now))
    let left = rooms
    const cancellable = freeCancellation && index.freeUntil.ahead(minutesUntil(arrival, now))
    for (const those of [onSale, cancellable]) if (those) left = roomsAlso(left, those)
    if (cabins) {
      left = roomsAlso(left, cabins)
      subtract(left.bitmap, sailed)
    }
    if (first < 0 || first + nights > HORIZON) return
    const available = keepAvailable(index, left, { party, first, nights })
    const longEnough = cabins ? MAX_NIGHTS : nights
    const before = index.found.count
    findCheapest(index, available, { first, nights, longEnough, span, party, now, prices })
    if (cabins) addFound(index, before, rooms.firstWord, sailed)
  })
}

/** Adds all rooms of what was found from a place on. */
function addFound(
  { found, ofHotel }: StayIndex,
  from: number,
  firstWord: number,
  rooms: Bitmap,
): void {
  for (let at = from; at < found.count; at += 1) {
    const hotel = found.hotel[at] ?? 0
    const end = ofHotel.firstRoom[hotel + 1] ?? 0
    for (let room = ofHotel.firstRoom[hotel] ?? 0; room < end; room += 1)
      add(rooms, room - firstWord * 32)
  }
}

/** With free cancellation the cheapest room that includes it stands for its hotel, not the cheapest of all. */
const fromOf = ({ ofHotel }: StayIndex, { freeCancellation }: StaySearch): FromColumns =>
  ofHotel.from[freeCancellation ? 'cancellable' : 'any']

/** Without dates: one night of two adults, from. */
function findNights(
  index: StayIndex,
  search: StaySearch,
  { firstWord, bitmap }: PoolRooms,
  hotels: { readonly first: number; readonly last: number },
  now: Date,
): void {
  const { price: fromPrice, room: fromRoom } = fromOf(index, search)
  index.found.begin({ nights: 1, span: 0, now, prices: search.prices })
  for (let hotel = hotels.first; hotel <= hotels.last; hotel += 1) {
    const [price, room] = [fromPrice[hotel] ?? 0, fromRoom[hotel] ?? 0]
    if (price === 0 || !has(bitmap, room - firstWord * 32)) continue
    index.found.add(hotel, room, percentOf(price, 100))
  }
}

function stayAt(
  index: StayIndex,
  dates: readonly FoundStay['dates'][] | undefined,
  at: number,
  search: StaySearch,
  now: Date,
): FoundStay {
  const { hotels, rooms, ofHotel, ofRoom, found, shapes } = index
  const position = found.room[at] ?? 0
  const hotelAt = found.hotel[at] ?? 0
  const [hotel, room] = [hotels[hotelAt], rooms[position]]
  const terms = shapes[ofRoom.shape[position] ?? 0]?.terms
  if (!hotel || !room) throw new Error(`No room at ${position}`)
  return {
    hotel,
    score: ofHotel.score[hotelAt] ?? 0,
    room,
    rooms: { count: (terms && roomsNeeded(search.party, terms)) ?? 1, kind: search.kind },
    next: dates ? null : nextStay(index, hotelAt, { ...search, now }),
    dates: dates?.[found.span[at] ?? 0] ?? null,
    original: found.original[at] ?? 0,
    total: found.total[at] ?? 0,
    perNight: found.perNight(at),
  }
}
