import { BUS_DAYS } from '@rihla/contract/bus/limits'
import { addDays, cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'
import { analyzeAfterLoad } from '../../platform/database/statistics.ts'
import { ensureStockOf } from '../inventory/index.ts'
import { timetableRows } from './timetable/has-departure.ts'

/**
 * Opens the timetable's trips for today, the days that can be booked and one more, so that a job
 * that runs late leaves no gap; run it every night. Trips that exist are left as they are, and none
 * is opened of a station out of use. Trips that are shown together are written side by side, and so are their seats. Answers how many were
 * opened. `days` opens another number of days after today.
 *
 * An hour that doesn't exist (the spring night) is read by the clock of before: the bus leaves when
 * it always does, and the wall clock shows an hour more. An hour that comes twice means the second,
 * so that no traveller comes too late. Both are what PostgreSQL does with `at time zone`.
 */
export const openTrips = (db: Db, now: Date, days = BUS_DAYS + 1): Promise<number> =>
  db.transaction().execute(async (trx) => {
    // What the desk changes meanwhile would be opened as it was before.
    await sql`select lock_timetable()`.execute(trx)
    const opened = await openTripsOf(trx, openDays(now, days))
    await analyzeAfterLoad(trx, ['stock', 'bus_trips', 'bus_seats'], opened)
    return opened
  })

type Days = { readonly first: CalendarDate; readonly last: CalendarDate }

/** The days whose departures are opened, both included. */
export const openDays = (now: Date, days = BUS_DAYS + 1): Days => {
  const first = cairoDate(now)
  return { first, last: addDays(first, days) }
}

/** As `openTrips`, of one row of the timetable or of all. The caller has locked the timetable. */
export async function openTripsOf(
  trx: Trx,
  { first, last }: Days,
  serviceId: number | null = null,
): Promise<number> {
  const { numAffectedRows } = await sql`
      insert into bus_trips (timetable_id, from_station_id, to_station_id, class_id, layout_id, departs_at,
        local_departure, day, minutes, price, round_price)
      select t.id, t.from_station_id, t.to_station_id, t.class_id, t.layout_id, x.departs_at,
             x.departs_at at time zone 'Africa/Cairo', d.day::date, t.minutes, t.price, t.round_price
        from (${timetableRows}) t
       cross join generate_series(${first}::date, ${last}::date, interval '1 day') d (day)
       cross join lateral (select (d.day::date + t.departs) at time zone 'Africa/Cairo' as departs_at) x
       where t.runs and (${serviceId}::bigint is null or t.id = ${serviceId}) and extract(dow from d.day) = any(t.weekdays) and d.day >= t.valid_from
         and (t.valid_until is null or d.day <= t.valid_until)
         and (t.id, d.day::date) not in (
           select timetable_id, day from bus_trips where day between ${first}::date and ${last}::date)
       order by d.day, t.from_station_id, t.to_station_id, x.departs_at
          on conflict (timetable_id, day) do nothing`.execute(trx)
  await ensureStockOf(
    trx,
    sql`
        select 'bus', t.id, t.day, coalesce(s.seats, 0)
          from bus_trips t
          left join (select layout_id, count(*)::integer as seats from bus_seats group by 1) s using (layout_id)
         where t.day between ${first}::date and ${last}::date
           and (${serviceId}::bigint is null or t.timetable_id = ${serviceId})
           and t.id not in (select item_id from stock
             where kind = 'bus' and day between ${first}::date and ${last}::date)
         order by t.id`,
  )
  return Number(numAffectedRows ?? 0)
}
