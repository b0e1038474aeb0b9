import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import {
  DAY,
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  statusOf,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { plainPasswords } from '../../../testing/plain-passwords.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { givenPackage } from '../../catalogue/test-packages.ts'
import { givenHotel } from '../../catalogue/test-stays.ts'
import { isEverLost, lostOf, RUNS } from '../../inventory/testing/race.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp({ connections: 6, passwords: plainPasswords, rateLimitScale: 1000 })
const { db, app, clock, gateway } = test
const manager = await givenStaff(test, 'manager')
const another = await givenStaff(test, 'manager')
const guest = test.browser()
let activity = 0
let trip = 0
let room = 0
let hotel = 0

beforeAll(async () => {
  await givenPlaces(test)
  trip = await givenPackage(db, {
    kind: 'trip',
    price: 500_000,
    open: { from: '2026-12-15', days: 5 },
  })
  await sql`insert into package_departures (package_id, day, price) values (${trip}, '2026-12-18', 600000)`.execute(
    db,
  )
  const given = await givenHotel(db, {
    rooms: [{ capacity: 5, rates: [{ price: 300_000 }] }],
    open: { from: '2026-12-10', nights: 30 },
  })
  hotel = given.id
  room = given.rooms[0] ?? 0
})

type Which = { readonly kind: 'room' | 'activity' | 'package'; readonly id: number }
type Wanted = Partial<InputOf<typeof api.setOfferPrice>>
const ofActivity = (): Which => ({ kind: 'activity', id: activity })
const ofTrip = (): Which => ({ kind: 'package', id: trip })
const ofRoom = (): Which => ({ kind: 'room', id: room })
const priceOf = (which: Which) => manager.data(api.getOfferPrice, which)
const ask = async (which: Which, wanted: Wanted) => ({
  ...which,
  ...why('Autumn'),
  Edition: (await priceOf(which)).Edition,
  ...wanted,
})
const set = async (which: Which, wanted: Wanted) =>
  manager.call(api.setOfferPrice, await ask(which, wanted))
const cheaper: Wanted = { DiscountAs: 'price', Discount: 400, Until: DAY, UntilMinute: 18 * 60 }
/** In Cairo, in winter. */
const ENDS = `${DAY}T16:00:00.000Z`
const cardOf = async (id: number) =>
  (await guest.data(api.getActivities, { PageSize: 100 })).Data.find((it) => it.ActivityId === id)

beforeEach(async () => {
  activity = await givenActivity(test, 10)
  await app.catalogue.refresh()
})

describe('the price of an offer for all days, and its discount', () => {
  it('are shown before they are saved, then stand on card, page and calendar of the offer at once', async () => {
    expect(await priceOf(ofActivity())).toMatchObject({
      Kind: 'activity',
      Per: 'adult',
      Price: 500,
      Discount: null,
      Says: { Price: 500, OfferPrice: null, Until: null, Tag: null },
      OwnDays: 0,
    })
    const wanted = { ...cheaper, Price: 600 }
    const After = { Price: 600, OfferPrice: 400, Until: ENDS, Tag: 'Save 33%' }
    const preview = await manager.data(api.previewOfferPrice, { ...ofActivity(), ...wanted })
    expect(preview).toEqual({ Before: (await priceOf(ofActivity())).Says, After })
    expect((await cardOf(activity))?.Price).toBe(500)
    expect((await set(ofActivity(), wanted)).status).toBe(200)
    expect(await priceOf(ofActivity())).toMatchObject({
      Price: 600,
      Discount: { As: 'price', Value: 400, Until: ENDS },
      Says: After,
    })
    const shown = { Price: 600, OfferPrice: 400, OfferExpirationDate: ENDS }
    expect(await cardOf(activity)).toMatchObject({ ...shown, CardTag: 'Save 33%' })
    const page = { Id: activity, ArrivalDate: DAY, AdultsCount: 2 }
    expect(await guest.data(api.getActivityDetails, page)).toMatchObject({
      ...shown,
      TotalPrice: 800,
    })
  })

  it('by percent come to whole pounds, and end when they are ended', async () => {
    const percent: Wanted = { DiscountAs: 'percent', Discount: 15, Until: '2027-01-05' }
    await set(ofActivity(), { ...percent, Price: 333 })
    // A discount without an hour ends with its day.
    expect((await priceOf(ofActivity())).Discount).toEqual({
      As: 'price',
      Value: 283,
      Until: '2027-01-05T21:59:00.000Z',
    })
    await set(ofActivity(), {})
    expect(await priceOf(ofActivity())).toMatchObject({ Price: 333, Discount: null })
    expect(await cardOf(activity)).toMatchObject({ Price: 333, OfferPrice: null })
  })

  it('are over by the clock, and counted so at the desk', async () => {
    await set(ofActivity(), { ...cheaper, Until: '2026-11-25' })
    const now = clock.now().getTime()
    clock.advance((Date.parse('2026-11-25T17:00:00Z') - now) / 1000)
    await sql`update sessions set created_at = ${clock.now()}`.execute(db)
    expect(await priceOf(ofActivity())).toMatchObject({
      Discount: null,
      Says: { OfferPrice: null },
    })
    clock.advance((now - clock.now().getTime()) / 1000)
    await sql`update sessions set created_at = ${clock.now()}`.execute(db)
  })

  it('of a trip leave departures with a price of their own as they are, and say how many', async () => {
    expect(await priceOf(ofTrip())).toMatchObject({ Kind: 'trip', Price: 5000, OwnDays: 1 })
    await set(ofTrip(), { ...cheaper, Discount: 4000 })
    const on = async (ArrivalDate: string) =>
      (
        await guest.data(api.getTrips, { Filters: { SearchText: 'temples', ArrivalDate } })
      ).Data.map(({ Price, OfferPrice }) => [Price, OfferPrice])
    expect([await on(DAY), await on('2026-12-18')]).toEqual([[[5000, 4000]], [[6000, null]]])
    await set(ofTrip(), {})
  })

  it('of a room are a percentage off all rooms of its hotel, shown by its next night', async () => {
    expect(await priceOf(ofRoom())).toMatchObject({
      Kind: 'hotel',
      Per: 'night',
      Price: null,
      Says: { Price: 3000, OfferPrice: null },
    })
    await sql`update hotels set offer_name_en = 'Summer', offer_name_ar = 'الصيف' where id = ${hotel}`.execute(
      db,
    )
    const percent: Wanted = { DiscountAs: 'percent', Discount: 20, Until: '2027-01-31' }
    expect((await set(ofRoom(), percent)).status).toBe(200)
    expect(await priceOf(ofRoom())).toMatchObject({
      Discount: { As: 'percent', Value: 20 },
      Says: { Price: 3000, OfferPrice: 2400, Tag: 'Save 20%' },
    })
    const stay = { id: hotel, ArrivalDate: DAY, DepartureDate: '2026-12-18' }
    expect((await guest.data(api.getHotelPricing, stay)).OfferPrice).toBe(2400)
    const { rows } = await sql`select offer_name_en from hotels where id = ${hotel}`.execute(db)
    expect(rows).toEqual([{ offer_name_en: null }])
    await set(ofRoom(), {})
  })

  it('stay as they were for what is booked, or being paid; who only holds is shown the new one', async () => {
    const [buyer, waiting] = [test.browser(), test.browser()]
    await signIn(test, buyer)
    await signIn(test, waiting)
    const [bought, held] = [await givenHeld(buyer, activity), await givenHeld(waiting, activity)]
    const order = await givenPaying(test, buyer, bought)
    await set(ofActivity(), { Price: 900 })
    await test.deliver(gateway.settle(order))
    expect((await statusOf(buyer, bought)).Confirmation?.TotalAmount).toBe(1000)
    const pay = { ReservationId: held, ModuleType: 'Activity', PaymentMethod: 'Bank_Card' }
    expect((await waiting.call(api.confirmPayment, pay)).body).toMatchObject({
      code: 'price_changed',
      Error: expect.stringContaining('1,800') as string,
    })
  })

  it('pressed twice are saved once, and the log says what they were', async () => {
    const asked = await ask(ofActivity(), { ...cheaper, Price: 600 })
    const answers = await Promise.all([1, 2].map(() => manager.call(api.setOfferPrice, asked)))
    expect(answers.map(({ body }) => body.Data?.State)).toEqual(['done', 'done'])
    const { Items } = await manager.data(api.getAudit, { Action: 'setOfferPrice' })
    const [latest] = Items
    expect(latest).toMatchObject({ Outcome: 'done', Reason: 'Autumn', Subject: 'Sunset felucca' })
    expect(latest?.Changes).toEqual([
      { Name: 'discount_ends_at', Before: null, After: ENDS },
      { Name: 'discounted_price', Before: null, After: '400' },
      { Name: 'offer_base_price', Before: '500', After: '600' },
    ])
  })

  it.each([
    ['a discount that isn’t one', { ...cheaper, Discount: 500 }, 'offer_discount_wrong'],
    ['one without an amount', { DiscountAs: 'price', Until: DAY }, 'offer_discount_wrong'],
    ['an amount that isn’t said how', { Discount: 400, Until: DAY }, 'offer_discount_wrong'],
    ['one without an end', { ...cheaper, Until: undefined }, 'offer_discount_end_wrong'],
    ['one that is over', { ...cheaper, Until: '2026-11-20' }, 'offer_discount_end_wrong'],
    ['one for years', { ...cheaper, Until: '2029-01-01' }, 'offer_discount_end_wrong'],
    ['another edition', { Price: 700, Edition: 'gone' }, 'content_changed'],
    ['a price of nothing', { Price: 0 }, 'invalid_input'],
  ] as const)('are refused for %s, and nothing changes', async (_, wanted, code) => {
    const before = await priceOf(ofActivity())
    expect((await set(ofActivity(), wanted)).body).toMatchObject({ code })
    expect(await priceOf(ofActivity())).toEqual(before)
  })

  it('are refused where there is nothing, or nights have prices of their own', async () => {
    const gone: Which = { kind: 'room', id: 999_999 }
    const asked = { ...gone, ...why(), Edition: 'any' }
    for (const answer of [
      await manager.call(api.getOfferPrice, gone),
      await manager.call(api.previewOfferPrice, gone),
      await manager.call(api.setOfferPrice, asked),
    ])
      expect(answer.body).toMatchObject({ code: 'inventory_not_found' })
    for (const wanted of [{ Price: 900 }, cheaper])
      expect((await set(ofRoom(), wanted)).body).toMatchObject({ code: 'offer_priced_by_night' })
    const none: Wanted = { DiscountAs: 'percent', Until: DAY }
    expect((await set(ofRoom(), none)).body).toMatchObject({ code: 'offer_discount_wrong' })
    const agent = await givenStaff(test, 'agent')
    const mine = await ask(ofActivity(), { Price: 900 })
    expect((await agent.call(api.setOfferPrice, mine)).status).toBe(403)
    expect((await guest.call(api.setOfferPrice, mine)).status).toBe(401)
  })
})

/** Two managers save the same edition at the same moment: whether one of them is refused. */
const isOneRefused = async (): Promise<boolean> => {
  await set(ofActivity(), { Price: 500 })
  const asked = (Price: number) => ask(ofActivity(), { Price })
  const [one, other] = [await asked(610), await asked(620)]
  const answers = await Promise.all([
    manager.call(api.setOfferPrice, one),
    another.call(api.setOfferPrice, other),
  ])
  return (
    answers
      .map(({ status }) => status)
      .toSorted()
      .join() === '200,409'
  )
}

it(`K14: is refused to one of two, ${RUNS} times`, { timeout: 60_000 }, async () => {
  expect(await lostOf(RUNS, isOneRefused)).toBe(0)
})

it('K14 control: without the lock both are saved', async () => {
  await withFunction(
    db,
    'lock_offer_price',
    () => 'begin perform pg_sleep(0.05); end',
    async () => expect(await isEverLost(isOneRefused)).toBe(true),
  )
})
