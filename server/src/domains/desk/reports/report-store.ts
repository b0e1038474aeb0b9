import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { named, type Db } from '../../../platform/database/connect.ts'

/** What a day came to for one kind of offer, or of stock. Piastres. */
export type DayFigures = {
  readonly day: CalendarDate
  readonly subject: string
  readonly bookings: number
  readonly booked: number
  readonly cancellations: number
  readonly cancelled: number
  readonly came: number
  readonly returned: number
  readonly capacity: number
  readonly sold: number
}

/** What each day came to, both ends included: closed days as they were closed, later ones as the records have them. */
export async function figuresBetween(
  db: Db,
  first: CalendarDate,
  last: CalendarDate,
): Promise<DayFigures[]> {
  const through = await closedThrough(db)
  const open = through === null || through < first ? first : addDays(through, 1)
  const { rows } = await sql<DayFigures>`${named('desk-report-closed')}
    select * from report_days where day >= ${first} and day <= ${last} and day < ${open}`.execute(
    db,
  )
  if (open > last) return rows
  const { rows: live } = await sql<DayFigures>`${named('desk-report-open')}
    select * from figures_of(${open}::date, ${last}::date)`.execute(db)
  return [...rows, ...live]
}

/** The last day that is closed; null: none is. */
async function closedThrough(db: Db): Promise<CalendarDate | null> {
  const { rows } = await sql<{ through: CalendarDate }>`select through from report_closed`.execute(
    db,
  )
  return rows[0]?.through ?? null
}

/** The first day of which the records know anything; null: nothing was ever sold. */
async function firstDay(db: Db): Promise<CalendarDate | null> {
  const { rows } = await sql<{ day: CalendarDate | null }>`
    select least((select min(confirmed_at) from reservations), (select min(at) from payment_ledger))::date - 1 as day`.execute(
    db,
  )
  return rows[0]?.day ?? null
}

/** So many days are closed in one transaction: a first start with years of records takes as many as it needs. */
const DAYS_AT_ONCE = 31
/** What was begun before midnight can be written after it: a closed day is looked at twice more. */
const LOOKED_AT_AGAIN = 2

/** Closes the days before this one, those that were closed last once more. Done twice it changes nothing. */
export async function closeDays(db: Db, today: CalendarDate): Promise<void> {
  const through = await closedThrough(db)
  const yesterday = addDays(today, -1)
  let first = through === null ? await firstDay(db) : addDays(through, 1 - LOOKED_AT_AGAIN)
  while (first !== null && first <= yesterday) {
    const end = addDays(first, DAYS_AT_ONCE - 1)
    const last = end < yesterday ? end : yesterday
    await closeSpan(db, first, last)
    first = addDays(last, 1)
  }
}

const closeSpan = (db: Db, first: CalendarDate, last: CalendarDate): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`delete from report_days where day between ${first} and ${last}`.execute(trx)
    await sql`insert into report_days select * from figures_of(${first}::date, ${last}::date)`.execute(
      trx,
    )
    await sql`insert into report_closed (through) values (${last})
      on conflict (single) do update set through = greatest(report_closed.through, excluded.through)`.execute(
      trx,
    )
  })
