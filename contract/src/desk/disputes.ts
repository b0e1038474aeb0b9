import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { about, byKey, deed, queue } from './fields.ts'

export const disputeStates = ['open', 'won', 'lost'] as const

const dispute = z.object({
  Id: z.number(),
  /** Null where the payment bought nothing that became a reservation. */
  Reservation: z.nullable(about),
  /** Whole EGP. */
  Amount: z.number(),
  State: z.enum(disputeStates),
  /** The dispute's own number at the gateway. */
  Reference: z.string(),
  /** What was paid with, and the payment's number at the gateway. */
  MethodName: z.string(),
  Payment: z.nullable(z.string()),
  /** In the bank's words. */
  Cause: z.nullable(z.string()),
  /** Until then the bank takes our answer; null: the gateway doesn't say. */
  RespondBy: z.nullable(z.string()),
  /** The time to answer has ended. */
  IsLate: z.boolean(),
  OpenedAt: z.string(),
  DecidedAt: z.nullable(z.string()),
  /** What staff wrote of it last. */
  Note: z.nullable(z.string()),
  /** Owed back of the same payment, and waiting until the bank has decided; whole EGP. */
  Waiting: z.number(),
})
export type DeskDispute = z.output<typeof dispute>

export const getDisputes = endpoint({
  method: 'GET',
  path: '/api/Desk/Disputes',
  summary: 'Payments that banks ask back: open ones by their deadline, then what was decided last',
  audience: 'staff',
  input: z.object({}),
  output: queue(dispute),
  refusals: ['not_for_your_role'],
})

export const noteDispute = endpoint({
  method: 'POST',
  path: '/api/Desk/Disputes/{id}/Note',
  summary: 'Reason is a note beside a dispute: what was sent to the bank, and what it answered',
  audience: 'staff',
  input: z.object(deed),
  output: z.object({ State: z.literal('done') }),
  refusals: ['not_for_your_role', 'deed_differs', 'dispute_not_found'],
  idempotentBy: byKey,
})
