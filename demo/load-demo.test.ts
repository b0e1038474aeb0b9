import { access, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getActivities, getActivityDetails } from '@rihla/contract/catalogue/activities'
import { getDayUseDetails, getDayUses } from '@rihla/contract/catalogue/day-use'
import { getFooter, getNavigation } from '@rihla/contract/content'
import { getLanding } from '@rihla/contract/landing'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { catalogueRoutes } from '@rihla/server/domains/catalogue/index'
import { contentRoutes } from '@rihla/server/domains/content/index'
import { createDb, createPool, type Db } from '@rihla/server/platform/database/connect'
import { testClock } from '@rihla/server/testing/clock'
import { testDatabase } from '@rihla/server/testing/database'
import { publicSite } from '@rihla/server/testing/public-site'
import { rowsPlannedFor } from '@rihla/server/testing/statistics'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from './activities/index.ts'
import { timetable } from './buses/timetable.ts'
import { screenshotFiles } from './content/screenshots.ts'
import { dayUses, FIRST_DAY_USE } from './day-uses/index.ts'
import { readExtent, smallDemo, wholeDemo } from './extent.ts'
import { loadDemo } from './load-demo.ts'
import { packages } from './packages/all.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { posters } from './posters.ts'
import { stays } from './stays/all.ts'

const database = await testDatabase(3)
const { db, pool } = database
const dataDir = await mkdtemp(join(tmpdir(), 'rihla-demo-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const clock = testClock(new Date().toISOString())
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
  contentRoutes(mount, { db })
})
/** Every day that activities can be booked, and few of the nights and buses, which have tests of their own. */
const extent = { ...smallDemo, days: wholeDemo.days }
const count = async (table: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]
    ?.n ?? 0
/**
 * Rows written to this database, by PostgreSQL's own count of what `inOwnSession` has done. Searches write
 * one of their own, which is counted when their session is next used.
 */
const written = async (): Promise<number> =>
  (
    await sql<{ n: number }>`
      select sum(n_tup_ins + n_tup_upd + n_tup_del)::integer as n from pg_stat_user_tables
       where relname <> 'activities_touched_epoch'`.execute(db)
  ).rows[0]?.n ?? 0
/** Works in a single session, which has handed in its counts when this resolves. */
async function inOwnSession(work: (own: Db) => Promise<unknown>): Promise<void> {
  // All that is loaded side by side waits for the one connection.
  const pool = createPool(database.url, { max: 1, statementSeconds: 120, waitSeconds: 120 })
  const own = createDb(pool)
  await work(own)
  await sql`select pg_stat_force_next_flush()`.execute(own)
  await pool.end()
}
const load = () => inOwnSession((own) => loadDemo(own, { now: clock.now(), dataDir, extent }))

// Everything at once: seconds on an idle machine, many on one that runs all tests.
beforeAll(load, 120_000)

test('there is enough of everything, in both languages', async () => {
  expect(activities.length).toBeGreaterThanOrEqual(150)
  expect(await count('destinations')).toBe(45)
  expect(new Set(activities.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12)
  expect(await count('activity_texts')).toBe((activities.length + dayUses.length) * 2)
  for (const { en, ar } of activities) {
    expect(ar, en[0]).toHaveLength(en.length)
    expect(ar.join(' ')).toMatch(/[\u0621-\u064a]/)
    expect(en.join(' ')).not.toMatch(/[\u0621-\u064a]/)
  }
  expect(new Set(activities.map(({ en }) => en[0])).size).toBe(activities.length)
})

test('there are 90 days at hotels, in both languages, each with a place and hours of its own', async () => {
  expect(dayUses).toHaveLength(90)
  expect(new Set(dayUses.map(({ at }) => at)).size).toBeGreaterThanOrEqual(20)
  for (const { en, ar, opens, closes } of dayUses) {
    expect(Object.values(en).join(' ')).not.toMatch(/[\u0621-\u064a]/)
    for (const text of Object.values(ar)) expect(text, en.name).toMatch(/[\u0621-\u064a]/)
    expect(opens < closes, en.name).toBe(true)
  }
  for (const key of ['name', 'hotel'] as const)
    expect(new Set(dayUses.map(({ en }) => en[key])).size).toBe(dayUses.length)
  const { Data } = await site.call(getDayUses, { PageSize: 100 })
  expect(Data.TotalRecords).toBe(90)
  expect(Data.Data.filter(({ OfferPrice }) => OfferPrice !== null).length).toBeGreaterThan(20)
  const date = addDays(cairoDate(clock.now()), 14)
  for (const Id of [FIRST_DAY_USE, FIRST_DAY_USE + 45, FIRST_DAY_USE + 89]) {
    const details = await site.call(getDayUseDetails, { Id, ArrivalDate: date }, 'ar')
    expect(details.Data.Images.length).toBeGreaterThanOrEqual(3)
    expect(details.Data.IncludedActivityAdditions.length).toBeGreaterThanOrEqual(5)
    expect(details.Data.HotelName).toMatch(/[\u0621-\u064a]/)
  }
})

test('every activity has a detail page whose pictures exist', async () => {
  const files = new Set(await readdir(join(dataDir, 'images')))
  expect(files.size).toBe(posters.length + screenshotFiles.length)
  const date = addDays(cairoDate(clock.now()), 14)
  for (const Id of [1, 40, 90, activities.length]) {
    const { Data } = await site.call(getActivityDetails, { Id, ArrivalDate: date }, 'ar')
    expect(Data.Images.length).toBeGreaterThanOrEqual(3)
    for (const { ImagePath } of Data.Images)
      expect(files).toContain(ImagePath.replace('/images/', ''))
    expect(Data.Steps.length).toBeGreaterThanOrEqual(3)
    expect(Data.IncludedActivityAdditions.length).toBeGreaterThanOrEqual(2)
  }
})

test.each([
  ['activity', getActivities, activities.length],
  ['day-use', getDayUses, dayUses.length],
] as const)('no card of %s looks like the one before it', async (_, search, total) => {
  const pages = await Promise.all(
    [1, 2].map((PageNumber) => site.call(search, { PageNumber, PageSize: 100 })),
  )
  const cards = pages.flatMap(({ Data }) => Data.Data)
  expect(cards).toHaveLength(total)
  const posterOf = new Map(posters.map((poster) => [`/images/${poster.file}`, poster]))
  const alike = cards.filter((card, n) => {
    const [here, before] = [
      posterOf.get(card.ImageUrl ?? ''),
      posterOf.get(cards[n - 1]?.ImageUrl ?? ''),
    ]
    return here?.scene === before?.scene || here?.light === before?.light
  })
  expect(alike.map((card) => card.Name)).toEqual([])
})

test('loading again writes nothing, not even a row', async () => {
  const before = await written()
  expect(before).toBeGreaterThan(100_000)
  await load()
  expect(await written()).toBe(before)
})

test('loading adds only what is missing', async () => {
  const last = addDays(cairoDate(clock.now()), 120)
  await inOwnSession(async (own) => {
    await sql`delete from stock
      where kind = 'activity' and item_id = 1 and day > ${addDays(last, -20)}`.execute(own)
    await sql`delete from destination_aliases where alias = 'sahel'`.execute(own)
  })
  const missing = await written()
  await load()
  const { rows } = await sql<{ offers: number }>`
    select count(*)::int as offers from destination_aliases a,
      lateral (select city_id from activities union all select city_id from hotels union all
        select city_id from packages union all select city_id from package_cities) o
    where a.alias = 'sahel' and o.city_id = a.destination_id`.execute(db)
  // Days and the spelling with the offers that are found by it, and by what servers notice: the offer that was
  // touched, and versions, three of them by the days.
  const found = rows[0]?.offers ?? 0
  expect((await written()) - missing).toBeLessThanOrEqual(20 + 1 + found + 1 + 3 + 3)
  expect(found).toBeLessThan(20)
  expect(await count('destination_aliases')).toBe(places.flatMap(({ aliases }) => aliases).length)
})

test('after loading the planner knows how much there is', async () => {
  for (const table of ['stock', 'bus_trips', 'seat_claims', 'room_rates', 'activities'])
    expect(await rowsPlannedFor(db, table), table).toBeGreaterThan((await count(table)) * 0.9)
})

test('some days are sold out, some nearly, most are free', async () => {
  const { rows } = await sql<{ none: number; few: number; many: number }>`
    select avg((capacity = 0)::int) as none, avg((capacity between 1 and 5)::int) as few, avg((capacity > 5)::int) as many
    from stock where kind = 'activity'`.execute(db)
  expect(rows[0]?.none).toBeGreaterThan(0.02)
  expect(rows[0]?.few).toBeGreaterThan(0.05)
  expect(rows[0]?.many).toBeGreaterThan(0.75)
})

test('weeks later the demo is fresh again: places to the last day, offers that still run', async () => {
  const running = async () =>
    (await site.call(getActivities, { PageSize: 100 })).Data.Data.filter(
      (card) => card.OfferPrice !== null,
    )
  const first = await running()
  expect(first.length).toBeGreaterThan(15)
  expect(first.filter((card) => card.CardTag === 'Last-minute offer').length).toBeGreaterThan(2)
  clock.advance(40 * 86_400)
  expect(await running()).toEqual([])
  await load()
  // Searches look for changes every few seconds.
  clock.advance(10)
  expect((await running()).length).toBe(first.length)
  const last = addDays(cairoDate(clock.now()), 120)
  expect(
    (await site.call(getActivities, { Filters: { ActivityDate: last } })).Data.TotalRecords,
  ).toBeGreaterThan(100)
})

test('what the staff changed stays changed', async () => {
  await sql`update activities set name_en = 'Changed' where id = 1`.execute(db)
  await load()
  expect(
    (await sql<{ name: string }>`select name_en as name from activities where id = 1`.execute(db))
      .rows[0]?.name,
  ).toBe('Changed')
  // A discount that a manager ended at the desk is no demo's any more.
  const priced = sql`update activities set offer_price = null, offer_expires_at = null where id = 1`
  await priced.execute(db)
  await sql`
    insert into audit_log (at, staff_id, role, action, subject_id, reason, key, step, answer)
    values (now(), 1, 'manager', 'setOfferPrice', 1, 'Ended', gen_random_uuid(), 'done', '{}')`.execute(
    db,
  )
  await load()
  const { rows } = await sql`select offer_price from activities where id = 1`.execute(db)
  expect(rows).toEqual([{ offer_price: null }])
})

test('header and footer link only to pages that exist', async () => {
  for (const language of ['en', 'ar'] as const) {
    const links = [
      ...(await site.call(getNavigation, {}, language)).Data.links,
      ...(await site.call(getFooter, {}, language)).Data.links,
    ]
    expect(links).toHaveLength(14)
    for (const { href } of links)
      expect([
        '/',
        '/hotels',
        '/cruises',
        '/activities',
        '/dayuses',
        '/#last-minute-offers',
        '/#top-destinations',
        '/last-minute',
        '/destinations',
        '/blog',
      ]).toContain(href)
  }
})

test('the landing page has content in both languages, its pictures with it', async () => {
  for (const language of ['en', 'ar'] as const) {
    const { Data } = await site.call(getLanding, {}, language)
    const { hero, screenshots, testimonials, customization, stats } = Data
    for (const part of [hero, screenshots, testimonials, customization, stats])
      expect(part).not.toBeNull()
    const pictures = [
      customization?.image ?? '',
      ...(screenshots?.images ?? []).map((it) => it.image_url),
    ]
    expect(pictures).toHaveLength(5)
    for (const picture of pictures) await access(join(dataDir, picture))
  }
})

test('the demo people can sign in', async () => {
  const { rows } = await sql<{ email: string; role: string; hashed: boolean }>`
    select email, role, password_hash like '$argon2id$%' as hashed from users order by id`.execute(
    db,
  )
  expect(rows).toEqual(people.map(({ email, role }) => ({ email, role, hashed: true })))
})

test('the small demo differs from the whole one by days alone', async () => {
  const last = async (kind: string) =>
    (await sql<{ day: string }>`select max(day) as day from stock where kind = ${kind}`.execute(db))
      .rows[0]?.day
  const today = cairoDate(clock.now())
  expect(await last('bus')).toBe(addDays(today, smallDemo.busDays))
  expect(await last('room')).toBe(addDays(today, smallDemo.nights - 1))
  expect(await count('hotels')).toBe(stays.length)
  expect(await count('packages')).toBe(packages.length)
  expect(await count('bus_timetable')).toBe(timetable.length)
})

test('an extent that nobody knows is refused by name', () => {
  expect(readExtent(undefined)).toBe(wholeDemo)
  expect(readExtent('small')).toBe(smallDemo)
  expect(() => readExtent('tiny')).toThrow('DEMO_EXTENT must be "whole" or "small", not "tiny".')
})
