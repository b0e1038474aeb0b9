/** The record of what was bought: states, steps, proof of payment, cancellation, rating. */
export { beginningOf, isCancelable, termsOf, type CancellationRule } from './cancelling/terms.ts'
export { agreeDeposit, type DepositTerms } from './deposit/agree-deposit.ts'
export { remindersToCome } from './deposit/settle-deposit.ts'
export { depositLines, depositOf, depositPolicy, dueOf } from './deposit/deposit.ts'
export { cancelledText, isTransfer, transferredText } from './cancelling/cancelled-text.ts'
export { paymentStatusText } from './cancelling/present-actions.ts'
export { changeReservation, isBooked, mayChangeContact } from './changing/change-reservation.ts'
export { changedSince, countChanges, readStandings } from './changing/change-store.ts'
export type { MovedStop, StopPlace } from './changing/moved-stop.ts'
export { tellStopMoved } from './changing/tell-stop-moved.ts'
export { changedLines } from './changing/changed-line.ts'
export { completeReservations } from './completing/complete-reservations.ts'
export { cancelledSince, findUnbalanced } from './find-unbalanced.ts'
export type { ReservationEvent, PublishReservation } from './events.ts'
export {
  amountDetails,
  amountLine,
  bookedFields,
  fieldsOf,
  methodName,
  presentWhere,
} from './present.ts'
export { awaitsProof, type SentProof } from './payment/present-proof.ts'
export { endReviewed, rejectReservation, reviewReservation } from './payment/review-reservation.ts'
export { presentInstructions } from './payment/present-instructions.ts'
export { cairoDay } from './present-bus.ts'
export { hotelLine } from './present-package.ts'
export { anonymiseReservationsOf, gatherReservationsOf } from './personal-data-store.ts'
export { moveBusStop } from './completing/move-bus-stop.ts'
export { isRateable, offerOf } from './completing/rating.ts'
export { grantAccess, purgeAccess, viewerOf } from './guests/access-store.ts'
export { correctGuest, isMoved, type GuestContact } from './guests/correct-guest.ts'
export { isMailed } from './guests/is-mailed.ts'
export { guestKeys, type GuestKeys } from './guests/guest-keys.ts'
export { readReference } from './reference.ts'
export { isTravelled, mayChoose, pickUpOf } from './reservation.ts'
export { takeFromReservation } from './take-from-reservation.ts'
export type {
  PaymentInstructions,
  PriceLine,
  Reservation,
  Sold,
  SoldBus,
  SoldDeposit,
  SoldOfKind,
  SoldPackage,
  SoldStay,
  SoldVisit,
} from './reservation.ts'
export { reservationRoutes } from './routes.ts'
export {
  cancelForRefund,
  cancelReservation,
  cancelUnpaid,
  confirmReservation,
  confirmRoundTrip,
  expireReservation,
  actorOf,
  openReservation,
  reviewPaid,
} from './settle-reservation.ts'
export { offerChoice, takeAlternative } from './rescue/settle-choice.ts'
export { receiveBalance, receiveDeposit } from './deposit/settle-deposit.ts'
export { ticketCode, ticketKey } from './tickets/ticket-code.ts'
export { whereAndWhen } from './where-and-when.ts'
export {
  countBookings,
  findBySource,
  findBySources,
  findOwn,
  lockReservation,
  noteBalanceReminders,
  noteChoice,
  noteInstructions,
  notePaying,
  setAgreed,
  readReservations,
  unpaidBalances,
  updateUnpaid,
} from './store.ts'
export { methodTexts, paymentStatusTexts, statusTexts } from './texts.ts'
