import { api } from '@rihla/contract'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { untilAsleep } from '../../../testing/until-asleep.ts'
import { givenTraveller, holdSeats } from '../../bus/testing/bus-app.ts'
import { openTrips } from '../../fleet/index.ts'
import { givenClass, givenLayout, givenService, givenStation } from '../../fleet/testing/fleet.ts'
import { isEverLost, lostOf, RUNS } from '../../inventory/testing/race.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ rateLimitScale: 100_000, connections: 20 })
const { db, clock } = test
const manager = await givenStaff(test, 'manager')
const other = await givenStaff(test, 'manager')
const [from, to] = [await givenStation(db), await givenStation(db, { nameEn: 'Hurghada' })]
const [classId, layoutId] = [await givenClass(db), await givenLayout(db, 4)]
const { rows: seatRows } = await sql<{ id: number }>`
  select id from bus_seats where layout_id = ${layoutId} order by id`.execute(db)
const day = addDays(cairoDate(clock.now()), 12)
/** Without the lock: what is sold is looked at, and only a while later the departure is closed. */
const withoutLock = (work: () => Promise<void>): Promise<void> =>
  withFunction(
    db,
    'lock_departures',
    (body) => body.replace('for update', ''),
    () =>
      withFunction(
        db,
        'close_departures',
        (body) => body.replace('begin', 'begin perform pg_sleep(0.3);'),
        work,
      ),
  )

const empty = () => sql`truncate stock, seat_claims, bus_trips, bus_timetable cascade`.execute(db)
beforeEach(async () => {
  await empty()
})

/** A row of the timetable that runs on one day, and its departure. */
async function givenDeparture() {
  const id = await givenService(db, {
    from,
    to,
    classId,
    layoutId,
    validFrom: day,
    validUntil: day,
  })
  await openTrips(db, clock.now())
  const { rows } = await sql<{ id: number }>`
    select id from bus_trips where timetable_id = ${id}`.execute(db)
  const line = await manager.data(api.getBusTimetable, { FromId: from, ToId: to })
  const Edition = line.Services.find(({ Id }) => Id === id)?.Edition ?? ''
  return { id, Edition, trip: rows[0]?.id ?? 0 }
}
type Given = Awaited<ReturnType<typeof givenDeparture>>

const cancel = ({ trip }: Given) =>
  manager.call(api.setBusDeparture, { id: trip, Runs: false, ...why() })
const move = ({ id, Edition }: Given) =>
  manager.call(api.changeTimetable, { id, Edition, From: day, Departs: '09:30', ...why() })
const end = ({ id, Edition }: Given) =>
  manager.call(api.endTimetable, { id, Edition, From: day, ...why() })

/** Somebody holds a seat while the departure is taken away: whether exactly one of the two is refused. */
async function isOneRefused(
  take: (given: Given) => Promise<{ readonly status: number }>,
  until: () => Promise<unknown> = async () => undefined,
): Promise<boolean> {
  await empty()
  const given = await givenDeparture()
  const traveller = await givenTraveller(test)
  const Going = { TripID: given.trip, Seats: [seatRows[0]?.id ?? 0] }
  const [taken, held] = await Promise.all([
    take(given),
    until().then(() => holdSeats(traveller, { Going })),
  ])
  const { rows } = await sql<{ closed: boolean; held: number }>`
    select closed, held from stock where kind = 'bus' and item_id = ${given.trip}`.execute(db)
  const [row] = rows
  const isTaken = taken.status === 200 && held.status === 409
  const isHeld = taken.status === 409 && held.status === 200
  return (
    (isTaken && row?.closed === true && row.held === 0) ||
    (isHeld && row?.closed === false && row.held === 1)
  )
}

describe.each([
  ['cancelled', cancel],
  ['given another time', move],
  ['ended', end],
])('a departure that is %s while somebody holds a seat of it', (_, take) => {
  it(`K10: one of the two is refused, ${RUNS} times`, { timeout: 120_000 }, async () => {
    expect(await lostOf(RUNS, () => isOneRefused(take))).toBe(0)
  })

  it('K10 control: without the lock, a seat is held of a bus that doesn’t run', async () => {
    await withoutLock(async () =>
      expect(await isEverLost(() => isOneRefused(take, () => untilAsleep(db)))).toBe(true),
    )
  })
})

describe('two managers who change the same row', () => {
  const isOneChanged = async (): Promise<boolean> => {
    await empty()
    const { id, Edition } = await givenDeparture()
    const priced = (by: typeof manager, Price: number) =>
      by.call(api.changeTimetable, { id, Edition, From: day, Price, ...why() })
    const answers = await Promise.all([priced(manager, 400), priced(other, 500)])
    return (
      answers
        .map(({ status }) => status)
        .toSorted()
        .join() === '200,409'
    )
  }

  it(`K14: one of the two is refused, ${RUNS} times`, { timeout: 60_000 }, async () => {
    expect(await lostOf(RUNS, isOneChanged)).toBe(0)
  })

  it('K14 control: without the lock both are done, and what one wrote is lost', async () => {
    await withFunction(
      db,
      'lock_timetable',
      () => 'begin perform pg_sleep(0.3); end',
      async () => expect(await isEverLost(isOneChanged)).toBe(true),
    )
  })
})

describe('a row that is ended while the night opens departures', () => {
  const isRight = async (): Promise<boolean> => {
    await empty()
    const id = await givenService(db, { from, to, classId, layoutId, validFrom: day })
    const { Services } = await manager.data(api.getBusTimetable, { FromId: from, ToId: to })
    const asked = { id, Edition: Services[0]?.Edition ?? '', From: addDays(day, 5), ...why() }
    const [ended] = await Promise.all([
      manager.call(api.endTimetable, asked),
      openTrips(db, clock.now()),
    ])
    const { rows } = await sql<{ open: number }>`
      select count(*)::integer as open from bus_trips t join stock s on s.kind = 'bus' and s.item_id = t.id
       where not s.closed`.execute(db)
    return ended.status === 200 && rows[0]?.open === 5
  }

  it(`has none after its end, ${RUNS} times`, { timeout: 60_000 }, async () => {
    expect(await lostOf(RUNS, isRight)).toBe(0)
  })

  it('control: without the lock the night opens it as it was before', async () => {
    await withFunction(
      db,
      'lock_timetable',
      () => 'begin perform pg_sleep(0.3); end',
      async () => expect(await isEverLost(isRight)).toBe(true),
    )
  })
})
