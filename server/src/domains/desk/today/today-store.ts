import { DAYS_AHEAD, TAKINGS_DAYS } from '@rihla/contract/desk/today'
import { addDays, cairoInstant, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { aboutColumns, type AboutRow } from '../about.ts'

export type TravellerRow = AboutRow & {
  readonly day: CalendarDate
  readonly leaves: boolean
  readonly guests: number
  /** All who come and leave on both days, also those beyond the list. */
  readonly total: number
}

/** As many as one looks through; a day with more is looked up by name. */
const MOST = 100

/** Who comes and who leaves today and tomorrow; today first. */
export async function travellersOf(db: Db, today: CalendarDate): Promise<TravellerRow[]> {
  const { rows } = await sql<TravellerRow>`
    select *, count(*) over () as total from (
      select ${aboutColumns}, r.from_date as day, false as leaves, greatest(r.adults + r.children, r.seats) as guests
      from reservations r where r.from_date between ${today} and ${today}::date + 1
        and r.status in ('Confirmed', 'Deposit Paid', 'Full Paid')
      union all
      select ${aboutColumns}, r.to_date, true, greatest(r.adults + r.children, r.seats)
      from reservations r where r.to_date between ${today} and ${today}::date + 1 and r.to_date > r.from_date
        and r.status in ('Confirmed', 'Deposit Paid', 'Full Paid')) it
    order by day, leaves, reservation_id limit ${MOST}`.execute(db)
  return rows
}

export type Taking = { readonly day: CalendarDate; readonly taken: number; readonly back: number }

/** Piastres of money, which points are not, that came in and went back on each of the last days in Cairo, days without any included. */
export async function takingsUntil(db: Db, today: CalendarDate): Promise<Taking[]> {
  const first = addDays(today, 1 - TAKINGS_DAYS)
  const { rows } = await sql<Taking>`
    with moved as (
      select (at at time zone 'Africa/Cairo')::date as day, sum(amount) filter (where amount > 0) as taken,
        -sum(amount) filter (where amount < 0) as back
      from payment_ledger where at >= ${cairoInstant(first, 0)} and gateway <> 'points' group by 1)
    select d::date as day, coalesce(taken, 0)::bigint as taken, coalesce(back, 0)::bigint as back
    from generate_series(${first}::date, ${today}::date, interval '1 day') d left join moved on moved.day = d::date
    order by 1`.execute(db)
  return rows
}

export type Fullness = { readonly kind: string; readonly days: (number | null)[] }

/**
 * How much of each kind is held or sold on each of the next days, in percent; null where nothing is on sale. Of a day that
 * is closed, places that nobody has are none that could be sold.
 */
export async function fullnessFrom(db: Db, today: CalendarDate): Promise<Fullness[]> {
  const { rows } = await sql<Fullness>`
    with by_day as (
      select kind, day, sum(case when closed then held + sold else capacity end) as capacity, sum(held + sold) as taken from stock
      where day >= ${today} and day < ${today}::date + ${DAYS_AHEAD}::integer group by kind, day)
    select k.kind, json_agg(case when b.capacity > 0 then round(100.0 * b.taken / b.capacity) end order by d) as days
    from (select distinct kind from by_day) k
      cross join generate_series(${today}::date, ${today}::date + ${DAYS_AHEAD - 1}::integer, interval '1 day') d
      left join by_day b on b.kind = k.kind and b.day = d::date
    group by k.kind order by k.kind`.execute(db)
  return rows
}
