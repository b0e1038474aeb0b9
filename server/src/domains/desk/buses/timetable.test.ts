import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { addDays, cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { givenBooked, givenPaying, givenTraveller, holdSeats } from '../../bus/testing/bus-app.ts'
import { openTrips } from '../../fleet/index.ts'
import { givenClass, givenLayout, givenService, givenStation } from '../../fleet/testing/fleet.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ rateLimitScale: 1000 })
const other = await testApp({ beside: test, rateLimitScale: 1000 })
const { db, clock } = test
const manager = await givenStaff(test, 'manager')
const agent = await givenStaff(test, 'agent')
const traveller = await givenTraveller(test)
const today = cairoDate(clock.now())
const inDays = (days: number): CalendarDate => addDays(today, days)
const [from, to] = [
  await givenStation(db, { nameEn: 'Ramses', nameAr: 'رمسيس' }),
  await givenStation(db, { nameEn: 'Hurghada', nameAr: 'الغردقة' }),
]
const [classId, layoutId] = [await givenClass(db), await givenLayout(db, 4)]

/** The row that each test begins with: 8:00 every day, 300 EGP (250 as a leg), opened. */
let id = 0
beforeEach(async () => {
  await sql`truncate stock, seat_claims, bus_trips, bus_timetable cascade`.execute(db)
  id = await givenService(db, { from, to, classId, layoutId })
  await openTrips(db, clock.now())
})

const line = { FromId: from, ToId: to }
const timetable = () => manager.data(api.getBusTimetable, line)
const rows = async () =>
  (await timetable()).Services.map(
    ({ Departs, Weekdays, Price, RoundPrice, FirstDay, LastDay }) =>
      `${Departs} ${Weekdays} ${Price}/${RoundPrice} ${FirstDay}…${LastDay ?? ''}`,
  )
const editionOf = async (service = id): Promise<string> =>
  (await timetable()).Services.find(({ Id }) => Id === service)?.Edition ?? ''
const clockText = (instant: string): string =>
  new Date(instant).toLocaleTimeString('en-GB', {
    timeZone: 'Africa/Cairo',
    hour: '2-digit',
    minute: '2-digit',
  })
/** Departures on the public site. */
const onSite = async (day: CalendarDate) => {
  const asked = { StationFromID: from, StationToID: to, TripDate: day }
  return (await test.browser().data(api.getAllTrips, asked)).Data
}
const timesOn = async (day: CalendarDate) =>
  (await onSite(day)).map(({ TripDateTime, Price }) => `${clockText(TripDateTime)} ${Price}`)
const departuresOf = async (service: number) =>
  (await agent.data(api.getBusDepartures, { id: service })).Items
const tripOn = async (day: CalendarDate, service = id): Promise<number> =>
  (await departuresOf(service)).find(({ Day }) => Day === day)?.TripId ?? 0
type Change = Partial<Omit<InputOf<typeof api.changeTimetable>, 'id' | 'Edition'>>
const change = async (its: Change) =>
  manager.call(api.changeTimetable, {
    id,
    Edition: await editionOf(),
    From: inDays(10),
    ...why(),
    ...its,
  })
const end = async (From: CalendarDate) =>
  manager.call(api.endTimetable, { id, Edition: await editionOf(), From, ...why() })

/** Two seats of a day are booked and paid for. */
async function givenSold(day: CalendarDate) {
  const TripID = await tripOn(day)
  const { rows: seats } = await sql<{ id: number }>`
    select id from bus_seats where layout_id = ${layoutId} order by id limit 2`.execute(db)
  const Seats = seats.map((seat) => seat.id)
  return givenBooked(test, traveller, { Going: { TripID, Seats } })
}
const logOf = async (key: string) =>
  (
    await sql<{ step: string; before: object | null; after: object | null }>`
      select step, before, after from audit_log where key = ${key} order by id`.execute(db)
  ).rows

describe('looking at it', () => {
  it('shows lines, what runs on them, and what is sold of each departure', async () => {
    await givenSold(inDays(3))
    const { Items } = await agent.data(api.getBusLines, {})
    const SearchText = expect.stringMatching(/Ramses.*Hurghada.*الغردقة/)
    expect(Items).toEqual([{ ...line, From: 'Ramses', To: 'Hurghada', SearchText, Services: 1 }])
    expect(await rows()).toEqual(['08:00 0123456 300/250 2026-01-01…'])
    expect((await timetable()).OpenUntil).toBe(inDays(60))
    await sql`update site_dates set last_day = ${inDays(20)} where sold = 'buses'`.execute(db)
    expect((await timetable()).OpenUntil).toBe(inDays(20))
    await sql`update site_dates set last_day = null where sold = 'buses'`.execute(db)
    const departures = await departuresOf(id)
    expect(departures).toHaveLength(62)
    expect(departures[0]).toMatchObject({ Day: today, HasLeft: true })
    expect(departures[3]).toMatchObject({
      Sold: 2,
      Held: 0,
      Seats: 4,
      Runs: true,
      HasLeft: false,
      InTimetable: true,
    })
  })
})

describe('a line of a station that is out of use', () => {
  it('names the station, and lists no departure that nobody can have a seat of', async () => {
    await givenSold(inDays(3))
    await sql`update bus_stations set active = false where id = ${to}`.execute(db)
    // As a file takes its departures off that nobody has a seat of.
    await sql`update stock set closed = true, withdrawn = true where sold = 0`.execute(db)
    await sql`update stock set closed = true where sold > 0`.execute(db)
    const offIn = async (language: string) =>
      (await agent.call(api.getBusTimetable, line, { 'accept-language': language })).body.Data
        ?.StationOff
    expect([await offIn('en'), await offIn('ar')]).toEqual(['Hurghada', 'الغردقة'])
    expect(await departuresOf(id)).toMatchObject([{ Day: inDays(3), InTimetable: false }])
    await sql`update bus_stations set active = true where id = ${to}`.execute(db)
    expect(await offIn('en')).toBeNull()
  })
})

describe('a price', () => {
  it('of a season shows on the site at once, and is the old one before and after', async () => {
    await givenSold(inDays(12))
    const season = { From: inDays(10), To: inDays(14), Price: 420, RoundPrice: 360 }
    const effect = await manager.data(api.previewTimetable, { id, ...season })
    expect(effect).toEqual({ Repriced: 5, SoldBefore: 2, Withdrawn: 0, Opened: 0, Refused: [] })
    const asked = { id, Edition: await editionOf(), ...season, ...why('School holidays') }
    const [one, two] = await Promise.all([1, 2].map(() => manager.call(api.changeTimetable, asked)))
    expect(one?.status).toBe(200)
    expect(one?.body.Data).toEqual(two?.body.Data)
    expect((await manager.call(api.changeTimetable, asked)).body.Data).toEqual(one?.body.Data)
    expect(await rows()).toEqual([
      `08:00 0123456 300/250 2026-01-01…${inDays(9)}`,
      `08:00 0123456 420/360 ${inDays(10)}…${inDays(14)}`,
      `08:00 0123456 300/250 ${inDays(15)}…`,
    ])
    for (const [day, price] of [
      [9, 300],
      [10, 420],
      [14, 420],
      [15, 300],
    ] as const)
      expect(await timesOn(inDays(day))).toEqual([`08:00 ${price}`])
    expect(await logOf(asked.Key)).toMatchObject([
      { step: 'begun', before: { seat_price: 300, LastDay: null } },
      { step: 'done', after: { seat_price: 420, FirstDay: inDays(10), LastDay: inDays(14) } },
    ])
    // What the night opens is of the row that has the day.
    expect(await openTrips(db, clock.now())).toBe(0)
  })

  it('is that of the next hold; what is sold keeps its own', async () => {
    const lastPrice = async () =>
      (
        await sql<{ price: number }>`select price from bus_legs order by id desc limit 1`.execute(
          db,
        )
      ).rows[0]?.price
    await givenSold(inDays(12))
    await change({ Price: 500, RoundPrice: 450 })
    expect(await lastPrice()).toBe(30_000)
    const services = (await timetable()).Services
    const TripID = await tripOn(inDays(12), services.at(-1)?.Id)
    const { rows: seats } = await sql<{ id: number }>`
      select max(id) as id from bus_seats where layout_id = ${layoutId}`.execute(db)
    const held = await holdSeats(traveller, { Going: { TripID, Seats: [seats[0]?.id ?? 0] } })
    expect(held.status).toBe(200)
    expect(await lastPrice()).toBe(50_000)
  })

  it('is that of another process, too: within the seconds for which it keeps a list', async () => {
    const asked = { StationFromID: from, StationToID: to, TripDate: inDays(12) }
    const there = other.browser()
    const listed = async () => (await there.data(api.getAllTrips, asked)).Data[0]?.Price
    expect(await listed()).toBe(300)
    await change({ Price: 480 })
    other.clock.advance(3)
    expect(await listed()).toBe(480)
  })

  it('of all of its days makes no row more', async () => {
    await change({ From: inDays(20), Price: 400, RoundPrice: 300 })
    const [, later] = (await timetable()).Services
    const again = {
      id: later?.Id ?? 0,
      Edition: later?.Edition ?? '',
      From: inDays(1),
      ...why(),
      Price: 410,
    }
    expect((await manager.call(api.changeTimetable, again)).status).toBe(200)
    expect(await rows()).toEqual([
      `08:00 0123456 300/250 2026-01-01…${inDays(19)}`,
      `08:00 0123456 410/300 ${inDays(20)}…`,
    ])
  })
})

describe('a time', () => {
  it('from a day on is another departure there; those before stay', async () => {
    const effect = await manager.data(api.previewTimetable, {
      id,
      From: inDays(10),
      Departs: '09:30',
    })
    expect(effect).toEqual({ Repriced: 0, SoldBefore: 0, Withdrawn: 52, Opened: 52, Refused: [] })
    expect((await change({ Departs: '09:30' })).status).toBe(200)
    expect(await timesOn(inDays(9))).toEqual(['08:00 300'])
    expect(await timesOn(inDays(10))).toEqual(['09:30 300'])
    expect(await rows()).toEqual([
      `08:00 0123456 300/250 2026-01-01…${inDays(9)}`,
      `09:30 0123456 300/250 ${inDays(10)}…`,
    ])
  })

  it('isn’t changed while somebody has a seat: it says which departures, and nothing changes', async () => {
    await givenSold(inDays(12))
    const before = await timetable()
    const effect = await manager.data(api.previewTimetable, {
      id,
      From: inDays(10),
      Departs: '09:30',
    })
    expect(effect.Refused).toEqual([{ Day: inDays(12), Departs: '08:00', Sold: 2, Held: 0 }])
    const { status, body } = await change({ Departs: '09:30' })
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'departure_claimed' } })
    expect(body.Error).toContain('08:00: 2 sold, 0 held.')
    expect(await timetable()).toEqual(before)
    expect(await timesOn(inDays(11))).toEqual(['08:00 300'])
    // After those days it can.
    expect((await change({ From: inDays(13), Departs: '09:30' })).status).toBe(200)
  })

  it('what was cancelled isn’t opened at the new time', async () => {
    await manager.data(api.setBusDeparture, {
      id: await tripOn(inDays(12)),
      Runs: false,
      ...why(),
    })
    await change({ Departs: '09:30' })
    expect(await timesOn(inDays(12))).toEqual([])
    expect(await timesOn(inDays(13))).toEqual(['09:30 300'])
  })

  it('from today on, once today’s bus has left, is that of tomorrow: today’s bus stays seen', async () => {
    const asked = { From: today, Departs: '09:30' }
    const effect = await manager.data(api.previewTimetable, { id, ...asked })
    expect(effect).toMatchObject({ Withdrawn: 61, Opened: 61 })
    const Edition = await editionOf()
    expect((await change(asked)).body).toMatchObject({ Data: { FirstDay: inDays(1) } })
    expect(await rows()).toEqual([
      `08:00 0123456 300/250 2026-01-01…${today}`,
      `09:30 0123456 300/250 ${inDays(1)}…`,
    ])
    expect(await departuresOf(id)).toMatchObject([{ Day: today, Departs: '08:00', HasLeft: true }])
    const [, later] = (await timetable()).Services
    expect((await departuresOf(later?.Id ?? 0))[0]).toMatchObject({ Day: inDays(1) })
    expect(await openTrips(db, clock.now())).toBe(0)
    // Its answer was lost.
    const again = await manager.call(api.changeTimetable, { id, Edition, ...asked, ...why() })
    expect(again.body).toMatchObject({ Data: { ServiceId: later?.Id, FirstDay: inDays(1) } })
    expect((await change({ From: today, To: today, Price: 400 })).body).toMatchObject({
      code: 'timetable_dates_wrong',
    })
  })

  it('of today that is past opens nothing today', async () => {
    const evening = await givenService(db, { from, to, classId, layoutId, departs: '20:00' })
    await openTrips(db, clock.now())
    const asked = { id: evening, From: today, Departs: '11:00' }
    const effect = await manager.data(api.previewTimetable, asked)
    expect(effect).toMatchObject({ Withdrawn: 62, Opened: 61 })
    const Edition = await editionOf(evening)
    await manager.data(api.changeTimetable, { ...asked, Edition, ...why() })
    expect(await openTrips(db, clock.now())).toBe(0)
    expect(await timesOn(today)).toEqual([])
    expect(await timesOn(inDays(1))).toEqual(['08:00 300', '11:00 300'])
    const { rows: today11 } = await sql`
      select from bus_trips where day = ${today} and local_departure::time = '11:00'`.execute(db)
    expect(today11).toEqual([])
  })

  it('on fewer days takes those away that nobody booked, and more open', async () => {
    const day = new Date(`${inDays(12)}T00:00:00Z`).getUTCDay()
    const others = [0, 1, 2, 3, 4, 5, 6].filter((it) => it !== day).join('')
    await change({ Weekdays: others })
    expect(await timesOn(inDays(12))).toEqual([])
    expect(await timesOn(inDays(13))).toEqual(['08:00 300'])
    const [, later] = (await timetable()).Services
    const back = { id: later?.Id ?? 0, Edition: later?.Edition ?? '', From: inDays(10), ...why() }
    await manager.data(api.changeTimetable, { ...back, Weekdays: '6543210' })
    expect(await timesOn(inDays(12))).toEqual(['08:00 300'])
  })
})

describe('an end', () => {
  it('takes what comes after it off the site at once, and what is sold stays', async () => {
    await givenSold(inDays(12))
    expect((await end(inDays(12))).body).toMatchObject({ code: 'departure_claimed' })
    const asked = { id, Edition: await editionOf(), From: inDays(13), ...why() }
    const both = await Promise.all([1, 2].map(() => manager.call(api.endTimetable, asked)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await timesOn(inDays(12))).toEqual(['08:00 300'])
    expect(await timesOn(inDays(13))).toEqual([])
    expect(await rows()).toEqual([`08:00 0123456 300/250 2026-01-01…${inDays(12)}`])
    expect(await openTrips(db, clock.now())).toBe(0)
  })

  it('from today on, once today’s bus has left, is after today', async () => {
    const Edition = await editionOf()
    expect((await end(today)).status).toBe(200)
    expect(await rows()).toEqual([`08:00 0123456 300/250 2026-01-01…${today}`])
    expect(await departuresOf(id)).toMatchObject([{ Day: today, HasLeft: true }])
    const again = await manager.call(api.endTimetable, { id, Edition, From: today, ...why() })
    expect(again.status).toBe(200)
  })

  it('of the last one leaves its line, to which one can be added', async () => {
    const Edition = await editionOf()
    await manager.data(api.changeTimetable, {
      id,
      Edition,
      From: inDays(1),
      Price: 400,
      ...why(),
    })
    const [, later] = (await timetable()).Services
    await sql`update bus_timetable set active = false where id <> ${later?.Id ?? 0}`.execute(db)
    await sql`update stock set closed = true where day = ${today}`.execute(db)
    const asked = { id: later?.Id ?? 0, Edition: later?.Edition ?? '', From: inDays(1), ...why() }
    await manager.data(api.endTimetable, asked)
    expect(await timetable()).toMatchObject({ Line: { ...line, Services: 0 }, Services: [] })
    const { Items } = await agent.data(api.getBusLines, {})
    expect(Items).toMatchObject([{ ...line, Services: 0 }])
    await manager.data(api.addToTimetable, {
      ...line,
      ...why(),
      ClassId: classId,
      LayoutId: layoutId,
      Departs: '08:00',
      Minutes: 360,
      Weekdays: '0123456',
      Price: 300,
      RoundPrice: 250,
      FirstDay: inDays(1),
    })
    expect(await timesOn(inDays(1))).toEqual(['08:00 300'])
  })

  it('before its first day leaves nothing of it', async () => {
    await change({ From: inDays(20), Price: 400 })
    const [, later] = (await timetable()).Services
    const asked = { id: later?.Id ?? 0, Edition: later?.Edition ?? '', From: inDays(1), ...why() }
    await manager.data(api.endTimetable, asked)
    expect(await rows()).toHaveLength(1)
    expect(await timesOn(inDays(20))).toEqual([])
    const gone = await agent.call(api.getBusDepartures, { id: asked.id })
    expect(gone.body).toMatchObject({ code: 'timetable_not_found' })
  })
})

describe('one departure', () => {
  it('is cancelled and runs again; only one that nobody has a seat of', async () => {
    const trip = await tripOn(inDays(12))
    const cancel = { id: trip, Runs: false, ...why('The road is closed') }
    expect(await manager.data(api.setBusDeparture, cancel)).toEqual({ State: 'done' })
    expect(await timesOn(inDays(12))).toEqual([])
    const seat = { TripID: trip, Seats: [1] }
    expect((await holdSeats(traveller, { Going: seat })).status).toBeGreaterThanOrEqual(400)
    expect((await departuresOf(id))[12]).toMatchObject({ Runs: false })
    await manager.data(api.setBusDeparture, { ...cancel, ...why(), Runs: true })
    expect(await timesOn(inDays(12))).toEqual(['08:00 300'])
    await givenSold(inDays(12))
    const { status, body } = await manager.call(api.setBusDeparture, { ...cancel, ...why() })
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'departure_claimed' } })
    expect(await timesOn(inDays(12))).toEqual(['08:00 300'])
    expect(await logOf(cancel.Key)).toMatchObject([
      { before: { runs: true } },
      { after: { runs: false } },
    ])
  })

  it('is sold no more while its seats are sold; what is held then is still paid for', async () => {
    await givenSold(inDays(12))
    const trip = await tripOn(inDays(12))
    const { rows: seats } = await sql<{ id: number }>`
      select id from bus_seats where layout_id = ${layoutId} order by id desc limit 2`.execute(db)
    const seat = (place: number) => ({ Going: { TripID: trip, Seats: [seats[place]?.id ?? 0] } })
    const paying = await givenPaying(traveller, seat(0))
    const close = { id: trip, Runs: true, OnSale: false, ...why('The road may close') }
    expect(await manager.data(api.setBusDeparture, close)).toEqual({ State: 'done' })
    expect(await timesOn(inDays(12))).toEqual([])
    expect((await departuresOf(id))[12]).toMatchObject({ Runs: true, OnSale: false, Sold: 2 })
    expect((await holdSeats(await givenTraveller(test), seat(1))).status).toBe(409)
    await test.deliver(test.gateway.settle(paying.order))
    expect((await departuresOf(id))[12]).toMatchObject({ Runs: true, OnSale: false, Sold: 3 })
    const cancel = { id: trip, Runs: false, ...why() }
    expect((await manager.call(api.setBusDeparture, cancel)).body).toMatchObject({
      code: 'departure_claimed',
    })
    expect(await logOf(close.Key)).toMatchObject([
      { before: { runs: true, on_sale: true } },
      { after: { runs: true, on_sale: false } },
    ])
    await manager.data(api.setBusDeparture, { id: trip, Runs: true, ...why() })
    expect(await timesOn(inDays(12))).toEqual(['08:00 300'])
  })

  it('that was cancelled runs again at the time that its row has by then', async () => {
    const day = inDays(12)
    const one = { from, to, classId, layoutId, departs: '12:00', validFrom: day, validUntil: day }
    const service = await givenService(db, one)
    await openTrips(db, clock.now())
    const cancel = { id: await tripOn(day, service), Runs: false, ...why() }
    await manager.data(api.setBusDeparture, cancel)
    const Edition = await editionOf(service)
    const asked = { id: service, Edition, From: day, Departs: '13:30', ...why() }
    const { ServiceId } = await manager.data(api.changeTimetable, asked)
    expect(await timesOn(day)).toEqual(['08:00 300'])
    const again = { id: await tripOn(day, ServiceId), Runs: true, ...why() }
    await manager.data(api.setBusDeparture, again)
    expect(await timesOn(day)).toEqual(['08:00 300', '13:30 300'])
  })

  it('is not found once it has left, or its row runs on its day no more', async () => {
    const [left, later] = [await tripOn(today), await tripOn(inDays(30))]
    await end(inDays(20))
    for (const trip of [left, later, 999_999]) {
      const asked = { id: trip, Runs: true, ...why() }
      expect((await manager.call(api.setBusDeparture, asked)).body).toMatchObject({
        code: 'departure_not_found',
      })
    }
    expect(await timesOn(inDays(30))).toEqual([])
  })
})

describe('what was opened of a row that a file took off', () => {
  it('is seen and taken off sale, and doesn’t run again', async () => {
    const trip = await tripOn(inDays(12))
    await givenSold(inDays(13))
    await givenService(db, { from, to, classId, layoutId, departs: '16:00' })
    await sql`update bus_timetable set active = false where id = ${id}`.execute(db)
    expect(await rows()).toContain(`08:00 0123456 300/250 2026-01-01…${inDays(61)}`)
    expect((await departuresOf(id))[13]).toMatchObject({
      Day: inDays(13),
      Sold: 2,
      InTimetable: false,
    })
    const off = { id: trip, Runs: false, ...why() }
    expect(await manager.data(api.setBusDeparture, off)).toEqual({ State: 'done' })
    expect(await timesOn(inDays(12))).toEqual([])
    const again = await manager.call(api.setBusDeparture, { ...off, ...why(), Runs: true })
    expect(again.body).toMatchObject({ code: 'departure_not_found' })
    expect((await departuresOf(id)).map(({ Day }) => Day)).not.toContain(inDays(12))
  })
})

describe('one more', () => {
  const more = (its: Partial<InputOf<typeof api.addToTimetable>> = {}) => ({
    ...line,
    ...why(),
    ClassId: classId,
    LayoutId: layoutId,
    Departs: '16:00',
    Minutes: 350,
    Weekdays: '0123456',
    Price: 350,
    RoundPrice: 300,
    FirstDay: inDays(5),
    ...its,
  })

  it('is on the site at once', async () => {
    const asked = more({ LastDay: inDays(9) })
    const [one, two] = await Promise.all([1, 2].map(() => manager.call(api.addToTimetable, asked)))
    expect(one?.body.Data).toEqual(two?.body.Data)
    expect(await timesOn(inDays(5))).toEqual(['08:00 300', '16:00 350'])
    expect(await timesOn(inDays(4))).toEqual(['08:00 300'])
    expect(await timesOn(inDays(10))).toEqual(['08:00 300'])
    expect(await rows()).toHaveLength(2)
    expect(await logOf(asked.Key)).toMatchObject([
      { step: 'begun', before: { subject: { en: 'Ramses – Hurghada · 16:00' } } },
      { step: 'done', after: { departs: '16:00', seat_price: 350 } },
    ])
  })

  it('from today on, at a time that is past, is on from tomorrow', async () => {
    const asked = more({ FirstDay: today, Departs: '06:00' })
    const added = await manager.data(api.addToTimetable, asked)
    expect(added.FirstDay).toBe(inDays(1))
    expect((await departuresOf(added.ServiceId))[0]).toMatchObject({ Day: inDays(1) })
    expect(await openTrips(db, clock.now())).toBe(0)
    expect(await manager.data(api.addToTimetable, { ...asked, ...why() })).toEqual(added)
  })

  it('isn’t where a station is out of use, which it names in the language of whoever asks', async () => {
    const setInUse = (active: boolean) =>
      sql`update bus_stations set active = ${active} where id = ${to}`.execute(db)
    const asked = more()
    await setInUse(false)
    const said = async (language: string) => {
      const heard = await manager.call(api.addToTimetable, asked, { 'accept-language': language })
      return heard.body as { code?: string; Error?: string }
    }
    expect(await said('en')).toMatchObject({
      code: 'timetable_station_off',
      Error: expect.stringMatching(/^Hurghada is out of use/),
    })
    expect((await said('ar')).Error).toMatch(/^محطة الغردقة خارج الخدمة/)
    expect(await rows()).toHaveLength(1)
    await setInUse(true)
    const added = await manager.data(api.addToTimetable, { ...asked, ...why() })
    // Its answer was lost, and the station went out of use meanwhile.
    await setInUse(false)
    const again = await manager.data(api.addToTimetable, { ...asked, ...why() })
    await setInUse(true)
    expect(again).toEqual(added)
  })

  it('isn’t where there is such a bus, nor where there is no line', async () => {
    const codeOf = async (its: object) =>
      (await manager.call(api.addToTimetable, more(its))).body as { code?: string }
    expect(await codeOf({ Departs: '08:00' })).toMatchObject({ code: 'timetable_taken' })
    expect(await codeOf({ FromId: to, ToId: from })).toMatchObject({ code: 'timetable_not_found' })
    expect(await codeOf({ ClassId: 999_999 })).toMatchObject({ code: 'timetable_not_found' })
    expect(await codeOf({ FirstDay: inDays(-1) })).toMatchObject({ code: 'timetable_dates_wrong' })
    expect(await codeOf({ RoundPrice: 351 })).toMatchObject({ code: 'timetable_prices_wrong' })
    expect(await rows()).toHaveLength(1)
  })
})

it('what can’t be is refused, and nothing changes', async () => {
  const before = await timetable()
  const code = async (its: Change) => (await change(its)).body
  expect(await code({})).toMatchObject({ code: 'timetable_nothing_asked' })
  expect(await code({ Price: 300 })).toMatchObject({ code: 'timetable_nothing_asked' })
  expect(await code({ Price: 200 })).toMatchObject({ code: 'timetable_prices_wrong' })
  expect(await code({ From: inDays(-1), Price: 400 })).toMatchObject({
    code: 'timetable_dates_wrong',
  })
  expect(await code({ To: inDays(9), Price: 400 })).toMatchObject({ code: 'timetable_dates_wrong' })
  for (const wrong of [{ Departs: '24:00' }, { Weekdays: '11' }, { Weekdays: '7' }, { Price: 0 }])
    expect((await change(wrong)).status).toBe(400)
  const stale = { id, Edition: 'another', From: inDays(10), Price: 400, ...why() }
  expect((await manager.call(api.changeTimetable, stale)).body).toMatchObject({
    code: 'content_changed',
  })
  expect(await timetable()).toEqual(before)
})
