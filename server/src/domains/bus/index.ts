/**
 * Seats on an operator's buses: held, paid for, confirmed, cancelled. The operator owns the seats,
 * we handle the money.
 */
export { liveSeats } from './holds/live-seats.ts'
export {
  askToCancel,
  CANCEL_LEG,
  cancelableByStaff,
  cancelLeg,
  finishCancellings,
  reservationOfRefund,
} from './bookings/cancel-leg.ts'
export { finishSwaps } from './changing/change-seats.ts'
export type { LegAccount } from './bookings/leg-account.ts'
export { moveBoarding } from './bookings/move-boarding.ts'
export { tellMovedStops } from './bookings/tell-moved-stops.ts'
export { readJourney } from './bookings/read-journey.ts'
export { legPriceNow } from './bookings/view-bookings.ts'
export { cancellingAmong } from './bookings/cancel-store.ts'
export { ORDER_KIND as BUS_ORDER_KIND, type BusDeps } from './deps.ts'
export { endUnpaidSeats } from './payments/end-unpaid.ts'
export { remindUnpaidSeats } from './payments/remind-unpaid.ts'
export {
  CONFIRM_SALE,
  settleAtOnce,
  settleSale,
  settleSales,
  settleSeats,
} from './payments/settle-sale.ts'
export {
  anonymiseBusBookingsOf,
  purgeEndedHolds,
  gatherBusBookingsOf,
} from './personal-data-store.ts'
export { busRoutes } from './routes.ts'
export { bookingIdOfLeg, reservationsOf, takeFromLeg } from './store.ts'
