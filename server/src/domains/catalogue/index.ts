import type { PricedOffer } from '@rihla/contract/blog/reading'
import type { Language } from '@rihla/contract/values/language'
import type { SupportPhone } from '@rihla/contract/values/support'
import type pg from 'pg'
import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../../platform/clock.ts'
import { createDb, type Db } from '../../platform/database/connect.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { activityIndexCache } from './activities/search/index-cache.ts'
import { priceOffers, type OfferKey } from './tiles/price-offers.ts'
import type { CatalogueDeps } from './deps.ts'
import { mountDestinations } from './destinations/mount-destinations.ts'
import { mountKinds } from './kinds.ts'
import { mountOffers } from './offer/mount-offers.ts'
import { createPictures } from './offer/pictures.ts'
import { snapshotCache } from './offer/snapshot.ts'
import { packageIndexCache } from './packages/search/index-cache.ts'
import type { OtherStays } from './stays/others/other-stays.ts'
import { nameIndexCache } from './suggest/name-index.ts'
import { stayIndexCache } from './stays/search/index-cache.ts'
import { mountTiles } from './tiles/mount-tiles.ts'

export type { OfferRequest } from './kind.ts'
export { catalogueKinds } from './kinds.ts'
export { imagePath } from './offer/image.ts'
export { purgeTouched, touchAgain } from './availability/touched.ts'
export { openActivityDays } from './activities/open-days.ts'
export { readCancellationRule } from './cancellation/rules.ts'
export { kindOf } from './cancellation/rules.ts'
export { readDepositTerms, readPartnerDepositTerms } from './deposits/deposit-terms.ts'
export {
  readOfferTerms,
  setOfferCancellation,
  setOfferDeposit,
  setOfferSaleEnd,
  type OfferKind,
} from './terms/offer-terms.ts'
export { decidePrice, type WantedPrice } from './terms/offer-discount.ts'
export {
  countOwnDays,
  discountOf,
  readOfferPrice,
  saveOfferPrice,
  sayPrice,
} from './terms/offer-price.ts'
export { setCancellationSteps, setDepositTerms, setSaleEnd } from './terms/set-terms.ts'
export { cleanHtml } from './offer/clean-html.ts'
export { refreshExpiredOffers } from './offer/end-offers.ts'
export {
  listEditedDestinations,
  readEditedDestination,
  saveDestination,
  type EditedDestination,
} from './destinations/edit-destination.ts'
export { readGallery, saveGallery, type GalleryOf } from './photos/galleries.ts'
export { destinationAddresses } from './destinations/destination-store.ts'
export { lastOfferId, offerAddresses } from './offer/list-addresses.ts'
export { nameOffers } from './offer/name-offers.ts'
export { tsqueries } from './offer/query-expansion.ts'
export { rateOffer, unrateOffer } from './ratings/rate-offer.ts'
export { openDepartures } from './packages/open-departures.ts'
export type { ChildBand } from './party/child-terms.ts'
export {
  BOOKABLE_DAYS,
  bookableDates,
  openDates,
  readSiteDates,
  STAY_DAYS,
} from './site/site-dates.ts'
export { readSiteSettings, saveSiteDates, saveSitePrices } from './site/settings-store.ts'
export { openRoomNights } from './stays/open-nights.ts'
export { priceActivityDays, unpriceActivityDays } from './activities/price-days.ts'
export { priceDepartures, unpriceDepartures } from './packages/price-departures.ts'
export { priceNights } from './stays/season/price-nights.ts'

/** What puts the calls of each kind in place, and those that all share. */
const mounts = [mountOffers, mountDestinations, ...mountKinds, mountTiles]

export type CatalogueNeeds = {
  db: Db
  pool: pg.Pool
  /** Connections for prepared searches alone (`forSearches`); the common ones when not given. */
  searchPool?: pg.Pool
  clock: Clock
  publicUrl: string
  /** Whom travellers call; nobody when left out. */
  supportPhone?: () => Promise<SupportPhone>
  /** Hotels of others that stand beside ours; none when left out. */
  otherStays?: OtherStays | undefined
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

const FILL_AGAIN_MS = 1000
/** Whoever saved a price waits so long for the searches; a large catalogue takes longer to read anew. */
const TAKE_IN_MS = 3000

export type CatalogueIndexes = {
  /** Takes in what has changed by now: after a write of this process that must show at once. */
  refresh(): Promise<void>
  /** The same for a caller who waits for it: not longer than some seconds, nor for what fails. */
  takeInSoon(): Promise<void>
  /** Reads everything that searches compare into memory, and tries again until that has succeeded. */
  fill(failed: (error: unknown) => void): Promise<void>
  /** Whether everything is there: until then searches wait for it. */
  areFilled(): boolean
  /** Offers that something else names, in that order, at the price of what can be booked next. */
  priceOffers(offers: readonly OfferKey[], language: Language): Promise<PricedOffer[]>
}

/**
 * Puts the catalogue's calls in place and answers with the indexes of its searches: to be filled before
 * the first search comes. Other processes notice changes within seconds of traffic.
 */
export function catalogueRoutes(mount: Mount, needs: CatalogueNeeds): CatalogueIndexes {
  const { db, clock } = needs
  const caches = {
    snapshot: snapshotCache(db, clock),
    activities: activityIndexCache(db, clock),
    stays: stayIndexCache(db, clock),
    packages: packageIndexCache(db, clock),
    names: nameIndexCache(db, clock),
  }
  const searchPool = needs.searchPool ?? needs.pool
  const pictures = createPictures(db)
  const deps: CatalogueDeps = {
    ...needs,
    supportPhone: needs.supportPhone ?? (async () => null),
    searchPool,
    searchDb: createDb(searchPool),
    pictures,
    ...caches,
  }
  for (const mountCalls of mounts) mountCalls(mount, deps)
  const all = Object.values(caches)
  const refresh = async (): Promise<void> => {
    await Promise.all(all.map((cache) => cache.refresh()))
  }
  const takeInSoon = async (): Promise<void> => {
    const soon = setTimeout(TAKE_IN_MS, undefined, { ref: false })
    // What fails now is taken in by the next look.
    await Promise.race([refresh().catch(() => undefined), soon])
  }
  const areFilled = (): boolean => all.every((cache) => cache.isFilled())
  const fill = async (failed: (error: unknown) => void): Promise<void> => {
    while (!areFilled()) {
      await refresh().catch(failed)
      if (!areFilled()) await setTimeout(FILL_AGAIN_MS)
    }
  }
  return {
    refresh,
    takeInSoon,
    fill,
    areFilled,
    priceOffers: (offers, language) => priceOffers(deps, offers, language),
  }
}
