import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'
import { wholeOf } from './part-code.ts'

/** What a row is called that nobody gave a code. */
const UNNAMED = String.raw`^departure-\d+(-\d+)?$`

/**
 * Rows that the desk split off when such rows were given no code of their departure's are called as its parts are from
 * now on, so that a feed that is published again has their days, too. They are known by line, class and time, and by
 * days that their departure left to them. `wholes`: the codes of departures; `stays`: rows that keep what they are called.
 */
export async function adoptParts(
  trx: Trx,
  wholes: readonly string[],
  stays: readonly string[],
): Promise<void> {
  await sql`
    with parts as (
      select r.id, p.whole, p.whole || '/' || r.valid_from as code,
          row_number() over (partition by p.whole, r.valid_from order by r.id) as nth
        from bus_timetable r
       cross join lateral (
         select w.whole from bus_timetable p cross join lateral (select ${wholeOf('p.code')} as whole) w
          where w.whole = any(${wholes}::text[]) and p.from_station_id = r.from_station_id
            and p.to_station_id = r.to_station_id and p.class_id = r.class_id and p.departs = r.departs
            and p.valid_from <= r.valid_from and (not p.active or p.valid_until < r.valid_from)
          order by p.valid_from desc, p.id limit 1) p
       where r.active and r.code ~ ${UNNAMED} and not r.code = any(${stays}::text[]))
    update bus_timetable t set code = case
        when p.nth = 1 and p.code not in (select code from bus_timetable) then p.code else p.whole || '/' || p.id end
      from parts p where t.id = p.id and length(p.code) <= 100`.execute(trx)
}
