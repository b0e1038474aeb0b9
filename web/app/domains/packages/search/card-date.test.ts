import { expect, it } from 'vitest'
import { cardDate } from './card-date.ts'

const year = { min: '2026-12-17', max: '2027-12-17' }

it('is the day that was asked for, else the next departure, and else none', () => {
  expect(cardDate('2027-02-01', '2026-12-20', year)).toBe('2027-02-01')
  expect(cardDate(null, '2026-12-20', year)).toBe('2026-12-20')
  expect(cardDate(null, null, year)).toBeNull()
})

it('passes over a day that can’t be booked, such as a past one left in the address', () => {
  expect(cardDate('2026-12-16', '2026-12-20', year)).toBe('2026-12-20')
  expect(cardDate('2027-12-18', null, year)).toBeNull()
})
