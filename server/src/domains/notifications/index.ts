/** Notifications: which message each user gets, by bell and by mail, in both languages. */
export type { BusFacts, ReservationFacts, StayFacts, WhereFacts } from './facts.ts'
export type { StandingDeps } from './writing/as-it-stands.ts'
export { purgeMailsOf, notificationJobs, queueMail } from './mail-queue.ts'
export {
  forgetMessagesOf,
  gatherMailsOf,
  gatherNoticesOf,
  purgeSentMails,
} from './personal-data-store.ts'
export { notificationRoutes } from './routes.ts'
export { notificationStream, type NotificationStream } from './stream/route.ts'
export { notifyChanged, notifyChangeLink, notifyStopMoved } from './notify-changed.ts'
export {
  notifyAccountDeleted,
  notifyPasswordChanged,
  notifySecondFactorChanged,
  notifyProviderLinked,
} from './notify-owner.ts'
export {
  notifyAwaited,
  notifyCancelled,
  notifyConfirmed,
  notifyPaymentDue,
  notifyRefunded,
  notifyRefundSent,
  notifyReturned,
  type NotifyDeps,
} from './notify-traveller.ts'
export type { BalanceFacts } from './mails/deposit/deposit-paid.ts'
export type { AwaitedPayment } from './mails/refunds/payment-returned.ts'
export {
  notifyBalanceDue,
  notifyBalancePaid,
  notifyBalanceUnpaid,
  notifyDepositPaid,
} from './notify-deposit.ts'
export { notifyCancellingRefused } from './notify-cancelling-refused.ts'
export { notifyChoice } from './notify-choice.ts'
export {
  notifyHowToPay,
  notifyPaymentLink,
  notifyProofApproved,
  notifyProofReceived,
  notifyProofRejected,
} from './notify-payer.ts'
