import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deadline } from './deadline.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('ends when its time is over, and says so', () => {
  const limit = deadline(1000)
  vi.advanceTimersByTime(999)
  expect(limit.signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect([limit.signal.aborted, limit.isOver()]).toEqual([true, true])
})

test.each(['before', 'later'])('ends with what is around it, stopped %s', (when) => {
  const outer = new AbortController()
  if (when === 'before') outer.abort('left')
  const limit = deadline(1000, outer.signal)
  outer.abort('left')
  expect([limit.signal.reason, limit.isOver()]).toEqual(['left', false])
})

test('keeps nothing once it is cleared', () => {
  const outer = new AbortController()
  const limit = deadline(1000, outer.signal)
  limit.clear()
  outer.abort()
  expect(vi.getTimerCount()).toBe(0)
  expect(limit.signal.aborted).toBe(false)
})
