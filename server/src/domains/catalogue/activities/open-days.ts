import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { ensureStock, type Allotment } from '../../inventory/index.ts'
import { bookableDates } from '../offer/site-settings.ts'

const BATCH = 10_000

/**
 * Opens the days up to the last bookable one on which an activity runs and has no stock row yet; run
 * it every night. Days that exist are left as they are. Answers how many were opened. `places` may
 * open a day with another number than the activity's usual one.
 */
export async function openActivityDays(
  db: Db,
  now: Date,
  places: (usual: Allotment) => number = (usual) => usual.capacity,
): Promise<number> {
  const { min, max } = bookableDates(now)
  let opened = 0
  for (;;) {
    const { rows } = await sql<Allotment>`
      select 'activity' as kind, a.id as "itemId", d.day::date as day, a.daily_capacity as capacity
        from activities a
        cross join generate_series(${min}::date, ${max}::date, interval '1 day') d (day)
       where a.active and extract(dow from d.day) = any(a.weekdays)
         and not exists (select from stock s where s.kind = 'activity' and s.item_id = a.id and s.day = d.day::date)
       limit ${BATCH}`.execute(db)
    opened += await ensureStock(
      db,
      rows.map((usual) => ({ ...usual, capacity: places(usual) })),
    )
    if (rows.length < BATCH) return opened
  }
}
