import { sql, type RawBuilder } from 'kysely'
import { bothSides, filedDays, within, type Matching } from './both-sides.ts'

/**
 * The parts of a statement that hold the ledger against the gateway's files: `plain` (see `bothSides`), and the last,
 * `judged`, a row for each other movement, with its state (see `matchStates`), what each side has of it within the
 * period, and at all. `listed`: what is shown and counted one by one.
 *
 * A movement is the same on both sides by its kind and the gateway's number, wherever it stands in either. Of a refund
 * that we know by its sum alone (`loose`: the answer was lost, or it was made in the gateway's panel) all such of one
 * payment are held against all refunds of its order that no line of ours has the number of: `together`. They have one sum,
 * so that they are listed once, without the number of one of them.
 */
export function judged(of: Matching): RawBuilder<unknown> {
  const { gateway } = of
  return sql`
  ${filedDays(of)}, ${bothSides(of)},
  -- Few, unless files are missing: what the other side has of them on other days.
  looked_up as materialized (
    select b.*, coalesce(b.payment, mine.payment, a.id) as whose, s.order_id, s.reference,
      coalesce(mine.amount, b.ours) as all_ours, s.amount as all_theirs,
      mine.here and s.here as here, coalesce(e.filed, false) as filed,
      coalesce(b.our_at > coalesce(e.until, '-infinity') or b.our_at < e.since, false) as expected
    from side_by_side b
      left join edges e on e.day = (b.our_at at time zone 'Africa/Cairo')::date
      -- One each by its key: the limit keeps the planner, which takes these rows for many, from reading whole tables.
      left join lateral (
        select s.amount, s.order_id, s.reference, ${within(of, sql`s.at`)} as here from settlement_lines s
        where s.gateway = ${gateway} and s.kind = b.kind and s.transaction_id = b.ref limit 1
      ) s on true
      left join lateral (
        select sum(l.amount)::bigint as amount, min(l.attempt_id) as payment, bool_and(${within(of, sql`l.at`)}) as here
        from payment_ledger l
        where l.settled_ref = b.ref and l.settled_as = b.kind and l.gateway = ${gateway}
      ) mine on s.amount is not null
      left join lateral (
        select a.id from payment_attempts a
        where b.ours is null and a.gateway = ${gateway} and (a.gateway_order_id = s.order_id or a.reference = s.reference)
        limit 1
      ) a on true),
  loose as materialized (
    select p.payment, our.amount as ours, our.within as ours_within, their.amount as theirs, their.within as theirs_within,
      charged.amount + our.amount = 0 and their.amount = 0 and not charged.filed as undone
    from (
        select distinct whose as payment from looked_up
        where whose is not null and kind <> 'chargeback' and (ref is null or all_ours is null or (all_theirs is null and filed))
      ) p
      join payment_attempts a on a.id = p.payment
      cross join lateral (
        select coalesce(sum(l.amount), 0)::bigint as amount,
          coalesce(sum(l.amount) filter (where ${within(of, sql`l.at`)}), 0)::bigint as within
        from payment_ledger l where l.attempt_id = p.payment and l.settled_as = 'refund' and l.settled_ref is null) our
      cross join lateral (
        select coalesce(sum(s.amount), 0)::bigint as amount,
          coalesce(sum(s.amount) filter (where ${within(of, sql`s.at`)}), 0)::bigint as within
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
      g.theirs as loose_theirs, g.ours_within, g.theirs_within, coalesce(g.undone, false) as undone,
      u.kind = 'refund' and (u.ref is null or u.all_ours is null) and coalesce(g.ours <> 0 and g.theirs <> 0, false) as together
    from looked_up u left join loose g on g.payment = u.whose),
  judged as materialized (
    select kind, case when not together then ref end as ref, whose as payment, order_id, reference, ours, our_at, theirs,
      their_at, case when together then loose_ours else all_ours end as all_ours,
      case when together then loose_theirs else all_theirs end as all_theirs,
      not together or row_number() over (
        partition by whose, together order by ours is null, coalesce(our_at, their_at), ref) = 1 as listed,
      case
        when not by_sum and all_ours = all_theirs then case when here then 'alike' else 'crossing' end
        when not by_sum and all_ours is not null and all_theirs is not null then 'amount'
        when together and loose_ours = loose_theirs then
          case when ours_within = theirs_within and ours_within = loose_ours then 'alike' else 'crossing' end
        when together then 'amount'
        when ours is null then 'theirs'
        when not filed then 'unfiled'
        when undone and (kind = 'payment' or ref is null) then 'undone'
        when expected then 'expected'
        else 'ours' end as state
    from told_apart)`
}
