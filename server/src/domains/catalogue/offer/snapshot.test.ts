import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { addActivity, addPlaces } from '../test-offers.ts'
import { createPictures } from './pictures.ts'
import { snapshotCache } from './snapshot.ts'

const { db, pool } = await testDatabase(3)

beforeAll(async () => {
  await addPlaces(db)
  await addActivity(db, { city: 2, type: 1, price: 50_000 })
})

test('names are taken at the first call, once for all who wait', async () => {
  const cache = snapshotCache(db, testClock())
  const [one, other] = await Promise.all([cache.current(), cache.current()])
  expect(one).toBe(other)
  expect(one.cities.get(2)).toEqual({ en: 'Luxor', ar: 'الأقصر' })
  expect([...one.types.keys()]).toEqual([2, 1, 3])
})

test('nothing is read anew while nothing has changed', async () => {
  const cache = snapshotCache(db, testClock())
  expect(await cache.current()).toBe(await cache.refresh())
})

test('the old snapshot serves until the change is taken in', async () => {
  const cache = snapshotCache(db, testClock())
  const before = await cache.current()
  await sql`update destinations set name_en = 'Hurghada Bay' where id = 3`.execute(db)
  expect(await cache.current()).toBe(before)
  const after = await cache.refresh()
  expect(after.version).toBeGreaterThan(before.version)
  expect([before, after].map(({ cities }) => cities.get(3)?.en)).toEqual([
    'Hurghada',
    'Hurghada Bay',
  ])
})

test('a change is seen only once it is committed', async () => {
  const cache = snapshotCache(db, testClock())
  const before = await cache.current()
  await db.transaction().execute(async (trx) => {
    await sql`update activities set price = 60000`.execute(trx)
    expect(await cache.refresh()).toBe(before)
  })
  expect(await cache.refresh()).not.toBe(before)
})

test('a database that fails is asked again', async () => {
  const broken = snapshotCache(db.withSchema('nowhere'), testClock())
  await sql`alter table catalogue_version rename to away`.execute(db)
  await expect(broken.current()).rejects.toThrow('catalogue_version')
  await sql`alter table away rename to catalogue_version`.execute(db)
  expect((await broken.current()).cities.size).toBe(3)
})

test('pictures are read once; unknown names are left out', async () => {
  const pictures = createPictures(db)
  const first = await pictures.of(['nile.webp', null, 'none.webp'])
  expect(first.get('nile.webp')).toEqual({
    placeholder: 'data:image/webp;base64,AA',
    colour: '#186878',
  })
  expect(first.has('none.webp')).toBe(false)
  await pool.query("update images set colour = '#000000' where name = 'nile.webp'")
  expect((await pictures.of(['nile.webp'])).get('nile.webp')?.colour).toBe('#186878')
})
