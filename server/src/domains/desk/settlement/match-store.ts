import { addDays, cairoDate, cairoInstant, type CalendarDate } from '@rihla/contract/values/dates'
import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import {
  listedStates,
  type ListedState,
  type MatchState,
  type Movement,
} from '@rihla/contract/desk/settlement/states'
import { sql } from 'kysely'
import { named, type Db } from '../../../platform/database/connect.ts'
import { aboutColumns, reservationOfAttempt, type AboutRow } from '../about.ts'
import type { Matching } from './both-sides.ts'
import { judged } from './judge.ts'

/** Movements of one day in one state, on each side: how many, and their sum in piastres. */
export type DaySum = {
  readonly day: CalendarDate
  readonly state: MatchState
  readonly ours: number
  readonly our_sum: number
  readonly theirs: number
  readonly their_sum: number
}

/** A movement that stands in a list. Piastres; null: that side doesn't have it. */
export type ListedRow = { readonly [Field in keyof AboutRow]: AboutRow[Field] | null } & {
  readonly state: ListedState
  readonly kind: Movement
  readonly number: string | null
  readonly order_number: string | null
  readonly reference: string | null
  readonly at: string
  readonly ours: number | null
  readonly theirs: number | null
  readonly method: PaymentMethodId | null
}

export type Match = {
  readonly sums: readonly DaySum[]
  /** Days of the period up to today for which there is no file. */
  readonly unfiled: readonly CalendarDate[]
  /** How many movements of each state that is listed there are. */
  readonly counts: readonly { readonly state: ListedState; readonly count: number }[]
  /** Piastres that the gateway kept. */
  readonly fees: number
  readonly items: readonly ListedRow[]
}

type Page = {
  readonly states: readonly ListedState[]
  readonly offset: number
  readonly limit: number
}

/**
 * Holds the ledger against what the gateway's files say, movement by movement and across all files: each movement of
 * the period is in one state, and those of a side add up to all of it. One statement, so that it is true of one moment.
 */
export async function matchOf(db: Db, of: Matching, page: Page, now: Date): Promise<Match> {
  const { rows } = await sql<Match>`${named('desk-settlement')}
    with ${judged(of)},
    sides as (
      select our_day as day, state, count as ours, ours as our_sum, 0 as theirs, 0 as their_sum from plain
      union all
      select their_day, state, 0, 0, count, theirs from plain where theirs is not null
      union all
      select (our_at at time zone 'Africa/Cairo')::date, state, 1, ours, 0, 0 from judged where ours is not null
      union all
      select (their_at at time zone 'Africa/Cairo')::date, state, 0, 0, 1, theirs from judged where theirs is not null),
    sums as (
      select day, state, sum(ours) as ours, sum(our_sum) as our_sum, sum(theirs) as theirs, sum(their_sum) as their_sum
      from sides group by day, state order by day, state),
    page as (
      select * from judged where listed and state = any(${[...page.states]}::text[])
      order by coalesce(our_at, their_at), kind, ref, payment limit ${page.limit} offset ${page.offset}),
    items as (
      select p.state, p.kind, p.ref as number, coalesce(a.gateway_order_id, p.order_id) as order_number,
        coalesce(a.reference, p.reference) as reference, coalesce(p.our_at, p.their_at) as at, p.all_ours as ours,
        p.all_theirs as theirs, a.method, ${aboutColumns}
      from page p left join payment_attempts a on a.id = p.payment ${reservationOfAttempt}
      order by coalesce(p.our_at, p.their_at), p.kind, p.ref, p.payment)
    select coalesce((select json_agg(s) from sums s), '[]') as sums,
      coalesce((select json_agg(day order by day) from days
        where day between ${of.first} and least(${of.last}::date, ${cairoDate(now)}::date) and not filed), '[]') as unfiled,
      coalesce((select json_agg(c) from (
        select state, count(*) as count from judged where listed and state = any(${[...listedStates]}::text[]) group by state) c), '[]') as counts,
      (select coalesce(sum(fee), 0)::bigint from settlement_lines
        where gateway = ${of.gateway} and at >= ${cairoInstant(of.first, 0)} and at < ${cairoInstant(addDays(of.last, 1), 0)}) as fees,
      coalesce((select json_agg(i) from items i), '[]') as items`.execute(db)
  return rows[0] as Match
}

/** What moved in the ledger in a period and not through this gateway, by method; piastres. */
export async function besideOf(
  db: Db,
  { gateway, first, last }: Matching,
): Promise<{ method: PaymentMethodId; count: number; sum: number }[]> {
  const { rows } = await sql<{ method: PaymentMethodId; count: number; sum: number }>`
    select method, count(*) as count, sum(amount)::bigint as sum from payment_ledger
    where at >= ${cairoInstant(first, 0)} and at < ${cairoInstant(addDays(last, 1), 0)}
      and (gateway <> ${gateway} or settled_as is null)
    group by method order by method`.execute(db)
  return rows
}
