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
  const shares = index.shapes.map(({ terms, bands }) => sharesOf(search.party, terms, bands))
  const found: FoundStay[] = []
  for (const hotel of pool ?? []) {
    if (!fits(hotel, search)) continue
    const stay = cheapest(index, hotel, search, shares, now)
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

function cheapest(
  index: StayIndex,
  hotel: IndexedHotel,
  search: StaySearch,
  sharesByShape: readonly (Shares | null)[],
  now: Date,
): FoundStay | null {
  const offer = offerPercentAt(hotel.offer, now)
  if (!search.dates) return fromNight(index, hotel, search, offer)
  const dates = hotel.kind === 'cruise' ? nextSailing(hotel, search.dates.arrival) : search.dates
  if (!dates) return null
  const first = daysBetween(index.firstDay, dates.arrival)
  if (first < 0 || first + dates.nights > HORIZON) return null
  let best: FoundStay | null = null
  for (const room of hotel.rooms) {
    if (dates.nights < room.minNights) continue
    if (search.freeCancellation && !room.refundable) continue
    const shares = sharesByShape[room.shape]
    if (!shares) continue
    const price = priceNights(index, room, { first, nights: dates.nights }, shares, offer)
    if (price && (!best || price.total < best.total))
      best = {
        hotel,
        room,
        dates,
        rooms: shares.rooms,
        ...price,
        perNight: Math.round(price.total / dates.nights),
      }
  }
  return best
}

/** What the nights cost in a room, or null when one isn't sold or has too few rooms free. */
function priceNights(
  index: StayIndex,
  room: IndexedRoom,
  { first, nights }: { first: number; nights: number },
  shares: Shares,
  offer: number,
): { original: Piastres; total: Piastres } | null {
  const sums = { price: 0, single: 0, extra: 0 }
  const from = room.at * HORIZON + first
  for (let at = from; at < from + nights; at += 1) {
    const rate = index.rateOf[at] ?? 0
    if (rate === 0 || (index.free[at] ?? 0) < shares.rooms) return null
    const column = (room.firstRate + rate - 1) * 3
    sums.price += index.rates[column] ?? 0
    sums.single += index.rates[column + 1] ?? 0
    sums.extra += index.rates[column + 2] ?? 0
  }
  return totalsOf(sums, shares, offer)
}

/** Without dates: one night of two adults, from. */
function fromNight(
  index: StayIndex,
  hotel: IndexedHotel,
  search: StaySearch,
  offer: number,
): FoundStay | null {
  const known = index.roomById.get(hotel.fromRoom)
  if (hotel.fromPrice === 0 || !known) return null
  if (search.freeCancellation && !known.room.refundable) return null
  const original = percentOf(hotel.fromPrice, 100)
  const total = original - percentOf(original, offer)
  return { hotel, room: known.room, rooms: 1, dates: null, original, total, perNight: total }
}

/** The first sailing that begins on the asked day or within the week after it. */
function nextSailing(hotel: IndexedHotel, arrival: CalendarDate): StayDatesAsked | null {
  for (let later = 0; later < SAILS_WITHIN; later += 1) {
    const day = addDays(arrival, later)
    const nights = hotel.sailings[weekdayOf(day)] ?? 0
    if (nights > 0) return { arrival: day, nights }
  }
  return null
}
