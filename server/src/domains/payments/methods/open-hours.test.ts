import { expect, test } from 'vitest'
import { lastOpen } from './open-hours.ts'

const office = { weekdays: [6, 0, 1, 2, 3, 4], opens: 540, closes: 1260 }

// Cairo is two hours before UTC; 3 December 2026 is a Thursday.
test.each([
  ['while it is open', '2026-12-03T10:00:00Z', '2026-12-03T10:00:00Z'],
  ['in the evening, when it closed', '2026-12-03T20:00:00Z', '2026-12-03T19:00:00Z'],
  ['on a day off, when it closed the day before', '2026-12-04T12:00:00Z', '2026-12-03T19:00:00Z'],
  ['before it opens after a day off', '2026-12-05T06:59:00Z', '2026-12-03T19:00:00Z'],
  ['a minute after it opens', '2026-12-05T07:01:00Z', '2026-12-05T07:01:00Z'],
])('the last moment at the counter: %s', (_, until, last) => {
  expect(lastOpen(new Date(until), office)).toEqual(new Date(last))
})

test('a counter that opens on one day a week was open a week ago, before it opens', () => {
  const sundays = { ...office, weekdays: [0] }
  expect(lastOpen(new Date('2026-12-06T06:00:00Z'), sundays)).toEqual(
    new Date('2026-11-29T19:00:00Z'),
  )
})
