import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { weekdayOf } from '../night-rates.ts'
import type { Party } from '../party.ts'
import { percentOf } from '../price-stay.ts'
import { offerPercentAt, type StayKind } from '../stay.ts'
import { HORIZON, type IndexedHotel, type IndexedRoom, type StayIndex } from './stay-index.ts'
import { sharesOf, totalsOf, type Shares } from './total-of-stay.ts'

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

/** A stay that can be booked: the cheapest room of a hotel for the party, for whole nights. */
export type FoundStay = {
  readonly hotel: IndexedHotel
  readonly room: IndexedRoom
  /** How many rooms of that type. */
  readonly rooms: number
  /** Null when no dates were asked for: the price is then one night's, from. */
  readonly dates: StayDatesAsked | null
  readonly original: Piastres
  readonly total: Piastres
  readonly perNight: Piastres
}

/** How far ahead of the asked arrival a ship may sail and still be shown. */
const SAILS_WITHIN = 7

/** Every stay that matches and can be booked, in no order. */
export function findStays(index: StayIndex, search: StaySearch, now: Date): FoundStay[] {
  const pool = search.cityId === undefined ? index.hotels : index.byCity.get(search.cityId)
  const asked: Asked = {
    index,
    search,
    now,
    shares: index.shapes.map(({ terms, bands }) => sharesOf(search.party, terms, bands)),
    span: search.dates && spanOf(index, search.dates),
    sailings: search.kind === 'cruise' && search.dates ? sailingDays(index, search.dates) : [],
  }
  const found: FoundStay[] = []
  for (const hotel of pool ?? []) {
    if (!fits(hotel, search)) continue
    const stay = cheapest(hotel, asked)
    if (!stay) continue
    if (search.from !== null && stay.perNight < search.from) continue
    if (search.to !== null && stay.perNight > search.to) continue
    found.push(stay)
  }
  return found
}

const fits = (hotel: IndexedHotel, search: StaySearch): boolean =>
  hotel.kind === search.kind &&
  (search.among === undefined || search.among.has(hotel.id)) &&
  (search.stars === undefined || search.stars.includes(hotel.stars)) &&
  (!search.instantConfirmation || hotel.instantConfirmation) &&
  (!search.freeCancellation || hotel.freeCancellationDays !== null)

/** Nights by their position in the index. */
type Span = StayDatesAsked & { readonly first: number }

/** What is worked out once for all hotels. */
type Asked = {
  readonly index: StayIndex
  readonly search: StaySearch
  readonly now: Date
  /** By the index' shapes. */
  readonly shares: readonly (Shares | null)[]
  readonly span: Span | null
  /** The days of the week on which a ship may leave, from the asked one on. */
  readonly sailings: readonly (Span & { readonly weekday: number })[]
}

const spanOf = (index: StayIndex, dates: StayDatesAsked): Span => ({
  ...dates,
  first: daysBetween(index.firstDay, dates.arrival),
})

function cheapest(hotel: IndexedHotel, asked: Asked): FoundStay | null {
  const { index, search, shares, now } = asked
  const offer = offerPercentAt(hotel.offer, now)
  if (!search.dates) return fromNight(hotel, search, offer)
  const span = hotel.kind === 'cruise' ? nextSailing(hotel, asked) : asked.span
  if (!span || span.first < 0 || span.first + span.nights > HORIZON) return null
  const { columns, run, rateOf, least } = index
  const night = span.first * columns.count
  let [best, original, total] = [null as IndexedRoom | null, 0, Infinity]
  for (const room of hotel.rooms) {
    if ((run[night + room.at] ?? 0) < span.nights) continue
    const rate = (columns.rateBase[room.at] ?? 0) + (rateOf[night + room.at] ?? 0)
    if (hotel.kind === 'hotel' && (least[rate] ?? 0) > span.nights) continue
    if (search.freeCancellation && columns.refundable[room.at] === 0) continue
    const share = shares[columns.shape[room.at] ?? 0]
    if (!share || (share.rooms > 1 && !hasFree(index, room.at, span, share.rooms))) continue
    const price = totalsOf(sumNights(index, room.at, span), share, offer)
    if (price.total < total) {
      best = room
      original = price.original
      total = price.total
    }
  }
  if (!best) return null
  const rooms = shares[columns.shape[best.at] ?? 0]?.rooms ?? 1
  const perNight = Math.round(total / span.nights)
  return { hotel, room: best, dates: span, rooms, original, total, perNight }
}

/** Whether every night has so many rooms free. */
function hasFree({ columns, free }: StayIndex, room: number, span: Span, rooms: number): boolean {
  const end = (span.first + span.nights) * columns.count
  for (let at = span.first * columns.count + room; at < end; at += columns.count)
    if ((free[at] ?? 0) < rooms) return false
  return true
}

/** What the nights' rates add up to; each of them is sold. */
function sumNights({ columns, rateOf, rates }: StayIndex, room: number, span: Span) {
  const base = columns.rateBase[room] ?? 0
  const end = (span.first + span.nights) * columns.count
  let [price, single, extra] = [0, 0, 0]
  for (let at = span.first * columns.count + room; at < end; at += columns.count) {
    const rate = (base + (rateOf[at] ?? 0)) * 3
    price += rates[rate] ?? 0
    single += rates[rate + 1] ?? 0
    extra += rates[rate + 2] ?? 0
  }
  return { price, single, extra }
}

/** Without dates: one night of two adults, from. */
function fromNight(hotel: IndexedHotel, search: StaySearch, offer: number): FoundStay | null {
  const { fromPrice, fromRoom: room } = hotel
  if (!room || (search.freeCancellation && !room.refundable)) return null
  const original = percentOf(fromPrice, 100)
  const total = original - percentOf(original, offer)
  return { hotel, room, rooms: 1, dates: null, original, total, perNight: total }
}

const sailingDays = (index: StayIndex, { arrival }: StayDatesAsked): Asked['sailings'] =>
  Array.from({ length: SAILS_WITHIN }, (_, later) => {
    const day = addDays(arrival, later)
    return { ...spanOf(index, { arrival: day, nights: 0 }), weekday: weekdayOf(day) }
  })

/** The first sailing that begins on the asked day or within the week after it. */
function nextSailing(hotel: IndexedHotel, { sailings }: Asked): Span | null {
  const day = sailings.find(({ weekday }) => (hotel.sailings[weekday] ?? 0) > 0)
  return day ? { ...day, nights: hotel.sailings[day.weekday] ?? 0 } : null
}
