import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import type { Trx } from '../../platform/database/connect.ts'

type About = {
  readonly attemptId: number
  readonly orderKind: string
  readonly orderId: number
  readonly amount: number
}

/**
 * Money that arrived for an open page, to be settled in the transaction that records it. `termsKey`
 * is what the page showed: the selling domain compares it with what the booking is now. `fee` is
 * what of the amount the method cost; the rest pays for what is bought.
 */
export type Arrived = About & {
  readonly termsKey: string
  readonly fee: number
  readonly method: PaymentMethodId
}

/**
 * kept: it bought what its page showed, or the selling domain has requested its refund. Otherwise
 * it bought nothing and goes back in full.
 */
export type Settled = 'kept' | { readonly giveBack: ReturnReason }
export type SettlePayment = (trx: Trx, arrived: Arrived) => Promise<Settled>

/**
 * Why money goes back that bought nothing; page_voided: the booking was changed after its page opened,
 * booking_over: it was cancelled or its time was over, points_gone: the points that were to pay the rest are spent by now,
 * change_over: what it was to become isn't offered any more, or wasn't paid in time, not_as_agreed: it came otherwise than agreed, and staff
 * gave it back, charged_again: the gateway took it on its page beside what was agreed, and staff gave it back.
 */
export type ReturnReason =
  | 'page_voided'
  | 'booking_over'
  | 'paid_twice'
  | 'promocode_used_up'
  | 'points_gone'
  | 'change_over'
  | 'not_as_agreed'
  | 'charged_again'

/** `byHand`: no gateway gives it back, the staff does. */
type Returning = About & { readonly byHand: boolean }

/** What happened to money, emitted in the transaction in which it became true. */
export type PaymentEvent =
  | ({ readonly type: 'PaymentReturned'; readonly reason: ReturnReason } & Returning)
  | ({ readonly type: 'PaymentFailed'; readonly message: string | null } & About)
  | ({ readonly type: 'PaymentNeedsReview'; readonly reason: string } & About)
  /** The receipt of a transfer was accepted: its money is here. */
  | ({ readonly type: 'ProofApproved' } & About)
  /** `by`: a dispute's bank may have taken what we owed, before we sent it. */
  | ({
      readonly type: 'RefundCompleted'
      readonly refundId: number
      readonly reason: string
      readonly by: 'us' | 'bank'
    } & Returning)
  /**
   * Somebody gave it back in the gateway's own panel, or the payer's bank took it; it isn't part of what we owed.
   * `counted`: it had bought what its page showed; else nobody counts as paid by it.
   */
  | ({
      readonly type: 'PaymentTakenBack'
      readonly by: 'panel' | 'bank'
      readonly counted: boolean
    } & About)
  /** `reference`: the dispute's own number at the gateway. */
  | ({
      readonly type: 'PaymentDisputed'
      readonly state: 'open' | 'won' | 'lost'
      readonly reference: string
    } & About)

export type PublishPayment = (trx: Trx, event: PaymentEvent) => Promise<void>
