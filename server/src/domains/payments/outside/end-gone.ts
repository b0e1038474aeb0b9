import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Attempt } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { chargesOf, lockRefundsOf } from '../refunds/refund-store.ts'
import { settleReview } from '../refunds/settle-review.ts'
import { lockAttempt, lockOrder, setAttempt } from '../store.ts'

/**
 * Ends an attempt whose money came not as agreed once all of it is back, or owed back: nobody has anything to decide
 * any more, its order isn't paid by it, and can be paid anew (P19). It keeps what was wrong with it. Answers the piastres
 * that came; null: there is something left, or it wasn't such. The order, its refunds and the attempt are locked.
 */
export async function endIfGone(
  deps: PaymentDeps,
  trx: Trx,
  attempt: Attempt,
): Promise<number | null> {
  if (attempt.state !== 'needs_review') return null
  const charges = await chargesOf(trx, attempt.id)
  if (charges.length === 0 || charges.some((it) => it.asked < it.taken)) return null
  const { failure } = attempt
  await setAttempt(trx, attempt, { state: 'returned', failure, at: deps.clock.now() })
  await settleReview(deps, trx, attempt.id)
  return charges.reduce((sum, it) => sum + it.taken, 0)
}

type Left = Pick<Attempt, 'id' | 'orderKind' | 'orderId'>

/** Attempts that wait for staff though nothing of their money is left. */
async function goneAttempts(db: Db, limit: number): Promise<Left[]> {
  const { rows } = await sql<Left>`
    select a.id, a.order_kind as "orderKind", a.order_id as "orderId" from payment_attempts a
    where a.state = 'needs_review'
      and (select sum(c.taken) > 0 and bool_and(c.asked >= c.taken) from charges_of(a.id) c)
    order by a.id limit ${limit}`.execute(db)
  return rows
}

const BATCH = 50

/** Scheduled: ends what an older process left waiting when its money went. Nobody is written to about it any more. */
export async function endGone(deps: PaymentDeps): Promise<void> {
  for (const { id, ...order } of await goneAttempts(deps.db, BATCH))
    await deps.db.transaction().execute(async (trx) => {
      await lockOrder(trx, order)
      await lockRefundsOf(trx, id)
      const attempt = await lockAttempt(trx, id)
      if (attempt) await endIfGone(deps, trx, attempt)
    })
}
