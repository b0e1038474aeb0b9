/** The record of what was bought: states, steps, proof of payment, cancellation, rating. */
export type { ReservationEvent, TellReservation } from './events.ts'
export { amountDetails, fieldsOf } from './present.ts'
export { anonymiseReservationsOf, gatherReservationsOf } from './person-store.ts'
export type { PriceLine, Reservation, Sold, SoldPackage, SoldStay } from './reservation.ts'
export { reservationRoutes } from './routes.ts'
export {
  cancelForRefund,
  confirmReservation,
  expireReservation,
  openReservation,
} from './settle-reservation.ts'
export { countBookings, findBySource } from './store.ts'
