/** Notifications: which message goes to whom, by bell and by mail, in both languages. */
export type { BusFacts, ReservationFacts, StayFacts } from './facts.ts'
export {
  forgetMailsOf,
  notificationJobs,
  queueMail,
  type MailParts,
  type MailRequest,
} from './mail-queue.ts'
export { notify, type Notice } from './notify.ts'
export { deleteNoticesOf, forgetSentMails, gatherNoticesOf } from './person-store.ts'
export { notificationRoutes } from './routes.ts'
export { notificationStream, type NotificationStream } from './stream/route.ts'
export {
  tellAccountDeleted,
  tellPasswordChanged,
  tellProviderLinked,
  type Reachable,
} from './tell-owner.ts'
export {
  tellCancelled,
  tellConfirmed,
  tellPaymentDue,
  tellRefunded,
  tellReturned,
  type TellParts,
} from './tell-traveller.ts'
