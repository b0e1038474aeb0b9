import { expect, it } from 'vitest'
import ar from '../messages.ar.ts'
import en from '../messages.en.ts'
import { staffAccess } from './staff-access.ts'

it.each([
  ['unknown', 'asking', false, 'loading'],
  ['unknown', 'admin', true, 'loading'],
  ['anonymous', 'asking', false, 'login'],
  ['anonymous', 'admin', false, 'login'],
  ['anonymous', 'asking', true, 'failed'],
  ['signed-in', 'asking', true, 'loading'],
  ['signed-in', 'failed', true, 'failed'],
  ['signed-in', 'none', true, 'denied'],
  ['signed-in', 'admin', true, 'open'],
] as const)('%s, role %s, flag %s: %s', (state, role, flag, access) => {
  expect(staffAccess(state, role, flag)).toBe(access)
})

it('says the fixed texts', () => {
  expect(en.accessDenied).toBe("Access Denied: You don't have permission to access this page.")
  expect([en.adminLogin, en.adminLoginFailed, en.adminInvalid]).toEqual([
    'Admin Login',
    'Login Failed',
    'Invalid credentials. Please try again.',
  ])
  for (const key of ['accessDenied', 'adminLogin', 'adminInvalid'] as const)
    expect(ar[key]).toMatch(/\p{Script=Arabic}/u)
})
