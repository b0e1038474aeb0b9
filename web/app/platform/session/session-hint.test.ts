// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { clearSessionHint, sessionHint, setSessionHint } from './session-hint.ts'

const key = (): string | null => localStorage.getItem('authToken')
afterEach(clearSessionHint)

test('the token of a provider’s sign-in is kept until the next sign-in, which ends its session', () => {
  setSessionHint(1, 'of Google')
  expect(key()).toBe('of Google')
  setSessionHint(1)
  expect([key(), sessionHint()]).toEqual([null, true])
})
