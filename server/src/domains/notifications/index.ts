/** Notifications: which message goes to whom, by bell and by mail, in both languages. */
export type { BusFacts, ReservationFacts, StayFacts } from './facts.ts'
export { forgetMailsOf, notificationJobs, queueMail } from './mail-queue.ts'
export { deleteNoticesOf, forgetSentMails, gatherNoticesOf } from './person-store.ts'
export { notificationRoutes } from './routes.ts'
export { notificationStream, type NotificationStream } from './stream/route.ts'
export { tellAccountDeleted, tellPasswordChanged, tellProviderLinked } from './tell-owner.ts'
export {
  tellCancelled,
  tellConfirmed,
  /** @public for payments in two parts */
  tellPaymentDue,
  tellRefunded,
  tellReturned,
} from './tell-traveller.ts'
