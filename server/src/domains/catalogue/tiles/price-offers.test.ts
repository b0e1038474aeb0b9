import { getActivities } from '@rihla/contract/catalogue/activities'
import { getDayUses } from '@rihla/contract/catalogue/day-use'
import { getHoneymoons } from '@rihla/contract/catalogue/honeymoons'
import { getHotels } from '@rihla/contract/catalogue/hotel-search'
import { getTrips } from '@rihla/contract/catalogue/trips'
import { addDays } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes, type CatalogueIndexes } from '../index.ts'
import { addActivity, addDayUse, addPlaces, addStock } from '../test-offers.ts'
import { givenPackage } from '../test-packages.ts'
import { givenHotel } from '../test-stays.ts'

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock()
const TODAY = '2026-11-21'
let indexes: CatalogueIndexes
const site = publicSite(database, (mount) => {
  indexes = catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})
const ids = { Activity: 0, DayUse: 0, Hotel: 0, NileCruise: 0, Honeymoon: 0, Trip: 0 }
type Module = keyof typeof ids
const ask = (modules: readonly Module[], language: 'en' | 'ar' = 'en') =>
  indexes.priceOffers(
    modules.map((module) => ({ module, id: ids[module] })),
    language,
  )

beforeAll(async () => {
  await addPlaces(db)
  const open = { from: TODAY, nights: 40 }
  // Others of each kind, so that no position is the first by chance.
  await addActivity(db, { price: 900, score: 99 })
  await addDayUse(db, { price: 900, score: 99 })
  await givenHotel(db, { open, rooms: [{ rates: [{ price: 90_000 }] }], city: 1 })
  await givenPackage(db, { price: 90_000 })
  await givenPackage(db, { kind: 'trip', price: 90_000 })
  ids.Activity = await addActivity(db, { price: 50_000, offerPrice: 40_000, cover: 'nile.webp' })
  ids.DayUse = await addDayUse(db, { price: 65_000 })
  ids.Hotel = (
    await givenHotel(db, {
      open,
      offer: { percent: 20 },
      rooms: [{ minNights: 2, rates: [{ price: 200_000 }] }],
    })
  ).id
  ids.NileCruise = (
    await givenHotel(db, { kind: 'cruise', open, sailings: [{ weekday: 4, nights: 4 }], city: 2 })
  ).id
  ids.Honeymoon = await givenPackage(db, {
    price: 1_500_000,
    departures: [{ day: addDays(TODAY, 10), places: 2, price: 1_700_000 }],
    open: { from: addDays(TODAY, 10), days: 1 },
  })
  ids.Trip = await givenPackage(db, {
    kind: 'trip',
    price: 800_000,
    offerPrice: 700_000,
    open: { from: addDays(TODAY, 3), days: 9 },
  })
  for (const id of [ids.Activity, ids.DayUse])
    await addStock(db, id, addDays(TODAY, 4), { capacity: 10 })
  await indexes.refresh()
})

describe('offers beside a text', () => {
  it('stand at the price of their cards, with the days that those lead to', async () => {
    const modules = Object.keys(ids) as Module[]
    const offers = await ask(modules)
    expect(offers.map(({ module, id }) => [module, id])).toEqual(modules.map((it) => [it, ids[it]]))
    const find = <T extends object>(cards: readonly T[], key: string, id: number) =>
      cards.find((card) => (card as Record<string, unknown>)[key] === id)
    const { Data: activities } = await site.call(getActivities)
    const { Data: dayUses } = await site.call(getDayUses)
    const { Data: honeymoons } = await site.call(getHoneymoons)
    const { Data: trips } = await site.call(getTrips)
    const query = '/api/Hotels?Filters.HotelType=' as const
    const hotels = await site.call({ ...getHotels, path: `${query}0` as typeof getHotels.path })
    const ships = await site.call({ ...getHotels, path: `${query}1` as typeof getHotels.path })
    const cards = [
      find(activities.Data, 'ActivityId', ids.Activity),
      find(dayUses.Data, 'ActivityId', ids.DayUse),
      find(hotels.Data.Data, 'HotelId', ids.Hotel),
      find(ships.Data.Data, 'HotelId', ids.NileCruise),
      find(honeymoons.Data, 'HoneymoonId', ids.Honeymoon),
      find(trips.Data, 'TripId', ids.Trip),
    ] as (Record<string, unknown> | undefined)[]
    const said = cards.map((card) => ({
      name: card?.['Name'],
      price: card?.['OfferPrice'] ?? card?.['TotalPrice'] ?? card?.['Price'],
      original_price: card?.['OfferPrice'] ? (card['TotalPrice'] ?? card['Price']) : null,
      arrival: card?.['ArrivalDate'] ?? card?.['NextDate'] ?? card?.['NextDeparture'] ?? null,
      departure: card?.['DepartureDate'] ?? null,
      price_text: card?.['PeriodText'] ?? card?.['PriceText'],
    }))
    expect(said.map(({ price }) => price)).toEqual([
      400,
      650,
      1600,
      expect.any(Number),
      17_000,
      7000,
    ])
    expect(offers).toMatchObject(said)
    expect(offers.every(({ arrival }) => arrival !== null)).toBe(true)
  })

  it('speak the reader’s language, in the order they were named', async () => {
    const [trip, activity] = await ask(['Trip', 'Activity'], 'ar')
    expect(trip).toMatchObject({ module: 'Trip', price_text: 'للبالغ' })
    expect(activity).toMatchObject({
      name: 'فلوكة وقت الغروب',
      city: 'الأقصر',
      image: '/images/nile.webp',
      colour: '#186878',
    })
  })

  it('that are off sale, of another kind or unknown are left out', async () => {
    const wrong = await indexes.priceOffers(
      [
        { module: 'Hotel', id: ids.NileCruise },
        { module: 'DayUse', id: ids.Activity },
        { module: 'Trip', id: ids.Honeymoon },
        { module: 'Activity', id: 999_999 },
        { module: 'Hotel', id: Number.MAX_SAFE_INTEGER },
      ],
      'en',
    )
    expect(wrong).toEqual([])
    await sql`update activities set active = false where id = ${ids.Activity}`.execute(db)
    await indexes.refresh()
    expect(await ask(['Activity', 'DayUse'])).toMatchObject([{ module: 'DayUse' }])
  })

  it('of which nothing is free say no day', async () => {
    const id = await addActivity(db)
    await indexes.refresh()
    expect(await indexes.priceOffers([{ module: 'Activity', id }], 'en')).toMatchObject([
      { id, arrival: null },
    ])
  })
})
