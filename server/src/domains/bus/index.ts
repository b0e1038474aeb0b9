/** Seats on buses that somebody runs: held, paid for, confirmed, cancelled. Seats are theirs, money ours. */
export { askToCancel, CANCEL_LEG, finishCancellings } from './bookings/cancel-leg.ts'
export { cancellingAmong } from './bookings/cancel-store.ts'
export { ORDER_KIND as BUS_ORDER_KIND, type BusDeps } from './deps.ts'
export { endUnpaidSeats } from './payments/end-unpaid.ts'
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
export { reservationsOf } from './store.ts'
