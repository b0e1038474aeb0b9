/** From a chosen thing to a placed reservation: quote, hold, pay, confirm or release. */
export type { CheckoutDeps } from './deps.ts'
export { CANCELLED, ORDER_KIND } from './deps.ts'
export { anonymiseBookingsOf, purgeVisitors, gatherBookingsOf } from './personal-data-store.ts'
export { checkoutRoutes } from './routes.ts'
export { sellFromStock } from './sell-from-stock.ts'
export type { Quote, Sellable, SaleRequest } from './sellable.ts'
export { remindUnpaid } from './paying/remind-unpaid.ts'
export { endUnpaidBookings, settleBooking } from './paying/settle-booking.ts'
