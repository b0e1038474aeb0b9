import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DueTimes } from './due-times.ts'

test('gives out what is due, earliest first, once, and nothing that was called off', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ at: fc.nat(50), calledOff: fc.boolean() })),
      fc.array(fc.nat(60)),
      (dues, times) => {
        const waiting = new DueTimes()
        for (const due of dues) waiting.add(due)
        const left = new Set(dues.filter((due) => !due.calledOff))
        for (const now of times) {
          const taken = waiting.take(now)
          const expected = [...left].filter((due) => due.at <= now)
          expect(new Set(taken)).toEqual(new Set(expected))
          expect(taken.map((due) => due.at)).toEqual(
            taken.map((due) => due.at).toSorted((a, b) => a - b),
          )
          for (const due of taken) left.delete(due)
        }
      },
    ),
  )
})
