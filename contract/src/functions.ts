import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { idField, optionalField } from './values/fields.ts'

/**
 * Whether the caller has a role. Both spellings of the names are taken; for any other user the
 * answer is no.
 */
export const hasRole = endpoint({
  method: 'POST',
  path: '/api/Functions/has_role',
  summary: 'Whether the caller has a role',
  audience: 'traveller',
  input: z.object({
    user_id: optionalField(idField),
    _user_id: optionalField(idField),
    role: optionalField(z.string().check(z.maxLength(40))),
    _role: optionalField(z.string().check(z.maxLength(40))),
  }),
  output: z.boolean(),
  refusals: [],
  idempotentBy: 'it changes nothing',
})
