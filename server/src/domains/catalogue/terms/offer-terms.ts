import type { StepsBefore } from '@rihla/contract/cancellation/terms'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'

/** Kinds of offer as terms name them. */
export type OfferKind = 'activity' | 'day_use' | 'hotel' | 'cruise' | 'honeymoon' | 'trip'
type Which = { readonly kind: OfferKind; readonly id: number }

/** Where the offers of a kind stand, and what says that cancelling them is free for a while. */
const tables = {
  activity: { table: 'activities', free: 'free_cancellation_hours' },
  day_use: { table: 'activities', free: 'free_cancellation_hours' },
  hotel: { table: 'hotels', free: 'free_cancellation_days' },
  cruise: { table: 'hotels', free: 'free_cancellation_days' },
  honeymoon: { table: 'packages', free: 'free_cancellation_hours' },
  trip: { table: 'packages', free: 'free_cancellation_hours' },
} as const satisfies Readonly<Record<OfferKind, unknown>>

type Deposit = {
  readonly active: boolean
  readonly percent: number | null
  readonly amount: number | null
  readonly balanceDays: number
  readonly unpaid: 'terms' | 'kept'
}

type OfferTerms = {
  readonly deposit: Deposit | null
  readonly steps: StepsBefore | null
  /** What comes back of it by its kind's steps: nothing where cancelling it is never free. */
  readonly kindSteps: StepsBefore
  readonly closesAt: number | null
}

/** What an offer has of its own; null where it goes with its kind. Undefined: there is no such offer. */
export async function readOfferTerms(
  db: Db | Trx,
  { kind, id }: Which,
): Promise<OfferTerms | undefined> {
  const { table, free } = tables[kind]
  const { rows } = await sql<OfferTerms>`
    select o.cancellation_steps as steps, o.sale_closes_at::int as "closesAt",
      cancellation_steps_of(${kind}, o.${sql.ref(free)} is not null, null) as "kindSteps",
      (select json_build_object('active', t.active, 'percent', t.percent, 'amount', t.amount,
          'balanceDays', t.balance_days, 'unpaid', t.unpaid)
        from deposit_terms t where t.kind = ${kind} and t.offer_id = o.id) as deposit
    from ${sql.table(table)} o where o.id = ${id}`.execute(db)
  return rows[0]
}

/** The deposit of an offer from now on, or its kind's (null); what is booked keeps its own. */
export async function setOfferDeposit(
  db: Db | Trx,
  { kind, id }: Which,
  it: (Omit<Deposit, 'percent' | 'amount'> & { readonly percent: number }) | null,
): Promise<void> {
  if (!it) {
    await sql`delete from deposit_terms where kind = ${kind} and offer_id = ${id}`.execute(db)
    return
  }
  await sql`
    insert into deposit_terms (kind, offer_id, active, percent, balance_days, unpaid)
    values (${kind}, ${id}, ${it.active}, ${it.percent}, ${it.balanceDays}, ${it.unpaid})
    on conflict on constraint deposit_terms_once do update set active = excluded.active, percent = excluded.percent,
      amount = null, balance_days = excluded.balance_days, unpaid = excluded.unpaid`.execute(db)
}

/** What comes back of an offer once free cancellation is over, or its kind's steps (null); likewise. */
export async function setOfferCancellation(
  db: Db | Trx,
  { kind, id }: Which,
  steps: StepsBefore | null,
): Promise<void> {
  await sql`
    update ${sql.table(tables[kind].table)} set cancellation_steps = ${steps && JSON.stringify(steps)}::jsonb
    where id = ${id}`.execute(db)
}

/** Until when an offer can be bought, or as its kind (null). Every process hears of it. */
export async function setOfferSaleEnd(
  db: Db | Trx,
  { kind, id }: Which,
  closesAt: number | null,
): Promise<void> {
  await sql`
    update ${sql.table(tables[kind].table)} set sale_closes_at = ${closesAt} where id = ${id}`.execute(
    db,
  )
}
