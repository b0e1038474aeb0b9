import type { StepsBefore } from '@rihla/contract/cancellation/terms'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'

type KindDeposit = {
  readonly kind: string
  readonly active: boolean
  readonly percent: number
  readonly balanceDays: number
  readonly unpaid: 'terms' | 'kept'
}

/** The deposit of a kind from now on; offers with terms of their own keep them, and what is booked its own. */
export async function setDepositTerms(db: Db | Trx, it: KindDeposit): Promise<void> {
  await sql`
    insert into deposit_terms (kind, active, percent, balance_days, unpaid)
    values (${it.kind}, ${it.active}, ${it.percent}, ${it.balanceDays}, ${it.unpaid})
    on conflict on constraint deposit_terms_once do update set active = excluded.active, percent = excluded.percent,
      amount = null, balance_days = excluded.balance_days, unpaid = excluded.unpaid`.execute(db)
}

/** What comes back of a kind once free cancellation is over; likewise. */
export async function setCancellationSteps(
  db: Db | Trx,
  kind: string,
  steps: StepsBefore,
): Promise<void> {
  await sql`
    update cancellation_rules set steps = ${JSON.stringify(steps)}::jsonb where kind = ${kind}`.execute(
    db,
  )
}

/** A minute of the day (before its midnight: negative), or so many before it begins: one is null. */
export type SaleEnd = { readonly closesAt: number | null; readonly minutesBefore: number | null }

/** Until when a kind can be bought; offers with an end of their own keep it. Every process hears of it. */
export async function setSaleEnd(
  db: Db | Trx,
  kind: string,
  { closesAt, minutesBefore }: SaleEnd,
): Promise<void> {
  // What begins early has an end of its own only beside one that counts back from the beginning.
  await sql`
    update sale_ends set closes_at = ${closesAt}, minutes_before = ${minutesBefore},
      early_start = case when ${closesAt}::int is null then early_start end,
      early_closes_at = case when ${closesAt}::int is null then early_closes_at end
    where kind = ${kind}`.execute(db)
}
