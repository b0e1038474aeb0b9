import { sql } from 'kysely'
import type { Trx } from '@rihla/server/platform/database/connect'
import { endedAmong } from '../ended-offers.ts'
import { packages } from './all.ts'

const HOUR = 3_600_000

/** When the nth offer ends, seen from now: last-minute ones within three days, others within weeks. */
const endOf = (n: number, lastMinute: boolean, now: Date): Date =>
  new Date(
    now.getTime() +
      (lastMinute ? 10 + ((n * 17) % 58) : 24 * (6 + ((n * 5) % 23)) + (n % 12)) * HOUR,
  )

/** Starts the packages' offers that have ended or are about to. */
export async function renewPackageOffers(trx: Trx, now: Date): Promise<void> {
  const offers = packages.flatMap(({ id, offer: { price, offer, lastMinute } }) => {
    if (!offer) return []
    const reduced = Math.round((price * (100 - offer)) / 1000) * 1000
    return [{ id, price: reduced, ends: endOf(id, lastMinute ?? false, now) }]
  })
  const ended = await endedAmong(trx, 'packages', offers, now)
  if (ended.length === 0) return
  await sql`
    update packages p set offer_price = r.price, offer_expires_at = r.ends
      from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as r (id bigint, price int, ends timestamptz)
     where p.id = r.id`.execute(trx)
}
