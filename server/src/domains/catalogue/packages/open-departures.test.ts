import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { rowsPlannedFor } from '../../../testing/statistics.ts'
import { openDepartures, refreshExpiredOffers } from '../index.ts'
import { addPlaces } from '../test-offers.ts'
import { givenPackage, openDepartures as giveStock } from '../test-packages.ts'

const { db } = await testDatabase(2)
const now = new Date()
const today = cairoDate(now)
const inAnHour = new Date(now.getTime() + 3_600_000)
const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay()
await addPlaces(db)

beforeEach(async () => {
  await sql`truncate packages, stock cascade`.execute(db)
})

const stockOf = async (id: number) => {
  const { rows } = await sql<{ day: string; capacity: number }>`
    select day, capacity from stock where kind = 'package' and item_id = ${id} order by day`.execute(
    db,
  )
  return rows
}

test('opens departures on weekdays and on days of their own, up to the last bookable day, once', async () => {
  const own = addDays(today, 10)
  const beyond = addDays(today, 121)
  const id = await givenPackage(db, {
    weekdays: [4],
    places: 8,
    departures: [{ day: own, places: 3 }, { day: addDays(today, 11) }, { day: beyond, places: 9 }],
  })
  const opened = await openDepartures(db, now)
  const rows = await stockOf(id)
  expect(rows).toHaveLength(opened)
  expect(rows.find(({ day }) => day === own)).toEqual({ day: own, capacity: 3 })
  expect(rows.find(({ day }) => day === addDays(today, 11))?.capacity).toBe(8)
  expect(rows.some(({ day }) => day === beyond)).toBe(false)
  expect(rows.filter(({ day }) => weekdayOf(day) === 4).length).toBeGreaterThanOrEqual(17)
  expect(await openDepartures(db, now)).toBe(0)
  const tomorrow = new Date(now.getTime() + 86_400_000)
  await openDepartures(db, tomorrow)
  expect((await stockOf(id)).at(-1)).toEqual({ day: beyond, capacity: 9 })
})

test('leaves days as they are, and what is not on sale alone', async () => {
  const id = await givenPackage(db, { weekdays: [0, 1, 2, 3, 4, 5, 6] })
  await giveStock(db, id, today, 1, 1)
  const hidden = await givenPackage(db, { active: false, weekdays: [1] })
  const never = await givenPackage(db)
  expect(await openDepartures(db, now)).toBe(120)
  expect((await stockOf(id))[0]).toEqual({ day: today, capacity: 1 })
  expect([await stockOf(hidden), await stockOf(never)]).toEqual([[], []])
})

test('tells the planner of many new departures', async () => {
  for (let n = 0; n < 42; n += 1) await givenPackage(db, { weekdays: [0, 1, 2, 3, 4, 5, 6] })
  const departures = await openDepartures(db, now)
  expect(await rowsPlannedFor(db, 'stock')).toBe(departures)
})

test('the effective price follows an offer that ends', async () => {
  const id = await givenPackage(db, { offerPrice: 1_500_000, offerExpiresAt: inAnHour })
  await givenPackage(db, { offerPrice: 1_500_000 })
  const effective = async () =>
    (
      await sql<{
        price: number
      }>`select effective_price as price from packages where id = ${id}`.execute(db)
    ).rows[0]?.price
  expect(await effective()).toBe(1_500_000)
  expect(await refreshExpiredOffers(db, now)).toBe(0)
  expect(await refreshExpiredOffers(db, inAnHour)).toBe(1)
  expect(await refreshExpiredOffers(db, inAnHour)).toBe(0)
  expect(await effective()).toBe(1_800_000)
})
