import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Occupancy, SupplierRate } from '../../../ports/hotel-supplier.ts'
import { sellingCharge, sellingPrice } from './markup.ts'
import { addCancellations, freeUntil, freeUntilDay, plansOf } from './plan.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const COUPLE: Occupancy = { rooms: 1, adults: 2, childAges: [] }
const FAMILY: Occupancy = { rooms: 1, adults: 2, childAges: [8] }
const at = (text: string): Date => new Date(text)

const rate = (change: Partial<SupplierRate> = {}): SupplierRate => ({
  key: 'k',
  occupancy: COUPLE,
  room: { code: 'DBL', name: 'Double' },
  board: 'BB',
  net: 100_000,
  leastPrice: null,
  mustCheck: false,
  roomsLeft: 3,
  cancellation: [{ from: at('2026-12-01T21:59:00Z'), charge: 100_000 }],
  comments: null,
  ...change,
})
const nonRefundable = { cancellation: [{ from: NOW, charge: 90_000 }], net: 90_000 }

describe('the price of a net price', () => {
  it.each([
    [100_000, null, 112_000],
    [100_050, null, 112_100],
    [100_000, 130_000, 130_000],
    [100_000, 130_001, 130_100],
    [100_000, 105_000, 112_000],
  ])('%i, at least %s, is %i piastres', (net, least, price) => {
    expect(sellingPrice(net, least)).toBe(price)
  })

  test('is whole pounds, never below net, and what cancelling costs never above it', () => {
    const amount = fc.integer({ min: 1, max: 100_000_000 })
    fc.assert(
      fc.property(amount, amount, (net, charge) => {
        const price = sellingPrice(net, null)
        expect(price % 100).toBe(0)
        expect(price).toBeGreaterThanOrEqual(net)
        const cost = sellingCharge(charge, net, price)
        expect(cost).toBeLessThanOrEqual(price)
        // What the supplier keeps is never more than what the traveller pays for cancelling.
        expect(cost).toBeGreaterThanOrEqual(Math.min(charge, net))
      }),
    )
  })
})

describe('plans', () => {
  it('say how their rate names its room, no louder and not for ever', () => {
    const named = (name: string) =>
      plansOf([rate({ room: { code: 'DBL', name } })], [COUPLE], NOW)[0]?.roomName
    expect(named('DOUBLE SEA VIEW')).toBe('Double Sea View')
    expect(named('x'.repeat(500))).toHaveLength(120)
    expect(named(' ')).toBeNull()
  })

  it('are one for each room, board and refundability, the cheapest first', () => {
    const plans = plansOf(
      [
        rate({ key: 'dear', net: 120_000 }),
        rate({ key: 'cheap' }),
        rate({ key: 'fixed', ...nonRefundable }),
        rate({ key: 'half', board: 'HB', net: 150_000 }),
      ],
      [COUPLE],
      NOW,
    )
    expect(plans.map(({ rates: [one], price }) => [one?.key, price])).toEqual([
      ['fixed', 100_800],
      ['cheap', 112_000],
      ['half', 168_000],
    ])
  })

  it('take the whole party or aren’t offered', () => {
    const family = rate({ key: 'f', occupancy: FAMILY, net: 130_000 })
    const [plan, ...others] = plansOf([rate(), family], [COUPLE, FAMILY], NOW)
    expect(others).toEqual([])
    expect(plan).toMatchObject({
      net: 230_000,
      price: 257_600,
      rates: [{ key: 'k' }, { key: 'f' }],
    })
    expect(plansOf([rate()], [COUPLE, FAMILY], NOW)).toEqual([])
    const two = { ...COUPLE, rooms: 2 }
    expect(plansOf([rate({ occupancy: two, roomsLeft: 1 })], [two], NOW)).toEqual([])
  })

  it('never sell below what the supplier allows, for any of the rooms', () => {
    const least = rate({ occupancy: FAMILY, leastPrice: 200_000 })
    expect(plansOf([rate(), least], [COUPLE, FAMILY], NOW)[0]?.price).toBe(312_000)
  })

  it('add up what cancelling their rooms costs, step by step', () => {
    const steps = addCancellations([
      [
        { from: at('2026-12-01T00:00:00Z'), charge: 10 },
        { from: at('2026-12-05T00:00:00Z'), charge: 100 },
      ],
      [{ from: at('2026-12-03T00:00:00Z'), charge: 50 }],
    ])
    expect(steps).toEqual([
      { from: at('2026-12-01T00:00:00Z'), charge: 10 },
      { from: at('2026-12-03T00:00:00Z'), charge: 60 },
      { from: at('2026-12-05T00:00:00Z'), charge: 150 },
    ])
  })
})

describe('free cancellation', () => {
  const charged = (from: string) => ({ cancellation: [{ from: at(from), charge: 1 }] })

  it.each([
    ['a minute before midnight in Cairo', '2026-12-01T21:59:00Z', '2026-12-01'],
    ['at midnight in Cairo', '2026-12-01T22:00:00Z', '2026-12-01'],
    ['at noon', '2026-12-01T10:00:00Z', '2026-11-30'],
    ['later today', '2026-11-21T12:00:00Z', null],
    ['at the end of today', '2026-11-21T21:59:00Z', '2026-11-21'],
    ['already', '2026-11-21T10:00:00Z', null],
  ])('ends %s', (_, from, day) => {
    expect(freeUntilDay(charged(from), '2026-12-10', NOW)).toBe(day)
  })

  it.each([
    ['now by a supplier’s clock that is ahead', '2026-11-21T10:00:00.030Z', null],
    ['in less than an hour', '2026-11-21T10:59:59Z', null],
    ['in an hour', '2026-11-21T11:00:00Z', at('2026-11-21T11:00:00Z')],
  ])('is none where it costs something from %s', (_, from, until) => {
    expect(freeUntil(charged(from), NOW)).toEqual(until)
  })

  it('lasts until the arrival where nothing is ever charged', () => {
    expect(freeUntil({ cancellation: [] }, NOW)).toBe('forever')
    expect(freeUntilDay({ cancellation: [] }, '2026-12-10', NOW)).toBe('2026-12-10')
    const nothing = { cancellation: [{ from: NOW, charge: 0 }] }
    expect(freeUntilDay(nothing, '2026-12-10', NOW)).toBe('2026-12-10')
  })
})
