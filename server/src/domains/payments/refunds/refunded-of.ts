import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { partsOf } from '../balance.ts'
import type { PaidOrder } from '../deps.ts'

/**
 * Piastres that went back, or are owed, of what an order was paid with: also while the gateway refuses to
 * send them. Money that bought nothing (a second payment, a page that had been ended) isn't part of it.
 */
export async function refundedOf(db: Db, { orderKind, orderId }: PaidOrder): Promise<number> {
  const { rows } = await sql<{ back: number }>`
    select coalesce(sum(f.amount), 0)::bigint as back
    from payment_attempts a join own_refunds f on f.attempt_id = a.id
    where a.order_kind = any(${partsOf(orderKind)}) and a.order_id = ${orderId} and a.state = 'paid'`.execute(
    db,
  )
  return rows[0]?.back ?? 0
}

/** A payment that bought something, with what of it hasn't gone back, and isn't owed; piastres. */
export type Unreturned = {
  readonly id: number
  readonly method: PaymentMethodId
  readonly amount: number
}

/** The payments of an order that there is something left of, the newest first: one, or its deposit and its rest. */
export async function unreturnedOf(
  trx: Trx,
  orderKind: string,
  orderId: number,
): Promise<Unreturned[]> {
  const { rows } = await sql<Unreturned>`
    select * from (
      select a.id, a.method, (a.amount - (
        select coalesce(sum(f.amount), 0) from own_refunds f where f.attempt_id = a.id))::bigint as amount
      from payment_attempts a
      where a.order_kind = any(${partsOf(orderKind)}) and a.order_id = ${orderId} and a.state = 'paid') it
    where amount > 0 order by id desc`.execute(trx)
  return rows
}
