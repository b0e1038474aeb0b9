import { expect, it } from 'vitest'
import { storeOf } from './app-store.ts'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, null],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, null],
] as const)('%s with %i fingers has the store %s', (userAgent, maxTouchPoints, store) => {
  expect(storeOf({ userAgent, maxTouchPoints })).toBe(store)
})
