import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import type { BusOperator, Held, HoldRefused } from '../../../ports/bus-operator.ts'
import type { GivenTrip } from './fleet.ts'
import { emptyTables } from '../../../testing/empty-tables.ts'

export const isHeld = (answer: Held | HoldRefused): answer is Held => !('refused' in answer)

/** Everything that was answered instead of a hold, once each. */
export const refusalsIn = (answers: readonly (Held | HoldRefused)[]): string[] =>
  [...new Set(answers.flatMap((it) => ('refused' in it ? [it.refused] : [])))].toSorted()

/** As many at once as this asks for; `who` counts from 0. */
export const crowd = <T>(people: number, act: (who: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: people }, (_, who) => act(who)))

/** All seats of all trips are free again, and no key is known. */
export async function emptyBuses(db: Db): Promise<void> {
  await emptyTables(db, ['holds', 'seat_claims', 'fleet_failures'])
  await sql`
    insert into stock (kind, item_id, day, capacity)
    select 'bus', t.id, t.day, (select count(*) from bus_seats s where s.layout_id = t.layout_id) from bus_trips t
    on conflict (kind, item_id, day) do update set held = 0, sold = 0`.execute(db)
}

export async function takenOn(db: Db, trip: GivenTrip): Promise<{ held: number; sold: number }> {
  const { rows } = await sql<{ held: number; sold: number }>`
    select held, sold from stock where kind = 'bus' and item_id = ${trip.id}`.execute(db)
  return rows[0] ?? { held: 0, sold: 0 }
}

/** Seats claimed on a trip, each as often as it is claimed. */
export async function claimedSeats(db: Db, trip: GivenTrip): Promise<number[]> {
  const { rows } = await sql<{ seat_id: number }>`
    select seat_id from seat_claims where item_id = ${trip.id}`.execute(db)
  return rows.map((row) => row.seat_id)
}

/**
 * A buyer of one seat: looks at the map, takes any that is free, looks again when it was lost, and
 * pays. Answers whether a seat was free; `odd` is an answer that should not occur.
 */
export async function buyOne(
  operator: BusOperator,
  tripId: number,
  key: string,
  pick: (below: number) => number,
): Promise<{ sold: boolean; odd: string | null }> {
  for (;;) {
    const free = ((await operator.seatMap(tripId)) ?? []).filter((seat) => seat.state === 'free')
    const seat = free[pick(free.length)]
    if (!seat) return { sold: false, odd: null }
    const answer = await operator.hold({ key, legs: [{ tripId, seatIds: [seat.id] }] })
    if (isHeld(answer)) {
      const sale = await operator.confirm(key)
      return { sold: sale.state === 'sold', odd: sale.state === 'sold' ? null : sale.state }
    }
    if (answer.refused !== 'seat_taken') return { sold: false, odd: answer.refused }
  }
}
