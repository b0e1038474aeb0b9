/** A supplier's hotels beside our own: shown at our prices, sold through the supplier. */
export { cancellingAmong as externalCancellingAmong } from './cancelling/cancel-store.ts'
export { finishExternalCancellings } from './cancelling/ask-to-cancel.ts'
export { ORDER_KIND as EXTERNAL_ORDER_KIND, type SupplierDeps } from './deps.ts'
export { takeFromExternal } from './booking/store.ts'
export { createExternalOrders } from './external-orders.ts'
export { createExternalStays } from './external-stays.ts'
export { externalHotelJobs } from './jobs.ts'
export { isSyncDue, SYNC_HOTELS, syncHotels } from './content/sync-hotels.ts'
export { endUnpaidExternal } from './paying/end-unpaid.ts'
export { settleExternal } from './paying/settle-payment.ts'
export {
  anonymiseExternalBookingsOf,
  claimExternal,
  forgetGuests,
  gatherExternalBookingsOf,
  purgeQuotes,
  resealGuests,
} from './personal-data-store.ts'
export { purgePlans } from './rates/plan-store.ts'
export { externalHotelRoutes } from './routes.ts'
export { bookDue } from './supplier/book-at-supplier.ts'
export { findUnsettled } from './supplier/follow-up-store.ts'
export { watchOrphans } from './supplier/watch-orphans.ts'
