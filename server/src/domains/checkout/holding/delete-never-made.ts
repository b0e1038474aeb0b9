import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { deleteEnded } from '../../inventory/index.ts'
import { BALANCE_KIND, CHANGE_KIND, ORDER_KIND } from '../deps.ts'

/** In one transaction; and so many of these in one go: what is beyond is for the next. */
const AT_ONCE = 500
const MOST = 20

/**
 * Scheduled: deletes what visitors held and left before `before`, with its holds. What has a reservation or a payment,
 * be it one that failed, stays as it is. Answers how many.
 */
export async function deleteNeverMade(db: Db, before: Date): Promise<number> {
  let deleted = 0
  for (let n = 0; n < MOST; n += 1) {
    const some = await db.transaction().execute((trx) => deleteSome(trx, before))
    deleted += some
    if (some < AT_ONCE) break
  }
  return deleted
}

async function deleteSome(trx: Trx, before: Date): Promise<number> {
  const kinds = [ORDER_KIND, BALANCE_KIND, CHANGE_KIND]
  const { rows } = await sql<{ holdId: number }>`
    delete from temp_reservations where id in (
      select t.id from temp_reservations t join holds h on h.id = t.hold_id
      where t.user_id is null and t.reservation_id is null and t.placed_at is null and t.updated_at < ${before}
        and h.state in ('expired', 'released') and h.expires_at < ${before}
        and not exists (select from payment_attempts a where a.order_kind = any(${kinds}) and a.order_id = t.id)
        and not exists (select from booking_changes c where c.booking_id = t.id)
        and not exists (select from late_rescues l where l.booking_id = t.id)
      order by t.updated_at limit ${AT_ONCE} for update of t skip locked)
    returning hold_id as "holdId"`.execute(trx)
  await deleteEnded(
    trx,
    rows.map(({ holdId }) => holdId),
  )
  return rows.length
}
