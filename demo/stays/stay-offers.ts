import { sql } from 'kysely'
import type { Trx } from '@rihla/server/platform/database/connect'
import { endedAmong } from '../ended-offers.ts'
import { stays } from './all.ts'
import { offerNames } from './offer-names.ts'

const HOUR = 3_600_000

/** When the nth offer ends, seen from now: last-minute ones within three days, others within weeks. */
const endOf = (n: number, lastMinute: boolean, now: Date): Date =>
  new Date(
    now.getTime() +
      (lastMinute ? 8 + ((n * 13) % 62) : 24 * (6 + ((n * 5) % 19)) + (n % 12)) * HOUR,
  )

/** Starts the stays' offers that have ended or are about to. */
export async function renewStayOffers(trx: Trx, now: Date): Promise<void> {
  const offers = stays.flatMap(({ id, offer: { offer } }) => {
    if (!offer) return []
    const [percent, key] = offer
    const [en, ar] = offerNames[key]
    return [{ id, percent, en, ar, ends: endOf(id, key === 'soon', now) }]
  })
  const ended = await endedAmong(trx, 'hotels', offers, now)
  if (ended.length === 0) return
  await sql`
    update hotels h set offer_percent = r.percent, offer_name_en = r.en, offer_name_ar = r.ar, offer_expires_at = r.ends
      from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as r (id bigint, percent smallint, en text, ar text, ends timestamptz)
     where h.id = r.id`.execute(trx)
}
