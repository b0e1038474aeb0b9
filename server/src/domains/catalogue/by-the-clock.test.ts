import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { rowsPlannedFor } from '../../testing/statistics.ts'
import { openActivityDays, refreshExpiredOffers } from './index.ts'
import { addActivity, addPlaces, addStock } from './test-offers.ts'

const { db } = await testDatabase(2)
const now = new Date()
const today = cairoDate(now)
const inAnHour = new Date(now.getTime() + 3_600_000)

beforeEach(async () => {
  await sql`truncate activities, destinations, destination_aliases, activity_types, images, stock cascade`.execute(
    db,
  )
  await addPlaces(db)
})

const stockOf = async (id: number) =>
  (
    await sql<{
      day: string
      capacity: number
    }>`select day, capacity from stock where item_id = ${id} order by day`.execute(db)
  ).rows
const effective = async (id: number): Promise<number | undefined> =>
  (
    await sql<{ p: number }>`select effective_price as p from activities where id = ${id}`.execute(
      db,
    )
  ).rows[0]?.p

test('opens every day up to the last bookable one, once', async () => {
  const id = await addActivity(db, { dailyCapacity: 7 })
  expect(await openActivityDays(db, now)).toBe(121)
  const rows = await stockOf(id)
  expect(rows[0]).toEqual({ day: today, capacity: 7 })
  expect(rows.at(-1)?.day).toBe(addDays(today, 120))
  expect(await openActivityDays(db, now)).toBe(0)
  expect(await openActivityDays(db, new Date(now.getTime() + 86_400_000))).toBe(1)
})

test('opens the days of more activities than one statement takes, and tells the planner', async () => {
  const id = await addActivity(db)
  await sql`insert into activities (type_id, city_id, name_en, name_ar, price, effective_price, duration_minutes,
      daily_capacity, weekdays, search_text, search_words)
    select type_id, city_id, name_en, name_ar, price, price, duration_minutes, 1, '{5}', '', ''
      from activities, generate_series(1, 600) where id = ${id}`.execute(db)
  const days = await openActivityDays(db, now)
  expect(days).toBeGreaterThanOrEqual(121 + 600 * 17)
  expect(await rowsPlannedFor(db, 'stock')).toBe(days)
})

test('leaves days as they are, skips days it does not run on and what is not on sale', async () => {
  const id = await addActivity(db, { weekdays: [5] })
  const hidden = await addActivity(db, { active: false })
  const friday =
    [0, 1, 2, 3, 4, 5, 6]
      .map((n) => addDays(today, n))
      .find((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 5) ?? ''
  await addStock(db, id, friday, { capacity: 2, sold: 2 })
  await openActivityDays(db, now)
  const rows = await stockOf(id)
  expect(rows[0]).toEqual({ day: friday, capacity: 2 })
  expect(rows.every(({ day }) => new Date(`${day}T12:00:00Z`).getUTCDay() === 5)).toBe(true)
  expect(await stockOf(hidden)).toEqual([])
})

test('the effective price follows an offer that ends', async () => {
  const id = await addActivity(db, { price: 50_000, offerPrice: 40_000, offerExpiresAt: inAnHour })
  const other = await addActivity(db, { price: 50_000, offerPrice: 40_000 })
  expect(await effective(id)).toBe(40_000)
  expect(await refreshExpiredOffers(db, now)).toBe(0)
  expect(await refreshExpiredOffers(db, inAnHour)).toBe(1)
  expect(await refreshExpiredOffers(db, inAnHour)).toBe(0)
  expect([await effective(id), await effective(other)]).toEqual([50_000, 40_000])
})

test('the effective price and the search text follow what is written', async () => {
  const id = await addActivity(db, { city: 3, price: 50_000, offerPrice: 60_000, nameEn: 'Reef' })
  expect(await effective(id)).toBe(50_000)
  await sql`update activities set offer_price = 30_000, name_en = 'Café' where id = ${id}`.execute(
    db,
  )
  expect(await effective(id)).toBe(30_000)
  const { rows } = await sql<{
    text: string
  }>`select search_text as text from activities where id = ${id}`.execute(db)
  for (const part of ['cafe', 'hurghada', 'الغردقه', 'gharda2a', 'felucca', 'فلوكه'])
    expect(rows[0]?.text).toContain(part)
})
