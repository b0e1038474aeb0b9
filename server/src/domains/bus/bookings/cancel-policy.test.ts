import { describe, expect, it } from 'vitest'
import { totalOf, type CancelTerms } from '../booking.ts'
import {
  CANCEL_POLICY,
  cancelableUntil,
  cancelTerms,
  chosenTerms,
  feeFor,
  isCancelable,
} from './cancel-policy.ts'
import { soldLeg } from '../testing/leg.ts'

const going = soldLeg({ price: 250_00 })
const back = soldLeg({ id: 2, isReturn: true, price: 250_00 })
const after = (terms: CancelTerms) => ({ ...terms, state: 'cancelled' as const })

describe('the fee', () => {
  it.each([
    [1000_00, 100_00],
    [600_00, 60_00],
    [455_50, 46_00],
    [150_00, 20_00],
    [15_00, 15_00],
    [0, 0],
  ])('for %d piastres is %d: a tenth in whole pounds, never more than it is worth', (worth, fee) =>
    expect(feeFor(worth)).toBe(fee),
  )
})

describe('what comes back', () => {
  it('of a leg alone is what was paid, less the fee', () => {
    const alone = soldLeg({})
    expect(cancelTerms({ legs: [alone] }, alone)).toEqual({ refund: 540_00, fee: 60_00, kept: 0 })
  })

  it('of one leg of two is what both cost, less the other’s one-way price, less the fee', () => {
    // 1000 for both; the way back alone costs 600; 400 are left, less 40.
    expect(cancelTerms({ legs: [going, back] }, going)).toEqual({
      refund: 360_00,
      fee: 40_00,
      kept: 100_00,
    })
  })

  it('of the second leg is its one-way price, less the fee: all in all both fees', () => {
    const first = cancelTerms({ legs: [going, back] }, going)
    const gone = { ...going, cancellation: after(first) }
    const second = cancelTerms({ legs: [gone, back] }, back)
    expect(second).toEqual({ refund: 540_00, fee: 60_00, kept: -100_00 })
    expect(first.refund + second.refund + first.fee + second.fee).toBe(totalOf([going, back]))
  })

  it('is never below zero, and never more than was paid', () => {
    for (const price of [1_00, 50_00, 100_00, 299_00, 300_00])
      for (const other of [1_00, 80_00, 250_00, 300_00]) {
        const a = soldLeg({ price })
        const b = soldLeg({ id: 2, isReturn: true, price: other })
        const first = cancelTerms({ legs: [a, b] }, a)
        const second = cancelTerms({ legs: [{ ...a, cancellation: after(first) }, b] }, b)
        for (const terms of [first, second]) {
          expect(Math.min(terms.refund, terms.fee)).toBeGreaterThanOrEqual(0)
        }
        expect(first.refund + second.refund + first.fee + second.fee).toBe(totalOf([a, b]))
      }
  })
})

describe('P11: what was given back in the panel', () => {
  const taken = (takenBack: number) => ({ ...going, takenBack })

  it.each([
    ['a part of what comes back', 300_00, { refund: 60_00, fee: 40_00, kept: 100_00 }],
    ['a part of the fee, too', 380_00, { refund: 0, fee: 20_00, kept: 100_00 }],
    ['more than the leg gives back', 450_00, { refund: 0, fee: 0, kept: 50_00 }],
    ['all that was paid for it', 500_00, { refund: 0, fee: 0, kept: 0 }],
  ])('%s stays with nobody else', (_, takenBack, terms) => {
    const leg = taken(takenBack)
    expect(cancelTerms({ legs: [leg, back] }, leg)).toEqual(terms)
  })

  it.each([
    [0, 380_00, { refund: 0, fee: 20_00, kept: 100_00 }],
    [60_00, 300_00, { refund: 60_00, fee: 40_00, kept: 100_00 }],
    [150_00, 300_00, { refund: 150_00, fee: 0, kept: 50_00 }],
    [200_00, 300_00, { refund: 200_00, fee: 0, kept: 0 }],
  ])('and staff give back %d beside it', (refund, takenBack, terms) => {
    const leg = taken(takenBack)
    expect(chosenTerms({ legs: [leg, back] }, leg, refund)).toEqual(terms)
  })

  it('is never given back by the other leg', () => {
    for (const takenBack of [0, 100_00, 399_00, 400_00, 450_00, 500_00])
      for (const chosen of [null, 0, 500_00 - takenBack]) {
        const leg = taken(takenBack)
        const booking = { legs: [leg, back] }
        const first =
          chosen === null ? cancelTerms(booking, leg) : chosenTerms(booking, leg, chosen)
        expect(first.kept).toBeGreaterThanOrEqual(0)
        const second = cancelTerms({ legs: [{ ...leg, cancellation: after(first) }, back] }, back)
        const all = takenBack + first.refund + first.fee + second.refund + second.fee
        expect(all).toBe(totalOf([going, back]))
      }
  })
})

describe('until when', () => {
  const sold = { state: 'sold' } as const
  const at = (seconds: number): Date => new Date(cancelableUntil(going).getTime() + seconds * 1000)

  it('is 24 hours before departure, to the second', () => {
    expect(cancelableUntil(going).toISOString()).toBe('2026-12-23T05:30:00.000Z')
    expect([at(-1), at(0), at(1)].map((now) => isCancelable(sold, going, now))).toEqual([
      true,
      false,
      false,
    ])
  })

  it.each([
    // The clocks go forward at 0:00 on 24 April 2026: 9:00 in Cairo is 24 real hours after 8:00.
    ['spring', '2026-04-24T06:00:00Z', '08:00', '09:00'],
    // And back at 24:00 on 29 October 2026: 9:00 is 24 real hours after 10:00.
    ['autumn', '2026-10-30T07:00:00Z', '10:00', '09:00'],
  ])('counts real hours where the clocks are changed (%s)', (_, departs, until, leaves) => {
    const inCairo = new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Africa/Cairo',
    })
    const night = soldLeg({ departsAt: new Date(departs) })
    expect(inCairo.format(night.departsAt)).toBe(leaves)
    expect(inCairo.format(cancelableUntil(night))).toBe(until)
  })

  it('is over once it is cancelled, and hasn’t begun before it is sold', () => {
    const cancelled = { ...going, cancellation: after({ refund: 1, fee: 1, kept: 1 }) }
    expect(isCancelable(sold, cancelled, at(-1))).toBe(false)
    for (const state of ['asking', 'held', 'paying', 'paid', 'ended', 'refunded'] as const)
      expect(isCancelable({ state }, going, at(-1))).toBe(false)
  })

  it('is 24 hours before departure', () => expect(CANCEL_POLICY.hoursBefore).toBe(24))
})
