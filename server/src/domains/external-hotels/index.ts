/** A supplier's hotels beside our own: shown at our prices, sold through the supplier. */
export type { SupplierDeps } from './deps.ts'
export { createExternalStays } from './external-stays.ts'
export { externalHotelJobs } from './jobs.ts'
export { isSyncDue, SYNC_HOTELS, syncHotels } from './content/sync-hotels.ts'
export { purgePlans } from './rates/plan-store.ts'
