import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { about, byKey, deed, queue } from './fields.ts'

/** All that the product may be unable to settle by itself. */
export const alertKinds = [
  'proof_to_review',
  'proof_overdue',
  'refund_refused',
  'refund_by_hand',
  'refund_late',
  'review_waiting',
  'payment_disputed',
  'dispute_lost',
  'settlement_differs',
  'refunded_outside',
  'paid_but_gone',
  'paid_but_begun',
  'late_money_waits',
  'payment_needs_review',
  'payment_stuck',
  'page_voided',
  'paid_twice',
  'change_over',
  'booking_over',
  'promocode_used_up',
  'points_gone',
  'forged_payment_callback',
  'allotment_below_claims',
  'books_do_not_balance',
  'bus_sale_open',
  'bus_cancellation_open',
  'bus_cancellation_refused',
  'external_booking_open',
  'external_booking_orphan',
  'external_cancellation_open',
  'external_cancellation_refused',
  'external_net_differs',
] as const
export type AlertKind = (typeof alertKinds)[number]

/** Something that the product couldn't settle by itself. */
export const deskAlert = z.object({
  Id: z.number(),
  Kind: z.string(),
  Subject: z.string(),
  At: z.string(),
  Reservation: z.nullable(about),
  /** Whole EGP, where it is about money. */
  Amount: z.nullable(z.number()),
  /** What else is known, line by line, as it was noted. */
  Details: z.array(z.object({ Name: z.string(), Value: z.string() })),
})
export type DeskAlert = z.output<typeof deskAlert>

/** One that is closed, and why. */
const closedAlert = z.object({
  ...deskAlert.shape,
  ClosedAt: z.string(),
  /** Who saw to it at this list; null: it closed with what was done elsewhere, or by itself. */
  By: z.nullable(z.string()),
  /** Why: what that person wrote, or what the system did. */
  Note: z.nullable(z.string()),
})
export type ClosedAlert = z.output<typeof closedAlert>

export const getAlerts = endpoint({
  method: 'GET',
  path: '/api/Desk/Alerts',
  summary:
    'What the product couldn’t settle by itself, oldest first, and what of it was closed last, the newest first',
  audience: 'staff',
  input: z.object({}),
  output: z.extend(queue(deskAlert), { Closed: z.array(closedAlert) }),
  refusals: ['not_for_your_role'],
})

export const settleAlert = endpoint({
  method: 'POST',
  path: '/api/Desk/Alerts/{id}/Settle',
  summary: 'An alert is seen to; Reason says how. It comes back when its cause does',
  audience: 'staff',
  input: z.object(deed),
  output: z.object({ State: z.literal('settled') }),
  refusals: ['not_for_your_role', 'deed_differs', 'alert_settled'],
  idempotentBy: byKey,
})
