import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { cairoToday, noteServerTime, serverNow } from './clock.ts'

afterEach(() => {
  vi.useRealTimers()
  noteServerTime(new Date())
})

it('knows today in Cairo whatever day the phone believes it is', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  expect(cairoToday()).toBe('2026-11-20')
  noteServerTime(new Date('2026-11-27T22:30:00Z'))
  expect(cairoToday()).toBe('2026-11-28')
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(cairoToday()).toBe('2026-11-29')
})

it('takes a second’s difference for the seconds that an answer leaves out', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T10:00:01.900Z') })
  noteServerTime(new Date('2026-11-28T10:00:01Z'))
  expect(serverNow()).toBe(Date.now())
})

it('is what every page asks which day it is', () => {
  const asking = globSync('web/app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).filter((file) =>
    /cairoDate\(new Date\(\)\)|: Date = new Date\(\)/.test(readFileSync(file, 'utf8')),
  )
  expect(asking).toEqual([])
})
