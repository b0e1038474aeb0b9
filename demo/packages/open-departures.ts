import { sql } from 'kysely'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import type { Trx } from '@rihla/server/platform/database/connect'
import { packages } from './all.ts'

/**
 * Opens the departures from today to `days` later that aren't open yet, all in one statement. How full
 * one is depends on the package and the day alone, so that the same demo comes out whenever it is
 * loaded: some are sold out, some have one or two places left. Answers how many were opened.
 */
export async function openDemoDepartures(
  trx: Trx,
  today: CalendarDate,
  days: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    with lots as (
      select p.id, d.day::date as day, coalesce(x.places, p.places) as capacity,
        (hashint8(p.id * 1000003 + (d.day::date - date '2026-01-04')) & 2147483647) % 1000 as luck
        from packages p
        cross join generate_series(${today}::date, ${addDays(today, days)}::date, interval '1 day') d (day)
        left join package_departures x on x.package_id = p.id and x.day = d.day::date
       where p.id = any(${packages.map(({ id }) => id)}::bigint[])
         and (x.day is not null or extract(dow from d.day) = any(p.weekdays))
         and (p.id, d.day::date) not in (select s.item_id, s.day from stock s where s.kind = 'package' and s.day >= ${today}::date)
    )
    insert into stock (kind, item_id, day, capacity, sold)
    select 'package', id, day, capacity,
      case when luck < 60 then capacity
           when luck < 190 then greatest(0, capacity - 1 - luck % 3)
           else capacity * (luck % 60) / 100 end
      from lots
    on conflict do nothing`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
