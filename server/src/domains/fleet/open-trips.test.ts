import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { openTrips } from './open-trips.ts'
import { givenService, givenStation, givenLayout } from './testing/fleet.ts'

const { db } = await testDatabase(3)
const now = new Date('2026-11-21T10:00:00Z')
let stations = { from: 0, to: 0 }

const opened = async () => {
  const { rows } = await sql<{ day: string; departs_at: Date; local: string; capacity: number }>`
    select t.day, t.departs_at, t.local_departure::text as local, s.capacity
      from bus_trips t join stock s on s.kind = 'bus' and s.item_id = t.id and s.day = t.day
     order by t.departs_at`.execute(db)
  return rows
}

beforeAll(async () => {
  stations = { from: await givenStation(db), to: await givenStation(db) }
})
beforeEach(async () => {
  await sql`truncate stock, bus_trips, bus_timetable cascade`.execute(db)
})

describe('opening trips', () => {
  test('gives today and the next 61 days what the timetable has, with all seats of the bus', async () => {
    await givenService(db, { ...stations, layoutId: await givenLayout(db, 33) })
    expect(await openTrips(db, now)).toBe(62)
    const rows = await opened()
    expect(rows).toHaveLength(62)
    expect(rows[0]).toEqual({
      day: '2026-11-21',
      departs_at: new Date('2026-11-21T06:00:00Z'),
      local: '2026-11-21 08:00:00',
      capacity: 33,
    })
    expect(rows.at(-1)?.day).toBe('2027-01-21')
  })

  test('keeps to weekdays and validity, and leaves out what is off', async () => {
    await givenService(db, { ...stations, weekdays: [5], validUntil: '2026-12-04' })
    await givenService(db, { ...stations, validFrom: '2026-11-30', validUntil: '2026-11-30' })
    await givenService(db, { ...stations, active: false })
    await openTrips(db, now)
    expect((await opened()).map((row) => row.day)).toEqual([
      '2026-11-27',
      '2026-11-30',
      '2026-12-04',
    ])
  })

  test('adds nothing when run again, a day’s trips the night after, and keeps what was changed', async () => {
    const service = await givenService(db, stations)
    await openTrips(db, now)
    await sql`update bus_trips set price = 1000, round_price = 1000 where day = '2026-12-01'`.execute(
      db,
    )
    await sql`update bus_timetable set price = 99900 where id = ${service}`.execute(db)
    expect(await openTrips(db, now)).toBe(0)
    // 00:30 in Cairo: the next day already.
    expect(await openTrips(db, new Date('2026-11-21T22:30:00Z'))).toBe(1)
    const { rows } = await sql`
      select price, count(*)::int as trips from bus_trips group by price order by price`.execute(db)
    expect(rows).toEqual([
      { price: 1000, trips: 1 },
      { price: 30000, trips: 61 },
      { price: 99900, trips: 1 },
    ])
  })

  test('two processes at once open each trip once', async () => {
    await givenService(db, stations)
    const both = await Promise.all([openTrips(db, now), openTrips(db, now)])
    expect(both[0] + both[1]).toBe(62)
    expect(await opened()).toHaveLength(62)
  })
})

describe('D1: the nights when Cairo’s clock is changed', () => {
  const on = async (day: string, departs: string) => {
    await givenService(db, { ...stations, departs, validFrom: day, validUntil: day })
    await openTrips(db, new Date(`${day}T08:00:00Z`))
    return (await opened()).map((row) => [row.day, row.departs_at.toISOString(), row.local])
  }

  test.each([
    ['2026-04-24', '00:30', '2026-04-23T22:30:00.000Z', '2026-04-24 01:30:00'],
    ['2026-04-24', '01:30', '2026-04-23T22:30:00.000Z', '2026-04-24 01:30:00'],
    ['2027-04-30', '00:00', '2027-04-29T22:00:00.000Z', '2027-04-30 01:00:00'],
  ])(
    'on %s a bus of %s leaves as it always does, and the wall shows more',
    async (day, departs, at, local) => {
      expect(await on(day, departs)).toEqual([[day, at, local]])
    },
  )

  test.each([
    ['2026-10-29', '22:59', '2026-10-29T19:59:00.000Z'],
    ['2026-10-29', '23:30', '2026-10-29T21:30:00.000Z'],
    ['2027-10-28', '23:00', '2027-10-28T21:00:00.000Z'],
    ['2026-10-30', '00:30', '2026-10-29T22:30:00.000Z'],
  ])('on %s a bus of %s leaves at the second of two such hours', async (day, departs, at) => {
    expect(await on(day, departs)).toEqual([[day, at, `${day} ${departs}:00`]])
  })
})
