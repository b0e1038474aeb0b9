import type pg from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { createDb, type Db } from '../../platform/database/connect.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { keepOffers } from './activities/search/keep-index.ts'
import { createPictures } from './offer/pictures.ts'
import { keepSnapshot } from './offer/snapshot.ts'
import { keepPackages } from './packages/search/keep-index.ts'
import { mountCatalogue } from './routes.ts'
import { keepIndex } from './stays/search/keep-index.ts'

export type { Family } from './activities/family.ts'
export { forgetTouchedActivities } from './activities/search/load-facts.ts'
export { openActivityDays } from './activities/open-days.ts'
export {
  maxSeats,
  quoteActivity,
  type ActivityQuote,
  type QuoteRequest,
} from './activities/quote-activity.ts'
export { cleanHtml } from './offer/clean-html.ts'
export { refreshExpiredOffers } from './offer/end-offers.ts'
export { forgetTouched } from './stays/search/load-index.ts'
export { nameOffers } from './offer/name-offers.ts'
export { openDepartures } from './packages/open-departures.ts'
export type { PackageKind } from './packages/package.ts'
export { quotePackage, type PackageQuote, type SoldPackage } from './packages/quote-package.ts'
export { forgetTouchedPackages } from './packages/search/load-facts.ts'
export { perUnit } from './packages/texts.ts'
export { bookableDates, BOOKABLE_DAYS, STAY_DAYS } from './offer/site-settings.ts'
export { openRoomNights } from './stays/open-nights.ts'
export { quoteStay, stayMeals, type SoldStay, type StayQuote } from './stays/quote-stay.ts'
export type { StayKind } from './stays/stay.ts'

export type CatalogueNeeds = {
  db: Db
  pool: pg.Pool
  /** Connections for prepared searches alone (`forSearches`); the common ones when not given. */
  searchPool?: pg.Pool
  clock: Clock
  publicUrl: string
}

/**
 * Makes the connections of a pool run every prepared statement by its one general plan: ours are
 * written for it, and planning anew costs more than reading the page. Not for a pool that does other
 * work too, and before its first connection. A pool of its own also keeps searches from taking the
 * connections of a checkout.
 */
export function forSearches(pool: pg.Pool): pg.Pool {
  pool.options.options = `${pool.options.options ?? ''} -c plan_cache_mode=force_generic_plan`
  return pool
}

/**
 * Puts the catalogue's calls in place. Answers with `refresh`, to be called after a write of this
 * process that must show at once; other processes notice within seconds of traffic.
 */
export function catalogueRoutes(mount: Mount, needs: CatalogueNeeds): { refresh(): Promise<void> } {
  const snapshot = keepSnapshot(needs.db, needs.clock)
  const offers = keepOffers(needs.db, needs.clock)
  const pictures = createPictures(needs.db)
  const searchPool = needs.searchPool ?? needs.pool
  const stays = keepIndex(needs.db, needs.clock)
  const packages = keepPackages(needs.db, needs.clock)
  const kept = { snapshot, offers, pictures, stays, packages }
  mountCatalogue(mount, { ...needs, searchPool, searchDb: createDb(searchPool), ...kept })
  return {
    async refresh() {
      await Promise.all([snapshot, offers, stays, packages].map((kept) => kept.refresh()))
    },
  }
}
