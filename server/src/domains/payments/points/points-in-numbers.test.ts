import { expect, it } from 'vitest'
import { earnedBy, payableBy } from './point-terms.ts'

const terms = { worth: 100, earnBasisPoints: 200 }

it('a point is earned of each fifty pounds, whole ones', () => {
  expect(earnedBy(terms, 800_00)).toBe(16_00)
  expect(earnedBy(terms, 849_99)).toBe(16_00)
  expect(earnedBy({ ...terms, worth: 500 }, 849_99)).toBe(15_00)
  expect(earnedBy(terms, -1)).toBe(0)
})

it('points pay whole pounds, in whole points, and never more than is due', () => {
  expect(payableBy(terms, 300_00, 1000_00)).toBe(300_00)
  expect(payableBy(terms, 3000_00, 999_50)).toBe(999_50)
  expect(payableBy({ ...terms, worth: 25 }, 300_75, 1000_00)).toBe(300_00)
  expect(payableBy({ ...terms, worth: 500 }, 304_00, 1000_00)).toBe(300_00)
  expect(payableBy(terms, 0, 1000_00)).toBe(0)
})
