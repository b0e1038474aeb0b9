import { formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feeOf } from './fee.ts'

const percent = (basisPoints: number, fixed = 0) =>
  ({ basisPoints, fixed, bearer: 'traveller' }) as const

describe('the fee of a method', () => {
  it.each([
    ['none', percent(0), 150_000, 0],
    ['a percentage', percent(600), 150_000, 9000],
    ['a fraction of a percent', percent(275), 100_000, 2800],
    ['rounded down to the pound', percent(275), 90_000, 2500],
    ['half a pound up', percent(250), 1000, 0],
    ['half a pound up', percent(500), 1000, 100],
    ['a fixed sum', percent(0, 1000), 150_000, 1000],
    ['a fixed sum in piastres', percent(0, 549), 150_000, 500],
    ['both, rounded once', percent(125, 500), 99_900, 1700],
    ['both, halves of piastres', percent(1, 0), 5000, 0],
    ['of a large amount', percent(2000, 100_000), 90_000_000, 18_100_000],
    ['of nothing', percent(600, 1000), 0, 0],
    ['borne by us', { ...percent(600, 1000), bearer: 'us' as const }, 150_000, 0],
  ])('%s: %j of %i is %i', (_, terms, amount, fee) => {
    expect(feeOf(terms, amount)).toBe(fee)
  })

  it('makes what is charged what is shown, whatever the terms', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 2000 }),
        fc.nat({ max: 100_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (basisPoints, fixed, egp) => {
          const fee = feeOf(percent(basisPoints, fixed), egp * 100)
          const shown = egp + toWholeEgp(fee)
          expect(egp * 100 + fee).toBe(shown * 100)
          expect(formatEgp(shown, 'en')).toBe(formatEgp(toWholeEgp(egp * 100 + fee), 'en'))
          expect(Math.abs(fee - ((egp * basisPoints) / 100 + fixed))).toBeLessThanOrEqual(51)
        },
      ),
    )
  })
})
