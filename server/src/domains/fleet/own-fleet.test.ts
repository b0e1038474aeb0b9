import { sql } from 'kysely'
import { busOperatorConformance } from '../../ports/testing/bus-operator.ts'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { holdTerms } from '../inventory/index.ts'
import { ownFleet } from './index.ts'
import { givenRoundTrip, givenTrip } from './testing/fleet.ts'

const { db } = await testDatabase()

busOperatorConformance('own fleet', async () => {
  await sql`truncate bus_stations, bus_classes, bus_layouts, stock, holds, seat_claims, fleet_failures cascade`.execute(
    db,
  )
  const clock = testClock()
  const { from, to, out, back } = await givenRoundTrip(db, clock.now(), { seats: 6 })
  return {
    operator: ownFleet({ db, clock, terms: holdTerms(600) }),
    day: out.day,
    out,
    back,
    unknownTripId: 999_999,
    advance: (seconds) => clock.advance(seconds),
    // It is noon in Cairo.
    leftTrip: () => givenTrip(db, { from, to, day: '2026-11-21', departs: '12:15' }),
  }
})
