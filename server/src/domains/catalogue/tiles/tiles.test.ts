import { getHighlights, getLastMinuteOffers, getOfferTiles } from '@rihla/contract/catalogue/tiles'
import type { SavedModule } from '@rihla/contract/modules'
import { addDays } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes, type CatalogueIndexes } from '../index.ts'
import { addActivity, addDayUse, addPlaces, addStock } from '../test-offers.ts'
import { givenPackage } from '../test-packages.ts'
import { givenHotel } from '../test-stays.ts'
import { ofManyKinds } from './last-minute.ts'

const TODAY = '2026-11-21'
const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock()
let indexes: CatalogueIndexes
const site = publicSite(database, (mount) => {
  indexes = catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})
await addPlaces(db)

const inHours = (hours: number): Date => new Date(clock.now().getTime() + hours * 3_600_000)
const ask = async (module?: SavedModule) => {
  const query = module ? `?ModuleType=${module}` : ''
  const path = `${getLastMinuteOffers.path}${query}` as typeof getLastMinuteOffers.path
  return (await site.call({ ...getLastMinuteOffers, path })).Data
}
const named = (tiles: readonly { ModuleType: string; Id: number }[]) =>
  tiles.map(({ ModuleType, Id }) => `${ModuleType} ${Id}`)

beforeEach(async () => {
  await sql`truncate activities, hotels, packages, stock cascade`.execute(db)
  await indexes.refresh()
})

/** One of each kind, each with a lower price that ends one hour after the one before it. */
async function oneOfEach() {
  const ending = (hours: number) => ({ offerPrice: 40_000, offerExpiresAt: inHours(hours) })
  const open = { from: TODAY, nights: 30 }
  const offer = (hours: number) => ({ percent: 20, expiresAt: inHours(hours) })
  const Activity = await addActivity(db, ending(1))
  const DayUse = await addDayUse(db, ending(2))
  for (const id of [Activity, DayUse]) await addStock(db, id, addDays(TODAY, 1), { capacity: 5 })
  const sailings = [{ weekday: 1, nights: 4 }]
  const days = { open: { from: TODAY, days: 30 } }
  const lower = (hours: number) => ({ offerPrice: 1_500_000, offerExpiresAt: inHours(hours) })
  return {
    Activity,
    DayUse,
    Hotel: (await givenHotel(db, { rooms: [{}], open, offer: offer(3) })).id,
    NileCruise: (
      await givenHotel(db, { kind: 'cruise', rooms: [{}], sailings, open, offer: offer(4) })
    ).id,
    Honeymoon: await givenPackage(db, { ...lower(5), ...days }),
    Trip: await givenPackage(db, { kind: 'trip', ...lower(6), ...days }),
  }
}

describe('last-minute offers', () => {
  it('are of every kind, the soonest to end first, each with a day that two can book', async () => {
    const ids = await oneOfEach()
    await indexes.refresh()
    const tiles = await ask()
    const order = ['Activity', 'DayUse', 'Hotel', 'NileCruise', 'Honeymoon', 'Trip'] as const
    expect(named(tiles)).toEqual(order.map((module) => `${module} ${ids[module]}`))
    for (const { NextDate, OfferPrice, Price, OfferExpirationDate } of tiles) {
      expect(NextDate).toMatch(/^2026-\d\d-\d\d$/)
      expect(OfferPrice).toBeLessThan(Price)
      expect(new Date(OfferExpirationDate ?? '').getTime()).toBeGreaterThan(clock.now().getTime())
    }
    expect(tiles[0]).toEqual({
      ModuleType: 'Activity',
      Id: ids.Activity,
      Name: 'Sunset felucca',
      CityName: 'Luxor',
      ImageUrl: null,
      ImagePlaceholder: null,
      ImageColour: null,
      CardTag: 'Last-minute offer',
      Line: '2 hours',
      Stars: 0,
      Rating: 4.5,
      ReviewsCount: 10,
      InstantConfirmation: true,
      FreeCancellation: null,
      Price: 500,
      OfferPrice: 400,
      OfferExpirationDate: inHours(1).toISOString(),
      PriceText: 'per adult',
      NextDate: addDays(TODAY, 1),
      DepartureDate: null,
    })
    expect(tiles[1]?.Line).toBe('10:00\u00a0– 18:00')
    expect(tiles[3]).toMatchObject({ NextDate: '2026-11-23', DepartureDate: '2026-11-27' })
  })

  it('are of one kind where one is asked for', async () => {
    const ids = await oneOfEach()
    await indexes.refresh()
    expect(named(await ask('NileCruise'))).toEqual([`NileCruise ${ids.NileCruise}`])
  })

  it('aren’t what ended, ends later, has no day left or no lower price', async () => {
    const day = async (input: Parameters<typeof addActivity>[1], open = true) => {
      const id = await addActivity(db, input)
      if (open) await addStock(db, id, addDays(TODAY, 1), { capacity: 5 })
      return id
    }
    await day({ offerPrice: 40_000, offerExpiresAt: inHours(-1) })
    await day({ offerPrice: 40_000, offerExpiresAt: inHours(73) })
    await day({ offerPrice: 40_000 })
    await day({ offerPrice: 60_000, offerExpiresAt: inHours(2) })
    await day({ offerPrice: 40_000, offerExpiresAt: inHours(2) }, false)
    await day({ offerPrice: 40_000, offerExpiresAt: inHours(2), active: false })
    const last = await day({ offerPrice: 40_000, offerExpiresAt: inHours(72) })
    await indexes.refresh()
    expect(named(await ask())).toEqual([`Activity ${last}`])
  })

  it('are refused for what has no page', async () => {
    const path = `${getLastMinuteOffers.path}?ModuleType=Bus` as typeof getLastMinuteOffers.path
    expect(await site.call({ ...getLastMinuteOffers, path })).toMatchObject({ status: 400 })
  })
})

describe('the highlights of the landing page', () => {
  it('are hotels that confirm instantly, of many cities, with free nights, and what ends soon', async () => {
    const { Hotel, Activity } = await oneOfEach()
    const open = { from: TODAY, nights: 30 }
    const given = async (input: Parameters<typeof givenHotel>[1]) =>
      (await givenHotel(db, { rooms: [{}], open, ...input })).id
    const second = await given({ city: 3, score: 90 })
    const elsewhere = await given({ city: 1, score: 10 })
    const onRequest = await given({ city: 2, instantConfirmation: false, score: 99 })
    const { id: full } = await givenHotel(db, { rooms: [{}], city: 2 })
    await indexes.refresh()
    const { InstantHotels, LastMinute } = (await site.call(getHighlights)).Data
    const shown = InstantHotels.map(({ Id }) => Id)
    expect(shown).not.toContain(onRequest)
    expect(shown).not.toContain(full)
    expect(new Set(shown)).toEqual(new Set([second, elsewhere, Hotel]))
    // Of two in one city the better one comes first, and the other city's before the second.
    expect(shown.indexOf(elsewhere)).toBeLessThan(2)
    expect(InstantHotels.every((it) => it.InstantConfirmation)).toBe(true)
    expect(named(LastMinute)).toContain(`Activity ${Activity}`)
  })

  it('show as many kinds as there are before a kind for the second time', () => {
    const tile = (ModuleType: SavedModule, Id: number) => ({ ModuleType, Id }) as never
    const list = [tile('Hotel', 1), tile('Hotel', 2), tile('Trip', 3), tile('DayUse', 4)]
    expect(named(ofManyKinds(list, 3))).toEqual(['Hotel 1', 'Trip 3', 'DayUse 4'])
    expect(ofManyKinds(list, 9)).toHaveLength(4)
  })
})

describe('offers by their numbers', () => {
  const these = (Offers: { ModuleType: string | number; Id: number }[], language?: 'ar') =>
    site.call(getOfferTiles, { Offers }, language)

  it('come in the order asked, each once, in the language of the caller', async () => {
    const ids = await oneOfEach()
    await indexes.refresh()
    const asked = (
      ['Trip', 'Hotel', 'Activity', 'Hotel', 'DayUse', 'NileCruise', 'Honeymoon'] as const
    ).map((ModuleType) => ({ ModuleType, Id: ids[ModuleType] }))
    const { Data } = await these(asked)
    expect(named(Data)).toEqual([...new Set(named(asked))])
    expect((await these(asked.slice(1, 2), 'ar')).Data).toMatchObject([{ Name: 'كورال باي' }])
  })

  it('stay away where they aren’t on sale, or are of another kind', async () => {
    const { Activity } = await oneOfEach()
    const gone = await addActivity(db, { active: false })
    await indexes.refresh()
    const { Data } = await these([
      { ModuleType: 'Activity', Id: gone },
      { ModuleType: 'DayUse', Id: Activity },
      { ModuleType: 3, Id: Activity },
    ])
    expect(named(Data)).toEqual([`Activity ${Activity}`])
  })

  it.each([
    [[{ ModuleType: 'Bus', Id: 1 }]],
    [[{ ModuleType: 'Hotel', Id: 0 }]],
    [Array.from({ length: 101 }, () => ({ ModuleType: 'Hotel', Id: 1 }))],
  ])('are refused as nonsense: %#', async (offers) => {
    expect(await these(offers)).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})
