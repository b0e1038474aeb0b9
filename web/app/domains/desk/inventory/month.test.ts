import { expect, it } from 'vitest'
import { addMonths, lastOf, weeksOf } from './month.ts'

it('lays a month out in weeks that begin on Saturday', () => {
  const weeks = weeksOf('2026-12')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([
    null,
    null,
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
  ])
  expect(weeks.at(-1)?.slice(-2)).toEqual(['2026-12-31', null])
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(31)
  expect(weeksOf('2025-02')[0]?.[0]).toBe('2025-02-01')
})

it('counts months across the end of a year', () => {
  expect([addMonths('2026-12', 1), addMonths('2027-01', -1), lastOf('2028-02')]).toEqual([
    '2027-01',
    '2026-12',
    '2028-02-29',
  ])
})
