import { getHoneymoonDetails, getHoneymoons } from '@rihla/contract/catalogue/honeymoons'
import { getTripDetails, getTrips } from '@rihla/contract/catalogue/trips'
import { addDays, cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import {
  BOOKABLE_DAYS,
  catalogueRoutes,
  openDepartures,
} from '@rihla/server/domains/catalogue/index'
import { quotePackage } from '@rihla/server/domains/catalogue/packages/quote-package'
import { holdTerms, placeHold } from '@rihla/server/domains/inventory/index'
import { isRefusal } from '@rihla/server/platform/refusal'
import { testClock } from '@rihla/server/testing/clock'
import { testDatabase } from '@rihla/server/testing/database'
import { publicSite } from '@rihla/server/testing/public-site'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { writeCatalogue } from '../catalogue.ts'
import { loadStays } from '../stays/index.ts'
import { packages, type Package } from './all.ts'
import { loadPackages } from './index.ts'

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock('2026-11-21T09:00:00Z')
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})

const one = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  Number((await query.execute(db)).rows[0]?.n)
const tables = [
  'packages',
  'package_texts',
  'package_cities',
  'package_images',
  'package_steps',
  'package_additions',
  'package_extras',
  'package_information',
  'package_stays',
]
const counts = () =>
  Promise.all(tables.map((table) => one(sql`select count(*) as n from ${sql.table(table)}`)))
const stockSum = () =>
  one(sql`select sum(hashtextextended(s::text, 0)::numeric % 1000003) as n from stock s
    where kind = 'package' and day <= ${addDays('2026-11-21', BOOKABLE_DAYS)}::date`)
const today = (): CalendarDate => cairoDate(clock.now())

beforeAll(async () => {
  await db.transaction().execute((trx) => writeCatalogue(trx, cairoDate(clock.now())))
  await loadStays(db, clock.now())
  await loadPackages(db, clock.now())
})

test('searches find them, in both languages, with offers and departures', async () => {
  const couples = await site.call(getHoneymoons, { PageSize: 100 })
  const people = await site.call(getTrips, { PageSize: 100 }, 'ar')
  expect(couples.Data.TotalRecords).toBeGreaterThanOrEqual(40)
  expect(people.Data.TotalRecords).toBeGreaterThanOrEqual(70)
  expect(couples.Data.TotalRecords + people.Data.TotalRecords).toBe(packages.length)
  for (const { Data } of [couples.Data, people.Data]) {
    expect(Data.filter(({ OfferPrice }) => OfferPrice !== null).length).toBeGreaterThan(10)
    for (const card of Data) {
      expect(card.ImagePath, card.Name).not.toBeNull()
      expect(card.Destinations.length, card.Name).toBeGreaterThan(0)
      expect(card.NextDeparture, card.Name).not.toBeNull()
    }
  }
  for (const { Name, Duration } of people.Data.Data)
    expect(Name + Duration).toMatch(/[\u0621-\u064a]/)
})

type Found = { bookable: CalendarDate[]; soldOut: number; few: number }

/** What the pages of a package show of its departures, twelve at a time. */
async function departuresOf(it: Package): Promise<Found> {
  const found: Found = { bookable: [], soldOut: 0, few: 0 }
  const details = it.kind === 'trip' ? getTripDetails : getHoneymoonDetails
  for (let from = today(); found.bookable.length < 10;) {
    const { Data } = await site.call(details, { Id: it.id, ArrivalDate: from, AdultsCount: 2 })
    const ahead = Data.Departures.filter(({ Date: day }) => day >= from)
    for (const { Date: day, IsAvailable, PlacesLeft } of ahead) {
      if (IsAvailable) found.bookable.push(day)
      else found.soldOut++
      if (PlacesLeft !== null && PlacesLeft > 0) found.few++
    }
    const last = ahead.at(-1)?.Date
    if (last === undefined || ahead.length < 12) break
    from = addDays(last.slice(0, 10), 1)
  }
  return found
}

/** Quotes a departure for two and claims everything of it, then gives it back. */
async function claims(it: Package, date: CalendarDate): Promise<boolean> {
  const party = { adults: 2, childAges: [] }
  const wish = { kind: it.kind, id: it.id, date: date.slice(0, 10), party, now: clock.now() }
  const quote = await quotePackage(db, wish)
  if (isRefusal(quote)) return false
  expect(quote.total).toBeGreaterThan(0)
  const undone = new Error('undone')
  let held = false
  await db
    .transaction()
    .execute(async (trx) => {
      const hold = await placeHold(trx, {
        lines: quote.stock,
        now: clock.now(),
        terms: holdTerms(600),
      })
      held = !isRefusal(hold)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return held
}

test('every package can be booked on at least ten days, rooms included', async () => {
  let soldOut = 0
  let few = 0
  for (const it of packages) {
    const found = await departuresOf(it)
    const told = it.offer.en[0]
    expect(found.bookable.length, told).toBeGreaterThanOrEqual(10)
    expect(await claims(it, found.bookable[0] ?? ''), told).toBe(true)
    expect(await claims(it, found.bookable.at(-1) ?? ''), told).toBe(true)
    soldOut += found.soldOut
    few += found.few
  }
  expect(soldOut).toBeGreaterThan(packages.length)
  expect(few).toBeGreaterThan(packages.length / 2)
})

test('some departures are sold out, some nearly, most are free', async () => {
  const { rows } = await sql<Record<string, number>>`
    select avg((sold = capacity)::int)::float8 as full,
      avg((capacity > 3 and capacity - sold between 1 and 3)::int)::float8 as few,
      avg((capacity - sold > 1)::int)::float8 as free
    from stock where kind = 'package'`.execute(db)
  const [share] = rows
  expect(share?.['full']).toBeGreaterThan(0.03)
  expect(share?.['full']).toBeLessThan(0.12)
  expect(share?.['few']).toBeGreaterThan(0.05)
  expect(share?.['free']).toBeGreaterThan(0.6)
})

test('a detail page has all its parts, in both languages', async () => {
  for (const it of [packages[0], packages[7], packages.at(-20), packages.at(-1)]) {
    if (!it) throw new Error('Too few packages')
    const wish = { Id: it.id, ArrivalDate: addDays(today(), 20), AdultsCount: 2 }
    for (const language of ['en', 'ar'] as const) {
      const shown =
        it.kind === 'trip'
          ? (await site.call(getTripDetails, wish, language)).Data
          : (await site.call(getHoneymoonDetails, wish, language)).Data
      const steps = 'TripSteps' in shown ? shown.TripSteps : shown.HoneymoonSteps
      expect(steps.map(({ Day }) => Day)).toEqual(it.offer.days.map((_, n) => n + 1))
      expect(shown.Hotels).toHaveLength(it.stays.length)
      for (const hotel of shown.Hotels) {
        expect(hotel.RoomName).not.toBe('')
        expect(hotel.NameAr).toMatch(/[\u0621-\u064a]/)
      }
      expect(shown.Images.length).toBeGreaterThanOrEqual(4)
      expect(shown.IncludedAdditions.length).toBeGreaterThanOrEqual(3)
      expect(shown.ExcludedAdditions.length).toBeGreaterThanOrEqual(2)
      expect(shown.ImportantInformation.length).toBeGreaterThanOrEqual(2)
      expect(/[\u0621-\u064a]/.test(shown.Name + shown.Description)).toBe(language === 'ar')
    }
  }
})

test('the last night of the year costs more where it can be booked', async () => {
  expect(
    await one(sql`select count(*) as n from package_departures d join packages p on p.id = d.package_id
      where d.day = '2026-12-30' and d.price > p.price * 1.15`),
  ).toBeGreaterThan(30)
})

test('loading again changes nothing, and the night’s job finds nothing left to open', async () => {
  const before = [await counts(), await stockSum()]
  expect(await openDepartures(db, clock.now())).toBe(0)
  await loadPackages(db, clock.now())
  expect([await counts(), await stockSum()]).toEqual(before)
})

test('what was sold and what the staff changed stays; later offers and dates are new', async () => {
  await sql`update packages set name_en = 'Changed' where id = 302`.execute(db)
  const before = [await counts(), await stockSum()]
  clock.advance(86_400)
  await loadPackages(db, clock.now())
  expect([await counts(), await stockSum()]).toEqual(before)
  clock.advance(100 * 86_400)
  await loadStays(db, clock.now())
  await loadPackages(db, clock.now())
  expect(await counts()).toEqual(before[0])
  expect(await one(sql`select count(*) as n from packages where name_en = 'Changed'`)).toBe(1)
  expect(
    await one(sql`select count(*) as n from packages where offer_expires_at < ${clock.now()}`),
  ).toBe(0)
  for (const { id, offer } of packages.filter(({ offer }) => offer.leaves !== 'daily'))
    expect(
      await one(sql`select count(*) as n from stock where kind = 'package' and item_id = ${id}
        and day >= ${today()}::date and sold < capacity`),
      offer.en[0],
    ).toBeGreaterThanOrEqual(10)
})
