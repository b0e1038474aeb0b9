import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getActivities, getActivityDetails } from '@rihla/contract/catalogue/activities'
import { getDayUseDetails, getDayUses } from '@rihla/contract/catalogue/day-use'
import { getHoneymoonDetails, getHoneymoons } from '@rihla/contract/catalogue/honeymoons'
import { getHotels } from '@rihla/contract/catalogue/hotel-search'
import { getHotel } from '@rihla/contract/catalogue/hotels'
import { getTripDetails, getTrips } from '@rihla/contract/catalogue/trips'
import { catalogueRoutes } from '@rihla/server/domains/catalogue/index'
import { testClock } from '@rihla/server/testing/clock'
import { testDatabase } from '@rihla/server/testing/database'
import { publicSite } from '@rihla/server/testing/public-site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallDemo } from './extent.ts'
import { loadDemo } from './load-demo.ts'

// How an offer is rated, and by how many, is one thing wherever it is said: on its card and on its page.

const { db, pool, ...database } = await testDatabase(3)
const dataDir = await mkdtemp(join(tmpdir(), 'rihla-demo-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const clock = testClock('2026-11-21T12:20:00Z')
const site = publicSite({ db, pool, ...database }, (mount) => {
  catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})

beforeAll(() => loadDemo(db, { now: clock.now(), dataDir, extent: smallDemo }), 120_000)

type Rated = { Rating: number | null; ReviewsCount: number }
type Card = Rated & { id: number }
const ratedOf = ({ Rating, ReviewsCount }: Rated): Rated => ({ Rating, ReviewsCount })

/** Every card of a list, page after page. */
async function allOf<T>(read: (PageNumber: number) => Promise<{ Data: T[]; TotalPages: number }>) {
  const first = await read(1)
  const all = [...first.Data]
  for (let page = 2; page <= first.TotalPages; page += 1) all.push(...(await read(page)).Data)
  return all
}

const lists = {
  async activity(page: object): Promise<{ Data: Card[]; TotalPages: number }> {
    const { Data } = await site.call(getActivities, page)
    return { ...Data, Data: Data.Data.map((it) => ({ ...it, id: it.ActivityId })) }
  },
  async dayUse(page: object): Promise<{ Data: Card[]; TotalPages: number }> {
    const { Data } = await site.call(getDayUses, page)
    return { ...Data, Data: Data.Data.map((it) => ({ ...it, id: it.ActivityId })) }
  },
  async honeymoon(page: object): Promise<{ Data: Card[]; TotalPages: number }> {
    const { Data } = await site.call(getHoneymoons, page)
    return { ...Data, Data: Data.Data.map((it) => ({ ...it, id: it.HoneymoonId })) }
  },
  async trip(page: object): Promise<{ Data: Card[]; TotalPages: number }> {
    const { Data } = await site.call(getTrips, page)
    return { ...Data, Data: Data.Data.map((it) => ({ ...it, id: it.TripId })) }
  },
}
const pages = {
  activity: getActivityDetails,
  dayUse: getDayUseDetails,
  honeymoon: getHoneymoonDetails,
  trip: getTripDetails,
} as const
type Kind = keyof typeof lists

test.each([
  ['activity', 100],
  ['dayUse', 50],
  ['honeymoon', 20],
  ['trip', 80],
] as const)(
  'every %s',
  async (kind: Kind, least) => {
    const cards = await allOf((PageNumber) => lists[kind]({ PageNumber, PageSize: 100 }))
    expect(cards.length).toBeGreaterThan(least)
    for (const card of cards) {
      const asked = { Id: card.id, ArrivalDate: '2026-12-10' }
      const { Data } = await site.call<typeof getTripDetails>(
        pages[kind] as typeof getTripDetails,
        asked,
      )
      expect(ratedOf(Data), `${kind} ${card.id}`).toEqual(ratedOf(card))
    }
  },
  60_000,
)

test.each([
  ['hotel', 0],
  ['Nile ship', 2],
])(
  'every %s',
  async (_, type) => {
    const cards = await allOf(async (page) => {
      const query = `PageNumber=${page}&PageSize=100&Filters.HotelType=${type}`
      const path = `/api/Hotels?${query}` as typeof getHotels.path
      return (await site.call({ ...getHotels, path })).Data
    })
    expect(cards.length).toBeGreaterThan(10)
    for (const card of cards) {
      const path = `/api/Hotels/${card.HotelId}` as typeof getHotel.path
      const { Data } = await site.call({ ...getHotel, path })
      const { Rating, NumberOfRaters } = card
      const named = `${card.Name}, ${card.HotelId}`
      expect(Data, named).toMatchObject({ Rating, NumberOfRaters, ReviewsCount: NumberOfRaters })
    }
  },
  60_000,
)
