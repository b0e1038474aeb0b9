import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { optionalField } from '../values/fields.ts'
import { assertion } from './passkeys.ts'
import { codeField } from './second-factor.ts'

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/AccountApi/SecondFactor/RecoveryCodes',
  summary: 'New recovery codes in place of all before, by another proof of the second factor',
  audience: 'traveller',
  input: z.object({
    /** One of the two: a code of the authenticator, or what one of one’s passkeys signed. No recovery code. */
    Code: optionalField(codeField),
    Credential: z.optional(assertion),
  }),
  output: z.object({
    /** Shown this once: each signs in one time without the second factor. */
    RecoveryCodes: z.array(z.string()),
  }),
  refusals: [
    'forbidden',
    'second_factor_off',
    'second_factor_unproven',
    'second_factor_code_wrong',
    'passkey_copied',
    'passkey_over',
    'passkey_wrong',
    'too_many_requests',
  ],
  idempotentBy: 'each proof is taken once; asked with another one, the newest codes count',
})
