import { expect, it } from 'vitest'
import { stepArea, stepLine } from './plot.tsx'

it('draws a day as a step, and leaves a gap where nothing is known', () => {
  expect(stepLine([5, 10, null, 0], 10)).toBe('M0 50.00H1V0.00H2M3 100.00H4')
  expect(stepArea([10, null], 20)).toBe('M0 100V50.00H1V100Z')
})
