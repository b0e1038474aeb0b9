import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { dateField, idField, optionalField, textField } from '../values/fields.ts'
import { staffRoles } from './roles.ts'

/** What staff do to their own second factor, by the call: it leaves a line in the log, and is no call of the desk. */
export const ownDeeds = [
  'confirmSecondFactor',
  'addPasskey',
  'proveByPasskey',
  'removePasskey',
  'renewRecoveryCodes',
] as const
export type OwnDeed = (typeof ownDeeds)[number]

const auditDeed = z.object({
  Id: z.number(),
  At: z.string(),
  StaffId: z.number(),
  /** Null: their account is gone. */
  Who: z.nullable(z.string()),
  /** What they were at the time. */
  Role: z.enum(staffRoles),
  /** The call that was made. */
  Action: z.string(),
  SubjectId: z.number(),
  /**
   * What or whom it was about, where that has a name: a member of staff, a promocode, a way to pay; a kind of offer or
   * of alert by its code.
   */
  Subject: z.nullable(z.string()),
  Reservation: z.nullable(z.object({ Id: z.number(), Reference: z.string(), Module: z.string() })),
  Reason: z.string(),
  /** `open`: it was begun, and nothing says what came of it. */
  Outcome: z.enum(['done', 'refused', 'open']),
  /** Why it was refused, in words. */
  Refusal: z.nullable(z.string()),
  /** What was otherwise afterwards; amounts in whole EGP. */
  Changes: z.array(
    z.object({ Name: z.string(), Before: z.nullable(z.string()), After: z.nullable(z.string()) }),
  ),
})
export type AuditDeed = z.output<typeof auditDeed>

export const getAudit = endpoint({
  method: 'GET',
  path: '/api/Desk/Audit',
  summary: 'What the staff did, newest first, with what came of it',
  audience: 'staff',
  input: z.object({
    StaffId: optionalField(idField),
    /** The name of a call. */
    Action: optionalField(textField(40)),
    /** A whole reference. */
    Reservation: optionalField(textField(40)),
    /** Days in Cairo, both included. */
    From: optionalField(dateField),
    To: optionalField(dateField),
    /** Older than this deed: `Next` of the page before. */
    Before: optionalField(idField),
  }),
  output: z.object({
    Items: z.array(auditDeed),
    /** Where the next page begins; null: there is none. */
    Next: z.nullable(z.number()),
    /** Everybody who ever did anything. */
    Staff: z.array(z.object({ Id: z.number(), Name: z.nullable(z.string()) })),
  }),
  refusals: ['not_for_your_role'],
})
