import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf } from './first-of.ts'

test('the first of any list are those that sorting it would put first', () => {
  const compared = fc.array(fc.tuple(fc.integer({ max: 9, min: 0 }), fc.integer()), {
    maxLength: 400,
  })
  fc.assert(
    fc.property(compared, fc.nat(60), (all, count) => {
      const keys = Float64Array.from(all, ([key]) => key)
      const tie = (a: number, b: number): number => (all[a]?.[1] ?? 0) - (all[b]?.[1] ?? 0) || a - b
      const sorted = all
        .map((_, at) => at)
        .sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || tie(a, b))
      expect(firstOf(all.length, count, keys, tie)).toEqual(sorted.slice(0, count))
    }),
    { numRuns: 1000 },
  )
})
