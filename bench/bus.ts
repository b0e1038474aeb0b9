// `node bench/bus.ts`: trips, seats and holds of seats beside their limits, in one run. See README.md.
import { ownFleet } from '../server/src/domains/fleet/index.ts'
import { buyOne, crowd } from '../server/src/domains/fleet/testing/crowd.ts'
import { holdTerms } from '../server/src/domains/inventory/index.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { createDb, createPool } from '../server/src/platform/database/connect.ts'
import { busesOf, routeOf, ROUTES } from './data/buses-of.ts'
import { type Shot, showFigures, sideBySide, rounds, seconds } from './load.ts'
import { createRandom, inDays } from './random.ts'
import { verdict } from './verdict.ts'
import { keepBytes, withPostgres, withServer } from './with-server.ts'

const crowds = Number(process.env['CROWDS'] ?? 200)
const BUYERS = 40
const SEATS = 49
/** Seats are held on later days only, since trips of today may have left. */
const FIRST_DAYS = 5000

const { below } = createRandom(42)
/** Never the same twice: what is kept for seconds is measured apart. */
const ride = () => {
  const { from, to } = routeOf(below(ROUTES))
  return { StationFromID: from, StationToID: to, TripDate: inDays(1 + below(59)), n: below(1e9) }
}

/** Trips and seats by HTTP, never twice the same. */
async function reading(url: string, trips: number): Promise<void> {
  const body = JSON.stringify({ StationFromID: 1, StationToID: 2, TripDate: inDays(7) })
  const same: Shot = { method: 'POST', path: '/api/BusTransportationApi/GetAllTrips', body }
  const loads: Record<'bare bytes' | 'trips' | 'again' | 'seats' | 'days', () => Shot> = {
    'bare bytes': () => ({ method: 'GET', path: '/limit/bytes' }),
    trips: () => ({
      method: 'POST',
      path: '/api/BusTransportationApi/GetAllTrips',
      body: JSON.stringify(ride()),
    }),
    again: () => same,
    seats: () => ({
      method: 'GET',
      path: `/api/BusTransportationApi/GetBusTripSeats?TripID=${1 + below(trips)}`,
    }),
    days: () => ({
      method: 'GET',
      path: `/api/BusTransportationApi/GetCheapestDays?${new URLSearchParams({ ...ride() } as never)}`,
    }),
  }
  await withServer('bus-server.ts', url, async (origin) => {
    const one = loads.trips()
    const headers = { 'content-type': 'application/json' }
    const page = await (
      await fetch(origin + one.path, { ...one, headers, body: one.body ?? '' })
    ).text()
    await keepBytes(origin, page)
    const figures = await sideBySide(origin, loads)
    showFigures(figures)
    verdict('p99 in ms, trips of a day', figures.trips.p99, 40, true)
    verdict('p99 in ms, seats of a trip', figures.seats.p99, 20, true)
  })
}

/**
 * The least that could be called a hold of a seat: two rows in one statement, if the seat is free.
 */
const bare = `
  with taken as (
    insert into bare_claims (trip_id, seat_id) values ($1, $2) on conflict do nothing returning trip_id
  ) insert into bare_holds (trip_id, expires_at) select trip_id, now() + interval '10 minutes' from taken returning id`

/** Answers how many of 40 people in a closed loop got something, a second. */
async function throughput(hold: () => Promise<boolean>, forSeconds: number): Promise<number> {
  const end = performance.now() + forSeconds * 1000
  let done = 0
  await crowd(BUYERS, async () => {
    while (performance.now() < end) if (await hold()) done += 1
  })
  return done / forSeconds
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function holding(url: string, trips: number): Promise<void> {
  const pool = createPool(url, { max: 10 })
  const db = createDb(pool)
  const operator = ownFleet({ db, clock: systemClock(), terms: holdTerms(600) })
  try {
    await pool.query(`
      create table bare_claims (trip_id bigint, seat_id bigint, primary key (trip_id, seat_id));
      create table bare_holds (id bigint generated always as identity primary key, trip_id bigint, expires_at timestamptz)`)
    const leg = (count: number) => {
      const first = below(SEATS - count)
      return {
        tripId: 1 + FIRST_DAYS + below(trips - FIRST_DAYS - crowds),
        seatIds: Array.from({ length: count }, (_, n) => 1 + first + n),
      }
    }
    let key = 0
    const ours = (legs: number, count: number) => async (): Promise<boolean> => {
      key += 1
      const wanted = Array.from({ length: legs }, () => leg(count))
      // The same bus there and back is refused; it is drawn once in a hundred thousand.
      if (new Set(wanted.map(({ tripId }) => tripId)).size < legs) return false
      const request = { key: `bench:${key}`, legs: wanted }
      const answer = await operator.hold(request)
      if ('refused' in answer && answer.refused !== 'seat_taken') throw new Error(answer.refused)
      return !('refused' in answer)
    }
    const loads = {
      bare: async () => {
        const { tripId, seatIds } = leg(1)
        const { rowCount } = await pool.query({
          name: 'bare-seat',
          text: bare,
          values: [tripId, seatIds[0]],
        })
        return rowCount === 1
      },
      'one seat': ours(1, 1),
      'two seats': ours(1, 2),
      'two there and back': ours(2, 2),
    }
    const names = Object.keys(loads) as (keyof typeof loads)[]
    const runs = new Map<string, number[]>(names.map((name) => [name, []]))
    for (const name of names) await throughput(loads[name], 1)
    for (let round = 0; round < rounds; round += 1)
      for (const name of names) runs.get(name)?.push(await throughput(loads[name], seconds))
    const of = (name: string): number => median(runs.get(name) ?? [])
    for (const name of names) console.log(`  ${name.padEnd(20)} ${Math.round(of(name))} holds/s`)
    verdict('one seat / bare conditional insert', of('one seat') / of('bare'), 0.5, false)
    await rush()

    /** 100 people on the last 40 seats, who look again when one is lost. */
    async function rush(): Promise<void> {
      const began = performance.now()
      let [wrong, odd] = [0, 0]
      for (let run = 0; run < crowds; run += 1) {
        const tripId = trips - run
        // Six of its 49 seats are sold, and what was held is left alone: three more, and 40 are free.
        const left = ((await operator.seatMap(tripId)) ?? []).filter((it) => it.state === 'free')
        const seatIds = left.slice(40).map((seat) => seat.id)
        await operator.hold({ key: `first:${run}`, legs: [{ tripId, seatIds }] })
        const people = await crowd(100, (who) => buyOne(operator, tripId, `${run}-${who}:`, below))
        if (people.filter((it) => it.sold).length !== 40) wrong += 1
        odd += people.filter((it) => it.odd !== null).length
      }
      const took = ((performance.now() - began) / 1000).toFixed(0)
      verdict(`runs of ${crowds} in which other than 40 were sold (${took} s)`, wrong, 0, true)
      verdict('answers other than held, taken or sold', odd, 0, true)
    }
  } finally {
    await pool.end()
  }
}

await withPostgres(async (adminUrl) => {
  const { trips, seconds: opened } = await busesOf(adminUrl, new Date())
  console.log(`${trips.toLocaleString('en')} departures, opened in ${opened.toFixed(1)} s`)
  await reading(adminUrl, trips)
  await holding(adminUrl, trips)
})
