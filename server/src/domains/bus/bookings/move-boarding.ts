import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import type { Station } from '../../../ports/bus-operator.ts'
import { moveBusStop } from '../../reservations/index.ts'

type Boarding = {
  readonly tripIds: readonly number[]
  readonly stop: Pick<Station, 'boardingPoint' | 'latitude' | 'longitude'>
  /** Where they arrive. */
  readonly end: Pick<Station, 'latitude' | 'longitude'>
}

/** Which of an operator's departures somebody is still to travel with. */
async function tripsAhead(db: Db, operator: string, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct l.trip_id as id from bus_legs l join bus_bookings b on b.id = l.booking_id
     where l.reservation_id is not null and l.departs_at > ${now} and b.operator = ${operator}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/**
 * Has the legs of these departures say where their stops are, and remember where they were until their travellers are
 * told (`tellMovedStops`); answers their reservations.
 */
async function moveLegs(
  db: Db,
  { tripIds, stop, end }: Boarding,
  { operator, now }: { readonly operator: string; readonly now: Date },
): Promise<number[]> {
  const legs = sql`
    select l.id from bus_legs l join bus_bookings b on b.id = l.booking_id
     where l.trip_id = any(${tripIds}::bigint[]) and l.reservation_id is not null and l.departs_at > ${now}
       and b.operator = ${operator}`
  const its = JSON.stringify({ from: stop, to: end })
  await sql`
    update bus_legs set
      moved_from = coalesce(moved_from, jsonb_build_object('from', trip -> 'from', 'to', trip -> 'to')),
      trip = trip || jsonb_build_object('from', trip -> 'from' || (${its}::jsonb -> 'from'),
        'to', trip -> 'to' || (${its}::jsonb -> 'to'))
     where id in (${legs} and not l.trip @> ${its}::jsonb order by l.id for update of l)`.execute(
    db,
  )
  const { rows } = await sql<{ id: number }>`
    select reservation_id as id from bus_legs where id in (${legs})`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Where the stops of a bus are is read from what was booked, by every page, mail and paper. A stop that was moved since is
 * written there, for what is still to be travelled; a journey that is over keeps what its traveller was told. Each
 * statement stands by itself: what is cut is done by the next run.
 */
export async function moveBoarding(
  db: Db,
  about: { readonly operator: string; readonly now: Date },
  boardingOf: (tripIds: readonly number[]) => Promise<readonly Boarding[]>,
): Promise<void> {
  const ahead = await tripsAhead(db, about.operator, about.now)
  for (const boarding of await boardingOf(ahead)) {
    const { latitude, longitude, boardingPoint } = boarding.stop
    const reservations = await moveLegs(db, boarding, about)
    await moveBusStop(db, reservations, { latitude, longitude, boardingPoint })
  }
}
