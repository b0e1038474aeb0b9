import type { OpenMoneyKind } from '@rihla/contract/desk/open-money/open-money'

/** The sentence that says why money hasn't come, or isn't back. */
export const sentences = {
  page_open: 'moneyPageOpen',
  page_over: 'moneyPageOver',
  page_missing: 'moneyPageMissing',
  code_waits: 'moneyCode',
  transfer_waits: 'moneyTransfer',
  cash_waits: 'moneyCash',
  hand_over: 'moneyHandOver',
  receipt_waits: 'moneyReceipt',
  declined: 'moneyDeclined',
  ended: 'moneyEnded',
  review: 'moneyReview',
  charged_again: 'moneyChargedAgain',
  refund_refused: 'moneyRefundRefused',
  refund_by_hand: 'moneyRefundByHand',
  refund_underway: 'moneyRefundUnderway',
  refund_disputed: 'moneyRefundDisputed',
} as const satisfies Readonly<Record<OpenMoneyKind, string>>

/** What nobody but a person moves on. */
export const needsPerson: ReadonlySet<OpenMoneyKind> = new Set([
  'page_over',
  'receipt_waits',
  'review',
  'charged_again',
  'refund_refused',
  'refund_by_hand',
])

/** The queue where it is seen to; of the others, here. */
export const queues: Partial<
  Readonly<
    Record<OpenMoneyKind, { readonly text: 'toTransfers' | 'toRefunds'; readonly to: string }>
  >
> = {
  receipt_waits: { text: 'toTransfers', to: '/desk/transfers' },
  refund_refused: { text: 'toRefunds', to: '/desk/refunds' },
  refund_by_hand: { text: 'toRefunds', to: '/desk/refunds' },
}

/** Money by hand, and the question before it is taken. */
export const takenByHand: Partial<
  Readonly<
    Record<
      OpenMoneyKind,
      {
        readonly title: 'takeCashTitle' | 'takeTransferTitle' | 'takeLateTitle'
        readonly reason: 'takeCashReason' | 'approveReason'
      }
    >
  >
> = {
  transfer_waits: { title: 'takeTransferTitle', reason: 'approveReason' },
  cash_waits: { title: 'takeCashTitle', reason: 'takeCashReason' },
  hand_over: { title: 'takeLateTitle', reason: 'approveReason' },
}
