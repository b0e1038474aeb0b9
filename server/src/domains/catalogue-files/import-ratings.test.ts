import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { rateOffer, unrateOffer } from '../catalogue/index.ts'
import { importCatalogue } from './index.ts'
import { nouns } from './nouns/index.ts'
import { ratedAs } from './nouns/shared.ts'

const { db, pool } = await testDatabase(4)
const folder = await mkdtemp(join(tmpdir(), 'rihla-ratings-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function bringIn(files: Readonly<Record<string, readonly object[]>>): Promise<void> {
  const own = await mkdtemp(join(folder, 'files-'))
  for (const [name, rows] of Object.entries(files))
    await writeFile(join(own, name), JSON.stringify(rows))
  const wish = { now: new Date('2027-03-01T10:00:00Z'), check: false, skipPast: false }
  const outcome = await importCatalogue({ db, pool }, own, { ...wish, progress: () => undefined })
  expect(outcome).not.toHaveProperty('wrong')
}

const names = { name_en: 'Dahab', name_ar: 'دهب' }
const place = { latitude: 28.5, longitude: 34.5 }
const offer = { city: 'dahab', ...names, rating: 4, reviews: 10 }
const textsOf = (owner: object) =>
  ['en', 'ar'].map((language) => ({ ...owner, language, description: '<p>Deep</p>' }))
const dive = { ...offer, type: 'diving', price: 1200, duration_minutes: 240, daily_places: 12 }
const bay = { ...offer, code: 'BAY', ...place, stars: 4, raters: 10 }
const company = {
  'destinations.json': [{ code: 'dahab', ...names, ...place, position: 1 }],
  'activity-types.json': [{ code: 'diving', ...names, position: 1 }],
  'activities.json': [
    { ...dive, code: 'RATED' },
    { ...dive, code: 'NEW' },
  ],
  'activity-texts.json': ['RATED', 'NEW'].flatMap((code) => textsOf({ offer: code })),
  'hotels.json': [bay],
  'hotel-texts.json': textsOf({ stay: 'BAY', address: 'Dahab' }),
}
const standing = async (table: string) =>
  (
    await sql<{ code: string }>`
      select code, rating, reviews_count as reviews ${table === 'hotels' ? sql`, raters` : sql``}
        from ${sql.table(table)} order by id`.execute(db)
  ).rows
const idOf = async (table: string) =>
  (await sql<{ id: number }>`select min(id)::int as id from ${sql.table(table)}`.execute(db))
    .rows[0]?.id ?? 0

test('what travellers gave stays when its offer is brought in again; others are as the file says', async () => {
  await bringIn(company)
  const [activity, hotel] = [await idOf('activities'), await idOf('hotels')]
  await db.transaction().execute(async (trx) => {
    await rateOffer(trx, 'Activity', activity, 1)
    await rateOffer(trx, 'Hotel', hotel, 1)
  })
  const rated = [
    { code: 'RATED', rating: 37, reviews: 11 },
    { code: 'NEW', rating: 40, reviews: 10 },
  ]
  expect(await standing('activities')).toEqual(rated)
  await bringIn(company)
  expect(await standing('activities')).toEqual(rated)
  expect(await standing('hotels')).toEqual([{ code: 'BAY', rating: 37, reviews: 11, raters: 11 }])

  const better = { rating: 5, reviews: 20 }
  await bringIn({
    'activities.json': ['RATED', 'NEW'].map((code) => ({ ...dive, code, ...better })),
    'hotels.json': [{ ...bay, ...better, raters: 20 }],
  })
  expect(await standing('activities')).toEqual([rated[0], { code: 'NEW', rating: 50, reviews: 20 }])
  expect(await standing('hotels')).toEqual([{ code: 'BAY', rating: 37, reviews: 11, raters: 11 }])
  await db.transaction().execute((trx) => unrateOffer(trx, 'Activity', activity, 1))
  expect((await standing('activities'))[0]).toEqual({ code: 'RATED', rating: 40, reviews: 10 })
})

test('each list with ratings is known to the reviews by its module', () => {
  const lists = nouns.filter(({ fields }) => 'reviews' in fields).map(({ name }) => name)
  expect(Object.keys(ratedAs).toSorted()).toEqual(lists.toSorted())
})
