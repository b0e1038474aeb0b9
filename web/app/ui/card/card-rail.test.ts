import { expect, it } from 'vitest'
import { endsOf } from './card-rail.tsx'

const at = (scrollLeft: number) => endsOf({ scrollLeft, scrollWidth: 1000, clientWidth: 400 })

it.each([
  [0, { start: true, end: false }],
  [300, { start: false, end: false }],
  [600, { start: false, end: true }],
  [-300, { start: false, end: false }],
  [-600, { start: false, end: true }],
])('a rail that was moved by %i', (left, ends) => expect(at(left)).toEqual(ends))

it('that shows everything stands at both ends', () => {
  expect(endsOf({ scrollLeft: 0, scrollWidth: 400, clientWidth: 400 })).toEqual({
    start: true,
    end: true,
  })
})
