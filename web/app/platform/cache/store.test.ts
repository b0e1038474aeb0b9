import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createStore, sweepAtMidnight, untilMidnight, type Store } from './store.ts'

const kept = new Map<string, string>()
const storage = {
  get length() {
    return kept.size
  },
  key: (at: number) => [...kept.keys()][at] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
let now = 0
let store: Store
beforeEach(() => {
  kept.clear()
  now = Date.parse('2026-12-17T20:00:00Z')
  store = createStore({ storage, now: () => now })
})

describe('the cache', () => {
  it('keeps a value under the prefix until its time is over', () => {
    store.set('cities:en', [1], 1000)
    expect([...kept.keys()]).toEqual(['rihla:cities:en'])
    expect(store.get('cities:en')).toEqual([1])
    now += 1000
    expect(store.get('cities:en')).toBeNull()
    expect(store.getStale('cities:en')).toEqual([1])
  })

  it('ends a daily entry when the day changes in Cairo', () => {
    store.set('splash', 1, 86_400_000, { daily: true })
    store.set('types', 1, 86_400_000)
    now = Date.parse('2026-12-17T22:30:00Z')
    expect(store.get('splash')).toBeNull()
    expect(store.get('types')).toBe(1)
  })

  it('sweeps what expired and nothing else', () => {
    kept.set('somebody-else', '{"until":0}')
    kept.set('rihla:language', 'ar')
    store.set('old', 1, 10)
    store.set('new', 1, 10_000)
    now += 100
    store.sweep()
    expect([...kept.keys()].sort()).toEqual(['rihla:language', 'rihla:new', 'somebody-else'])
  })

  it('takes what it cannot read for absent', () => {
    kept.set('rihla:broken', '{')
    expect(store.get('broken')).toBeNull()
  })
})

it('counts the time to midnight', () => {
  expect(untilMidnight(new Date(2026, 11, 17, 23, 59, 0))).toBe(60_000)
})

it('sweeps soon after it begins, at midnight, and at the next', () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 17, 20, 0, 0) })
  let sweeps = 0
  const stop = sweepAtMidnight({ ...store, sweep: () => (sweeps += 1) })
  onTestFinished(() => (stop(), void vi.useRealTimers()))
  expect(sweeps).toBe(0)
  for (const hours of [1, 2]) {
    vi.advanceTimersByTime(hours * 3_600_000)
    expect(sweeps).toBe(1)
  }
  vi.advanceTimersByTime(3_600_000)
  expect(sweeps).toBe(2)
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(sweeps).toBe(3)
  stop()
  vi.advanceTimersByTime(48 * 3_600_000)
  expect(sweeps).toBe(3)
})
