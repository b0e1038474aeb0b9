import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { about, byKey, deed, queue } from './fields.ts'

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

export const getAlerts = endpoint({
  method: 'GET',
  path: '/api/Desk/Alerts',
  summary: 'What the product couldn’t settle by itself, oldest first',
  audience: 'staff',
  input: z.object({}),
  output: queue(deskAlert),
  refusals: ['not_for_your_role'],
})

export const settleAlert = endpoint({
  method: 'POST',
  path: '/api/Desk/Alerts/{id}/Settle',
  summary: 'An alert is seen to; Reason says how. It comes back when its cause does',
  audience: 'staff',
  input: z.object(deed),
  output: z.object({ State: z.literal('settled') }),
  refusals: ['not_for_your_role', 'alert_settled'],
  idempotentBy: byKey,
})
