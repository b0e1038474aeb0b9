import { expect, it } from 'vitest'
import { calendarOf } from './day-notes.ts'

const at = (
  prices: Record<string, number>,
  until: string | null = null,
  from: string | null = null,
) => calendarOf({ prices: new Map(Object.entries(prices)), from, until }, 'en')

it('prices the days that can be booked, and closes the others', () => {
  const { isUnavailable, noteOf } = at({ '2026-12-01': 1200, '2026-12-03': 900 })
  expect(isUnavailable?.('2026-12-02')).toBe(true)
  expect(isUnavailable?.('2026-12-03')).toBe(false)
  expect(noteOf?.('2026-12-02')).toBeNull()
  expect(noteOf?.('2026-12-01')).toEqual({ text: '1,200', said: 'EGP\u00a01,200', best: false })
  expect(noteOf?.('2026-12-03')).toMatchObject({ text: '900', best: true })
})

it('marks no day as the lowest where all cost the same', () => {
  const { noteOf } = at({ '2026-12-01': 900, '2026-12-03': 900 })
  expect(noteOf?.('2026-12-01')).toMatchObject({ best: false })
})

it('leaves days open of which nothing is known', () => {
  const { isUnavailable } = at({ '2026-12-01': 900 }, '2026-12-10')
  expect(isUnavailable?.('2026-12-09')).toBe(true)
  expect(isUnavailable?.('2026-12-11')).toBe(false)
  const before = at({ '2026-12-09': 900 }, null, '2026-12-05')
  expect(before.isUnavailable?.('2026-12-04')).toBe(false)
  expect(before.isUnavailable?.('2026-12-06')).toBe(true)
})

it('closes nothing while the days are not known', () => {
  expect(calendarOf(undefined, 'ar')).toEqual({})
})
