import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getActivities } from '@rihla/contract/catalogue/activities'
import { getDayUses } from '@rihla/contract/catalogue/day-use'
import { getHoneymoons } from '@rihla/contract/catalogue/honeymoons'
import { getHotels } from '@rihla/contract/catalogue/hotel-search'
import { getHotelPricing } from '@rihla/contract/catalogue/hotels'
import { getTrips } from '@rihla/contract/catalogue/trips'
import type { Module } from '@rihla/contract/modules'
import { addDays } from '@rihla/contract/values/dates'
import { catalogueRoutes } from '@rihla/server/domains/catalogue/index'
import { holdTerms } from '@rihla/server/domains/inventory/index'
import { isRefusal } from '@rihla/server/platform/refusal'
import { sellables } from '@rihla/server/sellables'
import { testClock } from '@rihla/server/testing/clock'
import { testDatabase } from '@rihla/server/testing/database'
import { publicSite } from '@rihla/server/testing/public-site'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallDemo } from './extent.ts'
import { loadDemo } from './load-demo.ts'

// Whatever a card of the demo shows for a date is what its checkout sells: the price, free cancellation
// that can still be used, and nothing once its sale has ended.

const { db, pool, ...database } = await testDatabase(3)
const dataDir = await mkdtemp(join(tmpdir(), 'rihla-demo-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const TODAY = '2026-11-21'
const clock = testClock(`${TODAY}T12:20:00Z`)
const site = publicSite({ db, pool, ...database }, (mount) => {
  catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})
const sold = sellables(holdTerms())
/** Today, tomorrow and every second day of the weeks ahead: twenty. */
const DATES = [0, 1, ...Array.from({ length: 18 }, (_, n) => 2 + n * 2)].map((n) =>
  addDays(TODAY, n),
)

beforeAll(() => loadDemo(db, { now: clock.now(), dataDir, extent: smallDemo }), 120_000)

type Shown = {
  module: Module
  id: number
  from: string
  to: string | null
  /** Whole EGP for two, or for the party. */
  price: number
  isFree: boolean
  /** Children beside two adults. */
  childAges?: readonly number[]
}

/** Asks checkout for what a card shows, now and once its sale has ended. */
async function expectKept(shown: Shown): Promise<void> {
  const { module, id, from, to, price, isFree, childAges = [] } = shown
  const children = childAges.length
  const party = { seats: 2 + children, adults: 2, children, childAges, ratePlanId: 0 }
  const request = { itemId: id, fromDate: from, toDate: to, ...party, refundable: false }
  const now = clock.now()
  const quote = await sold[module]?.quote(db, { ...request, now })
  const named = `${module} ${id} on ${from}`
  if (!quote || isRefusal(quote)) throw new Error(`${named}: ${quote?.refusal}`)
  expect(quote.total / 100, named).toBeCloseTo(price, 0)
  expect(quote.saleEndsAt > now, named).toBe(true)
  const late = await sold[module]?.quote(db, { ...request, now: quote.saleEndsAt })
  expect(late, named).toMatchObject({ refusal: expect.stringMatching(/^(sale_closed|date_out)/) })
  if (!isFree) return
  const stay = quote.ofKind?.stay
  if (stay) expect(stay.refundableUntil && stay.refundableUntil >= TODAY, named).toBe(true)
  else expect(await freeUntil(module, id, quote.visit.startsAt), named).toBeGreaterThan(+now)
}

const hours = new Map<string, number>()
/** The last instant at which cancelling is free, by the offer's own row. */
async function freeUntil(module: Module, id: number, startsAt: string): Promise<number> {
  const table = module === 'Trip' || module === 'Honeymoon' ? 'packages' : 'activities'
  const key = `${table} ${id}`
  if (!hours.has(key)) {
    const { rows } = await sql<{ hours: number }>`
      select free_cancellation_hours as hours from ${sql.table(table)} where id = ${id}`.execute(db)
    hours.set(key, rows[0]?.hours ?? Infinity)
  }
  return Date.parse(startsAt) - (hours.get(key) ?? Infinity) * 3_600_000
}

/** Another page of the list for each date: together they are the whole of it. */
let PageNumber = 1
const PAGES = 10
/** Of stays, so that these pages are all there are. */
const STAYS = 18
const pageOf = () => ({ PageNumber, PageSize: 18 })
const pound = (card: { Price: number; OfferPrice: number | null }) => card.OfferPrice ?? card.Price

type Filters = { readonly ChildrenAges?: readonly number[] } & Readonly<Record<string, unknown>>

async function daysShown(module: 'Activity' | 'DayUse', filters: Filters): Promise<Shown[]> {
  const calls = module === 'Activity' ? getActivities : getDayUses
  const { Data } = await site.call<typeof getActivities>(calls as typeof getActivities, {
    ...pageOf(),
    Filters: filters,
  })
  return Data.Data.map((card) => ({
    module,
    id: card.ActivityId,
    from: card.NextDate ?? '',
    to: null,
    price: card.TotalPrice ?? pound(card) * 2,
    isFree: card.FreeCancellation !== null,
    childAges: filters.ChildrenAges ?? [],
  }))
}

async function packagesShown(filters: Filters): Promise<Shown[]> {
  const honeymoons = await site.call(getHoneymoons, { ...pageOf(), Filters: filters })
  const trips = await site.call(getTrips, { ...pageOf(), Filters: filters })
  const of = (card: { NextDeparture: string | null; FreeCancellation: string | null }) => ({
    from: card.NextDeparture ?? '',
    to: null,
    isFree: card.FreeCancellation !== null,
  })
  return [
    ...honeymoons.Data.Data.map((card) => {
      return { module: 'Honeymoon' as const, id: card.HoneymoonId, price: pound(card), ...of(card) }
    }),
    ...trips.Data.Data.map((card) => {
      const price = card.TotalPrice ?? pound(card) * 2
      const childAges = filters.ChildrenAges ?? []
      return { module: 'Trip' as const, id: card.TripId, price, childAges, ...of(card) }
    }),
  ]
}

/** Stays as their cards show them, in the room that the card names. */
async function staysShown(module: 'Hotel' | 'NileCruise', filters: Record<string, string>) {
  const HotelType = module === 'Hotel' ? '0' : '1'
  const query = new URLSearchParams({
    PageNumber: String(PageNumber),
    PageSize: String(STAYS),
    'Filters.HotelType': HotelType,
    ...filters,
  })
  const { Data } = await site.call({ ...getHotels, path: `/api/Hotels?${query}` as '/api/Hotels' })
  const shown: Shown[] = []
  for (const card of Data.Data) {
    const dates = `ArrivalDate=${card.ArrivalDate}&DepartureDate=${card.DepartureDate}`
    const path = `/api/Hotels/${card.HotelId}/Pricing?${dates}` as typeof getHotelPricing.path
    const { Data: pricing } = await site.call({ ...getHotelPricing, path })
    expect(pricing.IsAvailable, `${module} ${card.HotelId} on ${card.ArrivalDate}`).toBe(true)
    const room = pricing.Rooms.find((it) => it.Name === card.RoomName && it.IsRoomAvailable)
    shown.push({
      module,
      id: (filters['Filters.ArrivalDate'] ? room : pricing.Rooms[0])?.RoomId ?? 0,
      from: card.ArrivalDate ?? '',
      to: card.DepartureDate,
      price: filters['Filters.ArrivalDate']
        ? (card.OfferPrice ?? card.TotalPrice)
        : (pricing.OfferPrice ?? pricing.TotalPrice ?? 0),
      isFree: card.FreeCancellation !== null,
    })
  }
  return shown
}

const keepAll = async (shown: readonly Shown[]): Promise<number> => {
  for (const it of shown) await expectKept(it)
  return shown.filter((it) => it.isFree).length
}

const turnPage = (date: string): void => {
  PageNumber = 1 + (DATES.indexOf(date) % PAGES)
}

// What the home page may not say while some ways to pay cost extra, and others, or a partner's hotel, take time.
const NOTHING_ADDED = /nothing is added|لا نضيف شيئًا/i
const ALWAYS_AT_ONCE = /(place|booking) is (yours|confirmed) the moment|مكانك مؤكد لحظة/i

test('the home page promises no more than ways to pay keep', async () => {
  const { rows: methods } = await sql`
    select from payment_methods where active and (fee_basis_points > 0 or fee_fixed > 0)`.execute(
    db,
  )
  const { rows: later } = await sql`
    select from payment_methods where active and id = 'Bank_Transfer'`.execute(db)
  expect(methods.length * later.length).toBeGreaterThan(0)
  const { rows } = await sql<{ said: string }>`
    select concat_ws(' ', description_en, description_ar) as said from features`.execute(db)
  expect(rows).toHaveLength(4)
  for (const { said } of rows) {
    expect(said).not.toMatch(NOTHING_ADDED)
    expect(said).not.toMatch(ALWAYS_AT_ONCE)
  }
})

describe('for twenty dates', () => {
  test('days out sell what their cards show', async () => {
    let free = 0
    for (const ActivityDate of DATES) {
      turnPage(ActivityDate)
      free += await keepAll(await daysShown('Activity', { ActivityDate }))
      const HasFreeCancellation = true
      const filtered = await daysShown('DayUse', { ActivityDate, HasFreeCancellation })
      expect(filtered.every((it) => it.isFree)).toBe(true)
      free += await keepAll(filtered)
    }
    expect(free).toBeGreaterThan(100)
  }, 60_000)

  test('journeys sell what their cards show', async () => {
    let free = 0
    for (const ArrivalDate of DATES) {
      turnPage(ArrivalDate)
      free += await keepAll(await packagesShown({ ArrivalDate }))
      const filtered = await packagesShown({ ArrivalDate, HasFreeCancellation: true })
      expect(filtered.every((it) => it.isFree)).toBe(true)
    }
    expect(free).toBeGreaterThan(30)
  }, 60_000)

  test('families are sold what their cards show, days out and journeys alike', async () => {
    const ages = [[6], [2, 9], [12, 4, 0]]
    let sold = 0
    for (const [n, date] of DATES.entries()) {
      turnPage(date)
      const ChildrenAges = ages[n % ages.length] ?? []
      const trips = (await packagesShown({ ArrivalDate: date, ChildrenAges })).filter(
        (it) => it.module === 'Trip',
      )
      const days = [
        ...(await daysShown('Activity', { ActivityDate: date, ChildrenAges })),
        ...(await daysShown('DayUse', { ActivityDate: date, ChildrenAges })),
      ]
      await keepAll([...trips, ...days])
      sold += trips.length + days.length
    }
    expect(sold).toBeGreaterThan(200)
  }, 60_000)

  test('stays sell what their cards show', async () => {
    let free = 0
    for (const arrival of DATES) {
      turnPage(arrival)
      const dates = {
        'Filters.ArrivalDate': arrival,
        'Filters.DepartureDate': addDays(arrival, 2),
      }
      for (const module of ['Hotel', 'NileCruise'] as const) {
        free += await keepAll(await staysShown(module, dates))
        const filtered = await staysShown(module, {
          ...dates,
          'Filters.HasFreeCancellation': 'true',
        })
        expect(filtered.every((it) => it.isFree)).toBe(true)
        free += await keepAll(filtered)
      }
    }
    expect(free).toBeGreaterThan(15)
  }, 60_000)
})

test('from lists without dates, every first click leads to something that can be booked', async () => {
  PageNumber = 1
  await keepAll(await daysShown('Activity', {}))
  await keepAll(await daysShown('DayUse', {}))
  await keepAll(await packagesShown({}))
  await keepAll(await staysShown('Hotel', {}))
  await keepAll(await staysShown('NileCruise', {}))
}, 60_000)
