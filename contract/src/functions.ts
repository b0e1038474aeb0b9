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

const setting = z.nullable(z.string())

/** What apps and pages need to connect to Firebase: public by its maker's design, no secret. */
export const firebaseConfig = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  appId: z.string(),
  messagingSenderId: z.string(),
  authDomain: setting,
  storageBucket: setting,
  measurementId: setting,
  vapidKey: setting,
})
export type FirebaseConfig = z.output<typeof firebaseConfig>

export const getFirebaseConfig = endpoint({
  method: 'POST',
  path: '/api/Functions/firebase-config',
  summary: 'Configuration of push messages and of counting; null where neither is set up',
  audience: 'anyone',
  input: z.object({}),
  output: z.nullable(firebaseConfig),
  refusals: [],
  idempotentBy: 'it changes nothing',
})
