import { readFile } from 'node:fs/promises'
import {
  getActivities,
  getActivityDetails,
  getAllActivityTypes,
} from '@rihla/contract/catalogue/activities'
import { getDayUseDetails, getDayUseImages, getDayUses } from '@rihla/contract/catalogue/day-use'
import { autoComplete, getDestinations, getSplashScreenData } from '@rihla/contract/catalogue/offer'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes } from '../index.ts'
import { addActivity, addDayUse, addPlaces, addStock } from '../test-offers.ts'

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock('2026-11-21T10:00:00Z')
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})
const today = cairoDate(clock.now())
const day = '2026-11-24'
let dayUse = 0
let activity = 0

beforeAll(async () => {
  await addPlaces(db)
  dayUse = await addDayUse(db, {
    cover: 'reef.webp',
    price: 125_000,
    offerPrice: 95_000,
    description: '<p>Swim</p><script>steal()</script>',
  })
  activity = await addActivity(db, { nameEn: 'Beach ride', nameAr: 'جولة على البحر', city: 3 })
  await sql`insert into activity_images values (${dayUse}, 1, 'reef.webp'), (${dayUse}, 2, 'nile.webp')`.execute(
    db,
  )
  for (const id of [dayUse, activity]) await addStock(db, id, day, { capacity: 10, sold: 6 })
})

const show = (input: object = {}, language: 'en' | 'ar' = 'en') =>
  site.call(getDayUseDetails, { Id: dayUse, ArrivalDate: '11/24/2026', ...input }, language)

describe('the search', () => {
  const ids = async (Filters: object | null, call: typeof getDayUses | typeof getActivities) => {
    const { Data } = await site.call(call, { Filters })
    expect(Data.TotalRecords).toBe(Data.Data.length)
    return Data.Data.map((card) => card.ActivityId)
  }

  test.each([
    ['no filter', null],
    ['type 13', { ActivityTypeId: 13 }],
    ['another type', { ActivityTypeId: 2 }],
    ['a type that is none', { ActivityTypeId: 'x' }],
    ['a city', { CityId: 3 }],
    ['a text', { SearchText: 'beach' }],
    ['an Arabic text', { SearchText: 'البحر' }],
    ['a date', { ActivityDate: day }],
    ['prices', { PriceFrom: 100, PriceTo: 2030 }],
    ['free cancellation', { HasFreeCancellation: true }],
  ])('with %s finds day-use and nothing else', async (_, filters) => {
    expect(await ids(filters, getDayUses)).toEqual([dayUse])
  })

  test.each([
    ['no filter', null],
    ['a city', { CityId: 3 }],
    ['a text', { SearchText: 'beach' }],
    ['an Arabic text', { SearchText: 'البحر' }],
    ['a date', { ActivityDate: day }],
    ['prices', { PriceFrom: 100, PriceTo: 2030 }],
  ])('of activities with %s finds no day-use', async (_, filters) => {
    expect(await ids(filters, getActivities)).toEqual([activity])
  })

  test('of activities knows no type 13', async () => {
    expect(await ids({ ActivityTypeId: 13 }, getActivities)).toEqual([])
    const types = (await site.call(getAllActivityTypes)).Data
    expect(types.map(({ ActivityTypeId }) => ActivityTypeId)).toEqual([2, 1, 3])
  })

  test('finds an offer by its hotel and its part of town, in both languages', async () => {
    for (const SearchText of ['coral bay', 'كورال باي', 'sekalla', 'السقالة', 'day use', 'داي يوز'])
      expect(await ids({ SearchText }, getDayUses), SearchText).toEqual([dayUse])
  })

  test('takes 20 adults, not 21', async () => {
    expect((await site.call(getDayUses, { Filters: { AdultsCount: 20 } })).status).toBe(200)
    expect((await site.call(getDayUses, { Filters: { AdultsCount: 21 } })).status).toBe(400)
  })

  test('answers cards that say where and when, in the language of the caller', async () => {
    const [card] = (await site.call(getDayUses, {}, 'ar')).Data.Data
    expect(card).toMatchObject({
      Name: 'يوم على البحر والمسبح',
      ActivityType: 'داي يوز',
      CityName: 'الغردقة',
      HotelName: 'فندق كورال باي',
      Area: 'السقالة',
      OpensAt: '10:00',
      ClosesAt: '18:00',
      Price: 1250,
      OfferPrice: 950,
      PeriodText: 'للبالغ في اليوم',
    })
  })
})

describe('the details', () => {
  test('show a day at a hotel on a date', async () => {
    const { status, Data } = await show()
    expect(status).toBe(200)
    expect(Data).toMatchObject({
      ActivityId: dayUse,
      Name: 'Pool and beach day',
      ActivityTypeName: 'Day use',
      CityName: 'Hurghada',
      HotelName: 'Coral Bay Hotel',
      Area: 'Sekalla',
      OpensAt: '10:00',
      ClosesAt: '18:00',
      Description: '<p>Swim</p>',
      ReadableDuration: '8 hours',
      FreeCancellation: 'Free cancellation up to 24 hours before',
      IncludedActivityAdditions: [{ Description: 'Tea', IconPath: null }],
      PeriodText: 'per adult, for the day',
      Price: 1250,
      OfferPrice: 950,
      DateText: 'Tuesday, 24 November 2026',
      IsAvailable: true,
      PlacesLeft: 4,
      BookButtonText: 'Book now',
      ShareLink: `https://rihla.example/dayuse?id=${dayUse}&arrival-date=24-11-2026&adults=2`,
      Latitude: 27.257,
      Longitude: 33.813,
    })
    expect(Data.Images.map(({ ImagePath }) => ImagePath)).toEqual([
      '/images/reef.webp',
      '/images/nile.webp',
    ])
  })

  test('read the date in every wire format', async () => {
    for (const ArrivalDate of [day, `${day}T12:00:00Z`, '11/24/2026'])
      expect((await show({ ArrivalDate })).Data.IsAvailable).toBe(true)
  })

  test('say when there are not enough places', async () => {
    expect((await show({ AdultsCount: 5 }, 'ar')).Data).toMatchObject({
      IsAvailable: false,
      BookButtonText: 'الأماكن لا تكفي مجموعتك',
    })
  })

  test.each([
    ['a day without stock', addDays(day, 1)],
    ['yesterday', addDays(today, -1)],
    ['beyond the last bookable day', addDays(today, 121)],
  ])('%s is not available', async (_, ArrivalDate) => {
    expect((await show({ ArrivalDate })).Data).toMatchObject({ IsAvailable: false })
  })

  test.each([
    ['11 adults', { AdultsCount: 11 }, 400, 'invalid_input'],
    ['nobody', { AdultsCount: 0 }, 400, 'invalid_input'],
    ['a date that is none', { ArrivalDate: '02/31/2026' }, 400, 'invalid_input'],
    ['no date', { ArrivalDate: undefined }, 400, 'invalid_input'],
    ['an id that is none', { Id: 'abc' }, 400, 'invalid_input'],
    ['an unknown id', { Id: 999_999 }, 404, 'offer_not_found'],
  ])('%s is refused', async (_, input, status, code) => {
    expect(await show(input)).toMatchObject({ status, code, Data: null })
  })

  test('10 adults are welcome', async () => {
    expect((await show({ AdultsCount: 10 })).status).toBe(200)
  })

  test('of an activity are no day-use, and the other way round', async () => {
    expect(await show({ Id: activity })).toMatchObject({ status: 404, code: 'offer_not_found' })
    const asActivity = await site.call(getActivityDetails, { Id: dayUse, ArrivalDate: day })
    expect(asActivity).toMatchObject({ status: 404, code: 'offer_not_found' })
  })
})

describe('the images', () => {
  const images = (input: object) => site.call(getDayUseImages, { Filters: dayUse, ...input }, 'ar')

  test('come a page at a time, the cover first', async () => {
    const { Data } = await images({ PageNumber: 1, PageSize: 1 })
    expect(Data).toMatchObject({ PageNumber: 1, PageSize: 1, TotalPages: 2, TotalRecords: 2 })
    expect(Data.Data).toMatchObject([{ ImagePath: '/images/reef.webp', Alt: 'شعاب' }])
    expect((await images({ PageNumber: 2, PageSize: 1 })).Data.Data).toHaveLength(1)
  })

  test('default to twenty; past the end there are none, with true totals', async () => {
    expect((await images({})).Data).toMatchObject({ PageSize: 20, TotalPages: 1 })
    expect((await images({ PageNumber: 9 })).Data).toMatchObject({ Data: [], TotalRecords: 2 })
  })

  test('of what is no day-use are not found', async () => {
    for (const Filters of [activity, 999_999])
      expect(await images({ Filters })).toMatchObject({ status: 404, code: 'offer_not_found' })
    expect((await images({ Filters: 'x' })).status).toBe(400)
  })
})

describe('autocomplete', () => {
  const kinds = async (Modules?: (string | number)[], SearchText = 'beach') => {
    const { Data } = await site.call(autoComplete, { SearchText, Modules })
    return Data.map(({ Kind, Id }) => `${Kind} ${Id}`)
  }

  test.each([
    ['DayUse', ['DayUse']],
    ['its number', [5]],
    ['an alias', ['dayuses']],
  ])('for %s suggests day-use alone', async (_, modules) => {
    expect(await kinds(modules)).toEqual([`DayUse ${dayUse}`])
    expect(await kinds(modules, 'beachh')).toEqual([`DayUse ${dayUse}`])
  })

  test('for Activity suggests no day-use', async () => {
    expect(await kinds(['Activity'])).toEqual([`Activity ${activity}`])
    expect(await kinds(['Activity'], 'beachh')).toEqual([`Activity ${activity}`])
  })

  test('for all modules suggests both', async () => {
    expect((await kinds()).toSorted()).toEqual([`Activity ${activity}`, `DayUse ${dayUse}`])
  })
})

test('the splash data bound the dates of day-use', async () => {
  const { Data } = await site.call(getSplashScreenData)
  expect(Data).toMatchObject({ DayuseMinDate: today, DayuseMaxDate: addDays(today, 120) })
})

test('the counts of destinations are of every kind, as their pages are', async () => {
  const { Data } = await site.call(getDestinations)
  expect(Data.find(({ CityId }) => CityId === 3)?.OffersCount).toBe(2)
})

test('what began at another hour than its page says begins when it opens', async () => {
  const id = await addDayUse(db, { startsAt: '09:00' })
  const activity = await addActivity(db, { startsAt: '09:00' })
  const migration = new URL(
    '../../../../migrations/520_day_uses_begin_when_they_open.sql',
    import.meta.url,
  )
  await pool.query(await readFile(migration, 'utf8'))
  const { rows } = await sql<{ id: number; at: string }>`
    select id, left(starts_at::text, 5) as at from activities where id in (${id}, ${activity}) order by id`.execute(
    db,
  )
  expect(rows.map(({ at }) => at)).toEqual(['10:00', '09:00'])
})
