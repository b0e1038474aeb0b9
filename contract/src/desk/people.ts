import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { flagField } from '../values/fields.ts'
import { byKey, deed, keyField, reasonField } from './fields.ts'
import { givenRoles, staffRoles } from './roles.ts'

const person = z.object({
  Id: z.number(),
  Name: z.string(),
  Email: z.nullable(z.string()),
  Role: z.enum(staffRoles),
  /** Who gave the role, and when; null: it came with the account, at the console. */
  GivenBy: z.nullable(z.string()),
  GivenAt: z.nullable(z.string()),
  /** Browsers and phones that are signed in. */
  Sessions: z.number(),
  LastSeenAt: z.nullable(z.string()),
  HasSecondFactor: z.boolean(),
  IsMe: z.boolean(),
})
export type DeskPerson = z.output<typeof person>

export const getPeople = endpoint({
  method: 'GET',
  path: '/api/Desk/People',
  summary: 'Everybody who works at the desk, with their roles',
  audience: 'staff',
  input: z.object({}),
  output: z.object({
    Items: z.array(person),
    Total: z.number(),
    /** Whether everybody here needs a second factor. */
    SecondFactorRequired: z.boolean(),
  }),
  refusals: ['not_for_your_role'],
})

export const giveRole = endpoint({
  method: 'POST',
  path: '/api/Desk/People/{id}/Role',
  summary:
    'Gives a member of staff another role; `none`: they are no staff any more and signed out everywhere',
  audience: 'staff',
  input: z.object({ ...deed, Role: z.enum(givenRoles) }),
  output: z.object({ State: z.literal('done') }),
  refusals: ['not_for_your_role', 'deed_differs', 'staff_not_found', 'last_manager', 'busy'],
  idempotentBy: byKey,
})

export const endStaffSessions = endpoint({
  method: 'POST',
  path: '/api/Desk/People/{id}/EndSessions',
  summary: 'Signs a member of staff out everywhere; of one’s own sessions, the one that asks stays',
  audience: 'staff',
  input: z.object(deed),
  output: z.object({ State: z.literal('done') }),
  refusals: ['not_for_your_role', 'deed_differs', 'staff_not_found'],
  idempotentBy: byKey,
})

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/Desk/People/{id}/ResetSecondFactor',
  summary:
    'Takes a member of staff’s second factor away, who lost it, and signs them out everywhere; they set up another',
  audience: 'staff',
  input: z.object(deed),
  output: z.object({ State: z.literal('done') }),
  refusals: ['not_for_your_role', 'deed_differs', 'staff_not_found', 'second_factor_off'],
  idempotentBy: byKey,
})

export const requireSecondFactor = endpoint({
  method: 'POST',
  path: '/api/Desk/People/RequireSecondFactor',
  summary: 'Whether everybody at the desk needs a second factor; who has none is led to set it up',
  audience: 'staff',
  input: z.object({ Reason: reasonField, Key: keyField, Required: flagField }),
  output: z.object({ State: z.literal('done') }),
  refusals: ['not_for_your_role', 'deed_differs', 'second_factor_unavailable'],
  idempotentBy: byKey,
})
