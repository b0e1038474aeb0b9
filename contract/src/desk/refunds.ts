import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { flagField, optionalField } from '../values/fields.ts'
import { about, byKey, deed, queue } from './fields.ts'

export const deskRefundStates = ['requested', 'sent', 'failed', 'by_hand'] as const

const refund = z.object({
  Id: z.number(),
  /** Null where the payment bought nothing that became a reservation. */
  Reservation: z.nullable(about),
  /** Whole EGP. */
  Amount: z.number(),
  State: z.enum(deskRefundStates),
  /** Why it is owed: `cancelled`, `paid_but_gone`... */
  Cause: z.string(),
  MethodName: z.string(),
  /** What the gateway said when it refused. */
  Failure: z.nullable(z.string()),
  RequestedAt: z.string(),
  /** Asked for already, and waiting for a second person. */
  WaitsForSecond: z.boolean(),
  /** The payer’s bank decides a dispute first: nothing of it goes back before (P18). */
  IsDisputed: z.boolean(),
})
export type DeskRefund = z.output<typeof refund>

export const getRefunds = endpoint({
  method: 'GET',
  path: '/api/Desk/Refunds',
  summary: 'Money that is owed back and not back yet: what failed and what is paid by hand first',
  audience: 'staff',
  input: z.object({}),
  output: queue(refund),
  refusals: ['not_for_your_role'],
})

export const retryRefund = endpoint({
  method: 'POST',
  path: '/api/Desk/Refunds/{id}/Retry',
  summary: 'Sends a refund that the gateway refused again',
  audience: 'staff',
  input: z.object(deed),
  output: z.object({ State: z.literal('requested') }),
  refusals: ['not_for_your_role', 'deed_differs', 'approval_waiting', 'refund_not_failed', 'busy'],
  idempotentBy: byKey,
})

/** Done, or above the limit and waiting for a second person. */
export const doneOrWaiting = z.object({ State: z.enum(['done', 'waiting']) })

export const noteRefund = endpoint({
  method: 'POST',
  path: '/api/Desk/Refunds/{id}/Note',
  summary:
    'Money was given back by hand, which no gateway gives back or one refused to; Reason says how: the transfer’s number, the receipt',
  audience: 'staff',
  input: z.object(deed),
  output: doneOrWaiting,
  refusals: ['not_for_your_role', 'deed_differs', 'approval_waiting', 'refund_not_by_hand', 'busy'],
  idempotentBy: byKey,
})

/** What waits for a second person. */
export const askedForSecond = z.object({
  Id: z.number(),
  /** The call that waits. */
  Action: z.string(),
  /** Whole EGP that go back. */
  Amount: z.number(),
  Reason: z.string(),
  AskedBy: z.string(),
  AskedAt: z.string(),
  /** Whoever asked can't agree to it as well. */
  IsMine: z.boolean(),
})
export type AskedForSecond = z.output<typeof askedForSecond>

const approval = z.extend(askedForSecond, { Reservation: z.nullable(about) })
export type DeskApproval = z.output<typeof approval>

/** What became of something that whoever reads it had asked for. */
const outcome = z.object({
  Id: z.number(),
  /** The call that was asked for. */
  Action: z.string(),
  /** Whole EGP. */
  Amount: z.number(),
  Reservation: z.nullable(about),
  /** fallen: nobody declined it, but it can’t be done any more as it was asked for. */
  State: z.enum(['agreed', 'declined', 'fallen']),
  /** Why it fell away: another amount would go back by then, or what it was about is over or another. */
  Because: z.nullable(z.enum(['amount', 'over'])),
  /** What whoever decided wrote. */
  Reason: z.nullable(z.string()),
  /** Who decided; null: it fell away by itself. */
  By: z.nullable(z.string()),
  At: z.string(),
})
export type DeskOutcome = z.output<typeof outcome>

export const getApprovals = endpoint({
  method: 'GET',
  path: '/api/Desk/Approvals',
  summary:
    'Refunds above the limit that wait for a second person, and what became lately of those that one asked for',
  audience: 'staff',
  input: z.object({}),
  output: z.extend(queue(approval), { Outcomes: z.array(outcome) }),
  refusals: ['not_for_your_role'],
})

export const decideApproval = endpoint({
  method: 'POST',
  path: '/api/Desk/Approvals/{id}/Decide',
  summary: 'A second person agrees to a refund above the limit, or doesn’t',
  audience: 'staff',
  input: z.object({ ...deed, Agree: optionalField(flagField) }),
  /** `checking`: agreed and asked for, and its seller hasn't answered yet. */
  output: z.object({ State: z.enum(['agreed', 'declined', 'checking']) }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'second_person_needed',
    'approval_decided',
    'refund_not_by_hand',
    'not_cancelable',
    'reservation_not_found',
    'refund_too_high',
    'payment_open',
    'nothing_to_return',
    'return_changed',
    'gateway_silent',
    'busy',
  ],
  idempotentBy: byKey,
})
