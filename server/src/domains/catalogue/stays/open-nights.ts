import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { analyzeAfterLoad } from '../../../platform/database/statistics.ts'
import { ensureStockOf } from '../../inventory/index.ts'
import { openDates } from '../site/site-dates.ts'

/** Rooms opened by one statement: 73,000 nights when none of them has any yet. */
const ROOMS = 200

/**
 * Opens every night of the next year that a room has no stock row for, with its usual number of
 * rooms; run it every night. Nights that exist are left as they are, and rooms off sale too. Answers
 * how many were opened.
 */
export async function openRoomNights(db: Db, now: Date): Promise<number> {
  const { min, max } = openDates('stays', now)
  const last = addDays(max, -1)
  let opened = 0
  let after = 0
  for (;;) {
    const rooms = await roomsAfter(db, after)
    const end = rooms.at(-1)
    if (end === undefined) break
    opened += await ensureStockOf(db, missingNights(rooms, min, last))
    after = end
  }
  await analyzeAfterLoad(db, ['stock'], opened)
  return opened
}

async function roomsAfter(db: Db, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from room_types where id > ${after} and active order by id limit ${ROOMS}`.execute(db)
  return rows.map((row) => row.id)
}

/** What is open is read in one piece and hashed, not asked for night by night. */
const missingNights = (rooms: readonly number[], first: CalendarDate, last: CalendarDate) => sql`
  select 'room', r.id, d.day::date, r.nightly_capacity
    from room_types r
    cross join generate_series(${first}::date, ${last}::date, interval '1 day') d (day)
   where r.id = any(${rooms}::bigint[])
     and (r.id, d.day::date) not in (
       select s.item_id, s.day from stock s
        where s.kind = 'room' and s.item_id = any(${rooms}::bigint[])
          and s.day between ${first}::date and ${last}::date)`
