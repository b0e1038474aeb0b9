import { sql } from 'kysely'
import type { Trx } from '@rihla/server/platform/database/connect'

/** Below this an offer is given a new end when the demo starts. */
const FRESH_MS = 6 * 3_600_000

/**
 * Of these offers, those that have ended in `table`, are about to, or never began. Asked apart from the
 * update, since one that changes nothing still makes every server read its catalogue again.
 */
export async function endedAmong<O extends { readonly id: number }>(
  trx: Trx,
  table: 'activities' | 'hotels' | 'packages',
  offers: readonly O[],
  now: Date,
): Promise<O[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${offers.map(({ id }) => id)}::bigint[])
       and (offer_expires_at is null or offer_expires_at < ${new Date(now.getTime() + FRESH_MS)})`.execute(
    trx,
  )
  const ended = new Set(rows.map(({ id }) => id))
  return offers.filter(({ id }) => ended.has(id))
}
