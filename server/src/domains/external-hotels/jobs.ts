import type { Jobs } from '../../platform/jobs/jobs.ts'
import { FETCH_PHOTOS, fetchPhotos } from './content/fetch-photos.ts'
import { SYNC_HOTELS, syncHotels } from './content/sync-hotels.ts'
import type { SupplierDeps } from './deps.ts'

/** Puts the work of this domain's queues in place. */
export function externalHotelJobs(jobs: Jobs, deps: SupplierDeps): void {
  jobs.work(SYNC_HOTELS, async () => void (await syncHotels(deps)))
  jobs.work(FETCH_PHOTOS, (data) => fetchPhotos(deps, (data as { hotelId: number }).hotelId))
}
