import { cairoDate } from '@rihla/contract/values/dates'
import { AUDIT_BOOKS, auditBooks } from './audit-books.ts'
import {
  eraseLeaving,
  purgeStale,
  resealCompanions,
  resealSecondFactors,
  type PrivacyDeps,
} from './domains/account/index.ts'
import { publishDue, purgeUnusedImages, type BlogDeps } from './domains/blog/index.ts'
import {
  cancellingAmong,
  endUnpaidSeats,
  finishCancellings,
  finishSwaps,
  moveBoarding,
  tellMovedStops,
  purgeEndedHolds,
  remindUnpaidSeats,
  settleSales,
  type BusDeps,
} from './domains/bus/index.ts'
import {
  openActivityDays,
  openDepartures,
  openRoomNights,
  purgeTouched,
  refreshExpiredOffers,
} from './domains/catalogue/index.ts'
import {
  deleteNeverMade,
  endUnpaidBalances,
  endUnpaidBookings,
  endUnpaidChanges,
  purgeVisitors,
  remindBalances,
  releaseIdlePoints,
  remindUnpaid,
  returnUnchosen,
  type CheckoutDeps,
} from './domains/checkout/index.ts'
import { closeDays, purgeDeedKeys, settleDifferences } from './domains/desk/index.ts'
import {
  bookDue,
  endUnpaidExternal,
  externalCancellingAmong,
  finishExternalCancellings,
  forgetGuests,
  purgePlans,
  purgeQuotes,
  resealGuests,
  syncHotels,
  watchOrphans,
  type SupplierDeps,
} from './domains/external-hotels/index.ts'
import { boardingOf, openTrips, OWN_FLEET } from './domains/fleet/index.ts'
import { expireHolds } from './domains/inventory/index.ts'
import { purgeSentMails } from './domains/notifications/index.ts'
import {
  reconcilePayments,
  resumeRefunds,
  watchDisputes,
  watchPaid,
  type PaymentDeps,
} from './domains/payments/index.ts'
import { completeReservations, purgeAccess } from './domains/reservations/index.ts'
import { purgeCounts } from './domains/visits/index.ts'
import { purgeUploads, type UploadDeps } from './images/purge-uploads.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/database/connect.ts'
import { purgeRateLimits } from './platform/http/protection/purge-rate-limits.ts'
import type { Jobs } from './platform/jobs/jobs.ts'

/** A slow gateway is asked about fifty payments, each for up to 12 s. */
const ASKING_SECONDS = 900
/** A supplier's hotels are thousands, in all languages. */
const SYNC_SECONDS = 4 * 3600

type Deps = {
  db: Db
  clock: Clock
  jobs: Jobs
  payments: PaymentDeps
  checkout: CheckoutDeps
  bus: BusDeps
  privacy: PrivacyDeps
  external?: SupplierDeps | undefined
  blog: BlogDeps
  uploads: UploadDeps
  /** Below 60, the work of each minute is done so often in this process, too: for tests. */
  tickSeconds?: number
}

/** Everything that runs by the clock (cron, Cairo time), once in all processes together. */
export function schedule(deps: Deps): void {
  const { db, clock, jobs, payments, checkout, bus, privacy, external, tickSeconds = 60 } = deps
  const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * 86_400_000)
  const every = (
    cron: string,
    name: string,
    run: () => Promise<unknown>,
    withinSeconds?: number,
  ): void =>
    jobs.schedule(
      name,
      cron,
      async () => void (await run()),
      withinSeconds === undefined ? {} : { withinSeconds },
    )
  const everyMinute = (name: string, run: () => Promise<unknown>, withinSeconds?: number): void => {
    every('* * * * *', name, run, withinSeconds)
    if (tickSeconds < 60) repeat(run, tickSeconds)
  }

  everyMinute('inventory.expire-holds', () => expireHolds(db, clock.now()))
  everyMinute('checkout.end-unpaid', () => endUnpaidBookings(checkout))
  everyMinute('checkout.remind-unpaid', () => remindUnpaid(checkout))
  everyMinute('checkout.end-unpaid-balances', () => endUnpaidBalances(checkout))
  everyMinute('checkout.return-unchosen', () => returnUnchosen(checkout))
  everyMinute('checkout.release-points', () => releaseIdlePoints(checkout))
  everyMinute('checkout.end-unpaid-changes', () => endUnpaidChanges(checkout))
  every('*/10 * * * *', 'checkout.remind-balances', () => remindBalances(checkout))
  everyMinute('bus.end-unpaid', () => endUnpaidSeats(bus))
  everyMinute('bus.remind-unpaid', () => remindUnpaidSeats(bus))
  everyMinute('bus.tell-moved-stops', () => tellMovedStops(bus))
  everyMinute('bus.settle-sales', () => settleSales(bus))
  everyMinute('bus.finish-seat-changes', () => finishSwaps(bus))
  everyMinute('bus.finish-cancellings', () => finishCancellings(bus))
  everyMinute('payments.reconcile', () => reconcilePayments(payments), ASKING_SECONDS)
  everyMinute('blog.publish-due', () => publishDue(db, clock.now()))
  everyMinute('catalogue.end-offers', () => refreshExpiredOffers(db, clock.now()))
  every('*/5 * * * *', 'reservations.complete', () =>
    completeReservations({
      ...checkout,
      stillOpen: async (ids) => [
        ...(await cancellingAmong(db, ids)),
        ...(await externalCancellingAmong(db, ids)),
      ],
    }),
  )
  every('10 0 * * *', 'catalogue.open-days', () => openActivityDays(db, clock.now()))
  every('15 0 * * *', 'catalogue.open-departures', () => openDepartures(db, clock.now()))
  every('20 0 * * *', 'catalogue.open-nights', () => openRoomNights(db, clock.now()))
  every('30 1 * * *', 'fleet.open-trips', () => openTrips(db, clock.now()))
  every('50 1 * * *', 'bus.move-boarding', () =>
    moveBoarding(db, { operator: OWN_FLEET, now: clock.now() }, (ids) => boardingOf(db, ids)),
  )
  every('30 * * * *', 'catalogue.purge-touched', () => purgeTouched(db))
  every('*/10 * * * *', 'payments.resume-refunds', () => resumeRefunds(payments))
  every('*/10 * * * *', 'payments.watch-paid', () => watchPaid(payments))
  every('25 * * * *', 'payments.watch-disputes', () => watchDisputes(payments))
  every('15 3 * * *', AUDIT_BOOKS, () => auditBooks(payments))
  every('20 * * * *', 'desk.settle-differences', () => settleDifferences(db, clock.now()))
  if (external) {
    every('40 3 * * *', 'external-hotels.sync-nightly', () => syncHotels(external), SYNC_SECONDS)
    every('35 * * * *', 'external-hotels.forget-prices', () => purgePlans(db, daysAgo(1)))
    everyMinute('external-hotels.end-unpaid', () => endUnpaidExternal(external))
    everyMinute('external-hotels.book-due', () => bookDue(external))
    everyMinute('external-hotels.finish-cancellings', () => finishExternalCancellings(external))
    every('5 * * * *', 'external-hotels.watch-orphans', () => watchOrphans(external))
    every('45 * * * *', 'external-hotels.reseal-guests', () => resealGuests(external))
  }
  // What /privacy promises: an account gone within a day, nothing of a passer-by for longer.
  every('25 * * * *', 'account.erase-leaving', () => eraseLeaving(privacy))
  every('42 * * * *', 'account.reseal-companions', () => resealCompanions(privacy))
  every('43 * * * *', 'account.reseal-second-factors', () => resealSecondFactors(privacy))
  every('40 * * * *', 'account.forget-stale', () => purgeStale(db, clock))
  every('50 * * * *', 'checkout.forget-visitors', () => purgeVisitors(db, daysAgo(1)))
  every('51 * * * *', 'checkout.delete-never-made', () => deleteNeverMade(db, daysAgo(7)))
  every('55 * * * *', 'bus.forget-ended', () => purgeEndedHolds(db, daysAgo(1)))
  // Also without a supplier: what it left behind is forgotten all the same.
  every('58 * * * *', 'external-hotels.forget-guests', () => forgetGuests(db, clock.now()))
  every('57 * * * *', 'external-hotels.forget-quotes', () => purgeQuotes(db, daysAgo(1)))
  every('53 * * * *', 'desk.forget-keys', () => purgeDeedKeys(db, daysAgo(1)))
  every('52 * * * *', 'reservations.forget-access', () => purgeAccess(db, clock.now()))
  every('20 4 * * *', 'blog.forget-images', () => purgeUnusedImages(deps.blog))
  every('35 4 * * *', 'images.forget-uploads', () => purgeUploads(deps.uploads))
  every('0 4 * * *', 'notifications.forget-sent', () => purgeSentMails(db, daysAgo(30)))
  every('5 3 * * *', 'desk.close-days', () => closeDays(db, cairoDate(clock.now())))
  every('5 4 * * *', 'visits.forget-old', () => purgeCounts(db, cairoDate(daysAgo(730))))
  every('10 4 * * *', 'http.forget-rate-limits', () => purgeRateLimits(db, clock))
}

/** Does it again and again, each time so long after the last one ended, whatever came of that. */
function repeat(run: () => Promise<unknown>, seconds: number): void {
  const again = (): void => repeat(run, seconds)
  setTimeout(() => void run().then(again, again), seconds * 1000).unref()
}
