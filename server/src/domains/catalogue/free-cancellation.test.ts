import { getActivities, getActivityDetails } from '@rihla/contract/catalogue/activities'
import { getHotels } from '@rihla/contract/catalogue/hotel-search'
import { getHotelPricing } from '@rihla/contract/catalogue/hotels'
import { getTripDetails, getTrips } from '@rihla/contract/catalogue/trips'
import { addDays } from '@rihla/contract/values/dates'
import { beforeAll, expect, test } from 'vitest'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { publicSite } from '../../testing/public-site.ts'
import { catalogueRoutes } from './index.ts'
import { addActivity, addPlaces, addStock } from './test-offers.ts'
import { givenPackage } from './test-packages.ts'
import { givenHotel } from './test-stays.ts'

// Free cancellation stands only where the price includes it, and only while it can still be used.

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock()
const TODAY = '2026-11-21'
const TOMORROW = addDays(TODAY, 1)
const LATER = addDays(TODAY, 9)
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})
const page = { PageNumber: 1, PageSize: 20 }
let [activity, trip, included, optional] = [0, 0, 0, 0]

beforeAll(async () => {
  await addPlaces(db)
  activity = await addActivity(db, { startsAt: '09:00', freeHours: 24 })
  for (const day of [TOMORROW, LATER]) await addStock(db, activity, day, { capacity: 5 })
  const open = { from: TODAY, days: 30 }
  trip = await givenPackage(db, { kind: 'trip', freeHours: 72, open })
  const nights = { from: TODAY, nights: 30 }
  const roomsOf = (refundable: 'always' | 'optional') => [{ refundable, refundablePercent: 10 }]
  included = (await givenHotel(db, { freeDays: 3, rooms: roomsOf('always'), open: nights })).id
  optional = (await givenHotel(db, { freeDays: 3, rooms: roomsOf('optional'), open: nights })).id
})

const found = async (filters: object) =>
  (await site.call(getActivities, { ...page, Filters: filters })).Data.Data.map((card) => [
    card.NextDate,
    card.FreeCancellation,
  ])

const FREE = 'Free cancellation up to 24 hours before'

test('an activity whose deadline is past on the asked day is not free to cancel', async () => {
  expect(await found({ ActivityDate: TOMORROW })).toEqual([[TOMORROW, null]])
  expect(await found({ ActivityDate: TOMORROW, HasFreeCancellation: true })).toEqual([])
  expect(await found({ ActivityDate: LATER, HasFreeCancellation: true })).toEqual([[LATER, FREE]])
  const on = async (ArrivalDate: string) =>
    (await site.call(getActivityDetails, { Id: activity, ArrivalDate })).Data.FreeCancellation
  expect([await on(TOMORROW), await on(LATER)]).toEqual([null, FREE])
})

test('without a day, a card says what is true of the day that it leads to', async () => {
  expect(await found({})).toEqual([[TOMORROW, null]])
  expect(await found({ HasFreeCancellation: true })).toEqual([[LATER, FREE]])
  expect(await found({ AdultsCount: 6 })).toEqual([[null, null]])
})

test('a departure that can no longer be cancelled free is neither found as such nor called so', async () => {
  const trips = async (Filters: object) =>
    (await site.call(getTrips, { ...page, Filters })).Data.Data.map((card) => [
      card.NextDeparture,
      card.FreeCancellation !== null,
    ])
  const soon = addDays(TODAY, 2)
  expect(await trips({ ArrivalDate: soon })).toEqual([[soon, false]])
  expect(await trips({ ArrivalDate: soon, HasFreeCancellation: true })).toEqual([])
  expect(await trips({ HasFreeCancellation: true })).toEqual([[addDays(TODAY, 4), true]])
  const { Data } = await site.call(getTripDetails, { Id: trip, ArrivalDate: soon })
  expect(Data.FreeCancellation).toBeNull()
})

const stays = async (arrival: string, free = false) => {
  const query = new URLSearchParams({
    'Filters.ArrivalDate': arrival,
    'Filters.DepartureDate': addDays(arrival, 2),
    ...(free && { 'Filters.HasFreeCancellation': 'true' }),
  })
  const { Data } = await site.call({ ...getHotels, path: `/api/Hotels?${query}` as '/api/Hotels' })
  return Data.Data.map((card) => [card.HotelId, card.FreeCancellation])
}

test('a stay is free to cancel where its price includes that, until the deadline', async () => {
  const text = 'Free cancellation until 27 Nov'
  expect(await stays(TOMORROW, true)).toEqual([])
  expect(await stays(LATER, true)).toEqual([[included, text]])
  expect(new Map((await stays(LATER)) as [number, string | null][])).toEqual(
    new Map([
      [included, text],
      [optional, null],
    ]),
  )
})

test('the head of a stay says what its rooms say on these dates', async () => {
  const head = async (id: number, arrival: string) => {
    const query = `ArrivalDate=${arrival}&DepartureDate=${addDays(arrival, 2)}`
    const path = `/api/Hotels/${id}/Pricing?${query}` as typeof getHotelPricing.path
    return (await site.call({ ...getHotelPricing, path })).Data.FreeCancellation
  }
  expect(await head(included, LATER)).toBe('Free cancellation until 27 Nov')
  expect(await head(included, TOMORROW)).toBeNull()
  expect(await head(optional, LATER)).toBeNull()
})
