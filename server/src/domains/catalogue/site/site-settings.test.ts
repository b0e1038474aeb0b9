import type { Splash } from '@rihla/contract/catalogue/offer'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { openDates } from './site-dates.ts'
import { siteSettings } from './site-settings.ts'

const { db } = await testDatabase()
const now = new Date('2026-11-22T10:00:00Z')

test('the splash data of no kind are without dates', async () => {
  const splash = await siteSettings(db, now)
  const bounds = Object.keys(splash).filter((name): name is keyof Splash =>
    /M(in|ax)Date$/.test(name),
  )
  expect(bounds).toHaveLength(14)
  expect(bounds.filter((name) => splash[name] === null)).toEqual([])
  expect(splash).toMatchObject({ MinPrice: 0, MaxPrice: 10_000 })
})

test('cruises, whose dates have no prefix, are booked as far ahead as hotels', async () => {
  const { min, max } = openDates('stays', now)
  expect(await siteSettings(db, now)).toMatchObject({ MinDate: min, MaxDate: max })
})

test('what managers set is narrower than what is opened, and never wider', async () => {
  await sql`update site_dates set first_day = '2026-12-01', last_day = '2026-12-24' where sold = 'packages'`.execute(
    db,
  )
  await sql`update site_dates set first_day = '2026-01-01', last_day = '2029-01-01' where sold = 'buses'`.execute(
    db,
  )
  await sql`update site_prices set lowest = 50000, highest = 2000000`.execute(db)
  expect(await siteSettings(db, now)).toMatchObject({
    TripMinDate: '01/12/2026',
    HoneymoonMaxDate: '2026-12-24',
    BusMinDate: '2026-11-22',
    BusMaxDate: '2027-01-21',
    MinPrice: 500,
    MaxPrice: 20_000,
  })
})
