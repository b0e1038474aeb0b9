import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FoundStays } from './found-stays.ts'
import { firstInOrder } from './order-stays.ts'

const anyPrice = { from: null, to: null }

test('the first by price are those that sorting all by what a night costs would put first', () => {
  // Few prices, so that many nights are rounded to the same.
  const stays = fc.array(fc.record({ total: fc.integer({ min: 1, max: 60 }), rating: fc.nat(3) }), {
    maxLength: 120,
  })
  const asked = fc.record({
    nights: fc.integer({ min: 1, max: 30 }),
    descending: fc.boolean(),
    rating: fc.constantFrom('asc', 'desc', undefined),
    count: fc.nat(40),
  })
  fc.assert(
    fc.property(stays, asked, (all, { nights, descending, rating, count }) => {
      const none = new Uint8Array(all.length)
      const found = new FoundStays({ percent: none, ends: new Float64Array(all.length) })
      found.begin({ nights, span: 0, now: new Date(0), prices: anyPrice })
      all.forEach(({ total }, hotel) => found.add(hotel, hotel, total))
      const ofHotel = {
        id: Float64Array.from(all, (_, at) => 1000 - at),
        rating: Int32Array.from(all, (it) => it.rating),
        score: new Int32Array(all.length),
      }
      const order = { by: 'price', descending, ...(rating && { thenRating: rating }) } as const
      const sign = descending ? -1 : 1
      const ratingSign = rating === 'desc' ? -1 : rating ? 1 : 0
      const sorted = all
        .map((it, at) => ({ ...it, at, perNight: Math.round(it.total / nights) }))
        .toSorted(
          (a, b) =>
            sign * (a.perNight - b.perNight) || ratingSign * (a.rating - b.rating) || b.at - a.at,
        )
      expect(firstInOrder({ found, ofHotel }, order, count)).toEqual(
        sorted.slice(0, count).map(({ at }) => at),
      )
    }),
    { numRuns: 1000 },
  )
})
