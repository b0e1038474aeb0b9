import { expect, it } from 'vitest'
import { withNonBreakingCounts } from './non-breaking-counts.ts'

it.each([
  ['2 adults, 1 child', '2\u00a0adults, 1\u00a0child'],
  ['3 بالغين و4 أطفال', '3\u00a0بالغين و4\u00a0أطفال'],
  ['بالغان وطفل', 'بالغان وطفل'],
  ['Room 12', 'Room 12'],
])('keeps each number of %s with what it counts', (text, whole) => {
  expect(withNonBreakingCounts(text)).toBe(whole)
})
