import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { textField } from '../values/fields.ts'

/** Six digits of an authenticator, or a recovery code, as it is typed. */
export const codeField = textField(40)

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/AccountApi/SecondFactor',
  summary: 'Whether the signed-in person is staff, and how they stand with their second factor',
  // Whoever has not proven it yet is no staff to any other call.
  audience: 'traveller',
  input: z.object({}),
  output: z.object({
    /** All that follows is of staff alone; of others it says nothing. */
    IsStaff: z.boolean(),
    /** By an authenticator, a passkey or both. */
    IsOn: z.boolean(),
    HasAuthenticator: z.boolean(),
    HasPasskey: z.boolean(),
    /** Whether everybody at the desk needs one. */
    IsRequired: z.boolean(),
    IsProven: z.boolean(),
    RecoveryCodesLeft: z.number(),
  }),
  refusals: [],
})

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/AccountApi/SecondFactor/Begin',
  summary: 'The secret for an authenticator; it counts once a code of it was confirmed',
  audience: 'traveller',
  input: z.object({}),
  output: z.object({
    /** Base32, to type. */
    Secret: z.string(),
    /** `otpauth://`, to show as a QR code. */
    Address: z.string(),
  }),
  refusals: [
    'forbidden',
    'second_factor_unavailable',
    'second_factor_on',
    'second_factor_unproven',
  ],
  idempotentBy: 'the same secret until it is confirmed',
})

const codeRefusals = [
  'second_factor_unavailable',
  'second_factor_code_wrong',
  'too_many_requests',
] as const

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/AccountApi/SecondFactor/Confirm',
  summary: 'The first code of a new authenticator: from now on one is asked for at each sign-in',
  audience: 'traveller',
  input: z.object({ Code: codeField }),
  output: z.object({
    /** Of the session that takes the place of the one that asked. */
    Token: z.string(),
    /** Shown this once, with the first second factor: each signs in one time without it. */
    RecoveryCodes: z.array(z.string()),
  }),
  refusals: ['second_factor_on', 'second_factor_off', 'second_factor_unproven', ...codeRefusals],
  idempotentBy: 'what is confirmed is refused, and stays as it is',
})

export const proveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/AccountApi/SecondFactor/Prove',
  summary: 'A code of the authenticator, or a recovery code: this session is a member of staff’s',
  audience: 'traveller',
  input: z.object({ Code: codeField }),
  output: z.object({ Token: z.string() }),
  refusals: ['second_factor_off', ...codeRefusals],
  idempotentBy: 'each code is taken once',
})
