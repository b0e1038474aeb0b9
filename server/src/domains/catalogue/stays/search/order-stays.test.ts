import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf } from './order-stays.ts'

test('the first of any list are those that sorting it would put first', () => {
  const compare = (a: number, b: number): number => a - b
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 400 }), fc.nat(60), (all, count) => {
      expect(firstOf(all, count, compare)).toEqual(all.toSorted(compare).slice(0, count))
    }),
    { numRuns: 1000 },
  )
})
