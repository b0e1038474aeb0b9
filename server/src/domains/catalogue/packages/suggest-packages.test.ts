import { autoComplete } from '@rihla/contract/catalogue/offer'
import { beforeAll, expect, test } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes, nameOffers } from '../index.ts'
import { addPlaces } from '../test-offers.ts'
import { givenPackage } from '../test-packages.ts'

const database = await testDatabase(3)
const { db, pool } = database
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, clock: testClock(), publicUrl: 'https://rihla.example' })
})
let trip = 0

beforeAll(async () => {
  await addPlaces(db)
  await givenPackage(db, { nameEn: 'Reef lagoon for two', nameAr: 'شعاب لاثنين' })
  trip = await givenPackage(db, {
    kind: 'trip',
    nameEn: 'Luxor and the reef',
    nameAr: 'الأقصر والشعاب',
    cover: 'reef.webp',
  })
  await givenPackage(db, { kind: 'trip', nameEn: 'Reef closed', active: false })
})

const found = async (SearchText: string, Modules: (string | number)[] = []) =>
  (await site.call(autoComplete, { SearchText, Modules }, 'en')).Data.map(
    ({ Kind, Text }) => `${Kind}: ${Text}`,
  )

test.each<[string, (string | number)[], string[]]>([
  ['reef', [], ['Honeymoon: Reef lagoon for two', 'Trip: Luxor and the reef']],
  ['reef', ['Honeymoon'], ['Honeymoon: Reef lagoon for two']],
  ['شعاب', [1], ['Trip: Luxor and the reef']],
  ['luxo', [], ['Destination: Luxor', 'Trip: Luxor and the reef']],
  ['the reef luxor', [], ['Trip: Luxor and the reef']],
  ['lagooon two', ['Honeymoon'], ['Honeymoon: Reef lagoon for two']],
])('%s among %j', async (text, modules, expected) => {
  expect(await found(text, modules)).toEqual(expected)
})

test('a kept package is named as the others, only as what it is and while on sale', async () => {
  const named = await nameOffers(
    db,
    [
      { module: 'Trip', offerId: trip },
      { module: 'Honeymoon', offerId: trip },
    ],
    'ar',
  )
  expect(named).toEqual([
    {
      module: 'Trip',
      offerId: trip,
      name: 'الأقصر والشعاب',
      city: 'الأقصر',
      stars: 4,
      imagePath: '/images/reef.webp',
    },
  ])
})
