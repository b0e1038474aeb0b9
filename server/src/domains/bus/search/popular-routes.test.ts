import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { givenCity, givenStation, givenTrip, type TripRequest } from '../../fleet/testing/fleet.ts'

const site = await testApp()
const { db, clock } = site
const visitor = site.browser()
const day = '2026-11-24'
const ids = { cairo: 0, ramses: 0, tahrir: 0, hurghada: 0, aswan: 0 }

const trip = (from: number, to: number, request: Partial<TripRequest> = {}) =>
  givenTrip(db, { from, to, day, seats: 4, ...request })
const sell = (id: number, seats: number) =>
  sql`update stock set sold = ${seats} where kind = 'bus' and item_id = ${id}`.execute(db)
const popular = (language = 'en-US') => {
  clock.advance(70)
  return visitor.call(api.getPopularRoutes, {}, { 'accept-language': language })
}
const routes = async () =>
  (await popular()).body.Data?.map(({ NameFrom, NameTo, Price, Date }) => [
    `${NameFrom} to ${NameTo}`,
    Price,
    Date,
  ])

beforeEach(async () => {
  await sql`truncate bus_cities, bus_stations, bus_classes, bus_layouts, stock, holds, seat_claims, fleet_failures
    cascade`.execute(db)
  clock.advance(120)
  ids.cairo = await givenCity(db, {})
  ids.ramses = await givenStation(db, { city: ids.cairo, sortOrder: 1 })
  ids.tahrir = await givenStation(db, { city: ids.cairo, nameEn: 'Tahrir', sortOrder: 2 })
  ids.hurghada = await givenStation(db, { nameEn: 'Hurghada', nameAr: 'الغردقة' })
  ids.aswan = await givenStation(db, { nameEn: 'Aswan', nameAr: 'أسوان' })
})

test('between cities, the busiest first, each at its lowest price on the first day that has it', async () => {
  const { id } = await trip(ids.ramses, ids.hurghada, { price: 30_000 })
  await trip(ids.tahrir, ids.hurghada, { price: 25_000, day: '2026-11-26' })
  await trip(ids.tahrir, ids.hurghada, { price: 25_000, day: '2026-11-25' })
  const south = await trip(ids.ramses, ids.aswan, { price: 40_000 })
  await sell(id, 1)
  await sell(south.id, 2)
  expect(await routes()).toEqual([
    ['Cairo to Aswan', 400, day],
    ['Cairo to Hurghada', 250, '2026-11-25'],
  ])
  const [first] = (await popular('ar-EG')).body.Data ?? []
  expect(first).toMatchObject({ StationFromID: ids.cairo, StationToID: ids.aswan, NameTo: 'أسوان' })
})

test('each leads to a search that finds a trip at its price', async () => {
  await trip(ids.tahrir, ids.hurghada, { price: 25_000 })
  const [route] = (await popular()).body.Data ?? []
  const { StationFromID = 0, StationToID = 0, Date = '', Price } = route ?? {}
  const found = await visitor.call(api.getAllTrips, { StationFromID, StationToID, TripDate: Date })
  expect(found.body.Data?.Data.map((it) => it.Price)).toEqual([Price])
})

test('of two cities the way from the busier one, and nothing that is full, left, or further off', async () => {
  await trip(ids.ramses, ids.hurghada)
  const back = await trip(ids.hurghada, ids.tahrir)
  await sell(back.id, 3)
  const full = await trip(ids.ramses, ids.aswan)
  await sell(full.id, 4)
  const south = await trip(ids.aswan, ids.tahrir)
  await sell(south.id, 1)
  await trip(ids.ramses, ids.aswan, { day: '2026-12-20' })
  expect((await routes())?.map(([name]) => name)).toEqual(['Cairo to Hurghada', 'Aswan to Cairo'])
})
