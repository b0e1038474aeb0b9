import { addDays } from '@rihla/contract/values/dates'
import { expect, test } from 'vitest'
import { activities } from '../activities/index.ts'
import { dayUses, FIRST_DAY_USE } from '../day-uses/index.ts'
import { seasonPrices } from './season-prices.ts'

const ids = new Set([
  ...activities.map((_, n) => n + 1),
  ...dayUses.map((_, n) => n + FIRST_DAY_USE),
])

test('whatever the day, a season that can be seen is ahead, and each is dearer than its other days', () => {
  for (let day = '2026-11-26'; day < '2027-12-01'; day = addDays(day, 1)) {
    const rows = seasonPrices(ids, day)
    expect(rows.some((it) => it.day <= addDays(day, 120))).toBe(true)
    expect(rows.every((it) => it.day >= day && it.day <= addDays(day, 366))).toBe(true)
  }
  const rows = seasonPrices(ids, '2026-11-26')
  expect(new Set(rows.map((it) => `${it.activity_id} ${it.day}`)).size).toBe(rows.length)
  for (const { activity_id: id, price } of rows) {
    const offer = id < FIRST_DAY_USE ? activities[id - 1] : dayUses[id - FIRST_DAY_USE]
    expect(price).toBeGreaterThan((offer?.price ?? Infinity) * 100)
  }
  expect(seasonPrices(new Set(), '2026-11-26')).toEqual([])
})
