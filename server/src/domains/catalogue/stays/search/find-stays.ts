import { MAX_NIGHTS } from '@rihla/contract/catalogue/hotel-search'
import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { weekdayOf } from '../night-rates.ts'
import type { Party } from '../party.ts'
import { percentOf } from '../price-stay.ts'
import { offerPercentAt, type StayKind } from '../stay.ts'
import { has, intersect, subtract, unite, wordsOf, type Bitmap, type Words } from './bitmap.ts'
import { filterRooms, keepAvailable } from './candidate-rooms.ts'
import { findCheapest } from './cheapest-rooms.ts'
import { firstInOrder, type StayOrder } from './order-stays.ts'
import { sharesIn } from './party-shares.ts'
import {
  HORIZON,
  type IndexedHotel,
  type IndexedRoom,
  type Pool,
  type StayIndex,
} from './stay-index.ts'
import { totalOf } from './total-of-stay.ts'
import { boundsOf, keepFound, perNightOf, workspaceOf, type Workspace } from './workspace.ts'

export type StayDatesAsked = { readonly arrival: CalendarDate; readonly nights: number }

/** What a search asks for. Prices are piastres for a night, compared with what one pays. */
export type StaySearch = {
  readonly kind: StayKind
  readonly cityId?: number | undefined
  /** Only these, found by text. */
  readonly among?: ReadonlySet<number> | undefined
  readonly stars?: readonly number[] | undefined
  readonly from: Piastres | null
  readonly to: Piastres | null
  readonly instantConfirmation: boolean
  readonly freeCancellation: boolean
  readonly party: Party
  readonly dates: StayDatesAsked | null
}

/** Which of those that were found: `size` stays after `offset` in an order. */
export type StaysWished = {
  readonly order: StayOrder
  readonly offset: number
  readonly size: number
}

/** A stay that can be booked: the cheapest room of a hotel for the party, for whole nights. */
export type FoundStay = {
  readonly hotel: IndexedHotel
  readonly room: IndexedRoom
  /** Null when no dates were asked for: the price is then one night's, from. */
  readonly dates: (StayDatesAsked & { readonly departure: CalendarDate }) | null
  readonly original: Piastres
  readonly total: Piastres
  readonly perNight: Piastres
}

/** How far ahead of the asked arrival a ship may sail and still be shown. */
const SAILS_WITHIN = 7

/** Nights by their position in the index; of a ship with the cabins that can be had for them. */
type Span = StayDatesAsked & { readonly first: number; readonly cabins?: Bitmap }

/** How many stays match and can be booked, and a page of them. */
export function findStays(
  index: StayIndex,
  search: StaySearch,
  { order, offset, size }: StaysWished,
  now: Date,
): { total: number; stays: FoundStay[] } {
  const ofKind = index.pools[search.kind]
  const pool = search.cityId === undefined ? ofKind : ofKind.byCity.get(search.cityId)
  if (!pool || pool.first === pool.end) return { total: 0, stays: [] }
  const workspace = workspaceOf(index)
  const { found } = workspace
  found.count = 0
  filterRooms(index, workspace, search, pool)
  const spans = search.dates && spansOf(index, search.kind, search.dates)
  if (spans) findSpans(index, workspace, search, { pool, spans, now })
  else findNights(index, workspace, search, { pool, now })
  const dates = spans?.map(({ arrival, nights }) => ({
    arrival,
    nights,
    departure: addDays(arrival, nights),
  }))
  const wanted = offset < found.count ? offset + size : 0
  const stays = firstInOrder(index, found, order, wanted)
    .slice(offset)
    .map((at) => stayAt(index, workspace, dates, at))
  return { total: found.count, stays }
}

/** The stays that are searched: the nights asked for, or every sailing within the week after. */
function spansOf(index: StayIndex, kind: StayKind, dates: StayDatesAsked): Span[] {
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

type Asked = { readonly pool: Pool; readonly now: Date }

function findSpans(
  index: StayIndex,
  workspace: Workspace,
  search: StaySearch,
  { pool, spans, now }: Asked & { readonly spans: readonly Span[] },
): void {
  const words = wordsOf(pool.first, pool.end)
  const party = sharesIn(index, search.party)
  const { sailed } = workspace
  sailed.fill(0, words.from, words.to)
  spans.forEach(({ first, nights, cabins }, span) => {
    const rooms = cabins ? cabinsOf(workspace, words, cabins) : workspace.rooms
    if (cabins) unite(sailed, cabins, words)
    if (first < 0 || first + nights > HORIZON) return
    keepAvailable(index, workspace, rooms, words, { party, first, nights })
    const bounds = boundsOf(search, nights)
    const longEnough = cabins ? MAX_NIGHTS : nights
    const asked = { first, nights, longEnough, span, party, now, bounds }
    findCheapest(index, workspace, rooms, words, asked)
  })
}

/** The cabins of one sailing that the filters leave; a ship is shown with its first sailing alone. */
function cabinsOf({ rooms, cabins, sailed }: Workspace, words: Words, sailing: Bitmap): Bitmap {
  cabins.set(rooms.subarray(words.from, words.to), words.from)
  intersect(cabins, sailing, words)
  subtract(cabins, sailed, words)
  return cabins
}

/** Without dates: one night of two adults, from. */
function findNights(
  index: StayIndex,
  { rooms, found }: Workspace,
  search: StaySearch,
  { pool, now }: Asked,
): void {
  const { ofRoom, ofHotel, hotels } = index
  const bounds = boundsOf(search, 1)
  const end = ofRoom.hotel[pool.end - 1] ?? -1
  for (let hotel = ofRoom.hotel[pool.first] ?? 0; hotel <= end; hotel += 1) {
    const [price, room] = [ofHotel.fromPrice[hotel] ?? 0, ofHotel.fromRoom[hotel] ?? 0]
    if (price === 0 || !has(rooms, room)) continue
    const original = percentOf(price, 100)
    const total = totalOf(original, offerPercentAt(hotels[hotel]?.offer ?? null, now))
    keepFound(found, bounds, room, original, total, 1, 0)
  }
}

function stayAt(
  { hotels, rooms, ofRoom }: StayIndex,
  { found }: Workspace,
  dates: readonly FoundStay['dates'][] | undefined,
  at: number,
): FoundStay {
  const position = found.room[at] ?? 0
  const [hotel, room] = [hotels[ofRoom.hotel[position] ?? 0], rooms[position]]
  if (!hotel || !room) throw new Error(`No room at ${position}`)
  return {
    hotel,
    room,
    dates: dates?.[found.span[at] ?? 0] ?? null,
    original: found.original[at] ?? 0,
    total: found.total[at] ?? 0,
    perNight: perNightOf(found, at),
  }
}
