import { forgetStale } from './domains/account/index.ts'
import { openActivityDays, refreshExpiredOffers } from './domains/catalogue/index.ts'
import { endUnpaidBookings, type CheckoutParts } from './domains/checkout/index.ts'
import { expireHolds } from './domains/inventory/index.ts'
import { reconcilePayments, type PaymentParts } from './domains/payments/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/database/connect.ts'
import type { Jobs } from './platform/jobs/jobs.ts'

type Parts = { db: Db; clock: Clock; jobs: Jobs; payments: PaymentParts; checkout: CheckoutParts }

/** Everything that runs by the clock (cron, Cairo time), once in all processes together. */
export function schedule({ db, clock, jobs, payments, checkout }: Parts): void {
  const every = (cron: string, name: string, run: () => Promise<unknown>): void =>
    jobs.schedule(name, cron, async () => void (await run()))

  every('* * * * *', 'inventory.expire-holds', () => expireHolds(db, clock.now()))
  every('* * * * *', 'checkout.end-unpaid', () => endUnpaidBookings(checkout))
  every('* * * * *', 'payments.reconcile', () => reconcilePayments(payments))
  every('* * * * *', 'catalogue.end-offers', () => refreshExpiredOffers(db, clock.now()))
  every('10 0 * * *', 'catalogue.open-days', () => openActivityDays(db, clock.now()))
  every('40 3 * * *', 'account.forget-stale', () => forgetStale(db, clock))
}
