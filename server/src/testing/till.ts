import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import type { TestGateway } from './gateway.ts'

/**
 * What must never be true of the till, each row a sentence: money kept that bought nothing or
 * something else, and promocodes used more often than they may be. Empty when all is right.
 */
const sentences = sql<{ wrong: string }>`
  with booked as (select * from reservations where status in ('Confirmed', 'Full Paid', 'Deposit Paid', 'Completed')),
    parts as (select *, replace(order_kind, ':balance', '') as sold_by from payment_attempts)
  select 'booked for another amount than was paid: ' || id || ' ' || paid || '/' || total as wrong
  from booked where case status when 'Deposit Paid' then paid <> deposit or paid >= total else paid <> total end
  union all
  select 'the ledger has another amount than was paid: ' || r.id
  from booked r where r.source_kind = 'checkout' and r.paid <>
    (select coalesce(sum(l.amount), 0) from parts a join payment_ledger l on l.attempt_id = a.id
     where a.sold_by = r.source_kind and a.order_id = r.source_id and a.state = 'paid')
  union all
  select 'paid for neither a booking nor a refund, or for both: attempt ' || a.id
  from parts a
    left join booked r on r.source_kind = a.sold_by and r.source_id = a.order_id
    left join lateral (select sum(amount) as back from refunds where attempt_id = a.id) f on true
    left join reservations c on c.source_kind = a.sold_by and c.source_id = a.order_id
      and c.status = 'Cancelled' and c.confirmed_at is not null
  where (a.state = 'paid' and c.id is null and (r.id is null) = (f.back is null))
    or (a.state = 'returned' and coalesce(f.back, 0) <> a.amount)
  union all
  select 'kept another amount than it says: reservation ' || c.id
  from reservations c
    join lateral (select sum(a.amount) as paid, sum(coalesce(f.back, 0)) as back from parts a
      left join lateral (select sum(amount) as back from refunds where attempt_id = a.id) f on true
      where a.sold_by = c.source_kind and a.order_id = c.source_id and a.state = 'paid') it on true
  where c.status = 'Cancelled' and c.confirmed_at is not null and c.source_kind = 'checkout'
    and (c.paid + it.back <> it.paid or c.refunded <> it.back)
  union all
  select 'two reservations of one booking: ' || source_id
  from reservations where source_kind = 'checkout' group by source_id having count(*) > 1
  union all
  select 'an open page sells something else than its booking: attempt ' || a.id
  from payment_attempts a join temp_reservations t on a.order_kind = 'checkout' and t.id = a.order_id
  where a.state in ('created', 'pending') and a.amount - a.fee <>
    case when (t.quote #>> '{deposit,isChosen}')::boolean then (t.quote #>> '{deposit,amount}')::bigint else t.payable end
  union all
  select 'a promocode was used ' || count(*) || ' times: ' || p.code
  from promocodes p join temp_reservations t on t.promocode_id = p.id
    join booked r on r.id = t.reservation_id
  group by p.id having count(*) > p.max_uses`

/** What is wrong in the till, as sentences. */
export async function wrongInTill(db: Db): Promise<string[]> {
  const { rows } = await sentences.execute(db)
  return rows.map((row) => row.wrong)
}

/** The ledger, gateway order by gateway order, where it isn't what the gateway itself remembers. */
export async function wrongInLedger(db: Db, gateway: TestGateway): Promise<string[]> {
  const { rows } = await sql<{ order_id: string; kept: number }>`
    select a.gateway_order_id as order_id, coalesce(sum(l.amount), 0)::bigint as kept
    from payment_attempts a left join payment_ledger l on a.id = l.attempt_id
    where a.gateway_order_id is not null group by 1`.execute(db)
  const theirs = gateway.kept()
  return rows
    .filter(({ order_id: order, kept }) => kept !== (theirs.get(order) ?? 0))
    .map(({ order_id: order, kept }) => `order ${order}: they ${theirs.get(order)}, we ${kept}`)
}
