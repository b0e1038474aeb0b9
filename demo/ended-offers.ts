import { sql } from 'kysely'
import type { Trx } from '@rihla/server/platform/database/connect'

/** Below this an offer is given a new end when the demo starts. */
const FRESH_MS = 6 * 3_600_000

/**
 * Of these offers, those that have ended in `table`, are about to, or never began, but for those whose price staff
 * changed at the desk. Asked apart from the update, since one that changes nothing still makes every server read
 * its catalogue again.
 */
export async function endedAmong<O extends { readonly id: number }>(
  trx: Trx,
  table: 'activities' | 'hotels' | 'packages',
  offers: readonly O[],
  now: Date,
): Promise<O[]> {
  const its =
    table === 'hotels'
      ? sql`l.subject_id in (select r.id from room_types r where r.hotel_id = o.id)`
      : sql`l.subject_id = o.id`
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} o where id = any(${offers.map(({ id }) => id)}::bigint[])
       and (offer_expires_at is null or offer_expires_at < ${new Date(now.getTime() + FRESH_MS)})
       and not exists (select from audit_log l where l.action = 'setOfferPrice' and l.step = 'done' and ${its})`.execute(
    trx,
  )
  const ended = new Set(rows.map(({ id }) => id))
  return offers.filter(({ id }) => ended.has(id))
}
