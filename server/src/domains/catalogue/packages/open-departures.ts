import type { CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { analyzeAfterLoad } from '../../../platform/database/statistics.ts'
import { ensureStockOf } from '../../inventory/index.ts'
import { openDates } from '../site/site-dates.ts'

/** Packages opened by one statement: 60,000 departures when each leaves every day and none is open. */
const PACKAGES = 500

/**
 * Opens every departure up to the last bookable day that has no stock row yet: on a package's
 * weekdays, and on its own days. Run it every night. Departures that exist are left as they are, and
 * packages off sale too. Answers how many were opened.
 */
export async function openDepartures(db: Db, now: Date): Promise<number> {
  const { min, max } = openDates('packages', now)
  let opened = 0
  let after = 0
  for (;;) {
    const packages = await packagesAfter(db, after)
    const end = packages.at(-1)
    if (end === undefined) break
    opened += await ensureStockOf(db, missingDepartures(packages, min, max))
    after = end
  }
  await analyzeAfterLoad(db, ['stock'], opened)
  return opened
}

async function packagesAfter(db: Db, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from packages where id > ${after} and active order by id limit ${PACKAGES}`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** What is open is read in one piece and hashed, not asked for day by day. */
const missingDepartures = (
  packages: readonly number[],
  first: CalendarDate,
  last: CalendarDate,
) => sql`
  select 'package', p.id, d.day::date, coalesce(x.places, p.places)
    from packages p
    cross join generate_series(${first}::date, ${last}::date, interval '1 day') d (day)
    left join package_departures x on x.package_id = p.id and x.day = d.day::date
   where p.id = any(${packages}::bigint[])
     and (x.day is not null or extract(dow from d.day) = any(p.weekdays))
     and (p.id, d.day::date) not in (
       select s.item_id, s.day from stock s
        where s.kind = 'package' and s.item_id = any(${packages}::bigint[])
          and s.day between ${first}::date and ${last}::date)`
