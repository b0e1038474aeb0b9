import { afterEach, expect, it, vi } from 'vitest'
import { markPrompted, wasPrompted } from './prompt-history.ts'

afterEach(() => vi.unstubAllGlobals())

it('asks each person once in a session', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  expect(wasPrompted(7)).toBe(false)
  markPrompted(7)
  expect(wasPrompted(7)).toBe(true)
  expect(wasPrompted(8)).toBe(false)
})

it('asks no user where nothing can be remembered', () => {
  expect(wasPrompted(7)).toBe(true)
  expect(() => markPrompted(7)).not.toThrow()
})
