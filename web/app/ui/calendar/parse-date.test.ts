import { expect, it } from 'vitest'
import { clampRange } from '../form/clamp-range.ts'
import { clockText } from '../feedback/use-countdown.ts'
import { dateProblem, parseTypedDate } from './parse-date.ts'

it.each([
  ['17/12/2026', '2026-12-17'],
  [' 1.2.2027 ', '2027-02-01'],
  ['١٧/١٢/٢٠٢٦', '2026-12-17'],
  ['17122026', '2026-12-17'],
  ['1122026', null],
  ['31/02/2026', null],
  ['12/17/2026', null],
  ['tomorrow', null],
])('%s is read as %s', (text, date) => {
  expect(parseTypedDate(text)).toBe(date)
})

it('names the limit that a date breaks', () => {
  const limits = { min: '2026-12-01', max: '2026-12-31' }
  expect(dateProblem('2026-11-30', limits)).toBe('before')
  expect(dateProblem('2027-01-01', limits)).toBe('after')
  expect(dateProblem('2026-12-31', limits)).toBeNull()
})

it('raises the upper price to the lower one', () => {
  expect(clampRange({ from: 4000, to: 900 }, { from: 0, to: 10_000 })).toEqual({
    from: 4000,
    to: 4000,
  })
  expect(clampRange({ from: -5, to: 20_000 }, { from: 0, to: 10_000 })).toEqual({
    from: 0,
    to: 10_000,
  })
})

it('writes a clock', () => {
  expect(clockText(564_999)).toBe('09:24')
  expect(clockText(20_538_000)).toBe('05:42:18')
  expect(clockText(-1)).toBe('00:00')
})
