import { expect, it } from 'vitest'
import { arrivalOf, weekdayOf, weekdaysText } from './service-text.ts'

it.each([
  ['0123456', 'Every day'],
  ['056', 'Sat, Sun, Fri'],
  ['3', 'Wed'],
])('names the days %s', (digits, text) =>
  expect(weekdaysText(digits, 'en', 'Every day')).toBe(text),
)

it('names them in Arabic', () => {
  expect(weekdaysText('45', 'ar', '')).toBe('الخميس، الجمعة')
  expect(weekdayOf('0', 'ar')).toBe('الأحد')
})

it.each([
  ['08:00', 360, '14:00', 0],
  ['23:30', 45, '00:15', 1],
  ['18:00', 1800, '00:00', 2],
])('arrives: from %s in %i minutes', (Departs, Minutes, time, days) =>
  expect(arrivalOf({ Departs, Minutes })).toEqual({ time, days }),
)
