import { sql } from 'kysely'
import { cairoDate } from '@rihla/contract/values/dates'
import type { Db } from '@rihla/server/platform/database/connect'
import { wholeDemo, type Extent } from '../extent.ts'
import { keepFullHouse, openNights } from './open-nights.ts'
import { renewStayOffers } from './stay-offers.ts'
import { writeStays } from './write-stays.ts'

/** Any number that nothing else in this database locks. */
const STAYS_LOCK = 7_217_003

/**
 * Loads hotels and Nile cruises, or tops them up: what is missing is added, offers that have ended
 * start anew, and so many nights have rooms. After the places and pictures.
 * Answers how many nights were opened.
 */
export async function loadStays(
  db: Db,
  now: Date,
  { nights }: Pick<Extent, 'nights'> = wholeDemo,
): Promise<number> {
  const today = cairoDate(now)
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${STAYS_LOCK})`.execute(trx)
    await writeStays(trx, today)
    await renewStayOffers(trx, now)
    const opened = await openNights(trx, today, nights)
    await keepFullHouse(trx, today)
    return opened
  })
}
