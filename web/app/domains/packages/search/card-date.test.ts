import { expect, it } from 'vitest'
import { cardDate } from './card-date.ts'

const now = new Date('2026-12-17T10:00:00Z')
const year = { min: '2026-12-17', max: '2027-12-17' }

it('is the day that was asked for, else the next departure, else tomorrow', () => {
  expect(cardDate('2027-02-01', '2026-12-20', year, now)).toBe('2027-02-01')
  expect(cardDate(null, '2026-12-20', year, now)).toBe('2026-12-20')
  expect(cardDate(null, null, year, now)).toBe('2026-12-18')
  expect(cardDate(null, null, { ...year, min: '2027-01-01' }, now)).toBe('2027-01-01')
})
