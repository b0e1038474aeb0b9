import { addDays } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { company, dive, now, operatorOf, texts, today, type Rows } from './test-company.ts'

const database = await testDatabase(6)
const { db } = database
const { bringIn, exported } = await operatorOf(database, now)

const names = { name_en: 'Two', name_ar: 'اثنان' }
const ship = { code: 'NILE-STAR', city: 'dahab', ...names, stars: 5, latitude: 25, longitude: 32 }
const trip = { code: 'SINAI', city: 'dahab', ...names, price: 5000, stars: 3, nights: 2, places: 9 }
const inBoth = (rest: object) =>
  ['en', 'ar'].map((language) => ({ ...rest, language, description: '<p>Far</p>' }))
const whole = {
  ...company,
  'cruises.json': [ship],
  'hotel-texts.json': inBoth({ stay: 'NILE-STAR', address: 'Luxor' }),
  'trips.json': [trip],
  'package-texts.json': inBoth({ package: 'SINAI' }),
}

beforeEach(() =>
  sql`truncate stock, activities, hotels, packages, destinations, activity_types, catalogue_imports cascade`.execute(
    db,
  ),
)
const rowsOf = async (file: string): Promise<Rows> =>
  JSON.parse((await exported())[`${file}.json`] ?? '[]') as Rows

test('what belongs to an offer keeps what its file leaves out, row by row', async () => {
  const full = texts.map((it) => ({
    ...it,
    steps: ['Meet', 'Dive'],
    included: ['Tea'],
    terms: 'T',
  }))
  await bringIn({ ...whole, 'activity-texts.json': full })
  await bringIn({
    'activity-texts.csv':
      'offer,language,description,included\nBLUE-HOLE,en,<p>New</p>,\nBLUE-HOLE,ar,<p>Deep</p>,Tea\n',
  })
  expect(await rowsOf('activity-texts')).toMatchObject([
    { language: 'ar', description: '<p>Deep</p>', included: ['Tea'], terms: 'T' },
    {
      language: 'en',
      description: '<p>New</p>',
      steps: ['Meet', 'Dive'],
      included: [],
      terms: 'T',
    },
  ])
  const sails = { cruise: 'NILE-STAR', weekday: 'mon', nights: 4, ...names }
  await bringIn({
    'sailings.json': [
      {
        ...sails,
        boards_at: '15:30',
        port_en: 'Luxor',
        port_ar: 'الأقصر',
        latitude: 25,
        longitude: 32,
      },
    ],
  })
  await bringIn({
    'sailings.json': [
      { ...sails, nights: 5 },
      { ...sails, weekday: 'fri' },
    ],
  })
  expect(await rowsOf('sailings')).toMatchObject([
    { weekday: 'fri', nights: 4, boards_at: '12:00', port_en: null },
    { weekday: 'mon', nights: 5, boards_at: '15:30', port_en: 'Luxor' },
  ])
  const leaves = { package: 'SINAI', day: addDays(today, 5) }
  await bringIn({ 'departures.json': [{ ...leaves, places: 7, price: 6000 }] })
  await bringIn({ 'departures.json': [{ ...leaves, places: 8 }] })
  expect(await rowsOf('departures')).toEqual([{ ...leaves, places: 8, price: 6000 }])
  const other = { package: 'SINAI', day: addDays(today, 6), price: null }
  await bringIn({ 'departures.json': [other] })
  expect(await rowsOf('departures')).toEqual([{ ...other, places: null }])
})

test('a file of texts in one language takes the other from no offer that is on sale', async () => {
  await bringIn(whole)
  const before = await exported()
  const [en] = texts
  const needs = 'a file with one of its texts needs both'
  expect(
    await bringIn({
      'activity-texts.json': [{ ...en, description: '<p>Alone</p>' }],
      'hotel-texts.json': inBoth({ stay: 'NILE-STAR', address: 'Luxor' }).slice(1),
      'package-texts.json': inBoth({ package: 'SINAI' }).slice(0, 1),
    }),
  ).toEqual({
    wrong: [
      `activity-texts.json, row 1, offer: BLUE-HOLE has no text in ar; ${needs}`,
      `hotel-texts.json, row 1, stay: NILE-STAR has no text in en; ${needs}`,
      `package-texts.json, row 1, package: SINAI has no text in ar; ${needs}`,
    ],
  })
  expect(await exported()).toEqual(before)
  await bringIn({
    'activities.json': [{ ...dive, active: false }],
    'activity-texts.json': texts.slice(0, 1),
  })
  expect(await rowsOf('activity-texts')).toMatchObject([{ language: 'en' }])
})

type Statement = ReturnType<typeof sql>
/** Imports while the desk saves something: what it does before the import waits for it, and after. */
async function whileSaving(
  files: Parameters<typeof bringIn>[0],
  before: Statement,
  ...after: readonly Statement[]
) {
  const imported = await db.transaction().execute(async (trx) => {
    await before.execute(trx)
    const outcome = bringIn(files)
    await vi.waitFor(
      async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          db,
        )
        expect(rows).toHaveLength(1)
      },
      { interval: 5, timeout: 5000 },
    )
    for (const statement of after) await statement.execute(trx)
    return { outcome }
  })
  return imported.outcome
}

test('what the desk saves at the same moment, and the file leaves out, stays saved', async () => {
  await bringIn(whole)
  const saved = sql`update activities set offer_price = 90000`
  const files = { 'activities.json': [{ ...dive, price: 1300 }] }
  expect(await whileSaving(files, saved)).not.toHaveProperty('wrong')
  expect(await rowsOf('activities')).toMatchObject([{ price: 1300, offer_price: 900 }])
  const leaves = { package: 'SINAI', day: addDays(today, 5) }
  await bringIn({ 'departures.json': [{ ...leaves, places: 7 }] })
  const priced = sql`update package_departures set price = 600000`
  await whileSaving({ 'departures.json': [{ ...leaves, places: 8 }] }, priced)
  expect(await rowsOf('departures')).toEqual([{ ...leaves, places: 8, price: 6000 }])
})

test('photographs that the desk saves at the same moment are saved before or after, with no deadlock', async () => {
  const image = (name: string) => ({ name, width: 1, height: 1, alt_en: name, alt_ar: name })
  const shows = (name: string) => ({ offer: 'BLUE-HOLE', position: 1, image: name })
  const images = ['a', 'b', 'c'].map(image)
  await bringIn({ ...company, 'images.json': images, 'activity-images.json': [shows('a')] })
  // As the desk does: whoever saves photographs locks their owner first.
  const outcome = await whileSaving(
    { 'activity-images.json': [shows('c')] },
    sql`select from activities for update`,
    sql`update activity_images set image = 'b'`,
  )
  expect(outcome).not.toHaveProperty('wrong')
  expect(await rowsOf('activity-images')).toEqual([shows('c')])
})
