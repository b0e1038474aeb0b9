import { expect, it } from 'vitest'
import { shareOfPoints } from './share-of-points.ts'

it.each([
  [1000_00, 200_00, 1000_00, 200_00],
  [500_00, 200_00, 1000_00, 100_00],
  [333_00, 200_00, 1000_00, 66_00],
  [0, 200_00, 1000_00, 0],
  // The money couldn't take the rest.
  [999_99, 200_00, 1000_00, 199_99],
])('of %i that go back, %i of %i having been points, %i are', (refund, points, paid, back) => {
  expect(shareOfPoints(refund, points, paid)).toBe(back)
})
