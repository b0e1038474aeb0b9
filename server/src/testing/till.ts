import { sql } from 'kysely'
import { named, type Db } from '../platform/database/connect.ts'
import type { TestGateway } from './gateway.ts'

/**
 * What must never be true of the till, each row a sentence: money kept that bought nothing or
 * something else, and promocodes used more often than they may be. Empty when all is right.
 */
const sentences = sql<{ wrong: string }>`${named('till-audit')}
  with booked as (select * from reservations where status in ('Confirmed', 'Full Paid', 'Deposit Paid', 'Completed')),
    parts as (select *, split_part(order_kind, ':', 1) as sold_by from payment_attempts)
  select 'booked for another amount than was paid: ' || id || ' ' || paid || '/' || total as wrong
  from booked where case status when 'Deposit Paid' then paid + taken_back <> deposit or paid >= total
      else case when taken_back > 0 then paid + taken_back < total else paid <> total end end
  union all
  select 'the ledger has another amount than was paid: ' || r.id
  from booked r where r.source_kind in ('checkout', 'external') and r.paid <>
    (select coalesce(sum(l.amount), 0) from parts a join payment_ledger l on l.attempt_id = a.id and l.kind = 'charge'
       and split_part(l.gateway_ref, '#', 1) = a.transaction_id
     where a.sold_by = r.source_kind and a.order_id = r.source_id and a.state = 'paid')
    - (select coalesce(sum(f.amount), 0) from parts a join own_refunds f on f.attempt_id = a.id
     where a.sold_by = r.source_kind and a.order_id = r.source_id and a.state = 'paid')
  union all
  select 'the ledger has another amount than went back or was paid: attempt ' || a.id
  from parts a where a.state = 'paid' and a.amount
    + coalesce((select sum(taken) from charges_of(a.id) where not is_own), 0)
    - coalesce((select sum(amount) from refunds where attempt_id = a.id and state = 'done'), 0) <>
    (select coalesce(sum(l.amount), 0) from payment_ledger l where l.attempt_id = a.id)
  union all
  select 'more goes back of a charge than it took: ' || c.transaction_id
  from payment_attempts a cross join charges_of(a.id) c where c.owed > c.taken
  union all
  select 'paid for neither a booking nor a refund, or for both: attempt ' || a.id
  from parts a
    left join booked r on r.source_kind = a.sold_by and r.source_id = a.order_id
    left join late_rescues x on x.attempt_id = a.id and x.state = 'open'
    -- What went back without us ends no booking; of money that never bought one it is a part of what went back.
    left join lateral (select sum(amount) as back from own_refunds
      where attempt_id = a.id and (a.state = 'returned' or (reason not like 'changed:%'
        and (reason not like 'outside:%' or (r.id is null and x.id is null))))) f on true
    left join reservations c on c.source_kind = a.sold_by and c.source_id = a.order_id
      and c.status = 'Cancelled' and c.confirmed_at is not null
  where (a.state = 'paid' and c.id is null and x.id is null
      and (r.id is null) = (coalesce(f.back, 0) < a.amount))
    or (x.id is not null and (r.id is not null or f.back is not null))
    -- What came not as agreed goes back as it came.
    or (a.state = 'returned' and coalesce(f.back, 0) <> case when a.failure is null then a.amount
      else (select sum(taken) from charges_of(a.id) where is_own) end)
  union all
  select 'kept another amount than it says: reservation ' || c.id
  from reservations c
    join lateral (select sum(a.amount - coalesce(f.before, 0)) as paid, sum(coalesce(f.back, 0)) as back,
        sum(coalesce(f.difference, 0)) as difference from parts a
      left join lateral (select sum(amount) filter (where reason not like 'changed:%') as back,
        sum(amount) filter (where reason like 'changed:%') as before,
        sum(amount) filter (where reason = 'late_difference') as difference from own_refunds where attempt_id = a.id) f on true
      where a.sold_by = c.source_kind and a.order_id = c.source_id and a.state = 'paid') it on true
  where c.status = 'Cancelled' and c.confirmed_at is not null and c.source_kind in ('checkout', 'external')
    and (c.paid + it.back <> it.paid or c.refunded + c.taken_back <> it.back - it.difference)
  union all
  select 'two reservations of one booking: ' || source_id
  from reservations where source_kind in ('checkout', 'external') group by source_kind, source_id having count(*) > 1
  union all
  select 'an open page sells something else than its booking: attempt ' || a.id
  from payment_attempts a join temp_reservations t on a.order_kind = 'checkout' and t.id = a.order_id
  -- What is paid for already is paid twice by any page, and may be another one by now.
  where t.placed_at is null and a.state in ('created', 'pending') and a.amount - a.fee <>
    case when (t.quote #>> '{deposit,isChosen}')::boolean then (t.quote #>> '{deposit,amount}')::bigint else t.payable end
      - t.points
  union all
  select 'points are in more or fewer states than one: user ' || b.user_id
  from point_balances b
    left join lateral (select sum(case target when 'available' then amount end) as came,
      sum(case source when 'available' then amount end) as went from point_entries e where e.user_id = b.user_id) e on true
    left join lateral (select sum(amount) as held from point_claims c where c.user_id = b.user_id) c on true
  where b.available <> coalesce(e.came, 0) - coalesce(e.went, 0) or b.held <> coalesce(c.held, 0)
    or b.available + b.held + b.spent <> (
      select coalesce(sum(amount), 0) from point_entries i where i.user_id = b.user_id and i.source = 'issued') - (
      select coalesce(sum(amount), 0) from point_entries i where i.user_id = b.user_id and i.target = 'issued')
  union all
  select 'points are spent for another amount than they pay: user ' || b.user_id
  from point_balances b where b.spent <> (
    select coalesce(sum(l.amount), 0) from payment_attempts a join payment_ledger l on l.attempt_id = a.id
    where a.gateway = 'points' and a.user_id = b.user_id)
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
