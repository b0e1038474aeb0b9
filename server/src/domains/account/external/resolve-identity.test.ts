import { expect, test } from 'vitest'
import { resolveIdentity, type Facts, type Verdict } from './resolve-identity.ts'

const traveller = { isStaff: false }
const staff = { isStaff: true }
const nobody: Facts = {
  known: null,
  sameEmail: null,
  hasEmail: true,
  emailAuthoritative: true,
  isProvenNow: true,
}

test.each<[string, Partial<Facts>, Verdict]>([
  ['a known identity', { known: traveller }, 'sign-in'],
  [
    'a known identity whose e-mail is now another account’s',
    { known: traveller, sameEmail: traveller },
    'sign-in',
  ],
  ['a known identity of staff', { known: staff }, 'not-for-staff'],
  ['a new one with a proven address', {}, 'create-with-email'],
  ['a new one with an unproven address', { emailAuthoritative: false }, 'create-without-email'],
  ['a new one without an address', { hasEmail: false }, 'create-without-email'],
  ['a new one whose proven address has an account', { sameEmail: traveller }, 'link'],
  [
    'a new one whose unproven address has an account',
    { sameEmail: traveller, emailAuthoritative: false },
    'email-taken',
  ],
  ['a new one whose address was proven once', { isProvenNow: false }, 'create-with-email'],
  [
    'a new one whose address was proven once and has an account',
    { sameEmail: traveller, isProvenNow: false },
    'email-taken',
  ],
  ['a new one whose address is a member of staff’s', { sameEmail: staff }, 'email-taken'],
])('%s', (_, facts, verdict) => {
  expect(resolveIdentity({ ...nobody, ...facts })).toBe(verdict)
})
