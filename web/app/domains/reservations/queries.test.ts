import { expect, test } from 'vitest'
import { refundPollMs } from './queries.ts'

test.each([
  [[], 1, false],
  [['sent', 'arrived', 'failed'], 1, false],
  [['sent', 'requested'], 1, 5000],
  [['requested'], 24, 5000],
  [['requested'], 25, 60_000],
])('a page with refunds that are %j looks again, after %i looks: %s', (states, looks, wait) => {
  const refunds = states.map((State) => ({ State }))
  expect(refundPollMs(refunds, looks)).toBe(wait)
})
