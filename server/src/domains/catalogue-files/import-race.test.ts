import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRefusal } from '../../platform/refusal.ts'
import { testApp } from '../../testing/app.ts'
import { DAY, givenActivity, givenPlaces, requestFor } from '../../testing/booking.ts'
import { withFunction } from '../../testing/replace-function.ts'
import { untilAsleep } from '../../testing/until-asleep.ts'
import { givenTraveller, holdSeats } from '../bus/testing/bus-app.ts'
import { givenPackage } from '../catalogue/test-packages.ts'
import { givenHotel } from '../catalogue/test-stays.ts'
import { givenStation, givenTrip } from '../fleet/testing/fleet.ts'
import { isEverLost, racer } from '../inventory/testing/race.ts'
import { importCatalogue } from './index.ts'

const test = await testApp({ rateLimitScale: 100_000, connections: 20 })
const { db } = test
const folder = await mkdtemp(join(tmpdir(), 'rihla-race-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeAll(() => givenPlaces(test))

const RUNS = 50
const withoutLock = (body: string): string => body.replace('for update', '')
/** What calls it goes on a moment later. */
const slowly = (body: string): string => body.replace(/end\s*;?\s*$/, 'perform pg_sleep(0.3); end')

type When = (file: { readonly isRead: Promise<void> }) => Promise<unknown>

/** Somebody holds two of three places while an operator's file leaves one. */
async function race(when: When) {
  const id = await givenActivity(test, 3)
  const { rows: codes } = await sql<{
    code: string
  }>`select code from activities where id = ${id}`.execute(db)
  const row = { kind: 'activity', offer: codes[0]?.code, first: DAY, last: DAY, places: 1 }
  await writeFile(join(folder, 'allotments.json'), JSON.stringify([row]))
  const now = test.clock.now()
  const { promise: isRead, resolve: progress } = Promise.withResolvers<void>()
  const wish = { now, check: false, skipPast: false, progress: () => progress() }
  const [imported, held] = await Promise.all([
    importCatalogue(test, folder, wish),
    when({ isRead }).then(() => test.browser().call(api.setTempReservation, requestFor(id))),
  ])
  const { rows } = await sql<{ capacity: number; held: number }>`
    select capacity, held from stock where kind = 'activity' and item_id = ${id} and day = ${DAY}`.execute(
    db,
  )
  const [day] = rows
  if (!day) throw new Error('The day is gone')
  return { ...day, lowered: 'rows' in imported, holding: held.status }
}

describe('a file that takes places away while somebody holds them', () => {
  it('K10: one of the two is refused, never both let through', async () => {
    const whens: When[] = [async () => undefined, ({ isRead }) => isRead]
    for (let run = 0; run < RUNS; run += 1) {
      const it = await race(whens[run % 2] as When)
      if (it.lowered) expect(it).toEqual({ capacity: 1, held: 0, lowered: true, holding: 409 })
      else expect(it).toEqual({ capacity: 3, held: 2, lowered: false, holding: 200 })
    }
  })

  it('K10 control: without the lock and the constraint, both are let through', async () => {
    await sql`alter table stock drop constraint stock_not_oversold`.execute(db)
    try {
      const unlocked = (body: string): string => slowly(withoutLock(body))
      await withFunction(db, 'lock_stock_of', withoutLock, () =>
        withFunction(db, 'too_few_places', unlocked, async () => {
          const seen: boolean[] = []
          for (let run = 0; run < RUNS && !seen.includes(true); run += 1) {
            const it = await race(() => untilAsleep(db))
            seen.push(it.lowered && it.held > it.capacity)
          }
          expect(seen).toContain(true)
        }),
      )
    } finally {
      await sql`truncate hold_lines, holds, stock cascade`.execute(db)
      await sql`alter table stock add constraint stock_not_oversold check (held + sold <= capacity)`.execute(
        db,
      )
    }
  })
})

describe('a file that takes a bus off while somebody holds a seat of it', () => {
  /** Whether exactly one of the two is refused. */
  async function isOneRefused(when: When): Promise<boolean> {
    await sql`truncate stock, seat_claims, bus_trips, bus_timetable cascade`.execute(db)
    await rm(join(folder, 'allotments.json'), { force: true })
    const from = await givenStation(db)
    const trip = await givenTrip(db, { from, to: await givenStation(db), day: DAY, seats: 4 })
    const { rows: codes } = await sql<{ code: string }>`
      select code from bus_stations where id = ${from}`.execute(db)
    const station = {
      code: codes[0]?.code,
      active: false,
      name_en: 'A',
      name_ar: 'أ',
      spellings: [],
    }
    await writeFile(join(folder, 'stations.json'), JSON.stringify([station]))
    const traveller = await givenTraveller(test)
    const { promise: isRead, resolve: progress } = Promise.withResolvers<void>()
    const wish = {
      now: test.clock.now(),
      check: false,
      skipPast: false,
      progress: () => progress(),
    }
    const [imported, held] = await Promise.all([
      importCatalogue(test, folder, wish),
      when({ isRead }).then(() =>
        holdSeats(traveller, { Going: { TripID: trip.id, Seats: trip.seats.slice(0, 1) } }),
      ),
    ])
    const { rows } = await sql<{ closed: boolean; held: number }>`
      select closed, held from stock where kind = 'bus' and item_id = ${trip.id}`.execute(db)
    const isOff = rows[0]?.closed === true && rows[0].held === 0
    const isHeld = rows[0]?.closed === false && rows[0].held === 1
    return 'rows' in imported ? isOff && held.status === 409 : isHeld && held.status === 200
  }

  it('K10: one of the two is refused, never both let through', { timeout: 120_000 }, async () => {
    const whens: When[] = [async () => undefined, ({ isRead }) => isRead]
    for (const run of Array.from({ length: RUNS / 2 }).keys())
      expect(await isOneRefused(whens[run % 2] as When)).toBe(true)
  })

  it('K10 control: without the lock, a seat is held of a bus that doesn’t run', async () => {
    const late = (body: string): string => body.replace('begin', 'begin perform pg_sleep(0.3);')
    await withFunction(db, 'lock_departures', withoutLock, () =>
      withFunction(db, 'close_departures', late, async () =>
        expect(await isEverLost(() => isOneRefused(() => untilAsleep(db)))).toBe(true),
      ),
    )
  })
})

describe('R6: a file of rooms and departures, while somebody holds both', () => {
  const hold = racer(db, test.clock.now())

  /** Whether neither is refused. */
  async function areBothDone(when: When): Promise<boolean> {
    await sql`truncate hold_lines, holds, stock, packages, hotels cascade`.execute(db)
    await rm(join(folder, 'stations.json'), { force: true })
    const { rooms } = await givenHotel(db, { open: { from: DAY, nights: 1 } })
    const departures = [{ day: DAY, places: 9 } as const]
    const open = { from: DAY, days: 1 } as const
    const id = await givenPackage(db, { kind: 'trip', places: 9, departures, open })
    const { rows: codes } = await sql<{ room: string; trip: string }>`
      select r.code as room, p.code as trip from room_types r, packages p`.execute(db)
    const { room, trip } = codes[0] ?? {}
    const nights = { kind: 'room', offer: room, first: DAY, last: DAY, places: 4 }
    await writeFile(join(folder, 'allotments.json'), JSON.stringify([nights]))
    const fewer = { package: trip, day: DAY, places: 8 }
    await writeFile(join(folder, 'departures.json'), JSON.stringify([fewer]))
    const { promise: isRead, resolve: progress } = Promise.withResolvers<void>()
    const wish = {
      now: test.clock.now(),
      check: false,
      skipPast: false,
      progress: () => progress(),
    }
    const lines = [
      { kind: 'package', itemId: id, day: DAY, quantity: 2 },
      { kind: 'room', itemId: rooms[0] ?? 0, day: DAY, quantity: 1 },
    ]
    const [imported, held] = await Promise.all([
      importCatalogue(test, folder, wish),
      when({ isRead }).then(() => hold(lines)),
    ])
    const { rows } = await sql`select capacity, held from stock order by kind`.execute(db)
    expect(rows).toEqual([
      { capacity: 8, held: 2 },
      { capacity: 4, held: 1 },
    ])
    return 'rows' in imported && !isRefusal(held)
  }

  it('never ends in a deadlock', { timeout: 120_000 }, async () => {
    const whens: When[] = [async () => undefined, ({ isRead }) => isRead]
    for (const run of Array.from({ length: RUNS / 5 }).keys())
      expect(await areBothDone(whens[run % 2] as When)).toBe(true)
    await withFunction(db, 'too_few_places', slowly, async () => {
      for (const _ of Array.from({ length: RUNS / 10 }))
        expect(await areBothDone(() => untilAsleep(db))).toBe(true)
    })
  })

  it('control: where each step locks its own days, it does', async () => {
    await withFunction(db, 'lock_stock_of', withoutLock, () =>
      withFunction(db, 'too_few_places', slowly, async () =>
        expect(await isEverLost(() => areBothDone(() => untilAsleep(db)))).toBe(true),
      ),
    )
  })
})
