import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '../../offer/order.ts'
import { StayIndexBuilder } from '../search/build-index.ts'
import type { HotelRow, RoomRow } from '../search/load-facts.ts'
import type { StaySearch } from '../search/read-search.ts'
import { HORIZON } from '../search/stay-index.ts'
import { findBeside } from './find-beside.ts'
import type { OtherStay } from './other-stays.ts'

const FIRST = '2026-11-21'
const NOW = new Date('2026-11-21T08:00:00Z')
const text = (en: string) => ({ en, ar: en })

type Own = { price: number; rating: number; score: number }
type Other = { price: number; merit: number; twin: number | null }

const hotelRow = (id: number, { rating, score }: Own): HotelRow => ({
  id,
  kind: 'hotel',
  city_id: 1,
  name_en: 'H',
  name_ar: 'ف',
  city_en: 'C',
  city_ar: 'م',
  cover: null,
  stars: 4,
  rating,
  raters: 1,
  score,
  latitude: 1,
  longitude: 1,
  instant_confirmation: true,
  free_cancellation_days: null,
  sale_end: 1440,
  offer_percent: null,
  offer_expires_at: null,
  child_bands: [],
  search_text: 'h',
  sailings: [],
})

const roomRow = (id: number, { price }: Own): RoomRow => ({
  id,
  hotel_id: id,
  name_en: 'R',
  name_ar: 'غ',
  board: 'BB',
  refundable: 'never',
  base_adults: 2,
  max_adults: 2,
  max_children: 0,
  max_occupancy: 2,
  min_nights: 1,
  rates: [
    {
      priority: 0,
      firstNight: FIRST,
      lastNight: '2027-12-31',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      price,
      singlePrice: price,
      extraAdult: 0,
      minNights: null,
    },
  ],
})

async function indexOf(own: readonly Own[]) {
  const builder = new StayIndexBuilder(FIRST)
  own.forEach((it, at) => builder.add(hotelRow(at + 1, it), [roomRow(at + 1, it)]))
  const index = await builder.finish({ version: 1, nights: 1 })
  for (let night = 0; night < HORIZON; night += 1) index.places.on(night)?.fill(1)
  return index
}

const arrival = '2026-12-01'
const departure = '2026-12-02'
const toOther = ({ price, merit, twin }: Other, at: number): OtherStay => ({
  id: 1_000_000_001 + at,
  name: text('O'),
  city: text('C'),
  cover: null,
  stars: 4,
  latitude: 1,
  longitude: 1,
  merit,
  ownHotelId: twin,
  room: text('R'),
  board: 'BB',
  rooms: 1,
  total: price,
  freeUntil: null,
  arrival,
  departure,
})

const search: StaySearch = {
  kind: 'hotel',
  prices: { from: null, to: null },
  instantConfirmation: false,
  freeCancellation: false,
  party: { adults: 2, childAges: [] },
  dates: { arrival, nights: 1 },
}

const price = fc.integer({ min: 1, max: 12 }).map((hundreds) => hundreds * 10_000)
const anyOwn = fc.record({ price, rating: fc.integer({ min: 0, max: 3 }), score: fc.nat(9) })
const anyOther = fc.record({
  price,
  merit: fc.constantFrom(0, 0.25, 0.5, 1),
  twin: fc.option(fc.integer({ min: 1, max: 12 })),
})
const anyOrder: fc.Arbitrary<Order> = fc.record(
  {
    by: fc.constantFrom<Order['by'][]>('score', 'price', 'rating'),
    descending: fc.boolean(),
    thenRating: fc.constantFrom('asc' as const, 'desc' as const),
  },
  { requiredKeys: ['by', 'descending'] },
)

type Line = { id: number; key: number; rating: number }

/** The same list, sorted as a whole. */
function plainly(own: readonly Own[], others: readonly OtherStay[], order: Order): number[] {
  const best = Math.max(0, ...own.map(({ score }) => score))
  const sells = (id: number, total: number) =>
    others.some(({ ownHotelId, total: theirs }) => ownHotelId === id && theirs < total)
  const lines: Line[] = [
    ...own.flatMap((it, at): Line[] => {
      const key = { price: it.price, rating: it.rating, score: it.score }[order.by]
      return sells(at + 1, it.price) ? [] : [{ id: at + 1, key, rating: it.rating }]
    }),
    ...others.flatMap((it): Line[] => {
      const twin = it.ownHotelId === null ? undefined : own[it.ownHotelId - 1]
      if (twin && twin.price <= it.total) return []
      const key = { price: it.total, rating: 0, score: it.merit * best * 0.8 }[order.by]
      return [{ id: it.id, key, rating: 0 }]
    }),
  ]
  const { descending, thenRating } = order
  const then = thenRating === 'desc' ? -1 : thenRating ? 1 : 0
  return lines
    .toSorted(
      (a, b) =>
        (descending ? -1 : 1) * (a.key - b.key) || then * (a.rating - b.rating) || a.id - b.id,
    )
    .map(({ id }) => id)
}

test('pages of ours and others’ are one list: every stay once, in order, whatever the size of a page', async () => {
  const sizes = fc.integer({ min: 1, max: 9 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyOwn, { maxLength: 12 }),
      fc.array(anyOther, { maxLength: 8 }),
      anyOrder,
      sizes,
      async (own, drawn, order, size) => {
        // Of a house of ours there is one of theirs at most.
        const twins = new Set<number>()
        const others = drawn.map(toOther).map((it) => {
          if (it.ownHotelId === null || !twins.has(it.ownHotelId)) {
            if (it.ownHotelId !== null) twins.add(it.ownHotelId)
            return it
          }
          return { ...it, ownHotelId: null }
        })
        const index = await indexOf(own)
        const wanted = plainly(own, others, order)
        const seen: number[] = []
        for (let offset = 0; offset < wanted.length + 2 * size; offset += size) {
          const page = { order, offset, size }
          const { total, stays } = findBeside(index, search, page, { now: NOW, others })
          expect(total).toBe(wanted.length)
          seen.push(...stays.map((it) => (it.own ? it.own.hotel.id : it.other.id)))
        }
        expect(seen).toEqual(wanted)
      },
    ),
    { numRuns: 300 },
  )
})
