import type { CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { analyzeAfterLoad } from '../../../platform/database/statistics.ts'
import { ensureStockOf } from '../../inventory/index.ts'
import { openDates } from '../site/site-dates.ts'

/** Activities opened by one statement: 60,500 days when each runs every day and none is open. */
const ACTIVITIES = 500

/**
 * Opens the days up to the last bookable one on which an activity on sale runs and has no stock row
 * yet; run it every night. Days that exist are left as they are. Answers how many were opened.
 */
export async function openActivityDays(db: Db, now: Date): Promise<number> {
  const { min, max } = openDates('days', now)
  let opened = 0
  let after = 0
  for (;;) {
    const activities = await activitiesAfter(db, after)
    const end = activities.at(-1)
    if (end === undefined) break
    opened += await ensureStockOf(db, missingDays(activities, min, max))
    after = end
  }
  await analyzeAfterLoad(db, ['stock'], opened)
  return opened
}

async function activitiesAfter(db: Db, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from activities where id > ${after} and active order by id limit ${ACTIVITIES}`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** What is open is read in one piece and hashed, not asked for day by day. */
const missingDays = (activities: readonly number[], first: CalendarDate, last: CalendarDate) => sql`
  select 'activity', a.id, d.day::date, a.daily_capacity
    from activities a
    cross join generate_series(${first}::date, ${last}::date, interval '1 day') d (day)
   where a.id = any(${activities}::bigint[]) and extract(dow from d.day) = any(a.weekdays)
     and (a.id, d.day::date) not in (
       select s.item_id, s.day from stock s
        where s.kind = 'activity' and s.item_id = any(${activities}::bigint[])
          and s.day between ${first}::date and ${last}::date)`
