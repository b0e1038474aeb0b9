import { expect, test } from 'vitest'
import { cairoMoment, dayAndHour, dayInWords } from './moments.ts'

test.each([
  ['en', 'Thu 24 Dec 2026', 'Thu 24 Dec 2026, 00:30'],
  ['ar', 'الخميس 24 ديسمبر 2026', 'الخميس 24 ديسمبر 2026، 00:30'],
] as const)('a day and its hour stand side by side in one way, in %s', (language, day, moment) => {
  expect(dayInWords('2026-12-24', language)).toBe(day)
  expect(dayAndHour(day, '00:30', language)).toBe(moment)
  // A day before by the clocks in Greenwich.
  expect(cairoMoment('2026-12-23T22:30:00Z', language)).toBe(moment)
})
