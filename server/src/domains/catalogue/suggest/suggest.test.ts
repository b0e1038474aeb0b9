import { autoComplete, getDestinations, getSplashScreenData } from '@rihla/contract/catalogue/offer'
import { beforeAll, describe, expect, test } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { catalogueRoutes } from '../index.ts'
import { addActivity, addPlaces } from '../test-offers.ts'
import { publicSite } from '../../../testing/public-site.ts'

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock('2026-11-21T22:30:00Z') // already the 22nd in Cairo
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})

beforeAll(async () => {
  await addPlaces(db)
  await addActivity(db, {
    nameEn: 'Luxor by balloon',
    nameAr: 'الأقصر بالمنطاد',
    type: 1,
    cover: 'nile.webp',
    score: 5,
  })
  await addActivity(db, { nameEn: 'Sunrise over Luxor', nameAr: 'شروق فوق الأقصر', score: 9 })
  await addActivity(db, { nameEn: 'Superluxor cruise', nameAr: 'جولة نيلية', score: 99 })
  await addActivity(db, { nameEn: 'Diving day', nameAr: 'يوم غوص', city: 3, type: 3 })
  await addActivity(db, { nameEn: 'Luxor hidden', active: false })
})

const texts = async (
  SearchText: string,
  language: 'en' | 'ar' = 'en',
  more: object = {},
): Promise<string[]> =>
  (await site.call(autoComplete, { SearchText, ...more }, language)).Data.map(
    (suggestion) => suggestion.Text,
  )

describe('suggestions', () => {
  test('exact, then prefix, then a word, then anywhere', async () => {
    expect(await texts('Luxor')).toEqual([
      'Luxor',
      'Luxor by balloon',
      'Sunrise over Luxor',
      'Superluxor cruise',
    ])
  })
  test('what only resembles the text stays away while something is better', async () => {
    expect(await texts('Luxer')).toEqual(['Luxor'])
    expect(await texts('Luxor')).not.toContain('Hurghada')
  })
  test('tell what they are, in the language of the caller', async () => {
    const { Data } = await site.call(autoComplete, { SearchText: 'luxor' }, 'ar')
    expect(Data.slice(0, 2)).toMatchObject([
      {
        Text: 'الأقصر',
        Subtitle: 'وجهة',
        ImageUrl: '/images/nile.webp',
        Kind: 'Destination',
        Id: 2,
      },
      {
        Text: 'الأقصر بالمنطاد',
        Subtitle: 'الأقصر',
        ImageUrl: '/images/nile.webp',
        Kind: 'Activity',
      },
    ])
  })
  test.each([
    ['two letters', 'lu', 'Luxor'],
    ['Arabic without the article', 'غردقة', 'Hurghada'],
    ['Arabic with a clinging preposition', 'بالغردقة', 'Hurghada'],
    ['another spelling', 'ghardaka', 'Hurghada'],
    ['Arabizi', 'gharda2a', 'Hurghada'],
    ['a typing mistake', 'hurgada', 'Hurghada'],
    ['a typing mistake in an activity', 'divng day', 'Diving day'],
  ])('%s', async (_, text, first) => {
    expect((await texts(text))[0]).toBe(first)
  })
  test.each([
    ['one letter', 'l'],
    ['nothing', ''],
    ['punctuation', '؟؟؟'],
    ['a pattern', '%%'],
  ])('%s: none', async (_, text) => {
    expect(await texts(text)).toEqual([])
  })
  test('keep to the modules asked for; places always come', async () => {
    expect(await texts('luxor', 'en', { Modules: ['Hotel'] })).toEqual(['Luxor'])
    expect(await texts('luxor', 'en', { Modules: [3] })).toHaveLength(4)
    expect(await texts('luxor', 'en', { Modules: [] })).toHaveLength(4)
  })
  test('refuse what is no text', async () => {
    expect((await site.call(autoComplete, { SearchText: 5 })).status).toBe(400)
    expect((await site.call(autoComplete, {})).status).toBe(400)
  })
})

test('destinations come in the editor order with how many offers they have', async () => {
  const { Data } = await site.call(getDestinations, {}, 'ar')
  expect(Data).toEqual([
    { CityId: 2, Slug: 'luxor', CityName: 'الأقصر', ImageUrl: '/images/nile.webp', OffersCount: 3 },
    { CityId: 1, Slug: 'cairo', CityName: 'القاهرة', ImageUrl: null, OffersCount: 0 },
    {
      CityId: 3,
      Slug: 'hurghada',
      CityName: 'الغردقة',
      ImageUrl: '/images/reef.webp',
      OffersCount: 1,
    },
  ])
})

test('site settings start with the day in Cairo and leave out what cannot be booked', async () => {
  expect((await site.call(getSplashScreenData)).Data).toMatchObject({
    ActivityMinDate: '2026-11-22',
    ActivityMaxDate: '2027-03-22',
    HotelMinDate: '2026-11-22',
    HotelMaxDate: '2027-11-22',
    HoneymoonMinDate: '2026-11-22',
    HoneymoonMaxDate: '2027-03-22',
    TripMinDate: '22/11/2026',
    TripMaxDate: '22/03/2027',
    BusMinDate: '2026-11-22',
    BusMaxDate: '2027-01-21',
    MinPrice: 0,
    MaxPrice: 10_000,
  })
})
