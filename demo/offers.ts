import { sql } from 'kysely'
import type { Trx } from '@rihla/server/platform/database/connect'
import { activities } from './activities/index.ts'
import { dayUses, FIRST_DAY_USE } from './day-uses/index.ts'
import { endedAmong } from './ended-offers.ts'

const HOUR = 3_600_000

/** When the nth offer ends, seen from now: last-minute ones within three days, others within weeks. */
const endOf = (n: number, lastMinute: boolean, now: Date): Date =>
  new Date(
    now.getTime() +
      (lastMinute ? 9 + ((n * 11) % 60) : 24 * (5 + ((n * 7) % 17)) + (n % 12)) * HOUR,
  )

type Offer = { readonly price: number; readonly offer?: number; readonly lastMinute?: true }

const endsOf = (offers: readonly Offer[], firstId: number, now: Date) =>
  offers.flatMap(({ price, offer, lastMinute }, index) => {
    if (!offer) return []
    const reduced = Math.round((price * (100 - offer)) / 100 / 5) * 500
    return [{ id: firstId + index, price: reduced, ends: endOf(index, lastMinute ?? false, now) }]
  })

/** Starts the offers that have ended or are about to: the demo is never stale. */
export async function renewOffers(trx: Trx, now: Date): Promise<void> {
  const offers = [...endsOf(activities, 1, now), ...endsOf(dayUses, FIRST_DAY_USE, now)]
  const ended = await endedAmong(trx, 'activities', offers, now)
  if (ended.length === 0) return
  await sql`
    update activities a set offer_price = r.price, offer_expires_at = r.ends
      from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as r (id bigint, price int, ends timestamptz)
     where a.id = r.id`.execute(trx)
}
