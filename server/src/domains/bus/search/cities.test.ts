import { api } from '@rihla/contract'
import { FIRST_CITY_ID } from '@rihla/contract/bus/limits'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { givenCity, givenStation, givenTrip, type TripRequest } from '../../fleet/testing/fleet.ts'
import { kmBetween } from './near-routes.ts'

const site = await testApp()
const { db, clock } = site
const day = '2026-11-24'
const visitor = site.browser()
const arabic = { 'accept-language': 'ar-EG' }

const ids = { cairo: 0, ramses: 0, tahrir: 0, hurghada: 0, gouna: 0, far: 0 }

const trip = (from: number, to: number, request: Partial<TripRequest> = {}) =>
  givenTrip(db, { from, to, day, seats: 4, ...request })
const search = async (StationFromID: number, StationToID: number, TripDate = day) => {
  clock.advance(40)
  return visitor.call(api.getAllTrips, { StationFromID, StationToID, TripDate })
}
const found = async (...request: Parameters<typeof search>) =>
  (await search(...request)).body.Data?.Data.map(({ TripID }) => TripID) ?? []
const near = async (StationFromID: number, StationToID: number, TripDate = day, Passengers = 1) => {
  clock.advance(40)
  return visitor.call(api.getNearRoutes, { StationFromID, StationToID, TripDate, Passengers })
}

beforeEach(async () => {
  await sql`truncate bus_cities, bus_stations, bus_classes, bus_layouts, stock, holds, seat_claims, fleet_failures
    cascade`.execute(db)
  clock.advance(120)
  ids.cairo = await givenCity(db, { spellings: ['Kahira'] })
  const at = (latitude: number, longitude: number) => ({ latitude, longitude })
  const inCairo = { city: ids.cairo, region: { en: 'Greater Cairo', ar: 'القاهرة الكبرى' } }
  ids.ramses = await givenStation(db, { ...inCairo, ...at(30.06, 31.25), sortOrder: 1 })
  ids.tahrir = await givenStation(db, {
    ...inCairo,
    ...at(30.05, 31.23),
    nameEn: 'Tahrir',
    nameAr: 'التحرير',
    sortOrder: 2,
  })
  const onSea = { ...at(27.24, 33.82), nameEn: 'Hurghada', nameAr: 'الغردقة', sortOrder: 3 }
  ids.hurghada = await givenStation(db, onSea)
  const gouna = { ...at(27.39, 33.67), nameEn: 'El Gouna', nameAr: 'الجونة', sortOrder: 4 }
  ids.gouna = await givenStation(db, gouna)
  ids.far = await givenStation(db, { ...at(24.1, 32.9), nameEn: 'Aswan', nameAr: 'أسوان' })
})

describe('a city with several stations', () => {
  test('is a choice before them, and their names carry it', async () => {
    const stations = await visitor.data(api.getAllStations, {})
    expect(stations.map(({ StationName, IsCity }) => [StationName, IsCity])).toEqual([
      ['Aswan', false],
      ['Cairo, all stations', true],
      ['Ramses, Cairo', false],
      ['Tahrir, Cairo', false],
      ['Hurghada', false],
      ['El Gouna', false],
    ])
    expect(stations[1]).toMatchObject({
      StationID: ids.cairo,
      RegionName: 'Greater Cairo',
      Latitude: null,
      BoardingPoint: null,
    })
    expect(stations[1]?.SearchText).toContain('kahira')
    const { body } = await visitor.call(api.getAllStations, {}, arabic)
    expect(body.Data?.slice(1, 3).map(({ StationName }) => StationName)).toEqual([
      'القاهرة، كل المحطات',
      'رمسيس، القاهرة',
    ])
  })

  test('with a single station in use is no choice', async () => {
    await sql`update bus_stations set active = false where id = ${ids.tahrir}`.execute(db)
    const stations = await visitor.data(api.getAllStations, {})
    expect(stations.filter(({ IsCity }) => IsCity)).toEqual([])
  })

  test('is searched over all of its stations, there and back, by departure', async () => {
    const late = await trip(ids.ramses, ids.hurghada, { departs: '20:00' })
    const early = await trip(ids.tahrir, ids.hurghada, { departs: '06:00' })
    const home = await trip(ids.hurghada, ids.tahrir)
    await trip(ids.ramses, ids.gouna)
    expect(await found(ids.cairo, ids.hurghada)).toEqual([early.id, late.id])
    expect(await found(ids.hurghada, ids.cairo)).toEqual([home.id])
    expect(await found(ids.ramses, ids.hurghada)).toEqual([late.id])
  })

  test('shows the cheapest day of any of its stations', async () => {
    await trip(ids.ramses, ids.hurghada, { price: 40_000, roundPrice: 36_000 })
    await trip(ids.tahrir, ids.hurghada, { price: 30_000, roundPrice: 28_000 })
    const request = { StationFromID: ids.cairo, StationToID: ids.hurghada, TripDate: day }
    const days = await visitor.data(api.getCheapestDays, request)
    expect(days.find((it) => it.Date === day)).toMatchObject({ Price: 300, RoundPrice: 280 })
  })

  test('leaves out a station that is out of use', async () => {
    await trip(ids.tahrir, ids.hurghada)
    await sql`update bus_stations set active = false where id = ${ids.tahrir}`.execute(db)
    expect(await found(ids.cairo, ids.hurghada)).toEqual([])
  })

  test('that isn’t there is refused like a station', async () => {
    const { status, body } = await search(FIRST_CITY_ID + 999_999, ids.hurghada)
    expect({ status, ...body }).toMatchObject({ status: 404, code: 'station_unknown' })
  })
})

describe('stations near by', () => {
  test('that have seats are told, the nearest first, with what they cost', async () => {
    await trip(ids.tahrir, ids.hurghada, { price: 30_000, roundPrice: 21_000 })
    await trip(ids.tahrir, ids.hurghada, { price: 25_000, roundPrice: 22_000, departs: '20:00' })
    await trip(ids.ramses, ids.hurghada)
    await trip(ids.ramses, ids.far)
    const { body } = await near(ids.ramses, ids.gouna)
    expect(body.Data).toEqual([
      expect.objectContaining({
        StationFromID: ids.ramses,
        StationToID: ids.hurghada,
        KmFrom: 0,
        KmTo: 22,
        Trips: 1,
      }),
      expect.objectContaining({
        StationNameFrom: 'Tahrir, Cairo',
        StationNameTo: 'Hurghada',
        KmFrom: 2,
        Trips: 2,
        Price: 250,
        // As a leg of a round trip another departure is the cheapest.
        RoundPrice: 210,
      }),
    ])
  })

  test('of a city are near what any of its stations is near', async () => {
    await trip(ids.tahrir, ids.hurghada)
    const { body } = await near(ids.cairo, ids.gouna)
    expect(body.Data).toEqual([expect.objectContaining({ KmFrom: 0, KmTo: 22 })])
  })

  test('don’t include the pair itself, nor what is full, nor what can’t be booked', async () => {
    await trip(ids.ramses, ids.gouna)
    const full = await trip(ids.ramses, ids.hurghada)
    await sql`update stock set sold = capacity where item_id = ${full.id}`.execute(db)
    expect((await near(ids.ramses, ids.gouna)).body.Data).toEqual([])
    expect((await near(ids.ramses, ids.gouna, '2020-01-01')).body.Data).toEqual([])
  })

  test('have seats for all who travel', async () => {
    const { id } = await trip(ids.ramses, ids.hurghada, { price: 20_000 })
    await trip(ids.ramses, ids.hurghada, { price: 25_000, departs: '20:00' })
    await sql`update stock set sold = 2 where item_id = ${id}`.execute(db)
    const forAll = async (count: number) =>
      (await near(ids.ramses, ids.gouna, day, count)).body.Data?.map((it) => [it.Trips, it.Price])
    expect(await forAll(2)).toEqual([[2, 200]])
    expect(await forAll(3)).toEqual([[1, 250]])
    expect(await forAll(5)).toEqual([])
  })

  test('of a station that isn’t there are refused', async () => {
    const { status, body } = await near(999_999, ids.gouna)
    expect({ status, ...body }).toMatchObject({ status: 404, code: 'station_unknown' })
  })
})

test('kilometres are those of the map, and none where a place isn’t known', () => {
  const cairo = { latitude: 30.05, longitude: 31.23 }
  expect(Math.round(kmBetween(cairo, { latitude: 31.22, longitude: 29.94 }))).toBe(179)
  expect(kmBetween(cairo, { latitude: null, longitude: null })).toBe(Infinity)
})
