import type { CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'
import type { Addition } from './tally.ts'

/** Adds to the counts, in one statement; rows in one order, so that two processes never wait for each other. */
export async function addCounts(db: Db, additions: readonly Addition[]): Promise<void> {
  await sql`
    insert into visit_counts as kept (day, name, subject, detail, count, value)
    select * from json_to_recordset(${JSON.stringify(additions)}::json)
      as it (day date, name text, subject text, detail text, count bigint, value bigint)
    order by day, name, subject, detail
    on conflict (day, name, subject, detail)
      do update set count = kept.count + excluded.count, value = kept.value + excluded.value`.execute(
    db,
  )
}

export type VisitCount = Readonly<Omit<Addition, 'day'>>

/** What was counted from one day to another, both included, days added up. */
export async function countsBetween(
  db: Db,
  first: CalendarDate,
  last: CalendarDate,
): Promise<VisitCount[]> {
  const { rows } = await sql<VisitCount>`
    select name, subject, detail, sum(count)::bigint as count, sum(value)::bigint as value
    from visit_counts where day between ${first} and ${last}
    group by name, subject, detail order by name, subject, detail`.execute(db)
  return rows
}

/** Forgets days before this one. */
export async function purgeCounts(db: Db, before: CalendarDate): Promise<void> {
  await sql`delete from visit_counts where day < ${before}`.execute(db)
}
