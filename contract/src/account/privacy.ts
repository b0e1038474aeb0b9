import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Everything that is kept of a person, as groups of plain records. */
export const myData = z.object({
  CreatedAt: z.string(),
  Groups: z.array(
    z.object({ Name: z.string(), Records: z.array(z.record(z.string(), z.unknown())) }),
  ),
})
export type MyData = z.output<typeof myData>

export const downloadMyData = endpoint({
  method: 'GET',
  path: '/api/AccountApi/DownloadMyData',
  summary: 'Everything that is kept of the caller',
  audience: 'traveller',
  input: z.object({}),
  output: myData,
  refusals: [],
})

/**
 * Ends every session at once and has everything personal deleted within 24 hours; bookings stay,
 * without names. A user with a password must give it; others must have signed in recently.
 */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/AccountApi/DeleteAccount',
  summary: 'Delete the account',
  audience: 'traveller',
  input: z.object({ Password: z._default(z.string().check(z.maxLength(200)), '') }),
  output: z.boolean(),
  refusals: ['current_password_required', 'current_password_wrong', 'sign_in_again', 'staff_stays'],
  idempotentBy: 'a deleted account stays deleted',
})

/** What the visitor agreed to, newest said; `TextVersion` names the words that were shown. */
export const recordConsent = endpoint({
  method: 'POST',
  path: '/api/AccountApi/RecordConsent',
  summary: 'Record what analytics and chat may load',
  audience: 'anyone',
  input: z.object({
    Analytics: z.boolean(),
    LiveChat: z.boolean(),
    TextVersion: z.string().check(z.maxLength(40), z.regex(/^[\w.-]+$/)),
  }),
  output: z.boolean(),
  refusals: [],
  idempotentBy: 'the same choice again adds no record',
})
