import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { optionalField, textField, wholeNumber } from '../values/fields.ts'
import { about, byKey, deed, queue } from './fields.ts'
import { HOURS_MORE_MAX } from './limits.ts'

/** Another booking for which the same file was sent, byte by byte, and what became of it there. */
const sameReceipt = z.object({
  Reference: z.string(),
  State: z.enum(['waiting', 'approved', 'rejected']),
  At: z.string(),
})

const transfer = z.object({
  /** The attempt that it pays. */
  Id: z.number(),
  Reservation: about,
  /** Whole EGP. */
  Expected: z.number(),
  UploadedAt: z.string(),
  /** Null once its owner's account is erased. */
  ProofUrl: z.nullable(z.string()),
  IsPicture: z.boolean(),
  /** Whether its places are still kept; else approving claims them again, or owes the money back. */
  PlacesHeld: z.boolean(),
  /**
   * Whether the booking waits for it still; else it was paid another way, its traveller chooses what becomes of such
   * money, or it is over: then approving owes the transfer back, and rejecting touches nothing but the receipt.
   */
  Stands: z.enum(['waits', 'booked', 'chooses', 'over']),
  /** For how many other bookings the same file was sent. */
  SameBookings: z.number(),
  /** The first of them, those whose receipt was approved before all. */
  SameReceipts: z.array(sameReceipt),
})
export type DeskTransfer = z.output<typeof transfer>

export const getTransfers = endpoint({
  method: 'GET',
  path: '/api/Desk/Transfers',
  summary: 'Receipts of bank transfers that wait for somebody to look at them, oldest first',
  audience: 'staff',
  input: z.object({}),
  output: queue(transfer),
  refusals: ['not_for_your_role'],
})

const unpaid = z.object({
  Id: z.number(),
  Reservation: about,
  Expected: z.number(),
  Method: z.string(),
  MethodName: z.string(),
  Deadline: z.string(),
  PlacesHeld: z.boolean(),
})
export type DeskUnpaid = z.output<typeof unpaid>

export const getUnpaid = endpoint({
  method: 'GET',
  path: '/api/Desk/Unpaid',
  summary: 'What waits for cash at the office or for a transfer, the most urgent first',
  audience: 'staff',
  input: z.object({ Search: optionalField(textField(60)) }),
  output: queue(unpaid),
  refusals: ['not_for_your_role'],
})

/**
 * When the receipt was sent that whoever decides has looked at (`UploadedAt`): another that came meanwhile isn't decided
 * with it. Left out: none was shown, or by a page of before.
 */
const receiptSentAt = optionalField(z.iso.datetime({ offset: true }).check(z.maxLength(40)))

export const takePayment = endpoint({
  method: 'POST',
  path: '/api/Desk/Payments/{id}/Take',
  summary: 'The money of an attempt is here: cash in the till, or a transfer on our account',
  audience: 'staff',
  input: z.object({ ...deed, ReceiptSentAt: receiptSentAt }),
  /** `returned`: it bought nothing any more and is owed back. `known`: it was taken before. */
  output: z.object({ State: z.enum(['paid', 'returned', 'known']) }),
  refusals: ['not_for_your_role', 'deed_differs', 'proof_not_expected', 'receipt_replaced', 'busy'],
  idempotentBy: byKey,
})

export const rejectTransfer = endpoint({
  method: 'POST',
  path: '/api/Desk/Reservations/{id}/RejectTransfer',
  summary: 'A receipt isn’t accepted: its traveller reads why, and may get more time',
  audience: 'staff',
  input: z.object({
    ...deed,
    HoursMore: optionalField(wholeNumber(1, HOURS_MORE_MAX)),
    ReceiptSentAt: receiptSentAt,
  }),
  /** `closed`: the booking waits for no receipt any more, and is as it was. */
  output: z.object({ State: z.enum(['again', 'over', 'closed']) }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'proof_not_expected',
    'receipt_replaced',
    'hold_ended',
    'payment_open',
    'busy',
  ],
  idempotentBy: byKey,
})
