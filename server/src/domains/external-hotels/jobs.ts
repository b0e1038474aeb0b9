import type { Jobs } from '../../platform/jobs/jobs.ts'
import { askToCancel, CANCEL_AT_SUPPLIER } from './cancelling/ask-to-cancel.ts'
import { FETCH_PHOTOS, fetchPhotos } from './content/fetch-photos.ts'
import { SYNC_HOTELS, syncHotels } from './content/sync-hotels.ts'
import type { SupplierDeps } from './deps.ts'
import { BOOK_AT_SUPPLIER } from './paying/settle-payment.ts'
import { bookAtSupplier } from './supplier/book-at-supplier.ts'

/** A slow booking doesn't delay others. */
const AT_ONCE = 4
/** Thousands of hotels, in all languages; who died at it is followed after that. */
const SYNC_SECONDS = 1800

/** Puts the work of this domain's queues in place. */
export function externalHotelJobs(jobs: Jobs, deps: SupplierDeps): void {
  const idOf = (data: object): number => (data as { bookingId: number }).bookingId
  jobs.work(SYNC_HOTELS, async () => void (await syncHotels(deps)), { withinSeconds: SYNC_SECONDS })
  jobs.work(FETCH_PHOTOS, (data) => fetchPhotos(deps, (data as { hotelId: number }).hotelId))
  jobs.work(BOOK_AT_SUPPLIER, (data) => bookAtSupplier(deps, idOf(data)), { atOnce: AT_ONCE })
  jobs.work(CANCEL_AT_SUPPLIER, (data) => askToCancel(deps, idOf(data)), { atOnce: AT_ONCE })
}
