import { sql } from 'kysely'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import type { Trx } from '@rihla/server/platform/database/connect'
import { timetable } from './timetable.ts'

/**
 * Sells seats of the demo's departures of today and the following days, `days` in all, that have no
 * passengers yet: buses fill up as they come near. Some are full, some nearly, most have a few
 * passengers. Which seats, the trip alone decides. All of a loading are one sale. Answers how many
 * departures got passengers.
 */
export async function sellDemoSeats(
  trx: Trx,
  today: CalendarDate,
  days: number,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    with trips as materialized (
      select t.id, t.day, t.layout_id, s.capacity, (hashint8(t.timetable_id * 1000003 + (t.day - date '2026-01-04')) & 2147483647) % 1000 as luck
        from bus_trips t join stock s on s.kind = 'bus' and s.item_id = t.id and s.day = t.day
       where t.timetable_id = any(${timetable.map(({ id }) => id)}::bigint[])
         and t.day between ${today}::date and ${addDays(today, days - 1)}::date and t.departs_at > ${now}
         and s.held = 0 and s.sold = 0 and not s.closed
         and not exists (select from hold_lines l where l.kind = 'bus' and l.item_id = t.id and l.day = t.day)
    ), wanted as materialized (
      select *, case when luck < 45 then capacity
                     when luck < 120 then capacity - 1 - luck % 4
                     when luck < 700 then 1 + (capacity - 8) * (luck % 50) / 100
                     else 0 end as taken
        from trips
    ), taken as (
      select w.id, w.day, array_agg(b.id order by hashint8(w.id * 7919 + b.id)) as shuffled, w.taken
        from wanted w join bus_seats b on b.layout_id = w.layout_id
       where w.taken > 0
       group by w.id, w.day, w.taken
    ), sale as (
      insert into holds (state, expires_at, hard_cap_at, created_at)
      select 'consumed', ${now}, ${now}, ${now} where exists (select from taken) returning id
    ), lines as (
      insert into hold_lines (hold_id, kind, item_id, day, quantity, seats)
      select sale.id, 'bus', taken.id, taken.day, taken.taken, taken.shuffled[1:taken.taken] from taken cross join sale
      returning hold_id, item_id, day, quantity, seats
    ), claims as (
      insert into seat_claims (item_id, seat_id, hold_id)
      select item_id, unnest(seats), hold_id from lines
    )
    update stock s set sold = l.quantity from lines l
     where s.kind = 'bus' and s.item_id = l.item_id and s.day = l.day`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
