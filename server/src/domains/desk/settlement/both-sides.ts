import { addDays, cairoInstant, type CalendarDate } from '@rihla/contract/values/dates'
import { sql, type RawBuilder } from 'kysely'

/** What is held against each other: a gateway's movements of days in Cairo, both included. */
export type Matching = {
  readonly gateway: string
  readonly first: CalendarDate
  readonly last: CalendarDate
}

/** How far the clocks of two companies, and the news of a payment, may be apart around midnight. */
const EDGE = sql`interval '15 minutes'`

/** Whether a moment is within the period: written out, it says to the planner how much it will find. */
export const within = (
  { first, last }: Matching,
  at: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  ${at} >= ${cairoInstant(first, 0)}::timestamptz and ${at} < ${cairoInstant(addDays(last, 1), 0)}::timestamptz`

/** The days of the period: whether there is a file, and between which moments ours must be in it. */
export const filedDays = ({ gateway, first, last }: Matching): RawBuilder<unknown> => sql`
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
    select d.day, d.filed, not (d.filed or before.filed or next.filed) as waits,
      case when d.whole and next.filed then d.ends when d.whole then d.ends - ${EDGE}
        else (select max(s.at) from settlement_lines s
          where s.gateway = ${gateway} and s.at >= d.begins and s.at < d.ends) end as until,
      case when before.filed then d.begins else d.begins + ${EDGE} end as since
    from days d join days next on next.day = d.day + 1 join days before on before.day = d.day - 1)`

/**
 * Both sides of a period, a movement in one line each side by side. `plain`: what is alike, or ours and far from any
 * file, added up by the day on either side. `side_by_side`: each other movement. What our side has in several lines (a chargeback that paid several
 * refunds; a payment of which the gateway named another sum later) or without a number stands apart from the rest.
 */
export const bothSides = (of: Matching): RawBuilder<unknown> => sql`
  met as materialized (
    select p.alike, ours.day as our_day, theirs.day as their_day, coalesce(ours.waits and theirs.day is null, false) as waits,
      count(*) as count, sum(p.ours)::bigint as ours, sum(p.theirs)::bigint as theirs,
      array_agg(p.our_id) filter (where not p.alike and p.our_id is not null
        and not coalesce(ours.waits and theirs.day is null, false)) as our_ids,
      array_agg(p.their_id) filter (where not p.alike and p.their_id is not null) as their_ids
    from (
      select coalesce(o.amount = t.amount, false) as alike, o.moved_on as our_day, t.moved_on as their_day, o.id as our_id, t.id as their_id, o.amount as ours,
        t.amount as theirs
    from (
        select l.id, l.settled_as, l.settled_ref, l.amount, l.moved_on from payment_ledger l
        where l.gateway = ${of.gateway} and ${within(of, sql`l.at`)} and l.settled_as in ('payment', 'refund')
          and l.settled_ref is not null and position('#' in l.gateway_ref) = 0
      ) o full join (
        select s.id, s.kind, s.transaction_id, s.amount, s.moved_on from settlement_lines s
        where s.gateway = ${of.gateway} and ${within(of, sql`s.at`)} and s.kind in ('payment', 'refund')
      ) t on t.transaction_id = o.settled_ref and t.kind = o.settled_as
      ) p
      -- Days that are rows, of which the planner knows how few there are.
      left join edges ours on ours.day = p.our_day
      left join edges theirs on theirs.day = p.their_day
    group by p.alike, ours.day, theirs.day, ours.waits),
  plain as (
    select our_day, their_day, case when alike then 'alike' else 'unfiled' end as state, count, ours, theirs
    from met where alike or waits),
  our_odd as materialized (
    select l.attempt_id, l.settled_as as kind, l.settled_ref as ref, l.amount, l.at
    from met cross join unnest(met.our_ids) as odd (id) join payment_ledger l on l.id = odd.id),
  their_odd as materialized (
    select s.kind, s.transaction_id as ref, s.amount, s.at
    from met cross join unnest(met.their_ids) as odd (id) join settlement_lines s on s.id = odd.id),
  our_apart as materialized (
    select l.attempt_id, l.settled_as as kind, l.settled_ref as ref, sum(l.amount)::bigint as amount, min(l.at) as at
    from payment_ledger l
    where l.gateway = ${of.gateway} and ${within(of, sql`l.at`)} and l.settled_as is not null
      and (l.settled_ref is null or l.settled_as = 'chargeback' or position('#' in l.gateway_ref) > 0)
    group by l.attempt_id, l.settled_as, l.settled_ref),
  their_apart as materialized (
    select s.kind, s.transaction_id as ref, s.amount, s.at from settlement_lines s
    where s.gateway = ${of.gateway} and ${within(of, sql`s.at`)} and s.kind = 'chargeback'),
  side_by_side as materialized (
    select coalesce(o.kind, t.kind) as kind, coalesce(o.ref, t.ref) as ref, o.attempt_id as payment, o.amount as ours,
      o.at as our_at, t.amount as theirs, t.at as their_at
    from our_odd o full join their_odd t on t.kind = o.kind and t.ref = o.ref
    union all
    select coalesce(o.kind, t.kind), coalesce(o.ref, t.ref), o.attempt_id, o.amount, o.at, t.amount, t.at
    from our_apart o full join their_apart t on t.kind = o.kind and t.ref = o.ref)`
