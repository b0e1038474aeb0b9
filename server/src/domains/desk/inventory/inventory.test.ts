import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import {
  DAY,
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  requestFor,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { addDayUse, addStock } from '../../catalogue/test-offers.ts'
import { givenPackage } from '../../catalogue/test-packages.ts'
import { givenHotel } from '../../catalogue/test-stays.ts'
import { givenStaff, why } from '../testing/desk.ts'

let rendered = 0
const pages = async () => {
  rendered += 1
  return new Response(`<p>${rendered}</p>`, { headers: { 'content-type': 'text/html' } })
}
const test = await testApp({ rateLimitScale: 1000, pages })
const { db, app, clock, gateway } = test
const manager = await givenStaff(test, 'manager')
const NEXT = '2026-12-18'

let room = 0
let hotel = 0
let trip = 0
beforeAll(async () => {
  await givenPlaces(test)
  const given = await givenHotel(db, {
    rooms: [{ capacity: 5, rates: [{}, { priority: 3, weekdays: [5], price: 400_000 }] }],
    open: { from: '2026-12-10', nights: 30 },
  })
  hotel = given.id
  room = given.rooms[0] ?? 0
  trip = await givenPackage(db, {
    kind: 'trip',
    price: 500_000,
    open: { from: '2026-12-15', days: 5 },
  })
  await app.catalogue.refresh()
})

type DayChange = Partial<InputOf<typeof api.changeInventory>>
type Which = { kind: 'room' | 'activity' | 'package'; id: number }
const range = (From = DAY, To = From) => ({ From, To })
const change = (which: Which, wanted: DayChange, on = range(), by = manager) =>
  by.call(api.changeInventory, { ...which, ...on, ...why('Season'), ...wanted })
const daysOf = async (which: Which, on = range()) =>
  (await manager.data(api.getInventory, { ...which, ...on })).Days

/** An activity with one place sold and one held on `DAY`. */
async function givenClaimed(): Promise<number> {
  const id = await givenActivity(test, 10)
  const [buyer, other] = [test.browser(), test.browser()]
  await signIn(test, buyer)
  await signIn(test, other)
  const one = { SeatsNumber: 1, AdultsCount: 1 }
  const tempId = await givenHeld(buyer, id, one)
  await test.deliver(gateway.settle(await givenPaying(test, buyer, tempId)))
  await givenHeld(other, id, one)
  return id
}

describe('what has places by day', () => {
  it('is found by a name in either script, however it is spelt, and by its number, rooms by their hotel', async () => {
    const found = async (Search: string) =>
      (await manager.data(api.findInventory, { Search })).Items
    for (const search of ['coral', 'كورال', String(hotel)])
      expect(await found(search)).toContainEqual({
        Kind: 'room',
        Id: room,
        Module: 'Hotel',
        Name: 'Coral Bay',
        Part: 'Double room',
        City: 'Hurghada',
      })
    expect(await found('temples and sea')).toMatchObject([{ Kind: 'package', Module: 'Trip' }])
    expect(await found('nothing is called so')).toEqual([])
    const [{ Id } = { Id: 0 }] = await found('temples and sea')
    for (const search of [
      `#${hotel}`,
      String(hotel).replaceAll(/\d/g, (it) => '٠١٢٣٤٥٦٧٨٩'[Number(it)] ?? ''),
    ])
      expect(await found(search)).toContainEqual(expect.objectContaining({ Id: room }))
    for (const search of ['sea and temples', 'templs sea'])
      expect(await found(search)).toMatchObject([{ Id }])
  })

  it('says of each day what there is, sold, held and free, and its price', async () => {
    const id = await givenClaimed()
    const day = {
      Day: DAY,
      Allotment: 10,
      Sold: 1,
      Held: 1,
      Free: 8,
      Closed: false,
      Price: 500,
      IsOwnPrice: false,
    }
    expect(await daysOf({ kind: 'activity', id }, range('2026-12-16', NEXT))).toEqual([day])
    clock.advance(700)
    expect(await daysOf({ kind: 'activity', id })).toEqual([{ ...day, Held: 0, Free: 9 }])
    clock.advance(-700)
    const week = await daysOf({ kind: 'room', id: room }, range(DAY, NEXT))
    expect(week.map(({ Price }) => Price)).toEqual([3000, 4000])
    expect(await daysOf({ kind: 'package', id: trip })).toMatchObject([{ Price: 5000 }])
  })

  it.each([
    ['more days than fit', range('2026-12-01', '2027-02-01'), 400],
    ['a range that ends before it begins', range(NEXT, DAY), 400],
  ])('isn’t read for %s', async (_, on, status) => {
    const asked = await manager.call(api.getInventory, { kind: 'room', id: room, ...on })
    expect([asked.status, asked.body]).toMatchObject([status, { code: 'inventory_dates_wrong' }])
  })
})

describe('places of a range of days', () => {
  it('are shown before they are changed, then changed once, and stand in the log', async () => {
    const id = await givenActivity(test, 10)
    await sql`insert into stock (kind, item_id, day, capacity) values ('activity', ${id}, ${NEXT}, 4)`.execute(
      db,
    )
    const on = range(DAY, '2026-12-19')
    const preview = { kind: 'activity' as const, id, ...on, Allotment: 4 }
    expect(await manager.data(api.previewInventory, preview)).toEqual({
      Changes: 1,
      Same: 1,
      Without: 1,
      FreeBefore: 14,
      FreeAfter: 8,
      PricesBefore: { Lowest: 500, Highest: 500 },
      PricesAfter: { Lowest: 500, Highest: 500 },
      OwnBefore: 0,
      OwnAfter: 0,
      Refused: [],
    })
    expect((await daysOf(preview, on)).map((it) => it.Allotment)).toEqual([10, 4])
    const deed = why('Fewer guides')
    for (const _ of [1, 2])
      expect((await change(preview, { Allotment: 4, ...deed }, on)).body.Data).toEqual({
        State: 'done',
        Days: 1,
      })
    expect((await daysOf(preview, on)).map((it) => it.Free)).toEqual([4, 4])
    const { Items } = await manager.data(api.getAudit, { Action: 'changeInventory' })
    expect(Items).toHaveLength(1)
    expect(Items[0]).toMatchObject({
      Outcome: 'done',
      Reason: 'Fewer guides',
      Changes: [
        {
          Name: 'allotment',
          Before: '2026-12-17: 10, 2026-12-18: 4',
          After: '2026-12-17…2026-12-18: 4',
        },
      ],
    })
  })

  it('are never below what is sold or held, and nothing of the range changes', async () => {
    const id = await givenClaimed()
    await sql`insert into stock (kind, item_id, day, capacity) values ('activity', ${id}, ${NEXT}, 7)`.execute(
      db,
    )
    const which = { kind: 'activity' as const, id }
    const on = range(DAY, NEXT)
    const preview = await manager.data(api.previewInventory, { ...which, ...on, Allotment: 1 })
    expect(preview.Refused).toEqual([{ Day: DAY, Sold: 1, Held: 1 }])
    expect((await change(which, { Allotment: 1 }, on)).body).toMatchObject({
      code: 'inventory_below_claims',
      Error: 'Fewer places than are sold or held. Thu 17 Dec: 1 sold, 1 held; 1 is too few.',
    })
    expect((await daysOf(which, on)).map((it) => it.Allotment)).toEqual([10, 7])
    expect((await change(which, { Allotment: 2 }, on)).status).toBe(200)
    // A hold that is over claims nothing.
    clock.advance(700)
    expect((await change(which, { Allotment: 1 }, on)).status).toBe(200)
    clock.advance(-700)
  })

  it('are closed and opened again, and what is sold stays', async () => {
    const id = await givenClaimed()
    const which = { kind: 'activity' as const, id }
    await change(which, { Closed: true })
    expect(await daysOf(which)).toMatchObject([{ Closed: true, Free: 0, Sold: 1 }])
    await change(which, { Closed: false })
    expect(await daysOf(which)).toMatchObject([{ Closed: false, Free: 8 }])
  })

  it.each([
    ['nothing', {}, range(), 'inventory_nothing_asked'],
    ['a day that is past', { Closed: true }, range('2026-11-20', DAY), 'inventory_dates_wrong'],
    ['too many days', { Closed: true }, range(DAY, '2027-03-01'), 'inventory_dates_wrong'],
    ['two prices', { Price: 100, UsualPrice: true }, range(), 'inventory_two_prices'],
    ['a price of nothing', { Price: 0 }, range(), 'invalid_input'],
    ['places below none', { Allotment: -1 }, range(), 'invalid_input'],
  ])('aren’t changed for %s', async (_, wanted, on, code) => {
    const id = await givenActivity(test, 10)
    const which = { kind: 'activity' as const, id }
    expect((await change(which, wanted, on)).body).toMatchObject({ code })
    expect(await daysOf(which)).toMatchObject([{ Allotment: 10, Closed: false }])
  })
})

describe('a price for a season', () => {
  it('shows on the site at once: in the search, on the page, and in what is held', async () => {
    const guest = test.browser()
    const stay = { ArrivalDate: DAY, DepartureDate: '2026-12-19' }
    const shown = async () => {
      const search = await guest.data(api.getHotels, {
        'Filters.ArrivalDate': DAY,
        'Filters.DepartureDate': '2026-12-19',
      })
      const details = await guest.data(api.getHotelPricing, { id: hotel, ...stay })
      return [search.Data.find((it) => it.HotelId === hotel)?.TotalPrice, details.TotalPrice]
    }
    expect(await shown()).toEqual([7000, 7000])
    const done = await change({ kind: 'room', id: room }, { Price: 5000 }, range(DAY, '2026-12-24'))
    expect(done.body.Data).toEqual({ State: 'done', Days: 8 })
    expect(await shown()).toEqual([10_000, 10_000])
    await signIn(test, guest)
    const held = await guest.data(api.setTempReservation, {
      Id: room,
      ModuleType: 'Hotel',
      FromDate: DAY,
      ToDate: '2026-12-19',
      UserName: 'Mona Ali',
      SeatsNumber: 2,
      AdultsCount: 2,
      DepositAmount: 0,
      TempReseravtionId: 0,
    })
    expect(held.PayableAmount).toBe(10_000)
    const around = await daysOf({ kind: 'room', id: room }, range('2026-12-16', '2026-12-25'))
    expect(around.map(({ Price }) => Price)).toEqual([
      3000,
      ...Array.from({ length: 8 }, () => 5000),
      4000,
    ])
  })

  it('isn’t hidden by a page that was kept', async () => {
    const page = async () => (await app.http.request('/hotels')).text()
    const before = await page()
    expect(await page()).toBe(before)
    await change({ kind: 'room', id: room }, { Price: 5100 })
    expect(await page()).not.toBe(before)
  })

  it('can be given again and again, without leaving rates that count on no night', async () => {
    for (const Price of [2000, 2500, 3500])
      await change({ kind: 'room', id: room }, { Price }, range('2027-01-02', '2027-01-05'))
    const { rows } = await sql<{ price: number }>`
      select price from room_rates where room_id = ${room} and first_night = '2027-01-02'`.execute(
      db,
    )
    expect(rows).toEqual([{ price: 350_000 }])
  })

  it('of a trip counts for its departures alone', async () => {
    const guest = test.browser()
    const which = { kind: 'package' as const, id: trip }
    const cards = async () =>
      (
        await guest.data(api.getTrips, { Filters: { SearchText: 'temples', ArrivalDate: DAY } })
      ).Data.map((it) => it.Price)
    const before = await cards()
    const done = await change(which, { Price: 6000 }, range(DAY, '2026-12-30'))
    expect(done.body.Data).toEqual({ State: 'done', Days: 3 })
    expect([before, await cards()]).toEqual([[5000], [6000]])
    expect(await daysOf(which, range('2026-12-16', NEXT))).toMatchObject([
      { Price: 5000 },
      { Price: 6000 },
      { Price: 6000 },
    ])
  })

  it('of a day-use shows at once, knows no discount, and is given up again', async () => {
    const guest = test.browser()
    const id = await addDayUse(db, { price: 50_000, offerPrice: 40_000 })
    for (const day of [DAY, NEXT]) await addStock(db, id, day, { capacity: 10 })
    const which = { kind: 'activity' as const, id }
    const both = range(DAY, NEXT)
    const shown = async (ArrivalDate: string) => {
      const search = await guest.data(api.getDayUses, { Filters: { ActivityDate: ArrivalDate } })
      const card = search.Data.find((it) => it.ActivityId === id)
      const page = await guest.data(api.getDayUseDetails, { Id: id, ArrivalDate, AdultsCount: 2 })
      expect([card?.Price, card?.OfferPrice]).toEqual([page.Price, page.OfferPrice])
      return [page.Price, page.OfferPrice, page.TotalPrice]
    }
    await app.catalogue.refresh()
    expect(await shown(DAY)).toEqual([500, 400, 800])
    const preview = { ...which, ...both, Price: 900 }
    expect(await manager.data(api.previewInventory, preview)).toMatchObject({
      Changes: 2,
      Same: 0,
      PricesBefore: { Lowest: 500, Highest: 500 },
      PricesAfter: { Lowest: 900, Highest: 900 },
    })
    expect((await change(which, { Price: 900 }, both)).body.Data).toMatchObject({ Days: 2 })
    expect([await shown(DAY), await shown(NEXT)]).toEqual([
      [900, null, 1800],
      [900, null, 1800],
    ])
    expect(await manager.data(api.getOfferPrice, which)).toMatchObject({ Price: 500, OwnDays: 2 })
    await signIn(test, guest)
    const asked = { ModuleType: 'DayUse', SeatsNumber: 2, AdultsCount: 2 }
    const held = await guest.data(api.setTempReservation, requestFor(id, asked))
    expect(held.PayableAmount).toBe(1800)

    const deed = why('Season over')
    const given = await change(which, { UsualPrice: true, ...deed })
    expect(given.body.Data).toMatchObject({ Days: 1 })
    expect([await shown(DAY), await shown(NEXT)]).toEqual([
      [500, 400, 800],
      [900, null, 1800],
    ])
    expect(await daysOf(which, both)).toMatchObject([
      { Price: 500, IsOwnPrice: false },
      { Price: 900, IsOwnPrice: true },
    ])
    const { rows } = await sql`
      select before ->> 'day_price' as before, after ->> 'day_price' as after from audit_log where key = ${deed.Key}
      order by id`.execute(db)
    expect(rows).toEqual([
      { before: '2026-12-17: 900', after: null },
      { before: null, after: '2026-12-17: 500' },
    ])
  })

  it('of a departure is given up again, and it leaves all the same; a night has no other', async () => {
    const which = { kind: 'package' as const, id: trip }
    await change(which, { Price: 6000 })
    expect((await change(which, { UsualPrice: true })).body.Data).toMatchObject({ Days: 1 })
    expect(await daysOf(which)).toMatchObject([{ Price: 5000, IsOwnPrice: false, Allotment: 10 }])
    const ofRoom = await change({ kind: 'room', id: room }, { UsualPrice: true })
    expect(ofRoom.body).toMatchObject({ code: 'offer_priced_by_night' })
  })
})
