import { sql } from 'kysely'
import { cairoDate } from '@rihla/contract/values/dates'
import type { Db } from '@rihla/server/platform/database/connect'
import { wholeDemo, type Extent } from '../extent.ts'
import { openDemoDepartures } from './open-departures.ts'
import { renewPackageOffers } from './package-offers.ts'
import { writePackages } from './write-packages.ts'

/** Any number that nothing else in this database locks. */
const PACKAGES_LOCK = 7_217_004

/**
 * Loads honeymoons and trips, or tops them up: what is missing is added, offers that have ended start
 * anew, and the departures of so many days have places. After the stays, whose rooms they are.
 * Answers how many departures were opened.
 */
export async function loadPackages(
  db: Db,
  now: Date,
  { days }: Pick<Extent, 'days'> = wholeDemo,
): Promise<number> {
  const today = cairoDate(now)
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${PACKAGES_LOCK})`.execute(trx)
    await writePackages(trx, today)
    await renewPackageOffers(trx, now)
    return openDemoDepartures(trx, today, days)
  })
}
