import { forgetStale } from './domains/account/index.ts'
import { openActivityDays, refreshExpiredOffers } from './domains/catalogue/index.ts'
import { endUnpaidBookings, type CheckoutParts } from './domains/checkout/index.ts'
import { expireHolds } from './domains/inventory/index.ts'
import { reconcilePayments, type PaymentParts } from './domains/payments/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/database/connect.ts'
import type { Jobs } from './platform/jobs/jobs.ts'

type Parts = {
  db: Db
  clock: Clock
  jobs: Jobs
  payments: PaymentParts
  checkout: CheckoutParts
  /** Below 60, the work of each minute is done so often in this process, too: for tests. */
  tickSeconds?: number
}

/** Everything that runs by the clock (cron, Cairo time), once in all processes together. */
export function schedule({ db, clock, jobs, payments, checkout, tickSeconds = 60 }: Parts): void {
  const every = (cron: string, name: string, run: () => Promise<unknown>): void =>
    jobs.schedule(name, cron, async () => void (await run()))
  const everyMinute = (name: string, run: () => Promise<unknown>): void => {
    every('* * * * *', name, run)
    if (tickSeconds < 60) repeat(run, tickSeconds)
  }

  everyMinute('inventory.expire-holds', () => expireHolds(db, clock.now()))
  everyMinute('checkout.end-unpaid', () => endUnpaidBookings(checkout))
  everyMinute('payments.reconcile', () => reconcilePayments(payments))
  everyMinute('catalogue.end-offers', () => refreshExpiredOffers(db, clock.now()))
  every('10 0 * * *', 'catalogue.open-days', () => openActivityDays(db, clock.now()))
  every('40 3 * * *', 'account.forget-stale', () => forgetStale(db, clock))
}

/** Does it again and again, each time so long after the last one ended, whatever came of that. */
function repeat(run: () => Promise<unknown>, seconds: number): void {
  const again = (): void => repeat(run, seconds)
  setTimeout(() => void run().then(again, again), seconds * 1000).unref()
}
