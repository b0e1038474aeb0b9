import type { CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { lockDepartures, setSale } from '../../inventory/index.ts'
import { hasDeparture, timetableRows } from './has-departure.ts'
import { isClaimed, type Departure, type Service } from './service.ts'
import { readDepartures, readService } from './service-store.ts'

export type FoundDeparture = {
  readonly service: Service
  readonly departure: Departure
  /** Its row has it as it is. One that was opened goes on being found, whatever became of its row. */
  readonly isInTimetable: boolean
}

/** One departure with its row; undefined: there is none. */
export async function findDeparture(
  db: Db | Trx,
  tripId: number,
  now: Date,
): Promise<FoundDeparture | undefined> {
  const { rows } = await sql<{ id: number; day: CalendarDate; isInTimetable: boolean }>`
    select r.id, t.day, ${sql.raw(hasDeparture('r'))} as "isInTimetable"
      from bus_trips t join (${timetableRows}) r on r.id = t.timetable_id where t.id = ${tripId}`.execute(
    db,
  )
  const [row] = rows
  const service = row && (await readService(db, row.id))
  if (!row || !service) return
  const [departure] = await readDepartures(db, row.id, { first: row.day, last: row.day }, now)
  return departure && { service, departure, isInTimetable: row.isInTimetable }
}

/** What one departure can be made. `off_sale`: nobody gets a seat any more; it runs for who has one. */
export type DepartureState = 'on_sale' | 'off_sale' | 'cancelled'

/**
 * Cancels one departure, ends its sale, or has it run and sell again. One that anybody has a seat of isn't cancelled; a
 * hold that comes at the same moment either counts or finds it closed (K10). What is held may still be paid for. What
 * has left is not found; nor, to run again, what its row has no more.
 */
export const setDeparture = (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  tripId: number,
  wanted: DepartureState,
): Promise<
  | 'done'
  | Refusal<'departure_not_found'>
  | (Refusal<'departure_claimed'> & { readonly claimed: readonly Departure[] })
> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    // Its row stays as it is until this is done.
    await sql`select lock_timetable()`.execute(trx)
    await lockDepartures(trx, [tripId])
    const found = await findDeparture(trx, tripId, now)
    if (!found || found.departure.departsAt <= now) return refuse('departure_not_found')
    const { departure, isInTimetable } = found
    if (wanted === 'on_sale' && !isInTimetable) return refuse('departure_not_found')
    if (wanted === 'cancelled' && isClaimed(departure))
      return { ...refuse('departure_claimed'), claimed: [departure] }
    await setSale(trx, [tripId], wanted === 'on_sale' ? 'open' : 'closed')
    return 'done'
  })
