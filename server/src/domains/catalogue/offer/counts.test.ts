import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCounts, type CountRow } from './counts.ts'
import { SLOTS, splitPrices, STEP } from './price-slots.ts'

type Offer = { city: number; type: number; free: boolean; price: number }
const slotOf = (price: number): number =>
  Math.min(SLOTS - 1, Math.floor(price / STEP) * 2 + (price % STEP > 0 ? 1 : 0))
const row = (offer: Offer): CountRow => ({
  city_id: offer.city,
  type_id: offer.type,
  free_cancellation: offer.free,
  slots: [slotOf(offer.price)],
  counts: [1],
})
const offer = fc.record({
  city: fc.integer({ min: 1, max: 3 }),
  type: fc.integer({ min: 1, max: 3 }),
  free: fc.boolean(),
  price: fc.oneof(
    fc.integer({ min: 1, max: 250 }).map((n) => n * STEP),
    fc.integer({ min: 1, max: 1_300_000 }),
  ),
})
const bound = fc.option(
  fc.oneof(
    fc.integer({ min: 0, max: 240 }).map((n) => n * STEP),
    fc.integer({ min: 0, max: 1_300_000 }),
  ),
)

test('counts what a look at every offer would, for any facets and prices', () => {
  fc.assert(
    fc.property(
      fc.array(offer, { maxLength: 60 }),
      fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
      fc.boolean(),
      bound,
      bound,
      (offers, cityId, typeId, free, from, to) => {
        const facets = offers.filter(
          (o) =>
            (cityId === undefined || o.city === cityId) &&
            (typeId === undefined || o.type === typeId) &&
            (!free || o.free),
        )
        const expected = facets.filter(
          (o) => o.price >= (from ?? 0) && o.price <= (to ?? Infinity),
        ).length
        const { first, last, rest } = splitPrices(from, to)
        const inRest = facets.filter((o) =>
          rest.some((range) => o.price >= range.from && o.price <= range.to),
        ).length
        const whole = createCounts(offers.map(row)).count({ cityId, typeId, free }, first, last)
        expect(whole + inRest).toBe(expected)
      },
    ),
    { numRuns: 500 },
  )
})

test.each([
  [null, null],
  [0, 50_000],
  [50_000, 1_000_000],
  [5000, null],
])('prices on the steps leave nothing to ask for: %s to %s', (from, to) => {
  expect(splitPrices(from, to).rest).toEqual([])
})

test('what is unknown counts nothing', () => {
  expect(createCounts([]).count({ cityId: 5 })).toBe(0)
})
