import type { Piastres } from '@rihla/contract/values/money'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { PaidOrder } from '../deps.ts'

/** A user's points; `held`: kept for bookings that aren't paid yet. Piastres. */
export type PointBalance = {
  readonly available: Piastres
  readonly held: Piastres
  readonly spent: Piastres
}

/** A user's points, locked: whatever moves them takes this lock first, and before any stock. */
export async function lockPoints(trx: Trx, userId: number): Promise<PointBalance> {
  const { rows } = await sql<PointBalance>`
    select available, held, spent from lock_points(${userId})`.execute(trx)
  if (!rows[0]) throw new Error(`No points of user ${userId}`)
  return rows[0]
}

const none: PointBalance = { available: 0, held: 0, spent: 0 }

export async function readPoints(db: Db | Trx, userId: number): Promise<PointBalance> {
  const { rows } = await sql<PointBalance>`
    select available, held, spent from point_balances where user_id = ${userId}`.execute(db)
  return rows[0] ?? none
}

export type PointState = 'issued' | keyof PointBalance

export type PointMove = PaidOrder & {
  readonly userId: number
  readonly from: PointState
  readonly to: PointState
  readonly amount: Piastres
  /** What makes it be once. */
  readonly cause: string
  readonly at: Date
}

/** Moves an amount from one state to another; false when the same cause did before. The balance is locked. */
export async function movePoints(trx: Trx, it: PointMove): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    select move_points(${it.userId}, ${it.from}, ${it.to}, ${it.amount}, ${it.cause}, ${it.orderKind}, ${it.orderId},
      ${it.at}) as moved`.execute(trx)
  return rows[0]?.moved ?? false
}

/** What is held for an order. */
export type PointClaim = PaidOrder & { readonly userId: number; readonly amount: Piastres }

export async function readClaim(
  db: Db | Trx,
  { orderKind, orderId }: PaidOrder,
): Promise<PointClaim | null> {
  const { rows } = await sql<PointClaim>`
    select order_kind as "orderKind", order_id as "orderId", user_id as "userId", amount from point_claims
    where order_kind = ${orderKind} and order_id = ${orderId}`.execute(db)
  return rows[0] ?? null
}

/** Sets what is held for an order; answers the change's own number. */
export async function setClaim(trx: Trx, it: PointClaim): Promise<number> {
  const { rows } = await sql<{ edition: number }>`
    insert into point_claims as c (order_kind, order_id, user_id, amount, edition)
    values (${it.orderKind}, ${it.orderId}, ${it.userId}, ${it.amount}, 1)
    on conflict (order_kind, order_id) do update set amount = excluded.amount, edition = c.edition + 1
    returning edition`.execute(trx)
  return rows[0]?.edition ?? 0
}

/** Balances that aren't what the ledger and the claims say; at most `limit`. */
export async function findUnbalancedPoints(db: Db, limit: number): Promise<{ userId: number }[]> {
  const { rows } = await sql<{ userId: number }>`
    select b.user_id as "userId", b.available, b.held, b.spent from point_balances b
      left join lateral (select
        coalesce(sum(amount) filter (where target = 'available'), 0) - coalesce(sum(amount) filter (where source = 'available'), 0) as available,
        coalesce(sum(amount) filter (where target = 'held'), 0) - coalesce(sum(amount) filter (where source = 'held'), 0) as held,
        coalesce(sum(amount) filter (where target = 'spent'), 0) - coalesce(sum(amount) filter (where source = 'spent'), 0) as spent
        from point_entries e where e.user_id = b.user_id) e on true
      left join lateral (select coalesce(sum(amount), 0) as amount from point_claims c where c.user_id = b.user_id) c on true
    where (b.available, b.held, b.spent) is distinct from (e.available, e.held, e.spent) or b.held <> c.amount
    order by b.user_id limit ${limit}`.execute(db)
  return rows
}
