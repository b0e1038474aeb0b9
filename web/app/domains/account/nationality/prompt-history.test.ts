import { afterEach, expect, it, vi } from 'vitest'
import { markAsked, wasAsked } from './prompt-history.ts'

afterEach(() => vi.unstubAllGlobals())

it('asks each person once in a session', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  expect(wasAsked(7)).toBe(false)
  markAsked(7)
  expect(wasAsked(7)).toBe(true)
  expect(wasAsked(8)).toBe(false)
})

it('asks nobody where nothing can be remembered', () => {
  expect(wasAsked(7)).toBe(true)
  expect(() => markAsked(7)).not.toThrow()
})
