import { getActivities, getActivityDetails } from '@rihla/contract/catalogue/activities'
import { getHotels } from '@rihla/contract/catalogue/hotel-search'
import { getHotelPricing } from '@rihla/contract/catalogue/hotels'
import { addDays } from '@rihla/contract/values/dates'
import { expect, test } from 'vitest'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { publicSite } from '../../testing/public-site.ts'
import { catalogueRoutes, type CatalogueIndexes } from './index.ts'
import { addActivity, addPlaces, addStock } from './test-offers.ts'
import { givenHotel } from './test-stays.ts'

// A card of a list without dates leads to a day on which its party can book.

const database = await testDatabase(3)
const { db, pool } = database
const TODAY = '2026-11-21'
let indexes: CatalogueIndexes
const site = publicSite(database, (mount) => {
  const clock = testClock()
  indexes = catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})
await addPlaces(db)

const stays = async (type: 0 | 1, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ 'Filters.HotelType': String(type), ...more })
  const { Data } = await site.call({ ...getHotels, path: `/api/Hotels?${query}` as '/api/Hotels' })
  return Data.Data
}
const isAvailable = async (id: number, from: string | null, to: string | null, adults = 2) => {
  const query = `ArrivalDate=${from}&DepartureDate=${to}&AdultsCount=${adults}`
  const path = `/api/Hotels/${id}/Pricing?${query}` as typeof getHotelPricing.path
  return (await site.call({ ...getHotelPricing, path })).Data.IsAvailable
}

test('a hotel leads to its next free nights, as many as it is booked for at least', async () => {
  const open = { from: addDays(TODAY, 5), nights: 20 }
  const { id } = await givenHotel(db, { rooms: [{ minNights: 2, capacity: 1 }], open })
  const [card] = await stays(0)
  expect(card).toMatchObject({
    ArrivalDate: addDays(TODAY, 5),
    DepartureDate: addDays(TODAY, 7),
  })
  expect(await isAvailable(id, card?.ArrivalDate ?? '', card?.DepartureDate ?? '')).toBe(true)
  const [large] = await stays(0, { 'Filters.AdultsCount': '9' })
  expect([large?.ArrivalDate, large?.DepartureDate]).toEqual([null, null])
})

test('a ship leads to its next sailing that is still sold, not to tomorrow', async () => {
  const open = { from: TODAY, nights: 40 }
  // The 21st is a Saturday; what sails on Sunday noon was sold until 18:00 of today.
  const sailings = [
    { weekday: 6, nights: 3 },
    { weekday: 4, nights: 4 },
  ]
  const { id } = await givenHotel(db, { kind: 'cruise', sailings, open, saleClosesAt: null })
  await indexes.refresh()
  const [card] = await stays(1)
  expect([card?.ArrivalDate, card?.DepartureDate]).toEqual(['2026-11-26', '2026-11-30'])
  expect(await isAvailable(id, card?.ArrivalDate ?? '', card?.DepartureDate ?? '')).toBe(true)
})

test('an activity leads to its next day with places for the party that is still sold', async () => {
  const id = await addActivity(db, { startsAt: '09:00', saleClosesAt: null })
  await addStock(db, id, TODAY, { capacity: 9 })
  await addStock(db, id, addDays(TODAY, 2), { capacity: 1 })
  await addStock(db, id, addDays(TODAY, 6), { capacity: 4 })
  await indexes.refresh()
  const nextFor = async (AdultsCount: number) => {
    const Filters = { AdultsCount }
    const { Data } = await site.call(getActivities, { PageNumber: 1, PageSize: 9, Filters })
    return Data.Data[0]?.NextDate
  }
  expect([await nextFor(1), await nextFor(3), await nextFor(5)]).toEqual([
    addDays(TODAY, 2),
    addDays(TODAY, 6),
    null,
  ])
  const chosen = { Id: id, ArrivalDate: await nextFor(3), AdultsCount: 3 }
  expect((await site.call(getActivityDetails, chosen)).Data.IsAvailable).toBe(true)
})
