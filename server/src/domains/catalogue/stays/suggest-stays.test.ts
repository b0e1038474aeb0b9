import { autoComplete } from '@rihla/contract/catalogue/offer'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes } from '../index.ts'
import { addActivity, addPlaces } from '../test-offers.ts'
import { givenHotel } from '../test-stays.ts'

const database = await testDatabase(3)
const { db, pool } = database
let catalogue = { refresh: () => Promise.resolve() }
const site = publicSite(database, (mount) => {
  catalogue = catalogueRoutes(mount, {
    db,
    pool,
    clock: testClock(),
    publicUrl: 'https://rihla.example',
  })
})

beforeAll(async () => {
  await addPlaces(db)
  await givenHotel(db, { nameEn: 'Marsa Lagoon Resort', nameAr: 'منتجع مرسى لاجون' })
  await givenHotel(db, { nameEn: 'Lagoon Star', nameAr: 'نجمة لاجون', kind: 'cruise' })
  await givenHotel(db, { nameEn: 'Lagoon Closed', active: false })
  await addActivity(db, { nameEn: 'Lagoon kayaks', nameAr: 'كاياك في لاجون' })
})

const found = async (SearchText: string, Modules: (string | number)[] = []) =>
  (await site.call(autoComplete, { SearchText, Modules }, 'en')).Data.map(
    ({ Kind, Text }) => `${Kind}: ${Text}`,
  )

test.each<[string, (string | number)[], string[]]>([
  [
    'lagoon',
    [],
    ['NileCruise: Lagoon Star', 'Activity: Lagoon kayaks', 'Hotel: Marsa Lagoon Resort'],
  ],
  ['lagoon', ['Hotel'], ['Hotel: Marsa Lagoon Resort']],
  ['lagoon', [6], ['NileCruise: Lagoon Star']],
  ['منتجع مرسي', ['Hotel', 'NileCruise'], ['Hotel: Marsa Lagoon Resort']],
  ['lagoon resort marsa', ['Hotel'], ['Hotel: Marsa Lagoon Resort']],
  ['marsa lagooon', ['Hotel'], ['Hotel: Marsa Lagoon Resort']],
  ['mersa lagon', ['Hotel'], ['Hotel: Marsa Lagoon Resort']],
  ['marsalagoon', ['Hotel'], ['Hotel: Marsa Lagoon Resort']],
  ['lagon staar', ['NileCruise'], ['NileCruise: Lagoon Star']],
  ['lagon staar', ['Activity'], []],
  ['نجمت لاجوون', ['NileCruise'], ['NileCruise: Lagoon Star']],
])('%s among %j', async (text, modules, expected) => {
  expect(await found(text, modules)).toEqual(expected)
})

test('a hotel that changes its name is found by the new one, and one taken off sale no longer', async () => {
  const { id } = await givenHotel(db, { nameEn: 'Palmera Garden', nameAr: 'حديقة بالميرا' })
  await catalogue.refresh()
  expect(await found('palmira gardn', ['Hotel'])).toEqual(['Hotel: Palmera Garden'])
  await sql`update hotels set name_en = 'Sycamore Court', name_ar = 'ساحة الجميز' where id = ${id}`.execute(
    db,
  )
  await catalogue.refresh()
  expect(await found('palmira gardin', ['Hotel'])).toEqual([])
  expect(await found('sycamor cort', ['Hotel'])).toEqual(['Hotel: Sycamore Court'])
  await sql`update hotels set active = false where id = ${id}`.execute(db)
  await catalogue.refresh()
  expect(await found('sycamor courtt', ['Hotel'])).toEqual([])
})

test('hotels of a place come when its name is typed', async () => {
  expect(await found('hurghada', ['Hotel'])).toContain('Destination: Hurghada')
})
