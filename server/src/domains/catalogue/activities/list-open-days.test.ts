import { getActivityDetails, getDayPrices, getOpenDays } from '@rihla/contract/catalogue/activities'
import { addDays } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes } from '../index.ts'
import { addActivity, addHold, addPlaces, addStock } from '../test-offers.ts'

const database = await testDatabase(3)
const { db, pool } = database
const TODAY = '2026-11-21'
const clock = testClock(`${TODAY}T10:00:00Z`)
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})
const day = (ahead: number): string => addDays(TODAY, ahead)
let id = 0

beforeAll(async () => {
  await addPlaces(db)
  const childBands = [
    { maxAge: 2, percent: 0 },
    { maxAge: 12, percent: 50 },
  ] as const
  id = await addActivity(db, {
    startsAt: '09:00',
    saleClosesAt: 8 * 60,
    childBands: [...childBands],
  })
  // Today's sale is over; tomorrow is free; then held, held by nobody any more, sold, and too far ahead.
  for (const ahead of [0, 1]) await addStock(db, id, day(ahead), { capacity: 4 })
  await addStock(db, id, day(2), { capacity: 4, held: 3 })
  await addHold(db, id, day(2), 3, new Date(clock.now().getTime() + 60_000))
  await addStock(db, id, day(3), { capacity: 4, held: 3 })
  await addHold(db, id, day(3), 3, new Date(clock.now().getTime() - 1000))
  await addStock(db, id, day(4), { capacity: 4, sold: 4 })
  await addStock(db, id, day(900), { capacity: 4 })
})

const queryOf = (input: Record<string, unknown>): string =>
  new URLSearchParams(Object.entries(input).map(([key, it]) => [key, String(it)])).toString()
const ask = (input: Record<string, unknown>) => {
  const path = `${getOpenDays.path}?${queryOf(input)}` as typeof getOpenDays.path
  return site.call({ ...getOpenDays, path })
}
const prices = (input: Record<string, unknown>) => {
  const path = `${getDayPrices.path}?${queryOf(input)}` as typeof getDayPrices.path
  return site.call({ ...getDayPrices, path })
}
const open = async (party: object = {}) => (await ask({ Id: id, ...party })).Data

test('are those on which the party can book, and the page of the offer says the same', async () => {
  expect(await open()).toEqual([day(1), day(3)])
  expect(await open({ AdultsCount: 1 })).toEqual([day(1), day(2), day(3)])
  expect(await open({ AdultsCount: 5 })).toEqual([])
  for (let ahead = 0; ahead < 6; ahead += 1) {
    const details = { Id: id, ArrivalDate: day(ahead), AdultsCount: 2 }
    const { IsAvailable } = (await site.call(getActivityDetails, details)).Data
    expect([ahead, IsAvailable]).toEqual([ahead, ahead === 1 || ahead === 3])
  }
})

test('count the children who take a place, and are none where children cannot come', async () => {
  expect(await open({ AdultsCount: 1, ChildrenAges: '9' })).toEqual([day(1), day(3)])
  const adultsOnly = await addActivity(db, {})
  await addStock(db, adultsOnly, day(1), { capacity: 4 })
  const family = { Id: adultsOnly, ChildrenAges: '9' }
  expect((await ask(family)).Data).toEqual([])
})

test('are of no offer that is not on sale', async () => {
  const gone = await addActivity(db, { active: false })
  expect(await ask({ Id: gone })).toMatchObject({ status: 404 })
})

test('cost what the page of the offer says on each of them, discounts and own prices alike', async () => {
  const sold = await addActivity(db, { price: 60_000, offerPrice: 50_000, offerExpiresAt: null })
  for (const ahead of [1, 2, 3, 4])
    await addStock(db, sold, day(ahead), { capacity: 4, sold: ahead === 4 ? 4 : 0 })
  await sql`
    insert into activity_prices (activity_id, day, price)
    values (${sold}, ${day(2)}, 90000), (${sold}, ${day(3)}, 40000), (${sold}, ${day(4)}, 10000)`.execute(
    db,
  )
  const { Data } = await prices({ Id: sold })
  expect(Data).toEqual([
    { Day: day(1), Price: 500 },
    { Day: day(2), Price: 900 },
    { Day: day(3), Price: 400 },
  ])
  for (const { Day, Price } of Data) {
    const details = { Id: sold, ArrivalDate: Day, AdultsCount: 2 }
    const page = (await site.call(getActivityDetails, details)).Data
    expect([Day, page.OfferPrice ?? page.Price, page.TotalPrice]).toEqual([Day, Price, 2 * Price])
  }
  expect(await prices({ Id: 999_999 })).toMatchObject({ status: 404 })
})
