import {
  DAY_USE_TYPE,
  getActivities,
  getActivityDetails,
} from '@rihla/contract/catalogue/activities'
import { getDayUseDetails, getDayUses } from '@rihla/contract/catalogue/day-use'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testClock } from '../../../../testing/clock.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { publicSite } from '../../../../testing/public-site.ts'
import {
  changeHold,
  consumeHold,
  expireHolds,
  holdTerms,
  placeHold,
  releaseHold,
  renewHold,
  startPaying,
} from '../../../inventory/index.ts'
import { isRefusal } from '../../../../platform/refusal.ts'
import { catalogueRoutes, openActivityDays, refreshExpiredOffers } from '../../index.ts'
import { tsqueries } from '../../offer/query-expansion.ts'
import { addActivity, addDayUse, addPlaces } from '../../test-offers.ts'
import { priceActivityDays } from '../price-days.ts'
import { quoteActivity } from '../quote-activity.ts'
import { toOrder, toSearch } from '../search-filters.ts'
import { idsBySql } from './test-search-sql.ts'

const database = await testDatabase(4)
const { db, pool } = database
const clock = testClock('2026-11-21T20:00:00Z')
const terms = holdTerms(600)
let catalogue = { refresh: () => Promise.resolve() }
const site = publicSite(database, (mount) => {
  catalogue = catalogueRoutes(mount, { db, pool, clock, publicUrl: '' })
})

const OFFERS = 90
const HELD: number[] = []
const some = fc.nat(OFFERS - 1).map((n) => n + 1)
const soon = fc.integer({ min: -1, max: 5 })
const day = (ahead: number): string => addDays(cairoDate(clock.now()), ahead)
const inTransaction = db.transaction()

/** What happens to a catalogue: people hold, pay and leave, editors edit, time passes. */
const happenings = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(some, soon, fc.integer({ min: 1, max: 4 }))
      .map(([id, ahead, quantity]) => ({
        name: `hold ${quantity} of ${id} in ${ahead} days`,
        async happen() {
          const lines = [{ kind: 'activity', itemId: id, day: day(ahead), quantity }]
          const hold = await placeHold(db, { lines, now: clock.now(), terms })
          if (!isRefusal(hold)) HELD.push(hold.id)
        },
      })),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.nat(40), fc.constantFrom('renew', 'pay', 'sell', 'release', 'change'))
      .map(([n, what]) => ({
        name: `${what} a hold`,
        async happen() {
          const id = HELD.at(-1 - n)
          if (id === undefined) return
          await inTransaction.execute(async (trx) => {
            const now = clock.now()
            if (what === 'renew') await renewHold(trx, id, now, terms)
            if (what === 'pay') await startPaying(trx, id, now, terms)
            if (what === 'sell') await consumeHold(trx, id, now)
            if (what === 'release') await releaseHold(trx, id)
            if (what === 'change') {
              const lines = [{ kind: 'activity', itemId: 1 + n, day: day(2), quantity: 1 }]
              await changeHold(trx, id, { lines, now, terms })
            }
          })
        },
      })),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom(20, 240, 599, 601, 3600, 86_400).map((seconds) => ({
      name: `${seconds} seconds pass`,
      async happen() {
        clock.advance(seconds)
        if (seconds > 3600) await openActivityDays(db, clock.now())
      },
    })),
  },
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        some,
        fc.constantFrom(
          sql`price = 30_000, offer_price = null`,
          sql`price = 90_000, offer_price = 20_000, offer_expires_at = now() + interval '2 hours'`,
          sql`city_id = 1 + city_id % 3`,
          sql`active = not active`,
          sql`rating = (rating + 10) % 50, reviews_count = reviews_count + 1`,
          sql`score = score + 7`,
          sql`free_cancellation_hours = case when free_cancellation_hours is null then 24 end`,
          sql`name_en = 'Renamed safari'`,
          sql`daily_capacity = 3`,
          sql`child_bands = null`,
          sql`min_age = 4, child_bands = '[{"maxAge": 6, "percent": 10, "place": false}, {"maxAge": 12, "percent": 80}]'`,
        ),
      )
      .map(([id, change]) => ({
        name: `edit ${id}`,
        happen: async () =>
          void (await sql`update activities set ${change} where id = ${id}`.execute(db)),
      })),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.array(some, { minLength: 1, maxLength: 30 }),
        soon,
        fc.constantFrom(null, 7000, 31_700, 45_000, 120_000),
      )
      .map(([ids, ahead, its]) => ({
        name: `price ${ids.length} in ${ahead} days at ${its}`,
        happen: async () =>
          db.transaction().execute(async (trx) => {
            if (its !== null)
              for (const id of new Set(ids)) await priceActivityDays(trx, id, [day(ahead)], its)
            else
              await sql`
                delete from activity_prices where activity_id = any(${ids}::bigint[]) and day = ${day(ahead)}::date`.execute(
                trx,
              )
          }),
      })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(some, soon).map(([id, ahead]) => ({
      name: `close or open ${id}`,
      happen: async () =>
        void (await sql`update stock set closed = not closed
          where kind = 'activity' and item_id = ${id} and day = ${day(ahead)}::date`.execute(db)),
    })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      { name: 'sweep', happen: async () => void (await expireHolds(db, clock.now())) },
      {
        name: 'end offers',
        happen: async () => void (await refreshExpiredOffers(db, clock.now())),
      },
    ),
  },
)

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq: 1 })
const price = fc.oneof(
  fc.integer({ min: 0, max: 20 }).map((n) => n * 50),
  fc.nat(1100),
)
const orders = fc.constantFrom(0 as const, 1 as const, 2 as const)
const requests = fc.record({
  filters: fc.record({
    CityId: maybe(fc.integer({ min: 1, max: 4 })),
    ActivityTypeId: maybe(fc.constantFrom(1, 2, 3, DAY_USE_TYPE)),
    HasFreeCancellation: maybe(fc.boolean()),
    PriceFrom: fc.constantFrom(undefined, undefined, 0, 250, 317),
    PriceTo: maybe(price),
    ahead: fc.option(soon, { nil: undefined, freq: 5 }),
    AdultsCount: maybe(fc.integer({ min: 1, max: 8 })),
    ChildrenAges: maybe(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 3 })),
    SearchText: fc.constantFrom(undefined, undefined, undefined, 'safari', 'fel', 'منطاد lux'),
    PriceOrderType: orders,
    RatingOrderType: orders,
  }),
  size: fc.constantFrom(100, 100, 7),
  page: fc.constantFrom(1, 1, 2, 3),
  family: fc.constantFrom('Activity' as const, 'DayUse' as const),
})
type SearchRequest = typeof requests extends fc.Arbitrary<infer W> ? W : never

/** Cards of days with a price of their own that were compared with the page and the quote. */
let pricedOwn = 0

/** Whether a day has a price of its own; what is quoted for it is what its page says in any case. */
async function isPricedOwn(chosen: {
  Id: number
  ArrivalDate: string
  AdultsCount: number
}): Promise<number> {
  const { rows } = await sql<{ own: boolean; family: 'Activity' | 'DayUse' }>`
    select exists (select from activity_prices x where x.activity_id = a.id and x.day = ${chosen.ArrivalDate}::date) as own,
      case a.type_id when ${DAY_USE_TYPE}::integer then 'DayUse' else 'Activity' end as family
    from activities a where id = ${chosen.Id}`.execute(db)
  const { own = false, family = 'Activity' } = rows[0] ?? {}
  const party = { adults: chosen.AdultsCount, childAges: [] }
  const asked = { family, id: chosen.Id, date: chosen.ArrivalDate, party, now: clock.now() }
  const quote = await quoteActivity(db, asked)
  const details = family === 'DayUse' ? getDayUseDetails : getActivityDetails
  const shown = await site.call<typeof getActivityDetails | typeof getDayUseDetails>(details, {
    ...chosen,
    ChildrenAges: [],
  })
  const { Price, OfferPrice } = shown.Data
  if (!isRefusal(quote)) expect(quote.total).toBe((OfferPrice ?? Price) * 100 * chosen.AdultsCount)
  return own && !isRefusal(quote) ? 1 : 0
}

/** Compares a page with what PostgreSQL says of every row; answers how many matched. */
async function check({
  filters: { ahead, ...filters },
  size,
  page,
  family,
}: SearchRequest): Promise<number> {
  const Filters = { ...filters, ...(ahead !== undefined && { ActivityDate: day(ahead) }) }
  const [calls, details] =
    family === 'DayUse' ? [getDayUses, getDayUseDetails] : [getActivities, getActivityDetails]
  const { value: words } = filters.SearchText
    ? await tsqueries(db, filters.SearchText).next()
    : { value: undefined }
  const wanted = {
    ...Filters,
    AdultsCount: filters.AdultsCount ?? 2,
    ChildrenAges: filters.ChildrenAges ?? [],
  }
  const search = { ...toSearch(wanted), words: words ?? undefined }
  const expected = await idsBySql(pool, family, search, toOrder(wanted), clock.now())
  const request = { PageNumber: page, PageSize: size, Filters }
  const { Data } = await site.call<typeof getActivities | typeof getDayUses>(calls, request)
  const ids = Data.Data.map((card) => card.ActivityId)
  if (filters.SearchText && expected.length === 0) return 0 // then other readings are tried
  expect([ids, Data.TotalRecords, Data.TotalPages]).toEqual([
    expected.slice((page - 1) * size, page * size),
    expected.length,
    Math.ceil(expected.length / size),
  ])
  for (const card of Data.Data.slice(0, 2)) {
    const chosen = {
      Id: card.ActivityId,
      // Without a day a card leads to the next, and costs what that does; without one, what all days do.
      ArrivalDate: ahead === undefined ? (card.NextDate ?? day(90)) : day(ahead),
      AdultsCount: wanted.AdultsCount,
      ChildrenAges: wanted.ChildrenAges,
    }
    const shown = await site.call<typeof getActivityDetails | typeof getDayUseDetails>(
      details,
      chosen,
    )
    expect([shown.Data.Price, shown.Data.OfferPrice]).toEqual([card.Price, card.OfferPrice])
    if (ahead !== undefined || card.NextDate !== null) pricedOwn += await isPricedOwn(chosen)
    if (card.TotalPrice !== null) expect(shown.Data.TotalPrice).toBe(card.TotalPrice)
    expect(card.TotalPrice === null).toBe(wanted.ChildrenAges.length === 0)
    if (ahead !== undefined) expect(shown.Data.IsAvailable).toBe(true)
  }
  return expected.length
}

test('whatever happens, the index says what PostgreSQL says of every row', async () => {
  await addPlaces(db)
  for (let n = 0; n < OFFERS; n += 1) {
    const request = {
      city: 1 + (n % 3),
      price: 10_000 * (1 + (n % 9)),
      offerPrice: n % 4 === 0 ? 5000 * (1 + (n % 5)) : null,
      rating: (n * 13) % 50,
      score: (n * 7) % 11,
      freeHours: n % 3 === 0 ? null : 24,
      dailyCapacity: n % 8,
      ...(n % 5 > 0 && {
        minAge: (n % 3) * 5,
        childBands: [
          { maxAge: 3, percent: 0, place: false },
          { maxAge: 12, percent: 50 },
        ],
      }),
      nameEn: n % 2 ? 'Desert safari' : 'Felucca',
    }
    await (n % 3 === 0
      ? addDayUse(db, request)
      : addActivity(db, { ...request, type: 1 + (n % 3) }))
  }
  await openActivityDays(db, clock.now())
  await catalogue.refresh()
  let met = 0
  let step = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(happenings, { minLength: 1, maxLength: 4 }),
      fc.array(requests, { minLength: 4, maxLength: 4 }),
      async (events, asked) => {
        for (const { happen } of events) await happen()
        // Time alone asks for no refresh: holds end by the clock, and a silence is looked through.
        if (events.some(({ name }) => !name.endsWith('pass'))) await catalogue.refresh()
        for (const request of asked) met += (await check(request)) > 0 ? 1 : 0
        step += 1
      },
    ),
    { numRuns: 100, seed: 3, endOnFailure: true },
  )
  expect(step).toBe(100)
  expect(met).toBeGreaterThan(150)
  expect(pricedOwn).toBeGreaterThan(20)
}, 120_000)

test('what was touched while PostgreSQL lost its unlogged tables is read anew', async () => {
  await sql`update stock set sold = capacity - held where kind = 'activity' and day = ${day(4)}::date`.execute(
    db,
  )
  await sql`truncate activities_touched, activities_touched_epoch`.execute(db)
  await catalogue.refresh()
  const { Data } = await site.call(getActivities, {
    Filters: { ActivityDate: day(4), AdultsCount: 1 },
  })
  expect(Data.TotalRecords).toBe(0)
})

test('a day that can no longer or not yet be booked finds nothing, though it has stock', async () => {
  for (const ahead of [-1, 121]) {
    const id = await addActivity(db, { dailyCapacity: 5 })
    await sql`insert into stock (kind, item_id, day, capacity) values ('activity', ${id}, ${day(ahead)}, 5)`.execute(
      db,
    )
    await catalogue.refresh()
    const { Data } = await site.call(getActivities, { Filters: { ActivityDate: day(ahead) } })
    expect(Data.Data).toEqual([])
  }
})

test('negative control: without what notes changes of places, a renewed hold goes unseen', async () => {
  const seen = async (noted: boolean): Promise<number> => {
    const id = await addActivity(db, { city: 1, nameEn: 'Noted', dailyCapacity: 1 })
    await openActivityDays(db, clock.now())
    const lines = [{ kind: 'activity', itemId: id, day: day(9), quantity: 1 }]
    const hold = await placeHold(db, { lines, now: clock.now(), terms })
    await catalogue.refresh()
    await sql`truncate activities_touched`.execute(db) // as an hour later
    if (!noted) await sql`drop trigger holds_touch_activities on holds`.execute(db)
    const holdId = isRefusal(hold) ? 0 : hold.id
    clock.advance(500)
    await inTransaction.execute((trx) => renewHold(trx, holdId, clock.now(), terms))
    await catalogue.refresh()
    clock.advance(200)
    const Filters = { ActivityDate: day(9), AdultsCount: 1, SearchText: 'noted' }
    const { Data } = await site.call(getActivities, { Filters, PageSize: 100 })
    return Data.Data.filter((card) => card.ActivityId === id).length
  }
  expect(await seen(true)).toBe(0)
  expect(await seen(false)).toBe(1)
})
