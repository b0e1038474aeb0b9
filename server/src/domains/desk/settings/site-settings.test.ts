import { api } from '@rihla/contract'
import type { SoldByDate } from '@rihla/contract/desk/site/sold-by-date'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { DAY, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { holdSeats, legOf } from '../../bus/testing/bus-app.ts'
import { addActivity, addStock } from '../../catalogue/test-offers.ts'
import { givenPackage, openDepartures } from '../../catalogue/test-packages.ts'
import { givenHotel } from '../../catalogue/test-stays.ts'
import { givenRoundTrip } from '../../fleet/testing/fleet.ts'
import { isEverLost, lostOf, RUNS } from '../../inventory/testing/race.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ rateLimitScale: 1000, connections: 6 })
const other = await testApp({ beside: test, rateLimitScale: 1000 })
const { db, clock } = test
const manager = await givenStaff(test, 'manager')
const reader = test.browser()
const [EARLY, LATE] = ['2026-12-10', '2026-12-24']
/** The tests' today is before all of these. */
const NARROW = { FirstDay: '2026-12-12', LastDay: '2026-12-20' }

beforeAll(() => givenPlaces(test))

const settings = () => manager.data(api.getSiteSettings, {})
const editionOf = async (Sold: SoldByDate): Promise<string> =>
  (await settings()).Dates.find((it) => it.Sold === Sold)?.Edition ?? ''
type Dates = { FirstDay?: string; LastDay?: string }
const setDates = async (Sold: SoldByDate, dates: Dates) =>
  manager.call(api.setSiteDates, { ...why(), Edition: await editionOf(Sold), Sold, ...dates })
const splash = () => reader.data(api.getSplashScreenData, {})
const signedIn = async (app = test): Promise<Browser> => {
  const browser = app.browser()
  await signIn(app, browser)
  return browser
}

afterEach(async () => {
  await sql`update site_dates set first_day = null, last_day = null`.execute(db)
  await sql`update site_prices set lowest = 0, highest = 1000000`.execute(db)
  for (const { app } of [test, other]) await app.catalogue.refresh()
})

describe('the days of activities', () => {
  async function givenDays(): Promise<number> {
    const id = await addActivity(db, { price: 50_000 })
    for (const day of [EARLY, DAY, LATE]) await addStock(db, id, day, { capacity: 9 })
    return id
  }
  const open = (Id: number) => reader.data(api.getOpenDays, { Id, AdultsCount: 1 })
  const nextOf = async (id: number) =>
    (await reader.data(api.getActivities, {})).Data.find((it) => it.ActivityId === id)

  it('are those of splash, calendar, page, search and hold at once', async () => {
    const id = await givenDays()
    for (const { app } of [test, other]) await app.catalogue.refresh()
    expect(await open(id)).toEqual([EARLY, DAY, LATE])
    expect((await setDates('days', NARROW)).status).toBe(200)
    expect(await splash()).toMatchObject({
      ActivityMinDate: NARROW.FirstDay,
      DayuseMaxDate: NARROW.LastDay,
      HotelMaxDate: '2027-11-21',
    })
    expect(await open(id)).toEqual([DAY])
    const page = (ArrivalDate: string) =>
      reader.data(api.getActivityDetails, { Id: id, ArrivalDate, AdultsCount: 1 })
    expect((await page(DAY)).IsAvailable).toBe(true)
    expect((await page(EARLY)).IsAvailable).toBe(false)
    expect((await page(LATE)).IsAvailable).toBe(false)
    const on = async (ActivityDate: string) =>
      (await reader.data(api.getActivities, { Filters: { ActivityDate } })).Data.length
    expect(await Promise.all([EARLY, DAY, LATE].map(on))).toEqual([0, 1, 0])
    expect(JSON.stringify(await nextOf(id))).toContain(DAY)
    // The other process holds by what stands there, whatever it keeps.
    const buyer = await signedIn(other)
    const hold = (FromDate: string) =>
      buyer.call(api.setTempReservation, requestFor(id, { FromDate }))
    for (const day of [EARLY, LATE])
      expect(await hold(day)).toMatchObject({ status: 400, body: { code: 'date_outside_range' } })
    expect((await hold(DAY)).status).toBe(200)
  })

  it('are none once the last one is past', async () => {
    const id = await givenDays()
    await sql`update site_dates set last_day = '2026-11-01' where sold = 'days'`.execute(db)
    expect(await open(id)).toEqual([])
    const asked = await (await signedIn()).call(api.setTempReservation, requestFor(id))
    expect(asked).toMatchObject({ status: 409, body: { code: 'sale_closed' } })
  })
})

it('the days of packages are those of their search, page and hold', async () => {
  const id = await givenPackage(db, { kind: 'trip' })
  for (const day of [EARLY, DAY, LATE]) await openDepartures(db, id, day)
  await test.app.catalogue.refresh()
  await setDates('packages', NARROW)
  const found = async (ArrivalDate: string) =>
    (await reader.data(api.getTrips, { Filters: { ArrivalDate } })).Data.length
  expect(await Promise.all([EARLY, DAY, LATE].map(found))).toEqual([0, 1, 0])
  const page = await reader.data(api.getTripDetails, { Id: id, ArrivalDate: EARLY, AdultsCount: 2 })
  expect(JSON.stringify(page.Departures)).toContain(DAY)
  expect(JSON.stringify(page.Departures)).not.toContain(LATE)
  const buyer = await signedIn()
  const hold = (FromDate: string) =>
    buyer.call(api.setTempReservation, requestFor(id, { ModuleType: 'Trip', FromDate }))
  expect((await hold(EARLY)).body).toMatchObject({ code: 'date_outside_range' })
  expect((await hold(DAY)).status).toBe(200)
})

it('the days of stays end with the last departure', async () => {
  const { id } = await givenHotel(db, {
    rooms: [{ capacity: 5, rates: [{}] }],
    open: { from: '2026-12-01', nights: 30 },
  })
  await test.app.catalogue.refresh()
  await setDates('stays', NARROW)
  const price = (ArrivalDate: string, DepartureDate: string) =>
    reader.call(api.getHotelPricing, { id, ArrivalDate, DepartureDate })
  expect((await price('2026-12-18', '2026-12-20')).status).toBe(200)
  expect((await price('2026-12-19', '2026-12-21')).body).toMatchObject({
    code: 'date_outside_range',
  })
  const found = async (ArrivalDate: string, DepartureDate: string) =>
    (
      await reader.data(api.getHotels, {
        'Filters.ArrivalDate': ArrivalDate,
        'Filters.DepartureDate': DepartureDate,
      })
    ).Data.length
  expect(await found('2026-12-18', '2026-12-20')).toBe(1)
  expect(await found('2026-12-19', '2026-12-21')).toBe(0)
  expect(await found('2026-12-11', '2026-12-13')).toBe(0)
})

it('the days of buses are those of their search and hold', async () => {
  const { from, to, out } = await givenRoundTrip(db, clock.now())
  const traveller = await signedIn()
  const search = (day: string) =>
    reader.call(api.getAllTrips, { StationFromID: from, StationToID: to, TripDate: day })
  expect((await search(out.day)).body.Data?.Data).toHaveLength(1)
  await setDates('buses', { FirstDay: '2026-12-12' })
  expect((await search(out.day)).body).toMatchObject({ code: 'date_outside_range' })
  const held = await holdSeats(traveller, { Going: legOf(out, 0) })
  expect(held.body).toMatchObject({ code: 'trip_sale_closed' })
  await setDates('buses', {})
  expect((await holdSeats(traveller, { Going: legOf(out, 0) })).status).toBe(200)
})

describe('saving them', () => {
  it('the price slider has its new ends at once, and the log what they were', async () => {
    const { Edition } = (await settings()).Prices
    const asked = { ...why('Dearer ships'), Edition, Lowest: 500, Highest: 25_000 }
    expect((await manager.call(api.setSitePrices, asked)).status).toBe(200)
    expect((await manager.call(api.setSitePrices, asked)).status).toBe(200)
    expect(await splash()).toMatchObject({ MinPrice: 500, MaxPrice: 25_000 })
    const { rows } = await sql`
      select step, before, after from audit_log where key = ${asked.Key} order by id`.execute(db)
    expect(rows).toEqual([
      { step: 'begun', before: { Lowest: 0, Highest: 10_000 }, after: null },
      { step: 'done', before: null, after: { Lowest: 500, Highest: 25_000 } },
    ])
  })

  it('what can’t be is refused, and nothing changes', async () => {
    const before = await settings()
    const wrong = [
      { FirstDay: '2026-12-20', LastDay: '2026-12-19' },
      { LastDay: '2026-11-01' },
      { LastDay: '2028-01-01' },
      { FirstDay: '2028-01-01' },
    ]
    for (const dates of wrong)
      expect((await setDates('stays', dates)).body).toMatchObject({ code: 'site_dates_wrong' })
    const { Edition } = before.Prices
    const prices = { ...why(), Edition, Lowest: 500, Highest: 500 }
    expect((await manager.call(api.setSitePrices, prices)).body).toMatchObject({
      code: 'site_prices_wrong',
    })
    const beyond = await manager.call(api.setSitePrices, { ...prices, Highest: 1_000_001 })
    expect(beyond.status).toBe(400)
    const stale = { ...why(), Edition: 'another', Sold: 'stays' as const, ...NARROW }
    expect((await manager.call(api.setSiteDates, stale)).body).toMatchObject({
      code: 'content_changed',
    })
    expect(await settings()).toEqual(before)
  })

  /** Two managers save the same edition at the same moment: whether one of them is refused. */
  const isOneRefused = async (): Promise<boolean> => {
    await sql`update site_dates set first_day = null, last_day = null`.execute(db)
    const Edition = await editionOf('packages')
    const saving = (LastDay: string) =>
      manager.call(api.setSiteDates, { ...why(), Edition, Sold: 'packages', LastDay })
    const answers = await Promise.all([saving('2026-12-30'), saving('2026-12-31')])
    const statuses = answers.map(({ status }) => status).toSorted()
    return statuses.join() === '200,409'
  }

  it(`K14: is refused to one of two managers, ${RUNS} times`, { timeout: 60_000 }, async () => {
    expect(await lostOf(RUNS, isOneRefused)).toBe(0)
  })

  it('K14 control: without the lock both are saved, and what one wrote is lost', async () => {
    await withFunction(
      db,
      'lock_site_settings',
      () => 'begin perform pg_sleep(0.05); end',
      async () => expect(await isEverLost(isOneRefused)).toBe(true),
    )
  })
})
