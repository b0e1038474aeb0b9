import { sql } from 'kysely'
import { cairoDate } from '@rihla/contract/values/dates'
import { openTrips } from '@rihla/server/domains/fleet/index'
import type { Db } from '@rihla/server/platform/database/connect'
import { wholeDemo, type Extent } from '../extent.ts'
import { sellDemoSeats } from './sell-seats.ts'
import { writeBuses } from './write-buses.ts'

/** Any number that nothing else in this database locks. */
const BUSES_LOCK = 7_217_005

/**
 * Loads buses, or tops them up: what is missing is added, the departures of so many days are
 * opened as the night's job does it, and those of the first ones have passengers. Answers how many
 * departures were opened.
 */
export async function loadBuses(
  db: Db,
  now: Date,
  { busDays, soldDays }: Pick<Extent, 'busDays' | 'soldDays'> = wholeDemo,
): Promise<number> {
  const today = cairoDate(now)
  const locked = sql`select pg_advisory_xact_lock(${BUSES_LOCK})`
  await db.transaction().execute(async (trx) => {
    await locked.execute(trx)
    await writeBuses(trx)
  })
  const opened = await openTrips(db, now, busDays)
  await db.transaction().execute(async (trx) => {
    await locked.execute(trx)
    await sellDemoSeats(trx, today, soldDays, now)
  })
  return opened
}
