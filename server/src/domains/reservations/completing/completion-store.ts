import { sql } from 'kysely'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Db } from '../../../platform/database/connect.ts'

/** A reservation that is over, with its last day: for a bus the day on which it departed. */
export type Completable = { readonly id: number; readonly lastDay: CalendarDate }

/** What is over and not completed yet, the longest ago first, from behind `after` on. */
export async function pageOfCompletable(
  db: Db,
  request: { now: Date; today: CalendarDate; after: Completable | null; limit: number },
): Promise<Completable[]> {
  const { now, today, after, limit } = request
  // The index has the days; a bus arrives on its day or soon after, so few rows are read in vain.
  const { rows } = await sql<Completable>`
    select id, coalesce(to_date, from_date) as "lastDay" from reservations
     where status in ('Confirmed', 'Full Paid') and coalesce(to_date, from_date) <= ${today}::date
       and (coalesce(to_date, from_date), id)
         > (coalesce(${after?.lastDay ?? null}::date, '-infinity'), ${after?.id ?? 0}::bigint)
       and coalesce((sold #>> '{bus,arrivesAt}')::timestamptz <= ${now},
         coalesce(to_date, from_date) < ${today}::date)
     order by coalesce(to_date, from_date), id limit ${limit}`.execute(db)
  return rows
}
