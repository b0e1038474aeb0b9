import { autoComplete } from '@rihla/contract/catalogue/offer'
import { beforeAll, expect, test } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes } from '../index.ts'
import { addActivity, addPlaces } from '../test-offers.ts'
import { givenHotel } from '../test-stays.ts'

const database = await testDatabase(3)
const { db, pool } = database
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, clock: testClock(), publicUrl: 'https://rihla.example' })
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
])('%s among %j', async (text, modules, expected) => {
  expect(await found(text, modules)).toEqual(expected)
})

test('hotels of a place come when its name is typed', async () => {
  expect(await found('hurghada', ['Hotel'])).toContain('Destination: Hurghada')
})
