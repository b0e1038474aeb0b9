import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '../api/problem.ts'
import ar from '../problems/messages.ar.ts'
import en from '../problems/messages.en.ts'
import { asksForLogin, loginRedirectFor } from './login-redirect.ts'
import { takeReturn } from './return-location.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a call that asks for a login', () => {
  it.each([
    new ApiProblem('سجّل الدخول أولًا', 'unauthenticated', 401),
    new Error('User is not authenticated'),
    new Error('Please login'),
    new Error('The token has expired'),
    new Error('Authentication failed'),
    new Error('Unauthorized'),
  ])('is known by %s', (problem) => {
    expect(asksForLogin(problem)).toBe(true)
  })

  it.each([new ApiProblem('Sold out', 'sold_out', 409), 'Please login', null])(
    'is not %s',
    (problem) => expect(asksForLogin(problem)).toBe(false),
  )

  it('leads to /login with the notice, and back once', () => {
    const detour = loginRedirectFor('/checkout?step=2', en.loginFirst)
    expect(detour).toEqual({
      to: '/login',
      state: { message: 'Please login to continue with your booking', from: '/checkout?step=2' },
    })
    expect(takeReturn()).toBe('/checkout?step=2')
    expect(takeReturn()).toBeNull()
  })

  it('says so in Arabic too', () => {
    expect(ar.loginFirst).toMatch(/\p{Script=Arabic}/u)
  })
})
