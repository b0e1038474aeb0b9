import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import type { Language } from '@rihla/contract/values/language'

/**
 * The life of a payment attempt. created: written down, the gateway not asked yet. pending: its page
 * is open. paid: money moved. failed: declined. expired: the gateway knows of no payment and the time
 * is up. under_review: no gateway takes this money, and its payer has sent a receipt. voided: what its page showed isn't sold any more, since the booking was changed. returned:
 * money came all the same, or came twice, and goes back in full. needs_review: money moved, but not as
 * agreed. Money that arrives late may still make a failed or expired attempt paid; nothing ever undoes
 * a paid one (refunds are records of their own).
 */
export const attemptStates = {
  created: ['pending', 'paid', 'failed', 'expired', 'voided', 'returned', 'needs_review'],
  pending: ['under_review', 'paid', 'failed', 'expired', 'voided', 'returned', 'needs_review'],
  under_review: ['pending', 'paid', 'failed', 'returned'],
  failed: ['paid', 'voided', 'returned', 'needs_review'],
  expired: ['under_review', 'paid', 'failed', 'voided', 'returned', 'needs_review'],
  voided: ['returned', 'needs_review'],
  // What the gateway says when asked again is the truth: it heals what looked wrong before.
  needs_review: ['paid', 'returned'],
  returned: [],
  paid: [],
} as const

/** What is written down as the failure of an attempt that the gateway never opened: no bank said anything of it. */
export const NO_PAGE = 'setup'

export type AttemptState = keyof typeof attemptStates

export type Attempt = {
  readonly id: number
  /** What is paid for: `checkout` and a temporary reservation's id. */
  readonly orderKind: string
  readonly orderId: number
  /** Null: a guest. */
  readonly userId: number | null
  readonly method: PaymentMethodId
  readonly gateway: string
  /** Piastres, as agreed when the attempt began. */
  readonly amount: number
  /** How much of the amount is the method's fee: the rest pays for what is bought. */
  readonly fee: number
  readonly currency: string
  readonly state: AttemptState
  readonly reference: string
  readonly gatewayOrderId: string | null
  readonly paymentUrl: string | null
  /** What is named at an outlet, in place of a page. */
  readonly code: string | null
  /** By which its money came; of several charges, the one that bought something, or came first. */
  readonly transactionId: string | null
  /** The gateway took money on its page by several transactions. */
  readonly chargedAgain: boolean
  readonly failure: string | null
  readonly language: Language
  readonly createdAt: Date
  readonly expiresAt: Date
  /** What its page sells, as a key: equal terms have equal keys. Empty: from before there were any. */
  readonly termsKey: string
  /** How often, and when last, the gateway was asked about it. */
  readonly checks: number
  readonly checkedAt: Date | null
}

export const mayBecome = (from: AttemptState, to: AttemptState): boolean =>
  (attemptStates[from] as readonly AttemptState[]).includes(to)
