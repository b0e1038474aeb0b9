import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roomsNeeded, spreadAdults, type Party } from './party.ts'
import { priceStay, type NightRate, type StayTerms } from './price-stay.ts'

const night: NightRate = { price: 300_000, singlePrice: 240_000, extraAdult: 100_000 }
const terms: StayTerms = {
  room: { baseAdults: 2, maxAdults: 3, maxChildren: 2, maxOccupancy: 4 },
  childBands: [
    { maxAge: 5, percent: 0 },
    { maxAge: 12, percent: 50 },
  ],
  nights: [night, night, { ...night, price: 350_000, singlePrice: 280_000 }],
  boardSupplement: 0,
  refundablePercent: 0,
  offerPercent: 0,
}
const family: Party = { adults: 2, childAges: [4, 9] }

describe('a stay', () => {
  test('costs its nights and what each guest adds, in lines that add up', () => {
    expect(priceStay(terms, family)).toEqual({
      rooms: 1,
      lines: [
        { kind: 'rooms', amount: 950_000 },
        { kind: 'children', amount: 150_000 },
      ],
      original: 1_100_000,
      total: 1_100_000,
    })
  })

  test('with half board, free cancellation and an offer shows each as a line', () => {
    const chosen = { ...terms, boardSupplement: 35_000, refundablePercent: 8, offerPercent: 25 }
    expect(priceStay(chosen, family)).toEqual({
      rooms: 1,
      lines: [
        { kind: 'rooms', amount: 950_000 },
        { kind: 'children', amount: 150_000 },
        { kind: 'board', amount: 262_500 },
        { kind: 'refundable', amount: 109_000 },
        { kind: 'offer', amount: -367_900 },
      ],
      original: 1_471_500,
      total: 1_103_600,
    })
  })

  test('of one adult costs the single price, of three an extra adult', () => {
    expect(priceStay(terms, { adults: 1, childAges: [] })?.total).toBe(760_000)
    expect(priceStay(terms, { adults: 3, childAges: [] })?.lines).toEqual([
      { kind: 'rooms', amount: 950_000 },
      { kind: 'extraAdults', amount: 300_000 },
    ])
  })

  test.each<[Party, number | null]>([
    [{ adults: 3, childAges: [] }, 1],
    [{ adults: 4, childAges: [] }, 2],
    [{ adults: 10, childAges: [] }, 4],
    [{ adults: 2, childAges: [1, 2, 3] }, 2],
    [{ adults: 1, childAges: [1, 2, 3] }, null],
    [{ adults: 3, childAges: [3, 3] }, 2],
  ])('%j needs %s rooms', (party, rooms) => {
    expect(roomsNeeded(party, terms.room)).toBe(rooms)
  })

  test('spreads adults evenly', () => {
    expect(spreadAdults(7, 3)).toEqual([
      { rooms: 1, adults: 3 },
      { rooms: 2, adults: 2 },
    ])
  })
})

const POUND = 100

const anyNight = fc
  .record({
    price: fc.integer({ min: 2, max: 5_000_000 }),
    single: fc.double({ min: 0, max: 1, noNaN: true }),
    extra: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ price, single, extra }): NightRate => {
    const half = Math.ceil(price / 2)
    const singlePrice = half + Math.floor((price - half) * single)
    return { price, singlePrice, extraAdult: Math.floor(singlePrice * extra) }
  })

const anyTerms: fc.Arbitrary<StayTerms> = fc.record({
  room: fc
    .record({
      base: fc.constant(2),
      adults: fc.integer({ min: 2, max: 5 }),
      children: fc.integer({ min: 0, max: 4 }),
      more: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ base, adults, children, more }) => ({
      baseAdults: base,
      maxAdults: adults,
      maxChildren: children,
      maxOccupancy: adults + more,
    })),
  childBands: fc
    .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
    .map(([a, b]) => [
      { maxAge: 5, percent: Math.min(a, b) },
      { maxAge: 12, percent: Math.max(a, b) },
    ]),
  nights: fc.array(anyNight, { minLength: 1, maxLength: 14 }),
  boardSupplement: fc.integer({ min: 0, max: 200_000 }),
  refundablePercent: fc.integer({ min: 0, max: 50 }),
  offerPercent: fc.integer({ min: 0, max: 90 }),
})
const anyParty: fc.Arbitrary<Party> = fc.record({
  adults: fc.integer({ min: 1, max: 10 }),
  childAges: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
})

describe('whatever the terms', () => {
  const hold = (property: (terms: StayTerms, party: Party) => void): void =>
    fc.assert(fc.property(anyTerms, anyParty, property), { numRuns: 2000 })

  test('the total is the sum of its lines, in whole pounds, and not below zero', () =>
    hold((any, party) => {
      const price = priceStay(any, party)
      if (!price) return
      expect(price.lines.reduce((total, line) => total + line.amount, 0)).toBe(price.total)
      for (const amount of [price.total, price.original, ...price.lines.map((it) => it.amount)])
        expect(Math.abs(amount % 100)).toBe(0)
      expect(price.total).toBeGreaterThanOrEqual(0)
      expect(price.total).toBeLessThanOrEqual(price.original)
    }))

  // Where two beds more cost more than a room, whoever has to take one more room pays less: those terms say so.
  test('another adult, or another child, never makes it cheaper than a room more would', () =>
    hold((any, party) => {
      fc.pre(any.nights.every(({ price, extraAdult }) => 2 * extraAdult <= price))
      const price = priceStay(any, party)
      const adult = priceStay(any, { ...party, adults: party.adults + 1 })
      const child = priceStay(any, { ...party, childAges: [...party.childAges, 12] })
      // Each line is rounded to a pound: where the party costs the same but splits otherwise, one is lost.
      const least = (price?.total ?? 0) - POUND
      if (price && adult) expect(adult.total).toBeGreaterThanOrEqual(least)
      if (price && child) expect(child.total).toBeGreaterThanOrEqual(least)
    }))

  test('another night never makes it cheaper', () =>
    hold((any, party) => {
      const price = priceStay(any, party)
      const longer = priceStay({ ...any, nights: [...any.nights, night] }, party)
      if (price && longer) expect(longer.total).toBeGreaterThanOrEqual(price.total)
    }))

  test('the rooms hold the party: places for all, and an adult in each', () =>
    hold(({ room }, party) => {
      const rooms = roomsNeeded(party, room)
      if (rooms === null) return
      expect(rooms * room.maxAdults).toBeGreaterThanOrEqual(party.adults)
      expect(rooms * room.maxOccupancy).toBeGreaterThanOrEqual(
        party.adults + party.childAges.length,
      )
      expect(party.adults).toBeGreaterThanOrEqual(rooms)
    }))
})
