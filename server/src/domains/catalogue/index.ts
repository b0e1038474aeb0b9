import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { createTotals } from './activities/search-totals.ts'
import { createPictures } from './offer/pictures.ts'
import { keepSnapshot } from './offer/snapshot.ts'
import { mountCatalogue } from './routes.ts'

export { openActivityDays } from './activities/open-days.ts'
export {
  quoteActivity,
  MAX_SEATS,
  type ActivityQuote,
  type QuoteRequest,
} from './activities/quote-activity.ts'
export { cleanHtml } from './offer/clean-html.ts'
export { refreshExpiredOffers } from './offer/end-offers.ts'
export { bookableDates, BOOKABLE_DAYS } from './offer/site-settings.ts'

export type CatalogueNeeds = { db: Db; pool: pg.Pool; clock: Clock; publicUrl: string }

/**
 * Puts the catalogue's calls in place. Answers with `refresh`, to be called after a write of this
 * process that must show at once; other processes notice within seconds of traffic.
 */
export function catalogueRoutes(mount: Mount, needs: CatalogueNeeds): { refresh(): Promise<void> } {
  const snapshot = keepSnapshot(needs.db, needs.clock)
  const totals = createTotals(needs.pool, needs.clock)
  mountCatalogue(mount, { ...needs, snapshot, totals, pictures: createPictures(needs.db) })
  return {
    async refresh() {
      await snapshot.refresh()
    },
  }
}
