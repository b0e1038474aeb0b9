import type { MailKind } from '@rihla/contract/desk/reservations'

/** The text that says which mail went out. */
export const mailNames = {
  'reservation-confirmed': 'mailConfirmed',
  'round-trip-confirmed': 'mailConfirmedBothWays',
  'confirmation-awaited': 'mailAwaited',
  'reservation-cancelled': 'mailCancelled',
  'cancelling-refused': 'mailCancellingRefused',
  'reservation-changed': 'mailChanged',
  'stop-moved': 'mailStopMoved',
  'payment-due': 'mailPaymentDue',
  'payment-link': 'mailPaymentLink',
  'change-link': 'mailChangeLink',
  'how-to-pay': 'mailHowToPay',
  'late-choice': 'mailLateChoice',
  'deposit-paid': 'mailDepositPaid',
  'balance-due': 'mailBalanceDue',
  'balance-paid': 'mailBalancePaid',
  'balance-unpaid': 'mailBalanceUnpaid',
  'payment-refunded': 'mailPlacesGone',
  'payment-returned': 'mailReturned',
  'refund-sent': 'mailRefundSent',
  'proof-received': 'mailProofReceived',
  'proof-rejected': 'mailProofRejected',
  letter: 'mailLetter',
} as const satisfies Readonly<Record<MailKind, string>>
