import { sql } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'

/** Deletes counts whose time is over, and with them the addresses that they were kept for. */
export async function purgeRateLimits(db: Db, clock: Clock): Promise<void> {
  await sql`delete from rate_limits where expire < ${clock.now().getTime()}`.execute(db)
}
