import { getActivities, getActivityDetails } from '@rihla/contract/catalogue/activities'
import { getDayUseDetails, getDayUses } from '@rihla/contract/catalogue/day-use'
import { getTripDetails, getTrips } from '@rihla/contract/catalogue/trips'
import { addDays } from '@rihla/contract/values/dates'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes } from '../index.ts'
import { addActivity, addDayUse, addPlaces, addStock } from '../test-offers.ts'
import { givenPackage } from '../test-packages.ts'
import { givenHotel } from '../test-stays.ts'

// What a search finds for a party with children is what the pages of the offers say, one by one.

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock('2026-11-21T10:00:00Z')
let catalogue = { refresh: () => Promise.resolve() }
const site = publicSite(database, (mount) => {
  catalogue = catalogueRoutes(mount, { db, pool, clock, publicUrl: '' })
})
const FIRST = '2026-12-01'
const DAYS = 4
const OFFERS = 18
const rates = [
  { childBands: null },
  { minAge: 8, childBands: [{ maxAge: 12, percent: 100 }] },
  {
    childBands: [
      { maxAge: 2, percent: 0, place: false },
      { maxAge: 5, percent: 25 },
      { maxAge: 12, percent: 50 },
    ],
  },
  {
    childBands: [
      { maxAge: 5, percent: 0 },
      { maxAge: 12, percent: 70 },
    ],
  },
]
const ids = { Activity: [] as number[], DayUse: [] as number[], Trip: [] as number[] }
type Kind = keyof typeof ids
let rooms: readonly number[] = []

beforeAll(async () => {
  await addPlaces(db)
  const narrow = { maxAdults: 2, maxChildren: 1, maxOccupancy: 3, capacity: 3 }
  const wide = { maxAdults: 3, maxChildren: 2, maxOccupancy: 4, capacity: 2 }
  const hotel = await givenHotel(db, {
    rooms: [narrow, wide],
    open: { from: FIRST, nights: DAYS + 4 },
  })
  rooms = hotel.rooms
  const places = (n: number, day: number): number => (n * 3 + day * 5) % 7
  for (let n = 0; n < OFFERS; n += 1) {
    const terms = { price: 10_000 * (1 + n), ...rates[n % 4] }
    const offer = n % 3 === 0 ? { offerPrice: 9000 } : {}
    const [activity, dayUse] = [
      await addActivity(db, { ...terms, ...offer }),
      await addDayUse(db, terms),
    ]
    const own = { hotelId: hotel.id, roomId: rooms[n % 2] ?? 0 }
    const stays = n % 3 === 2 ? [{ nights: 2 }] : [{ nights: 2, ...own }, { nights: 1 }]
    const trip = await givenPackage(db, { kind: 'trip', stays, ...terms, ...offer })
    ids.Activity.push(activity)
    ids.DayUse.push(dayUse)
    ids.Trip.push(trip)
    for (let day = 0; day < DAYS; day += 1) {
      const date = addDays(FIRST, day)
      for (const id of [activity, dayUse])
        await addStock(db, id, date, { capacity: places(n, day) })
      await sql`insert into stock (kind, item_id, day, capacity)
        values ('package', ${trip}, ${date}, ${places(n, day) + 2})`.execute(db)
    }
  }
  await catalogue.refresh()
})

type Party = { AdultsCount: number; ChildrenAges: number[] }
const details = {
  Activity: getActivityDetails,
  DayUse: getDayUseDetails,
  Trip: getTripDetails,
} as const
const pageOf = async (kind: Kind, Id: number, ArrivalDate: string, party: Party) =>
  (
    await site.call<typeof getActivityDetails>(details[kind] as typeof getActivityDetails, {
      Id,
      ArrivalDate,
      ...party,
    })
  ).Data

/** Cards of a search, by the ids of their offers: where each leads, and what it asks of the party. */
async function search(kind: Kind, day: string | null, party: Party) {
  const page = { PageSize: 100, PageNumber: 1 }
  if (kind === 'Trip') {
    const Filters = { ...party, ...(day && { ArrivalDate: day }) }
    const { Data } = await site.call(getTrips, { ...page, Filters })
    return Data.Data.map((it) => ({ id: it.TripId, total: it.TotalPrice, next: it.NextDeparture }))
  }
  const Filters = { ...party, ...(day && { ActivityDate: day }) }
  const call = (kind === 'Activity' ? getActivities : getDayUses) as typeof getActivities
  const { Data } = await site.call(call, { ...page, Filters })
  return Data.Data.map((it) => ({ id: it.ActivityId, total: it.TotalPrice, next: it.NextDate }))
}

const parties = fc.record({
  AdultsCount: fc.integer({ min: 1, max: 4 }),
  ChildrenAges: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }),
})
const days = fc.option(
  fc.nat(DAYS - 1).map((n) => addDays(FIRST, n)),
  { freq: 3 },
)

test.each(['Activity', 'DayUse', 'Trip'] as const)(
  'what is found of a %s for a party, and its price, is what its page says',
  async (kind) => {
    let [found, left] = [0, 0]
    await fc.assert(
      fc.asyncProperty(parties, days, async (party, day) => {
        const cards = new Map((await search(kind, day, party)).map((card) => [card.id, card]))
        for (const id of ids[kind]) {
          const card = cards.get(id)
          const page = await pageOf(kind, id, card?.next ?? day ?? FIRST, party)
          const wanted = day === null ? page.PartyProblem === null : page.IsAvailable
          expect(card !== undefined, `${kind} ${id}`).toBe(wanted)
          if (card) found += 1
          else left += 1
          if (!card) continue
          if (card.next !== null) expect(page.IsAvailable, `${kind} ${id}`).toBe(true)
          const total = party.ChildrenAges.length > 0 ? page.TotalPrice : null
          expect(card.total, `${kind} ${id}`).toBe(total)
        }
      }),
      { numRuns: 60, seed: 11 },
    )
    expect(found).toBeGreaterThan(100)
    expect(left).toBeGreaterThan(100)
  },
  60_000,
)

test('the staff narrows a room: trips whose families no longer fit are not found any more', async () => {
  const party = { AdultsCount: 2, ChildrenAges: [6, 7, 8] }
  const before = (await search('Trip', null, party)).length
  await sql`update room_types set max_children = 1, max_occupancy = 3 where id = ${rooms[1]}`.execute(
    db,
  )
  await catalogue.refresh()
  const after = await search('Trip', null, party)
  expect(after.length).toBeLessThan(before)
  for (const { id } of after)
    expect((await pageOf('Trip', id, FIRST, party)).PartyProblem).toBeNull()
})
