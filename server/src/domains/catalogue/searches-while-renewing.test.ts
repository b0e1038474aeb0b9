import { getActivities } from '@rihla/contract/catalogue/activities'
import { getHoneymoons } from '@rihla/contract/catalogue/honeymoons'
import { getHotels } from '@rihla/contract/catalogue/hotel-search'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Call } from '../../platform/http/call.ts'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { publicSite } from '../../testing/public-site.ts'
import { catalogueRoutes, type CatalogueIndexes } from './index.ts'
import { addActivity, addPlaces } from './test-offers.ts'
import { givenPackage } from './test-packages.ts'
import { givenHotel } from './test-stays.ts'

const database = await testDatabase(5)
const { db, pool } = database
const clock = testClock('2026-11-21T10:00:00Z')
let catalogue: CatalogueIndexes
const site = publicSite(database, (mount) => {
  catalogue = catalogueRoutes(mount, { db, pool, clock, publicUrl: '' })
})

const add = {
  activities: () => addActivity(db),
  hotels: () => givenHotel(db, { open: { from: '2026-11-21', nights: 3 } }),
  packages: () => givenPackage(db),
} as const
const calls = { activities: getActivities, hotels: getHotels, packages: getHoneymoons } as const
type Table = keyof typeof calls

const found = async (table: Table): Promise<number> => {
  const { Data } = await site.call<Call>(calls[table])
  return (Data as { TotalRecords: number }).TotalRecords
}

beforeAll(async () => {
  await addPlaces(db)
})

test.each<Table>(['activities', 'hotels', 'packages'])(
  'searches of %s are answered from the old index until the new one is there',
  async (table) => {
    await add[table]()
    await catalogue.refresh()
    const before = await found(table)
    expect(before).toBeGreaterThan(0)
    await add[table]()
    const renewing = await db.transaction().execute(async (trx) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx)
      const reading = catalogue.refresh()
      expect(await found(table)).toBe(before)
      return { reading }
    })
    await renewing.reading
    expect(await found(table)).toBe(before + 1)
  },
)

test('what can’t be read at first is tried again until searches have what they compare', async () => {
  let fresh: CatalogueIndexes | undefined
  publicSite(database, (mount) => {
    fresh = catalogueRoutes(mount, { db, pool, clock, publicUrl: '' })
  })
  await sql`alter table hotels rename to hotels_elsewhere`.execute(db)
  const failures: unknown[] = []
  await fresh?.fill((error) => {
    failures.push(error)
    expect(fresh?.areFilled()).toBe(false)
    void sql`alter table hotels_elsewhere rename to hotels`.execute(db)
  })
  expect(failures).toHaveLength(1)
  expect(fresh?.areFilled()).toBe(true)
})
