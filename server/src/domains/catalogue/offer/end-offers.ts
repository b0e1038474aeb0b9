import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { offerSources, type OfferSource } from './offer-sources.ts'

const lowered = Object.values(offerSources).filter(({ effectivePrice }) => effectivePrice)
const tables = new Set(lowered.map(({ table }) => table))

/**
 * Puts the effective price back where an offer has ended, so that filters and orders follow; run it
 * every minute. Cards, details and quotes don't wait for it. Answers how many have ended.
 */
export async function refreshExpiredOffers(db: Db, now: Date): Promise<number> {
  let ended = 0
  for (const table of tables) ended += await endOffersOf(db, table, now)
  return ended
}

async function endOffersOf(db: Db, table: OfferSource['table'], now: Date): Promise<number> {
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from ${sql.table(table)} where effective_price < price and offer_expires_at <= ${now}) as some`.execute(
    db,
  )
  if (!rows[0]?.some) return 0
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set effective_price = price
     where effective_price < price and offer_expires_at <= ${now}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
