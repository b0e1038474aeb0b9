import { getActivityDetails } from '@rihla/contract/catalogue/activities'
import { getDayUseDetails } from '@rihla/contract/catalogue/day-use'
import { getHoneymoonDetails } from '@rihla/contract/catalogue/honeymoons'
import { getTripDetails } from '@rihla/contract/catalogue/trips'
import { beforeAll, describe, expect, test } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes } from '../index.ts'
import { addActivity, addDayUse, addPlaces, addStock } from '../test-offers.ts'
import { givenPackage } from '../test-packages.ts'
import { givenHotel } from '../test-stays.ts'

const database = await testDatabase(2)
const { db, pool } = database
const clock = testClock('2026-11-21T10:00:00Z')
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})
const DAY = '2026-12-17'
const childBands = [
  { maxAge: 2, percent: 0, place: false },
  { maxAge: 5, percent: 25 },
  { maxAge: 12, percent: 50 },
]

beforeAll(() => addPlaces(db))

type Terms = { childBands?: typeof childBands | null; minAge?: number; offerPrice?: number }

/** An offer of a kind at 500 EGP for an adult with four places on the day, and its page for a party. */
const kinds = {
  async Activity(terms: Terms) {
    const id = await addActivity(db, { price: 50_000, childBands, ...terms })
    await addStock(db, id, DAY, { capacity: 4 })
    return pageOf(getActivityDetails, id)
  },
  async DayUse(terms: Terms) {
    const id = await addDayUse(db, { price: 50_000, childBands, ...terms })
    await addStock(db, id, DAY, { capacity: 4 })
    return pageOf(getDayUseDetails, id)
  },
  async Trip(terms: Terms) {
    const open = { from: DAY, days: 1 }
    const id = await givenPackage(db, {
      kind: 'trip',
      price: 50_000,
      places: 4,
      open,
      childBands,
      ...terms,
    })
    return pageOf(getTripDetails, id)
  },
}
type Call = typeof getActivityDetails | typeof getDayUseDetails | typeof getTripDetails
const pageOf =
  (call: Call, Id: number) =>
  async (ChildrenAges: readonly number[] | string, language: 'en' | 'ar' = 'en') => {
    const asked = { Id, ArrivalDate: DAY, AdultsCount: 2, ChildrenAges }
    return site.call<Call>(call, asked, language)
  }

const said = (lines: readonly { Label: string; Amount: number }[]) =>
  lines.map(({ Label, Amount }) => `${Label}: ${Amount}`.replaceAll('\u00a0', ' '))

describe.each(['Activity', 'DayUse', 'Trip'] as const)('the page of a %s', (kind) => {
  test('prices the party that asks, in its own words', async () => {
    const page = await kinds[kind]({ offerPrice: 40_000 })
    const { Data } = await page([6, 1])
    expect(Data).toMatchObject({
      Price: 500,
      OfferPrice: 400,
      TotalPrice: 1000,
      OriginalTotalPrice: 1250,
      IsAvailable: true,
      PartyProblem: null,
      Children: { MinAge: 0 },
      BookButtonText: 'Book now',
    })
    expect(said(Data.PriceLines)).toEqual([
      '2 adults × EGP 500: 1000',
      '1 child, 1 year: 0',
      '1 child, 6 years: 250',
      'Offer: -250',
    ])
    expect(Data.ShareLink).toMatch(/&adults=2&children=6,1$/)
    const { Data: arabic } = await page('6,1', 'ar')
    expect(said(arabic.PriceLines)[2]).toBe('طفل، 6 سنوات: 250')
  })

  test('counts the places that its children take', async () => {
    const page = await kinds[kind]({})
    expect((await page([6, 6])).Data).toMatchObject({ IsAvailable: true, PlacesLeft: 4 })
    expect((await page([6, 6, 1])).Data).toMatchObject({ IsAvailable: true, TotalPrice: 1500 })
    expect((await page([6, 6, 3])).Data).toMatchObject({
      IsAvailable: false,
      PartyProblem: null,
      BookButtonText: 'Not enough places for your party',
    })
    expect((await page([6, 6, 3], 'ar')).Data.BookButtonText).toBe('الأماكن لا تكفي مجموعتك')
  })

  test.each([
    [{ minAge: 8 }, [9, 7], { MinAge: 8 }, 'Children can come along from 8 years on.'],
    [
      { childBands: null },
      [6],
      null,
      'Children can’t come along: only adults, from 13 years, can be booked.',
    ],
  ])('with %j says why children of %j can’t come', async (terms, ages, Children, PartyProblem) => {
    const page = await kinds[kind](terms)
    expect((await page(ages)).Data).toMatchObject({
      Children,
      PartyProblem,
      IsAvailable: false,
      TotalPrice: 1000,
      PriceLines: [{ Amount: 1000 }],
      BookButtonText: 'Not available for your party',
    })
    expect((await page(ages, 'ar')).Data.PartyProblem).toMatch(/[\u0621-\u064a]/)
    expect((await page([])).Data).toMatchObject({ PartyProblem: null, IsAvailable: true })
  })

  test.each([
    ['an age that is an adult’s', [13]],
    ['an age that is none', [-1]],
    ['half an age', [2.5]],
    ['a seventh child', [1, 1, 1, 1, 1, 1, 1]],
    ['words', 'six'],
  ])('refuses %s', async (_, ages) => {
    const page = await kinds[kind]({})
    expect(await page(ages)).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})

describe('the page of a trip in rooms of ours', () => {
  const narrow = { maxAdults: 2, maxChildren: 1, maxOccupancy: 3, capacity: 1 }
  const withRooms = async (capacity: number) => {
    const hotel = await givenHotel(db, {
      rooms: [{ ...narrow, capacity }],
      open: { from: DAY, nights: 3 },
    })
    const stays = [{ nights: 2, hotelId: hotel.id, roomId: hotel.rooms[0] ?? 0 }]
    const open = { from: DAY, days: 1 }
    return pageOf(
      getTripDetails,
      await givenPackage(db, { kind: 'trip', stays, open, childBands, price: 50_000 }),
    )
  }

  test('has no departure without the further room that the children need', async () => {
    const [one, two] = [await withRooms(1), await withRooms(2)]
    expect((await one([6])).Data.IsAvailable).toBe(true)
    expect((await one([6, 7])).Data).toMatchObject({ IsAvailable: false, PartyProblem: null })
    expect((await two([6, 7])).Data).toMatchObject({ IsAvailable: true, TotalPrice: 1500 })
    const said = 'Not enough rooms for your party'
    expect((await one([1, 1])).Data).toMatchObject({
      BookButtonText: said,
      UnavailableText: said,
      Departures: [{ UnavailableText: said }],
    })
  })

  test('says so where no number of rooms would hold them', async () => {
    const page = await withRooms(5)
    expect((await page([6, 7, 8])).Data).toMatchObject({
      IsAvailable: false,
      PartyProblem: 'The rooms of this trip have no space for so many children.',
      Departures: [{ IsAvailable: false, UnavailableText: 'Not available for your party' }],
    })
  })
})

test('departures of a trip that takes no children are none for them, and not sold out', async () => {
  const page = await kinds.Trip({ childBands: null })
  expect((await page([6])).Data).toMatchObject({
    Departures: [{ IsAvailable: false, UnavailableText: 'Not available for your party' }],
  })
})

test('a honeymoon is for couples alone', async () => {
  const Id = await givenPackage(db, { open: { from: DAY, days: 1 } })
  const { Data } = await site.call(getHoneymoonDetails, { Id, ArrivalDate: DAY })
  expect(Data).toMatchObject({ Children: null, PartyProblem: null, IsAvailable: true })
  expect(said(Data.PriceLines)).toEqual(['Package for two: 18000'])
})
