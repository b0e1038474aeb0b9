import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { idField, INTEGER_MAX, moduleField, wholeNumber } from '../values/fields.ts'

const booking = { ReservationId: idField, ModuleType: moduleField }

/** My points beside a held booking. Amounts are whole EGP. */
const pointsBeside = z.object({
  /** All that I could use here, those already held for this booking included. */
  Balance: z.number(),
  /** What they are worth. */
  BalanceAmount: z.number(),
  /** The most that this booking takes; 0 while points aren't taken. */
  MostPoints: z.number(),
  /** How many are used, and what they pay. */
  Points: z.number(),
  Amount: z.number(),
  /** What is left to pay in money now. */
  ToPay: z.number(),
  Currency: z.string(),
})
export type PointsBeside = z.output<typeof pointsBeside>

export const getBookingPoints = endpoint({
  method: 'POST',
  path: '/api/Checkout/GetCreditPoints',
  summary: 'My credit points beside a held booking, and what they leave to pay',
  audience: 'traveller',
  input: z.object(booking),
  output: pointsBeside,
  refusals: ['booking_not_found'],
  idempotentBy: 'changes nothing',
})

export const useCreditPoints = endpoint({
  method: 'POST',
  path: '/api/Checkout/UseCreditPoints',
  summary: 'Pay so much of a held booking with my points: they are held with it; 0 for none',
  audience: 'traveller',
  input: z.object({ ...booking, Points: wholeNumber(0, INTEGER_MAX) }),
  output: pointsBeside,
  refusals: [
    'booking_not_found',
    'hold_ended',
    'already_booked',
    'booking_cancelled',
    'points_too_few',
    'payment_method_unknown',
    'proof_under_review',
    'payment_open',
    'busy',
  ],
  idempotentBy: 'the booking has so many points, however often it is said',
})
