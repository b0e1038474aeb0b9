import { addDays } from '@rihla/contract/values/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '../../offer/order.ts'
import { checkAvailability } from '../price/check-availability.ts'
import { weekdayOf } from '../price/night-rates.ts'
import { freeCancellationUntil, type StayDates } from '../price/stay-terms.ts'
import type { Rate, Stay, StayRoom } from '../stay.ts'
import { StayIndexBuilder } from './build-index.ts'
import { findStays } from './find-stays.ts'
import type { StaySearch } from './read-search.ts'
import type { HotelRow, RoomRow } from './load-facts.ts'
import { HORIZON } from './stay-index.ts'

const FIRST = '2026-11-21'
const NOW = new Date('2026-11-21T10:00:00Z')
const NIGHTS = 24

type Room = Omit<RoomRow, 'id' | 'hotel_id'> & { free: number[] }
/** What the rooms of a hotel have of the first one's. */
type Alike = 'not' | 'seasons' | 'rates'
type Hotel = { row: Omit<HotelRow, 'id' | 'search_text'>; rooms: Room[] }

const anyRate = fc
  .record({
    from: fc.integer({ min: -3, max: NIGHTS }),
    nights: fc.integer({ min: 0, max: 40 }),
    weekdays: fc.constantFrom([0, 1, 2, 3, 4, 5, 6], [4, 5], [0, 1, 2, 3]),
    // Often the same or nearly so, as the rooms of a hotel.
    price: fc.oneof(
      fc.integer({ min: 2, max: 400_000 }),
      fc.constantFrom(90_000, 90_040, 90_060, 90_100, 120_000),
    ),
    single: fc.oneof(fc.integer({ min: 50, max: 100 }), fc.constant(75)),
    extra: fc.oneof(fc.nat(100), fc.constant(40)),
    minNights: fc.option(fc.integer({ min: 1, max: 3 })),
  })
  .map(({ from, nights, weekdays, price, single, extra, minNights }): Omit<Rate, 'priority'> => {
    const singlePrice = Math.ceil((price * single) / 100)
    return {
      firstNight: addDays(FIRST, from),
      lastNight: addDays(FIRST, from + nights),
      weekdays,
      price,
      singlePrice,
      extraAdult: Math.floor((singlePrice * extra) / 100),
      minNights,
    }
  })

const anyRoom: fc.Arbitrary<Room> = fc
  .record({
    board: fc.constantFrom<RoomRow['board'][]>('BB', 'AI'),
    refundable: fc.constantFrom<RoomRow['refundable'][]>('always', 'never', 'optional'),
    terms: fc.constantFrom([2, 2, 1, 3], [2, 3, 2, 4], [1, 1, 0, 1], [2, 4, 2, 5]),
    min_nights: fc.integer({ min: 1, max: 3 }),
    rates: fc.tuple(anyRate, anyRate, anyRate),
    free: fc.array(fc.constantFrom(0, 1, 2, 3, 4, 5, 7, 300), {
      minLength: NIGHTS,
      maxLength: NIGHTS,
    }),
  })
  .map(({ terms, rates, ...room }) => ({
    ...room,
    name_en: 'Room',
    name_ar: 'غرفة',
    base_adults: terms[0] ?? 0,
    max_adults: terms[1] ?? 0,
    max_children: terms[2] ?? 0,
    max_occupancy: terms[3] ?? 0,
    // The last one stands for most of the year.
    rates: rates.map((rate, at) => ({
      ...rate,
      ...(at === 2
        ? { firstNight: FIRST, lastNight: '2027-12-31', weekdays: [0, 1, 2, 3, 4, 5, 6] }
        : {}),
      priority: rates.length - at,
    })),
  }))

const anyHotel: fc.Arbitrary<Hotel> = fc
  .record({
    kind: fc.constantFrom<HotelRow['kind'][]>('hotel', 'hotel', 'cruise'),
    city_id: fc.integer({ min: 1, max: 3 }),
    stars: fc.nat(5),
    rating: fc.integer({ min: 30, max: 33 }),
    score: fc.nat(3),
    instant_confirmation: fc.boolean(),
    sale_end: fc.constantFrom(1440, 1320, -360),
    free_cancellation_days: fc.option(fc.nat(3)),
    offer_percent: fc.option(fc.integer({ min: 1, max: 90 })),
    offer_expires_at: fc.constantFrom(null, NOW, new Date('2027-01-01T00:00:00Z')),
    child_bands: fc.constantFrom([{ maxAge: 5, percent: 0 }], [{ maxAge: 12, percent: 50 }]),
    sailings: fc.uniqueArray(
      fc.record({ weekday: fc.nat(6), nights: fc.integer({ min: 1, max: 4 }) }),
      { selector: (it) => it.weekday, maxLength: 3 },
    ),
    rooms: fc.array(anyRoom, { maxLength: 4, size: 'max' }),
    alike: fc.constantFrom<Alike[]>('not', 'seasons', 'rates'),
  })
  .map(({ rooms, alike, ...row }) => ({
    row: {
      ...row,
      name_en: 'H',
      name_ar: 'ف',
      city_en: 'C',
      city_ar: 'م',
      cover: null,
      raters: 1,
      latitude: 1,
      longitude: 1,
      child_bands: [...row.child_bands],
    },
    rooms: rooms.map((room) => ({ ...room, rates: ratesAs(alike, room, rooms[0]) })),
  }))

/** A room's rates: its own, in the seasons of another as hotels have them, or the very same as another's. */
function ratesAs(alike: Alike, { rates }: Room, other: Room | undefined): Rate[] {
  if (alike === 'not' || !other) return rates
  if (alike === 'rates') return other.rates
  return rates.map((rate, at) => {
    const { firstNight = '', lastNight = '', weekdays = [] } = other.rates[at] ?? {}
    return { ...rate, firstNight, lastNight, weekdays }
  })
}

/** Filters are left out most often: all at once would find nothing. */
const seldom = <T, U>(value: fc.Arbitrary<T>, otherwise: U): fc.Arbitrary<T | U> =>
  fc.oneof({ weight: 1, arbitrary: value }, { weight: 4, arbitrary: fc.constant(otherwise) })

/** A search, and the ids of the only hotels that it is for: each has its id as a word. */
type Search = StaySearch & { among: ReadonlySet<number> | undefined }
const anySearch: fc.Arbitrary<Search> = fc.record({
  kind: fc.constantFrom('hotel', 'cruise'),
  cityId: seldom(fc.integer({ min: 1, max: 4 }), undefined),
  among: seldom(
    fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 20 }).map((ids) => new Set(ids)),
    undefined,
  ),
  stars: seldom(fc.array(fc.nat(6), { minLength: 1, maxLength: 3 }), undefined),
  prices: fc.record({
    from: seldom(fc.nat(300_000), null),
    to: seldom(fc.nat(900_000), null),
  }),
  instantConfirmation: seldom(fc.constant(true), false),
  freeCancellation: seldom(fc.constant(true), false),
  party: fc.record({
    adults: fc.integer({ min: 1, max: 5 }),
    childAges: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 2 }),
  }),
  dates: fc.record({
    arrival: fc.integer({ min: -2, max: NIGHTS }).map((ahead) => addDays(FIRST, ahead)),
    nights: fc.integer({ min: 1, max: 5 }),
  }),
})
const anyOrder: fc.Arbitrary<Order> = fc.record(
  {
    by: fc.constantFrom<Order['by'][]>('score', 'price', 'rating'),
    descending: fc.boolean(),
    thenRating: fc.constantFrom('asc' as const, 'desc' as const),
  },
  { requiredKeys: ['by', 'descending'] },
)

/** Hotels as the store gives them: by kind and city, with their rooms. */
function rowsOf(hotels: readonly Hotel[]) {
  const hotelRows = hotels
    .map(({ row }, at): HotelRow => ({ id: at + 1, ...row, search_text: String(at + 1) }))
    .sort((a, b) =>
      a.kind === b.kind ? a.city_id - b.city_id || a.id - b.id : a.kind > b.kind ? 1 : -1,
    )
  const roomRows: RoomRow[] = []
  const free: { room_id: number; free: Uint8Array }[] = []
  for (const hotel of hotelRows)
    for (const { free: nights, ...room } of hotels[hotel.id - 1]?.rooms ?? []) {
      const id = roomRows.length + 1
      roomRows.push({ id, hotel_id: hotel.id, ...room })
      const year = new Uint8Array(HORIZON)
      nights.forEach((places, night) => (year[night] = Math.min(255, places)))
      free.push({ room_id: id, free: year })
    }
  return { hotelRows, roomRows, free }
}

type Rows = ReturnType<typeof rowsOf>

/** The stay that pricing would load. */
const stayOf = (row: HotelRow, { roomRows }: Rows): Stay => ({
  id: row.id,
  kind: row.kind,
  stars: row.stars,
  cover: null,
  name: { en: '', ar: '' },
  city: { en: '', ar: '' },
  latitude: 1,
  longitude: 1,
  address: null,
  checkInFrom: '',
  checkOutUntil: '',
  siteDates: { first: null, last: null },
  saleEnd: row.sale_end,
  taxes: { service: 0, city: 0, vat: 0 },
  freeCancellationDays: row.free_cancellation_days,
  cancellationSteps: [],
  offer:
    row.offer_percent === null
      ? null
      : { percent: row.offer_percent, name: null, expiresAt: row.offer_expires_at },
  childBands: row.child_bands,
  sailings: row.sailings,
  rooms: roomRows.filter((room) => room.hotel_id === row.id).map(roomOf),
})

const roomOf = (row: RoomRow): StayRoom => ({
  id: row.id,
  name: { en: '', ar: '' },
  category: { en: '', ar: '' },
  image: null,
  board: row.board,
  refundable: row.refundable,
  refundablePercent: 0,
  mealPlans: [],
  terms: {
    baseAdults: row.base_adults,
    maxAdults: row.max_adults,
    maxChildren: row.max_children,
    maxOccupancy: row.max_occupancy,
  },
  minNights: row.min_nights,
  rates: row.rates,
})

/** Whether the price of a stay that begins then includes free cancellation that is still to be had. */
const isIncluded = (stay: Stay, room: StayRoom, arrival: string): boolean =>
  room.refundable === 'always' && freeCancellationUntil(stay, room, arrival, FIRST) !== null

/** The cheapest room of a stay for these nights, as pricing judges them; null: none within the prices asked for. */
function bestOf(rows: Rows, row: HotelRow, stay: Stay, dates: StayDates, search: Search) {
  const first = Math.round((Date.parse(dates.arrival) - Date.parse(FIRST)) / 86_400_000)
  if (first < 0) return null
  const priced = stay.rooms.flatMap((room) => {
    if (search.freeCancellation && !isIncluded(stay, room, dates.arrival)) return []
    const nights = rows.free
      .find((it) => it.room_id === room.id)
      ?.free.slice(first, first + dates.nights)
    const { whyNot, price } = checkAvailability(
      stay,
      room,
      { dates, party: search.party, now: NOW },
      Math.min(...(nights ?? [0])),
    )
    return whyNot === null && price ? [{ id: room.id, ...price }] : []
  })
  const [best] = priced.toSorted((a, b) => a.original - b.original || a.id - b.id)
  if (!best) return null
  const perNight = Math.round(best.total / dates.nights)
  if (search.prices.from !== null && perNight < search.prices.from) return null
  if (search.prices.to !== null && perNight > search.prices.to) return null
  const { original, total } = best
  const departure = addDays(dates.arrival, dates.nights)
  const its = { hotel: row.id, room: best.id, dates: { ...dates, departure } }
  return { ...its, rooms: { count: best.rooms, kind: row.kind }, original, total, perNight }
}

/** The same search, hotel by hotel and room by room, as pricing judges them. */
function searchPlainly(rows: Rows, search: Search, order: Order) {
  const found = rows.hotelRows.flatMap((row) => {
    const wanted =
      row.kind === search.kind &&
      (search.cityId === undefined || row.city_id === search.cityId) &&
      (!search.among || search.among.has(row.id)) &&
      (!search.stars || search.stars.includes(row.stars)) &&
      (!search.instantConfirmation || row.instant_confirmation) &&
      (!search.freeCancellation || row.free_cancellation_days !== null)
    if (!wanted) return []
    const stay = stayOf(row, rows)
    for (const dates of datesOf(row, search)) {
      const its = bestOf(rows, row, stay, dates, search)
      if (its) return [{ row, stay: its }]
    }
    return []
  })
  const { by, descending, thenRating } = order
  const keyOf = (it: (typeof found)[number]): number =>
    by === 'price' ? it.stay.perNight : by === 'rating' ? it.row.rating : it.row.score
  return found
    .toSorted(
      (a, b) =>
        (descending ? -1 : 1) * (keyOf(a) - keyOf(b)) ||
        (thenRating ? (thenRating === 'desc' ? -1 : 1) * (a.row.rating - b.row.rating) : 0) ||
        a.row.id - b.row.id,
    )
    .map((it) => it.stay)
}

/** The nights asked for, or every sailing of the week after: a ship is shown with the first that can be had. */
function datesOf(row: HotelRow, { dates }: StaySearch): StayDates[] {
  if (!dates) return []
  if (row.kind === 'hotel') return [dates]
  return Array.from({ length: 7 }, (_, later) => addDays(dates.arrival, later)).flatMap((arrival) =>
    row.sailings
      .filter((it) => it.weekday === weekdayOf(arrival))
      .map(({ nights }) => ({ arrival, nights })),
  )
}

/** The index of these rows, made as it is from the database. */
async function indexOf({ hotelRows, roomRows, free }: Rows) {
  const builder = new StayIndexBuilder(FIRST)
  for (const hotel of hotelRows)
    builder.add(
      hotel,
      roomRows.filter((room) => room.hotel_id === hotel.id),
    )
  const index = await builder.finish({ version: 1, nights: 1 })
  free.forEach(({ free: nights }, room) =>
    nights.forEach((places, night) => index.places.on(night)?.fill(places, room, room + 1)),
  )
  return index
}

test('a search finds what pricing, asked for every room of every hotel, would', async () => {
  const all = fc.array(anyHotel, { minLength: 30, maxLength: 60 })
  let found = 0
  await fc.assert(
    fc.asyncProperty(
      all,
      fc.array(fc.tuple(anySearch, anyOrder), { minLength: 12, maxLength: 12 }),
      fc.nat(3),
      fc.integer({ min: 1, max: 5 }),
      async (hotels, searches, offset, size) => {
        const rows = rowsOf(hotels)
        const index = await indexOf(rows)
        for (const [asked, order] of searches) {
          const words = asked.among && [{ anyOf: [...asked.among].map(String) }]
          const search = { ...asked, words }
          const plain = searchPlainly(rows, search, order)
          found += plain.length
          const { total, stays } = findStays(index, search, { order, offset, size }, NOW)
          expect(total).toBe(plain.length)
          expect(
            stays.map(({ hotel, room, ...stay }) => ({
              ...stay,
              hotel: hotel.id,
              room: room.id,
              next: undefined,
              score: undefined,
            })),
          ).toEqual(plain.slice(offset, offset + size))
        }
      },
    ),
    { numRuns: 100 },
  )
  expect(found).toBeGreaterThan(500)
})
