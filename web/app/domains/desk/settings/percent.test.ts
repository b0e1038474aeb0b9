import { expect, it } from 'vitest'
import { basisPointsOf, clockOf, feeOf, minuteOf, percentText } from './percent.ts'

it.each([
  ['2.75', 275],
  ['2,5', 250],
  ['٢٫٧٥', 275],
  ['0', 0],
  ['20', 2000],
  ['20.01', null],
  ['1.234', null],
  ['', null],
  ['-1', null],
])('reads %s percent', (text, basisPoints) => expect(basisPointsOf(text, 2000)).toBe(basisPoints))

it('writes what it reads', () => expect(percentText(275)).toBe('2.75'))

// As the server charges it (payments/methods/fee.test.ts).
it.each([
  [1000, 275, 3, 31],
  [1000, 0, 0, 0],
  [333, 250, 0, 8],
])('charges %i EGP', (egp, basisPoints, fixed, fee) =>
  expect(feeOf(egp, basisPoints, fixed)).toBe(fee),
)

it.each([
  [600, '10:00', 0],
  [-360, '18:00', -1],
  [-1440, '00:00', -1],
  [-2280, '10:00', -2],
  [-2880, '00:00', -2],
  [0, '00:00', 0],
  [1440, '00:00', 1],
])('names minute %i of a day', (minute, time, day) => {
  expect(clockOf(minute)).toEqual({ time, day })
  expect(minuteOf(time, day)).toBe(minute)
})
