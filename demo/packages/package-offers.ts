import { sql } from 'kysely'
import type { Trx } from '@rihla/server/platform/database/connect'
import { packages } from './all.ts'

const HOUR = 3_600_000

/** When the nth offer ends, seen from now: last-minute ones within three days, others within weeks. */
const endOf = (n: number, lastMinute: boolean, now: Date): Date =>
  new Date(
    now.getTime() +
      (lastMinute ? 10 + ((n * 17) % 58) : 24 * (6 + ((n * 5) % 23)) + (n % 12)) * HOUR,
  )

/** Below this an offer is given a new end when the demo starts. */
const FRESH = 6 * HOUR

/** Starts the packages' offers that have ended or are about to. Answers how many. */
export async function renewPackageOffers(trx: Trx, now: Date): Promise<number> {
  const offers = packages.flatMap(({ id, offer: { price, offer, lastMinute } }) => {
    if (!offer) return []
    const reduced = Math.round((price * (100 - offer)) / 1000) * 1000
    return [{ id, price: reduced, ends: endOf(id, lastMinute ?? false, now) }]
  })
  const { numAffectedRows } = await sql`
    update packages p set offer_price = r.price, offer_expires_at = r.ends
      from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as r (id bigint, price int, ends timestamptz)
     where p.id = r.id and (p.offer_expires_at is null or p.offer_expires_at < ${new Date(now.getTime() + FRESH)})`.execute(
    trx,
  )
  return Number(numAffectedRows ?? 0)
}
