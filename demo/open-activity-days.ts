import { sql } from 'kysely'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import type { Trx } from '@rihla/server/platform/database/connect'
import { placesOf, type Usual } from './places-left.ts'

/**
 * Opens the days of activities and day use, from today to `days` later, that aren't open yet. How full
 * a day is depends on the offer and the day alone, so that the same demo comes out whenever it is
 * loaded. Answers how many were opened.
 */
export async function openDemoActivityDays(
  trx: Trx,
  today: CalendarDate,
  days: number,
): Promise<number> {
  const last = addDays(today, days)
  const { rows } = await sql<Usual>`
    select a.id as "itemId", d.day::date as day, a.daily_capacity as capacity
      from activities a
      cross join generate_series(${today}::date, ${last}::date, interval '1 day') d (day)
     where a.active and extract(dow from d.day) = any(a.weekdays)
       and (a.id, d.day::date) not in (
         select s.item_id, s.day from stock s
          where s.kind = 'activity' and s.day between ${today}::date and ${last}::date)
     order by a.id, d.day`.execute(trx)
  if (rows.length === 0) return 0
  const { numAffectedRows } = await sql`
    insert into stock (kind, item_id, day, capacity)
    select 'activity', * from unnest(${rows.map((row) => row.itemId)}::bigint[],
      ${rows.map((row) => row.day)}::date[], ${rows.map(placesOf)}::int[])
    on conflict do nothing`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
