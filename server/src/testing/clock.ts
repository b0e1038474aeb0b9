import type { Clock } from '../platform/clock.ts'

/** A clock that stands still until the test moves it. */
export function testClock(
  start = '2026-11-21T10:00:00Z',
): Clock & { advance(seconds: number): void } {
  let at = Date.parse(start)
  return {
    now: () => new Date(at),
    advance: (seconds) => {
      at += seconds * 1000
    },
  }
}
