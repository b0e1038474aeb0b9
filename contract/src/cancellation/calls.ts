import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { egpField, flagField, idField, moduleField, optionalField } from '../values/fields.ts'
import { cancellationSchedule } from './wire.ts'

/** Any module's reservation, though the address names hotels; with `Module`, only one of that kind. */
const booking = { id: idField, Module: optionalField(moduleField) }
const path = '/api/Hotels/CancelBooking/{id}'

/** What cancelling now comes to, in whole EGP: `RefundAmount + KeptAmount` is what was paid. */
export const cancellationNow = z.object({
  /** False where it is cancelled already. */
  IsCancelable: z.boolean(),
  /** The same in words, with its deadline. */
  Text: z.string(),
  PaidAmount: z.number(),
  RefundAmount: z.number(),
  KeptAmount: z.number(),
  Currency: z.string(),
  /** Until when it comes to this; null: that doesn't change any more. */
  Until: z.nullable(z.string()),
  Steps: cancellationSchedule,
})
export type CancellationNow = z.output<typeof cancellationNow>

export const getCancellation = endpoint({
  method: 'GET',
  path,
  summary: 'What cancelling a reservation of mine gives back, in words; Detailed: in numbers, too',
  // Also guests without an account, in a browser that was let in (`FindBooking`).
  audience: 'anyone',
  input: z.object({ ...booking, Detailed: optionalField(flagField) }),
  output: z.union([z.string(), cancellationNow]),
  refusals: ['unauthenticated', 'reservation_not_found', 'not_cancelable'],
})

export const cancelBooking = endpoint({
  method: 'DELETE',
  path,
  summary: 'Cancel a reservation of mine; a second call answers the same',
  audience: 'anyone',
  input: z.object({
    ...booking,
    /** The refund that was shown, in whole EGP: another one by now is refused. Left out: whatever it is. */
    Refund: optionalField(egpField),
  }),
  output: z.object({
    IsSuccess: z.boolean(),
    /** What became of the money, in a sentence. */
    Result: z.string(),
    RefundAmount: z.number(),
    /** False: whoever provides it was asked, and may still refuse. */
    IsOver: z.boolean(),
  }),
  refusals: [
    'unauthenticated',
    'reservation_not_found',
    'not_cancelable',
    'refund_changed',
    'payment_open',
    'busy',
  ],
  idempotentBy: 'the reservation: it is cancelled and refunded once',
})
