import { sql, type RawBuilder } from 'kysely'
import type { Matching } from './match-store.ts'

/** How far the clocks of two companies, and the news of a payment, may be apart around midnight. */
const EDGE = sql`interval '15 minutes'`

/**
 * The parts of a statement that hold the ledger against the gateway's files, the last of them `judged`: a row for each
 * movement, with its state (see `matchStates`), what each side has of it within the period, and at all.
 *
 * A movement is the same on both sides by its kind and the gateway's number, wherever it stands in either. Of a refund
 * that we know by its sum alone (`loose`: the answer was lost, or it was made in the gateway's panel) all such of one
 * payment are held against all refunds of its order that no line of ours has the number of.
 */
export const judged = ({ gateway, first, last }: Matching): RawBuilder<unknown> => sql`
  span as (
    select ${first}::timestamp at time zone 'Africa/Cairo' as begins,
      (${last}::date + 1)::timestamp at time zone 'Africa/Cairo' as ends),
  days as materialized (
    select d.day, d.day::timestamp at time zone 'Africa/Cairo' as begins,
      (d.day + 1)::timestamp at time zone 'Africa/Cairo' as ends,
      bool_or(f.id is not null) as filed,
      bool_or(f.id is not null and (d.day < f.last_day or f.is_whole)) as whole
    from (select generate_series(${first}::date - 1, ${last}::date + 1, interval '1 day')::date as day) d
      left join settlement_files f on f.gateway = ${gateway} and d.day between f.first_day and f.last_day
    group by d.day),
  -- Of our own movements alone: when they may be in a file that isn't here yet.
  edges as materialized (
    select d.day, d.filed,
      case when d.whole and next.filed then d.ends when d.whole then d.ends - ${EDGE}
        else (select max(s.at) from settlement_lines s
          where s.gateway = ${gateway} and s.at >= d.begins and s.at < d.ends) end as until,
      case when before.filed then d.begins else d.begins + ${EDGE} end as since
    from days d join days next on next.day = d.day + 1 join days before on before.day = d.day - 1),
  our_side as materialized (
    select l.attempt_id, l.settled_as as kind, l.settled_ref as ref, sum(l.amount)::bigint as amount, min(l.at) as at
    from payment_ledger l, span
    where l.gateway = ${gateway} and l.settled_as is not null and l.at >= span.begins and l.at < span.ends
    group by l.attempt_id, l.settled_as, l.settled_ref),
  their_side as materialized (
    select s.* from settlement_lines s, span
    where s.gateway = ${gateway} and s.at >= span.begins and s.at < span.ends),
  side_by_side as materialized (
    select coalesce(o.kind, t.kind) as kind, coalesce(o.ref, t.transaction_id) as ref, o.attempt_id as payment,
      t.order_id, t.reference, o.amount as ours, o.at as our_at, t.amount as theirs, t.at as their_at
    from our_side o full join their_side t on t.kind = o.kind and t.transaction_id = o.ref),
  -- Few, unless files are missing: what the other side has of them on other days.
  unequal as materialized (
    select b.kind, b.ref, coalesce(b.payment, mine.payment, a.id) as payment, coalesce(b.order_id, s.order_id) as order_id,
      coalesce(b.reference, s.reference) as reference, b.ours, b.our_at, b.theirs, b.their_at,
      coalesce(mine.amount, b.ours) as all_ours, coalesce(b.theirs, s.amount) as all_theirs, coalesce(e.filed, false) as filed,
      coalesce(b.our_at > coalesce(e.until, '-infinity') or b.our_at < e.since, false) as expected
    from side_by_side b
      left join edges e on e.day = (b.our_at at time zone 'Africa/Cairo')::date
      left join settlement_lines s on b.theirs is null and s.gateway = ${gateway} and s.kind = b.kind and s.transaction_id = b.ref
      left join lateral (
        select sum(l.amount)::bigint as amount, min(l.attempt_id) as payment from payment_ledger l
        where l.settled_ref = b.ref and l.settled_as = b.kind and l.gateway = ${gateway}
      ) mine on b.theirs is not null or s.amount is not null
      left join payment_attempts a on b.ours is null and a.gateway = ${gateway} and a.gateway_order_id = b.order_id
    where b.ours is distinct from b.theirs),
  loose as materialized (
    select p.payment, our.amount as ours, our.within as ours_within, their.amount as theirs, their.within as theirs_within,
      charged.amount + our.amount = 0 and their.amount = 0 and not charged.filed as undone
    from (
        select distinct payment from unequal
        where payment is not null and kind <> 'chargeback' and (ref is null or all_ours is null or (all_theirs is null and filed))
      ) p
      join payment_attempts a on a.id = p.payment
      cross join span
      cross join lateral (
        select coalesce(sum(l.amount), 0)::bigint as amount,
          coalesce(sum(l.amount) filter (where l.at >= span.begins and l.at < span.ends), 0)::bigint as within
        from payment_ledger l where l.attempt_id = p.payment and l.settled_as = 'refund' and l.settled_ref is null) our
      cross join lateral (
        select coalesce(sum(s.amount), 0)::bigint as amount,
          coalesce(sum(s.amount) filter (where s.at >= span.begins and s.at < span.ends), 0)::bigint as within
        from settlement_lines s
        where s.gateway = ${gateway} and s.kind = 'refund' and s.order_id = a.gateway_order_id
          and not exists (select from payment_ledger l
            where l.settled_ref = s.transaction_id and l.settled_as = 'refund' and l.gateway = ${gateway})) their
      cross join lateral (
        select coalesce(sum(l.amount), 0)::bigint as amount,
          coalesce(bool_or(exists (select from settlement_lines s
            where s.gateway = ${gateway} and s.kind = 'payment' and s.transaction_id = l.settled_ref)), false) as filed
        from payment_ledger l where l.attempt_id = p.payment and l.settled_as = 'payment') charged),
  told_apart as (
    select u.*, u.kind = 'refund' and (u.ref is null or u.all_ours is null) as by_sum, g.ours as loose_ours,
      g.theirs as loose_theirs, g.ours_within, g.theirs_within, coalesce(g.undone, false) as undone
    from unequal u left join loose g on g.payment = u.payment),
  judged as materialized (
    select kind, ref, payment, order_id, reference, ours, our_at, theirs, their_at, ours as all_ours, theirs as all_theirs,
      'alike' as state
    from side_by_side where ours = theirs
    union all
    select kind, ref, payment, order_id, reference, ours, our_at, theirs, their_at,
      case when by_sum and loose_theirs <> 0 and loose_ours <> 0 then loose_ours else all_ours end,
      case when by_sum and loose_theirs <> 0 and loose_ours <> 0 then loose_theirs else all_theirs end,
      case
        when not by_sum and all_ours = all_theirs then 'crossing'
        when not by_sum and all_ours is not null and all_theirs is not null then 'amount'
        when by_sum and loose_ours = loose_theirs and loose_ours <> 0 then
          case when ours_within = theirs_within and ours_within = loose_ours then 'alike' else 'crossing' end
        when by_sum and loose_ours <> 0 and loose_theirs <> 0 then 'amount'
        when ours is null then 'theirs'
        when not filed then 'unfiled'
        when undone and (kind = 'payment' or ref is null) then 'undone'
        when expected then 'expected'
        else 'ours' end
    from told_apart)`
