import { getDestination } from '@rihla/contract/catalogue/destinations'
import { getDestinations } from '@rihla/contract/catalogue/offer'
import { addDays } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes } from '../index.ts'
import { addActivity, addDayUse, addPlaces, addStock } from '../test-offers.ts'
import { givenPackage } from '../test-packages.ts'
import { givenHotel } from '../test-stays.ts'

const TODAY = '2026-11-21'
const database = await testDatabase(3)
const { db, pool } = database
const site = publicSite(database, (mount) =>
  catalogueRoutes(mount, { db, pool, clock: testClock(), publicUrl: 'https://rihla.example' }),
)
const show = (slug: string, language?: Language) => {
  const path =
    `${getDestination.path}?Slug=${encodeURIComponent(slug)}` as typeof getDestination.path
  return site.call({ ...getDestination, path }, {}, language)
}

await addPlaces(db)
const LUXOR = 2
const felucca = await addActivity(db, { city: LUXOR })
const poolDay = await addDayUse(db, { city: LUXOR })
for (const id of [felucca, poolDay]) await addStock(db, id, addDays(TODAY, 1), { capacity: 5 })
const open = { from: TODAY, nights: 30 }
const hotel = (await givenHotel(db, { city: LUXOR, rooms: [{}], open })).id
// Nothing of these can be booked by two.
await addActivity(db, { city: LUXOR })
await addActivity(db, { city: LUXOR, active: false })
const trip = await givenPackage(db, {
  kind: 'trip',
  cities: [3, LUXOR],
  open: { from: TODAY, days: 30 },
})
await sql`insert into destination_texts (destination_id, language, summary, story, best_time, getting_there) values
  (2, 'en', 'Temples by the Nile', '<p>Karnak<script>steal()</script></p>', 'October to April', 'By train'),
  (2, 'ar', 'معابد على النيل', '<p>الكرنك</p>', null, null)`.execute(db)

describe('the page of a destination', () => {
  it('tells its story, cleaned, in the language of the caller', async () => {
    const { Data } = await show('luxor')
    expect(Data).toMatchObject({
      CityId: LUXOR,
      Slug: 'luxor',
      CityName: 'Luxor',
      ImageUrl: '/images/nile.webp',
      ImageAlt: 'Feluccas on the Nile',
      Latitude: 25.699,
      Summary: 'Temples by the Nile',
      Story: '<p>Karnak</p>',
      BestTime: 'October to April',
      GettingThere: 'By train',
    })
    expect((await show('luxor', 'ar')).Data).toMatchObject({
      CityName: 'الأقصر',
      ImageAlt: 'فلوكات في النيل',
      Story: '<p>الكرنك</p>',
      BestTime: null,
    })
    expect((await show('cairo')).Data).toMatchObject({ Summary: null, Story: null, ImageUrl: null })
  })

  it('shows the best of each kind that can be booked there, and how many there are', async () => {
    const { Best } = (await show('luxor')).Data
    const shown = Best.map(({ ModuleType, Total, Offers }) => [
      ModuleType,
      Total,
      Offers.map(({ Id }) => Id),
    ])
    expect(shown).toEqual([
      ['Hotel', 1, [hotel]],
      ['Activity', 2, [felucca]],
      ['DayUse', 1, [poolDay]],
      ['Trip', 1, [trip]],
    ])
    expect((await show('cairo')).Data.Best).toEqual([])
  })

  it('names what is near, the nearest first', async () => {
    const { Nearby } = (await show('luxor')).Data
    expect(Nearby.map(({ Slug, Kilometres }) => [Slug, Kilometres])).toEqual([
      ['hurghada', 209],
      ['cairo', 504],
    ])
  })

  it.each(['atlantis', "luxor' or true --", 'Luxor'])('%j is not found', async (slug) => {
    expect(await show(slug)).toMatchObject({ status: 404, code: 'destination_not_found' })
  })

  it('needs a name', async () => {
    expect(await site.call(getDestination)).toMatchObject({ status: 400 })
    expect(await show('x'.repeat(101))).toMatchObject({ status: 400 })
  })
})

describe('destinations', () => {
  it('count what is on sale of every kind', async () => {
    const { Data } = await site.call(getDestinations)
    const counts = Data.map(({ Slug, OffersCount }) => [Slug, OffersCount])
    expect(counts).toEqual([
      ['luxor', 5],
      ['cairo', 0],
      ['hurghada', 1],
    ])
  })

  it('are given an address of their own, which stays when the name changes', async () => {
    await sql`insert into destinations (id, name_en, name_ar, latitude, longitude, sort_order) values
      (11, 'Qena / Dendera', 'قنا', 26, 32, 9), (12, 'Qena, Dendera', 'قنا', 26, 32, 9), (13, 'قنا', 'قنا', 26, 32, 9)`.execute(
      db,
    )
    await sql`update destinations set name_en = 'Qena' where id = 11`.execute(db)
    const { rows } = await sql<{ slug: string }>`
      select slug from destinations where id > 10 order by id`.execute(db)
    expect(rows.map(({ slug }) => slug)).toEqual(['qena-dendera', 'qena-dendera-12', '13'])
  })
})
