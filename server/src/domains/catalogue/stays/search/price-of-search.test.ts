import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Party } from '../price/party.ts'
import {
  afterOffer,
  originalOf,
  priceStay,
  sharesOf,
  type NightRate,
  type StayTerms,
} from '../price/price-stay.ts'

const anyNight = fc
  .tuple(fc.integer({ min: 2, max: 4_000_000 }), fc.integer({ min: 50, max: 100 }), fc.nat(100))
  .map(([price, single, extra]): NightRate => {
    const singlePrice = Math.ceil((price * single) / 100)
    return { price, singlePrice, extraAdult: Math.floor((singlePrice * extra) / 100) }
  })
const anyTerms: fc.Arbitrary<StayTerms> = fc.record({
  room: fc.constantFrom(
    { baseAdults: 2, maxAdults: 2, maxChildren: 1, maxOccupancy: 3 },
    { baseAdults: 2, maxAdults: 3, maxChildren: 2, maxOccupancy: 4 },
    { baseAdults: 1, maxAdults: 1, maxChildren: 0, maxOccupancy: 1 },
    { baseAdults: 4, maxAdults: 6, maxChildren: 4, maxOccupancy: 8 },
  ),
  childBands: fc.tuple(fc.nat(100), fc.nat(100)).map(([a, b]) => [
    { maxAge: 5, percent: a },
    { maxAge: 12, percent: b },
  ]),
  nights: fc.array(anyNight, { minLength: 1, maxLength: 30 }),
  boardSupplement: fc.constant(0),
  refundablePercent: fc.constant(0),
  offerPercent: fc.integer({ min: 0, max: 90 }),
})
const anyParty: fc.Arbitrary<Party> = fc.record({
  adults: fc.integer({ min: 1, max: 10 }),
  childAges: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
})

test('a search finds the very total that details, quote and payment say', () => {
  fc.assert(
    fc.property(anyTerms, anyParty, (terms, party) => {
      const said = priceStay(terms, party)
      const shares = sharesOf(party, terms.room, terms.childBands)
      expect(shares?.rooms).toBe(said?.rooms)
      if (!said || !shares) return
      const sum = (of: (night: NightRate) => number): number =>
        terms.nights.reduce((all, night) => all + of(night), 0)
      const original = originalOf(
        shares,
        sum((night) => night.price),
        sum((night) => night.singlePrice),
        sum((night) => night.extraAdult),
      )
      expect(original).toBe(said.original)
      expect(afterOffer(original, terms.offerPercent)).toBe(said.total)
    }),
    { numRuns: 3000 },
  )
})
