import type { pointMoves } from '@rihla/contract/account/points'
import type { Piastres } from '@rihla/contract/values/money'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { PaidOrder } from '../deps.ts'

/** One line that its owner reads: what was only held for a while and given back isn't among them. */
export type PointLine = PaidOrder & {
  readonly at: Date
  readonly kind: (typeof pointMoves)[number]
  /** Negative: spent. Piastres. */
  readonly amount: Piastres
}

/** One page of a user's points, the newest line first, and how many lines there are. */
export async function pointsHistory(
  db: Db,
  userId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ lines: PointLine[]; total: number }> {
  const shown = sql`user_id = ${userId} and target in ('available', 'spent') and (source, target) <> ('held', 'available')`
  const { rows } = await sql<PointLine>`
    select at, order_kind as "orderKind", order_id as "orderId",
      case when target = 'spent' then 'spent' when source = 'spent' then 'returned' else 'earned' end as kind,
      case when target = 'spent' then -amount else amount end as amount
    from point_entries where ${shown} order by id desc limit ${limit} offset ${offset}`.execute(db)
  const count = await sql<{ total: number }>`
    select count(*) as total from point_entries where ${shown}`.execute(db)
  return { lines: rows, total: count.rows[0]?.total ?? 0 }
}

/** Every movement of a person's points, for their own copy. */
export async function gatherPointsOf(trx: Trx, userId: number): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select at as "At", source as "From", target as "To", round(amount / 100.0, 2) as "AmountEgp"
    from point_entries where user_id = ${userId} order by id`.execute(trx)
  return rows
}
