import { addDays, cairoInstant, type CalendarDate } from '@rihla/contract/values/dates'
import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import { sql } from 'kysely'
import { named, type Db } from '../../../platform/database/connect.ts'
import { stillOwed } from '../../payments/index.ts'

/** Days in Cairo, both included. */
export type Period = { readonly first: CalendarDate; readonly last: CalendarDate }

/** Piastres that came on a day by one method for one kind of offer, and where they are now. */
export type MoneyRow = {
  readonly day: CalendarDate
  readonly module: string
  readonly method: PaymentMethodId
  readonly came: number
  readonly held: number
  readonly disputed: number
  readonly owed: number
  readonly returned: number
}

/**
 * The money that came in a period by day, module and method. What came and what went back is the ledger's; of
 * what is left, what a bank asks back is disputed, refunds that are asked for and not done are owed, and what is
 * undecided is held (of a page that was charged again, what bought nothing): the few payments of which that is so are
 * looked at one by one.
 */
export async function moneyOf(db: Db, { first, last }: Period): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`${named('desk-money')}
    with booked as (
      select came_on as day, module, method, sum(amount) filter (where kind = 'charge') as came,
        -sum(amount) filter (where kind = 'refund') as returned
      from payment_ledger where came_on between ${first} and ${last} group by came_on, module, method),
    open_refunds as (select attempt_id, sum(amount) as amount from refunds f where ${stillOwed} group by attempt_id),
    asked_back as (select attempt_id, sum(amount) as amount from payment_disputes where state = 'open' group by attempt_id),
    undecided as (
      select attempt_id, case when bool_and(part is not null) then sum(part) end as part from (
        select attempt_id, null::numeric as part from late_rescues where state = 'open'
        union all select id, null from payment_attempts where state in ('needs_review', 'returned')
        union all select a.id, sum(c.taken - c.asked) from payment_attempts a cross join charges_of(a.id) c
          where a.charged_again and a.state = 'paid' and not c.is_own group by a.id) u
      group by attempt_id),
    special as (
      select l.came_on as day, l.module, l.method, l.attempt_id, sum(l.amount) as rest
      from payment_ledger l
      where l.attempt_id in (
          select attempt_id from open_refunds union all select attempt_id from undecided
          union all select attempt_id from asked_back)
        and l.came_on between ${first} and ${last}
      group by l.came_on, l.module, l.method, l.attempt_id),
    parted as (
      select s.*, least(s.rest, coalesce(d.amount, 0)) as disputed,
        least(s.rest - least(s.rest, coalesce(d.amount, 0)), coalesce(f.amount, 0)) as owed, u.attempt_id is not null as open, u.part
      from special s left join open_refunds f using (attempt_id) left join asked_back d using (attempt_id)
        left join undecided u using (attempt_id)),
    apart as (
      select day, module, method, sum(disputed) as disputed, sum(owed) as owed,
        sum(case when open then least(rest - disputed - owed, coalesce(part, rest - disputed - owed)) else 0 end) as held
      from parted group by day, module, method)
    select day, module, method, coalesce(came, 0)::bigint as came, coalesce(returned, 0)::bigint as returned,
      coalesce(disputed, 0)::bigint as disputed, coalesce(owed, 0)::bigint as owed, coalesce(held, 0)::bigint as held
    from booked left join apart using (day, module, method) order by day, module, method`.execute(
    db,
  )
  return rows
}

/** Piastres that went back within a period, whenever they had come. */
export async function wentBack(db: Db, { first, last }: Period): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(-sum(amount), 0)::bigint as sum from payment_ledger where kind = 'refund'
      and at >= ${cairoInstant(first, 0)} and at < ${cairoInstant(addDays(last, 1), 0)}`.execute(db)
  return rows[0]?.sum ?? 0
}
