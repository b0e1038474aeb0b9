import type { Piastres } from '@rihla/contract/values/money'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { kindOf } from '../cancellation/rules.ts'

/** What is paid first, of what, and until when the rest is due; one of `percent` and `amount` is null. */
export type DepositTerms = {
  readonly percent: number | null
  readonly amount: Piastres | null
  /** The rest is due so many days before the first day. */
  readonly balanceDays: number
  /** What becomes of the deposit when the rest isn't paid: as when cancelling by then, or it is kept. */
  readonly unpaid: 'terms' | 'kept'
}

/**
 * The deposit that an offer takes: its own terms, else those of its kind; null where it takes none. `itemId` as
 * checkout has it: of a stay the room.
 */
export async function readDepositTerms(
  db: Db | Trx,
  module: string,
  itemId: number,
): Promise<DepositTerms | null> {
  const kind = kindOf(module)
  const offer =
    kind === 'hotel' || kind === 'cruise'
      ? sql`(select hotel_id from room_types where id = ${itemId})`
      : sql`${itemId}::bigint`
  return readTerms(db, kind, offer)
}

/** The deposit that a hotel of a supplier takes: its own terms, else those of all of theirs; null for none. */
export const readPartnerDepositTerms = (
  db: Db | Trx,
  hotelId: number,
): Promise<DepositTerms | null> => readTerms(db, 'partner_hotel', sql`${hotelId}::bigint`)

async function readTerms(
  db: Db | Trx,
  kind: string,
  offer: RawBuilder<unknown>,
): Promise<DepositTerms | null> {
  const { rows } = await sql<DepositTerms & { active: boolean }>`
    select percent, amount, balance_days as "balanceDays", unpaid, active from deposit_terms
     where kind = ${kind} and (offer_id is null or offer_id = ${offer})
     order by offer_id nulls last limit 1`.execute(db)
  const found = rows[0]
  if (!found?.active) return null
  const { percent, amount, balanceDays, unpaid } = found
  return { percent, amount, balanceDays, unpaid }
}
