import type { DeskMoment } from '@rihla/contract/desk/reservations'
import { deedNames, isDeed } from '../deeds/deed-names.ts'

/** What happened, by where it was written down and its name there. */
const names = {
  'booking opened': 'didOpen',
  'booking reopened': 'didReopen',
  'booking confirmed': 'didConfirm',
  'booking paid_unconfirmed': 'didPayUnconfirmed',
  'booking deposit_paid': 'didPayDeposit',
  'booking balance_paid': 'didPayBalance',
  'booking changed': 'didChange',
  'booking change_agreed': 'didAgreeChange',
  'booking change_ended': 'didEndChange',
  'booking cancelled': 'didCancel',
  'booking expired': 'didExpire',
  'booking completed': 'didComplete',
  'booking proof_received': 'didReview',
  'booking proof_rejected': 'didReject',
  'booking proof_returned': 'didBuyNothing',
  'booking choice_offered': 'didOfferChoice',
  'booking refunded_places_gone': 'didLosePlaces',
  'booking refunded_already_begun': 'didBeginBefore',
  'hold held': 'didHold',
  'payment began': 'didBeginPayment',
  'payment paid': 'didPay',
  'payment failed': 'didFail',
  'payment no_page': 'didNotOpen',
  'payment expired': 'didEndPage',
  'payment voided': 'didVoid',
  'payment returned': 'didReturn',
  'payment needs_review': 'didDisagree',
  'payment under_review': 'didReview',
  'gateway callback': 'didCallBack',
  'gateway return': 'didCallBack',
  'gateway inquiry': 'didAnswer',
  'receipt sent': 'didSendReceipt',
  'receipt approved': 'didApproveReceipt',
  'receipt rejected': 'didRejectReceipt',
  'refund requested': 'didOweRefund',
  'refund sent': 'didSendRefund',
  'refund done': 'didRefund',
  'refund failed': 'didRefuseRefund',
  'refund back_already': 'didFindItBack',
  'refund by_hand': 'didOweByHand',
  'refund panel': 'didRefundInPanel',
  'refund bank': 'didLoseToBank',
  'dispute open': 'didDispute',
  'dispute won': 'didWinDispute',
  'dispute lost': 'didLoseDispute',
  'message mailed': 'didMail',
  'message told': 'didTell',
  'message undelivered': 'didNotArrive',
  'message written': 'didWrite',
  'message writing': 'isWriting',
  'note note': 'didNote',
} as const

type Known = keyof typeof names
const isKnown = (key: string): key is Known => key in names

/** The text that says what happened; null: its own name must do. */
export function namesOf({ Source, What }: Pick<DeskMoment, 'Source' | 'What'>) {
  if (Source === 'staff') return isDeed(What) ? deedNames[What] : null
  const key = `${Source} ${What}`
  return isKnown(key) ? names[key] : null
}
