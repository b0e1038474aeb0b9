import { expect, it } from 'vitest'
import { relativeDateOf } from './relative-date.ts'

// 00:30 in Cairo on 2 January 2027, still the day before in UTC.
const now = Date.parse('2027-01-01T22:30:00Z')

it.each([
  ['2027-01-02', 'en', 'today', 'Sat 2\u00a0Jan'],
  ['2027-01-01', 'en', 'yesterday', 'Fri 1\u00a0Jan'],
  ['2026-12-31', 'en', 'onDay', '31\u00a0Dec\u00a02026'],
  ['2027-01-03', 'en', 'onDay', 'Sun 3\u00a0Jan'],
  ['2026-12-31', 'ar', 'onDay', '31\u00a0ديسمبر\u00a02026'],
] as const)('%s in %s is %s', (Date, language, key, day) => {
  expect(relativeDateOf({ Date, Time: '09:00' }, now, language)).toEqual({
    key,
    values: { day, time: '09:00' },
  })
})
