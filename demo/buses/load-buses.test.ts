import { BUS_DAYS } from '@rihla/contract/bus/limits'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { openTrips, ownFleet } from '@rihla/server/domains/fleet/index'
import { holdTerms } from '@rihla/server/domains/inventory/index'
import { testClock } from '@rihla/server/testing/clock'
import { testDatabase } from '@rihla/server/testing/database'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loadBuses } from './index.ts'
import { lines } from './lines.ts'
import { wholeDemo } from '../extent.ts'
import { stationId, stations } from './stations.ts'
import { timetable } from './timetable.ts'

const database = await testDatabase(3)
const { db } = database
// Summer time ends on 29 October.
const clock = testClock('2026-10-05T09:00:00Z')
const fleet = ownFleet({ db, clock, terms: holdTerms(600) })

const one = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  Number((await query.execute(db)).rows[0]?.n)
const today = () => cairoDate(clock.now())
const trips = () => one(sql`select count(*) as n from bus_trips`)
const claims = () => one(sql`select count(*) as n from seat_claims`)

/** As in the whole demo: the planner knows the nights of rooms, and has never heard of buses. */
async function beManyRooms(): Promise<void> {
  await sql`alter table stock set (autovacuum_enabled = false)`.execute(db)
  await sql`insert into stock (kind, item_id, day, capacity)
    select 'room', room, current_date + n, 5 from generate_series(1, 900) room, generate_series(0, 364) n`.execute(
    db,
  )
  await sql`analyze stock`.execute(db)
}

beforeAll(async () => {
  await beManyRooms()
  await loadBuses(db, clock.now())
}, 60_000)

test('tens of thousands of departures, every route on every day that can be booked', async () => {
  expect(await trips()).toBeGreaterThan(30_000)
  const routes = lines.length * 2
  expect(
    await one(sql`select count(*) as n from (
      select from_station_id, to_station_id, day from bus_trips
       where day between ${today()}::date and ${addDays(today(), BUS_DAYS)}::date
       group by 1, 2, 3) x`),
  ).toBe(routes * (BUS_DAYS + 1))
  for (const { from, to } of lines) {
    const wish = { fromIds: [stationId(from)], toIds: [stationId(to)], day: addDays(today(), 40) }
    expect((await fleet.searchTrips(wish)).length, `${from} ${to}`).toBeGreaterThan(0)
  }
})

test('stations come with region, place and spellings', async () => {
  const listed = await fleet.listStations()
  for (const [n, { name }] of Object.values(stations).entries())
    expect(listed[n]?.name.en.startsWith(name[0])).toBe(true)
  expect(listed.map(({ name }) => name.en)).toContain('Ramses, Cairo')
  for (const { region, latitude, spellings } of listed) {
    expect(region?.ar).toMatch(/[\u0621-\u064a]/)
    expect(latitude).not.toBeNull()
    expect(spellings.length).toBeGreaterThan(1)
  }
})

test('the clock on the wall stays what the timetable says when summer time ends', async () => {
  expect(
    await one(sql`select count(*) as n from bus_trips t join bus_timetable s on s.id = t.timetable_id
      where t.local_departure <> t.day + s.departs`),
  ).toBe(0)
  const hours = async (day: string) => {
    const { rows } = await sql<{ hour: number }>`
      select extract(hour from departs_at at time zone 'UTC')::int as hour from bus_trips
       where day = ${day}::date and local_departure = ${day}::date + time '08:00'`.execute(db)
    return [...new Set(rows.map(({ hour }) => hour))]
  }
  expect(await hours('2026-10-20')).toEqual([5])
  expect(await hours('2026-11-10')).toEqual([6])
})

test('what is sold is claimed seat by seat, on the next fortnight’s buses alone', async () => {
  expect(
    await one(sql`select count(*) as n from stock s where s.kind = 'bus'
      and s.sold <> (select count(*) from seat_claims c where c.item_id = s.item_id)`),
  ).toBe(0)
  expect(
    await one(sql`select count(*) as n from seat_claims c join bus_trips t on t.id = c.item_id
      join bus_seats b on b.id = c.seat_id where b.layout_id <> t.layout_id`),
  ).toBe(0)
  expect(
    await one(sql`select count(*) as n from stock where kind = 'bus' and sold > 0
      and day >= ${addDays(today(), wholeDemo.soldDays)}::date`),
  ).toBe(0)
})

test('some buses are full, some nearly, most have seats', async () => {
  const { rows } = await sql<Record<string, number>>`
    select avg((sold = capacity)::int)::float8 as full, avg((capacity - sold between 1 and 4)::int)::float8 as few,
      avg((sold = 0)::int)::float8 as empty
    from stock where kind = 'bus' and day between ${addDays(today(), 1)}::date and ${addDays(today(), wholeDemo.soldDays - 1)}::date`.execute(
    db,
  )
  const [share] = rows
  expect(share?.['full']).toBeGreaterThan(0.02)
  expect(share?.['full']).toBeLessThan(0.08)
  expect(share?.['few']).toBeGreaterThan(0.04)
  expect(share?.['few']).toBeLessThan(0.2)
  expect(share?.['empty']).toBeGreaterThan(0.15)
})

async function tripLike(condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select item_id as id from stock where kind = 'bus' and day = ${addDays(today(), 3)}::date and ${condition}
     order by item_id limit 1`.execute(db)
  return rows[0]?.id ?? 0
}

test('a seat map shows who sits where, and a free seat can be held', async () => {
  const full = await fleet.seatMap(await tripLike(sql`sold = capacity`))
  expect(full?.every(({ state }) => state === 'sold')).toBe(true)
  const tripId = await tripLike(sql`sold between 3 and capacity / 2`)
  const seats = (await fleet.seatMap(tripId)) ?? []
  const free = seats.find(({ state }) => state === 'free')
  const sold = seats.find(({ state }) => state === 'sold')
  const hold = (key: string, seatId = 0) =>
    fleet.hold({ key, legs: [{ tripId, seatIds: [seatId] }] })
  expect(await hold('taken', sold?.id)).toEqual({ refused: 'seat_taken' })
  expect(await hold('mine', free?.id)).toHaveProperty('expiresAt')
})

test('loading again changes nothing', async () => {
  const before = [await trips(), await claims()]
  await loadBuses(db, clock.now())
  expect([await trips(), await claims()]).toEqual(before)
})

test('the night’s job opens a day more; the next loading seats people, and moves nobody', async () => {
  const before = [await trips(), await claims()]
  clock.advance(86_400)
  const opened = await openTrips(db, clock.now())
  const day = new Date(addDays(today(), BUS_DAYS + 1)).getUTCDay()
  expect(opened).toBe(timetable.filter(({ weekdays }) => weekdays.includes(day)).length)
  expect(await claims()).toBe(before[1])
  const seated = await sql<{
    at: string
  }>`select item_id || ' ' || seat_id || ' ' || hold_id as at from seat_claims`.execute(db)
  await sql`update bus_stations set name_en = 'Changed' where id = 2`.execute(db)
  await loadBuses(db, clock.now())
  expect(await trips()).toBe((before[0] ?? 0) + opened)
  expect(await claims()).toBeGreaterThan((before[1] ?? 0) + 500)
  const now = await sql<{
    at: string
  }>`select item_id || ' ' || seat_id || ' ' || hold_id as at from seat_claims`.execute(db)
  const kept = new Set(now.rows.map(({ at }) => at))
  expect(seated.rows.filter(({ at }) => !kept.has(at))).toEqual([])
  expect(await one(sql`select count(*) as n from bus_stations where name_en = 'Changed'`)).toBe(1)
})
