import * as z from 'zod/mini'

/** Why money of a reservation hasn't come, or isn't back. */
export const openMoneyKinds = [
  /** A payment page that can still be paid; `page_over`: its time is over, and the gateway hasn’t said how it ended. */
  'page_open',
  'page_over',
  /** Written down, and the gateway never gave it a page. */
  'page_missing',
  'code_waits',
  'transfer_waits',
  'cash_waits',
  /** Money by hand that didn’t come in time; it may be late. */
  'hand_over',
  'receipt_waits',
  'declined',
  'ended',
  /** Money moved, and not as agreed. */
  'review',
  /** Money came on a page beside what was agreed, which is settled. */
  'charged_again',
  'refund_refused',
  'refund_by_hand',
  'refund_underway',
  /** Owed, and not sent before the payer’s bank has decided a dispute (P18). */
  'refund_disputed',
] as const
export type OpenMoneyKind = (typeof openMoneyKinds)[number]

export const openMoney = z.object({
  Kind: z.enum(openMoneyKinds),
  /** The attempt, or the refund. */
  Id: z.number(),
  /** Whole EGP, as agreed. */
  Amount: z.number(),
  /** Whole EGP that came, where it is what a review is about. */
  Taken: z.nullable(z.number()),
  Method: z.string(),
  /** When it began, or its receipt came. */
  At: z.string(),
  /** Until when it can be paid; null: it can’t any more. */
  Until: z.nullable(z.string()),
  /** To be named at an outlet. */
  Code: z.nullable(z.string()),
  /** What a bank or a gateway said. */
  Text: z.nullable(z.string()),
  /** When the gateway was asked last, and since when it hasn’t answered. */
  AskedAt: z.nullable(z.string()),
  SilentSince: z.nullable(z.string()),
  /** Whether the gateway can be asked about it. */
  MayAsk: z.boolean(),
})
export type OpenMoney = z.output<typeof openMoney>
