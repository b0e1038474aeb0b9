import { sql } from 'kysely'
import type { Trx } from '../../platform/database/connect.ts'

/** A page that expired or declined a card may still have been paid; its callback can be late. */
const LATE = sql`interval '1 hour'`

/**
 * Orders with a payment page that was opened with a promocode and may still be paid. Who is asked
 * holds the promocode's lock.
 */
export async function ordersPayableWith(
  trx: Trx,
  orderKind: string,
  promocodeId: number,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct order_id as id from payment_attempts
    where promocode_id = ${promocodeId} and order_kind = ${orderKind}
      and (state in ('created', 'pending', 'under_review', 'needs_review')
        or (state in ('failed', 'expired') and gateway_order_id is not null
          and expires_at > ${now}::timestamptz - ${LATE}))`.execute(trx)
  return rows.map((row) => row.id)
}
