import type { Piastres } from '@rihla/contract/values/money'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { camelRows, type CamelRow } from '../../../platform/database/tables.ts'
import type { Arrived } from '../../payments/index.ts'

/** Money that waits for its traveller's choice; amounts in piastres. */
export type Rescue = CamelRow<
  'late_rescues',
  { state: 'open' | 'taken' | 'returned'; method: Arrived['method'] }
>

/** What is there of its money: less what went back without us meanwhile, as its reservation says. */
export const leftOf = ({ amount }: Pick<Rescue, 'amount'>, takenBack: Piastres): Piastres =>
  Math.max(0, amount - takenBack)

/** What an alternative may cost at most, in money. */
export const budgetOf = (it: Pick<Rescue, 'amount' | 'fee'>, takenBack: Piastres): Piastres =>
  Math.max(0, leftOf(it, takenBack) - it.fee)

type Opening = Pick<
  Rescue,
  'bookingId' | 'reservationId' | 'attemptId' | 'amount' | 'fee' | 'method' | 'deadline'
>

export async function openRescue(trx: Trx, it: Opening, at: Date): Promise<void> {
  await sql`
    insert into late_rescues (booking_id, reservation_id, attempt_id, amount, fee, method, deadline, created_at)
    values (${it.bookingId}, ${it.reservationId}, ${it.attemptId}, ${it.amount}, ${it.fee}, ${it.method}, ${it.deadline},
      ${at})`.execute(trx)
}

export async function readRescue(db: Db | Trx, bookingId: number): Promise<Rescue | null> {
  const [row] = await camelRows(
    db,
    sql<Rescue>`select * from late_rescues where booking_id = ${bookingId}`,
  )
  return row ?? null
}

/** Ends it, one way and once; false when it has ended. */
export async function settleRescue(
  trx: Trx,
  bookingId: number,
  state: 'taken' | 'returned',
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{ settled: boolean }>`
    select settle_rescue(${bookingId}, ${state}, ${at}) as settled`.execute(trx)
  return rows[0]?.settled ?? false
}

/** Bookings whose time to choose is over, the longest ago first. */
export async function overdueRescues(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select booking_id as id from late_rescues where state = 'open' and deadline <= ${now}
    order by deadline, id limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
