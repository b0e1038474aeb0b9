import { api } from '@rihla/contract'
import { addDays } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'
import {
  givenClass,
  givenStation,
  givenTrip,
  type GivenTrip,
  type TripRequest,
} from '../../fleet/testing/fleet.ts'
import { ownFleet } from '../../fleet/index.ts'
import { holdTerms } from '../../inventory/index.ts'
import { holdKey } from '../hold-key.ts'

const site = await testApp()
const { db, clock } = site
const fleet = ownFleet({ db, clock, terms: holdTerms(600) })
const today = '2026-11-21'
const day = '2026-11-24'
const visitor = site.browser()

let from = 0
let to = 0
const trip = (request: Partial<TripRequest> = {}): Promise<GivenTrip> =>
  givenTrip(db, { from, to, day, seats: 4, ...request })
const search = (request: { from?: number; to?: number; day?: string } = {}, language = 'en-US') => {
  // Answers are kept for two seconds.
  clock.advance(2)
  return visitor.call(
    api.getAllTrips,
    {
      StationFromID: request.from ?? from,
      StationToID: request.to ?? to,
      TripDate: request.day ?? day,
    },
    { 'accept-language': language },
  )
}
const found = async (request?: Parameters<typeof search>[0]) =>
  (await search(request)).body.Data?.Data ?? []

beforeEach(async () => {
  await sql`truncate bus_stations, bus_classes, bus_layouts, stock, holds, seat_claims, fleet_failures cascade`.execute(
    db,
  )
  // What was asked before is out of every cache.
  clock.advance(120)
  const region = { en: 'Greater Cairo', ar: 'القاهرة الكبرى' }
  const boarding = { en: 'Gate 3', ar: 'بوابة 3' }
  from = await givenStation(db, {
    nameEn: 'Ramses',
    nameAr: 'محطة رمسيس',
    region,
    boarding,
    spellings: ['Ramsis', 'أبو الهول'],
    latitude: 30.06,
    longitude: 31.25,
    sortOrder: 2,
  })
  to = await givenStation(db, { nameEn: 'Hurghada', nameAr: 'الغردقة', sortOrder: 1 })
})

describe('stations', () => {
  test('come in their order and the caller’s language, with every spelling to search in', async () => {
    await givenStation(db, { nameEn: 'Closed', active: false })
    const stations = await visitor.data(api.getAllStations, {})
    expect(stations.map((it) => it.StationName)).toEqual(['Hurghada', 'Ramses'])
    expect(stations[1]).toEqual({
      StationID: from,
      IsCity: false,
      StationName: 'Ramses',
      RegionName: 'Greater Cairo',
      Latitude: 30.06,
      Longitude: 31.25,
      BoardingPoint: 'Gate 3',
      SearchText: 'ramses محطه رمسيس greater cairo القاهره الكبري ramsis ابو الهول',
    })
    const arabic = await visitor.call(api.getAllStations, {}, { 'accept-language': 'ar-EG' })
    expect(arabic.body.Data?.[1]).toMatchObject({
      StationName: 'محطة رمسيس',
      RegionName: 'القاهرة الكبرى',
      BoardingPoint: 'بوابة 3',
    })
    expect(arabic.body.Data?.[0]).toMatchObject({ RegionName: null, BoardingPoint: null })
  })
})

describe('trips', () => {
  test('are told in full, in the caller’s language', async () => {
    const classId = await givenClass(db, {
      nameEn: 'Elite Plus!',
      nameAr: 'إيليت',
      colour: '#7c2d12',
    })
    const { id } = await trip({ classId, price: 350_00, roundPrice: 300_00, minutes: 390 })
    const expected = {
      TripID: id,
      TripClassName: 'Elite Plus!',
      TripClassCode: 'elite-plus',
      TripClassColor: '#7c2d12',
      TripClassAmenities: ['wifi', 'air_conditioning'],
      TripDateTime: '2026-11-24T06:00:00.000Z',
      TimeMinutes: 390,
      StationFromID: from,
      StationToID: to,
      StationNameFrom: 'Ramses',
      StationNameTo: 'Hurghada',
      Price: 350,
      RoundPrice: 300,
      Currency: 'EGP',
      PriceSuffix: 'per seat',
      RemainingChairs: 4,
      TotalChairs: 4,
    }
    expect(await found()).toEqual([expected])
    expect((await search({}, 'ar-EG')).body.Data?.Data).toEqual([
      {
        ...expected,
        TripClassName: 'إيليت',
        StationNameFrom: 'محطة رمسيس',
        StationNameTo: 'الغردقة',
        PriceSuffix: 'للمقعد',
      },
    ])
  })

  test('are those of that day and that way, by departure', async () => {
    const late = await trip({ departs: '23:59' })
    const early = await trip({ departs: '00:00' })
    await trip({ day: addDays(day, 1), departs: '00:00' })
    await trip({ from: to, to: from })
    expect((await found()).map((it) => it.TripID)).toEqual([early.id, late.id])
    expect(await found({ day: `${day}T22:00:00Z` })).toHaveLength(2)
    expect(await found({ day: '11/24/2026' })).toHaveLength(2)
    expect(await found({ from, to: from })).toEqual([])
  })

  test('show a changed name at once, and none of a station out of use', async () => {
    await trip()
    expect((await found())[0]?.StationNameTo).toBe('Hurghada')
    await sql`update bus_stations set name_en = 'El Gouna' where id = ${to}`.execute(db)
    expect((await found())[0]?.StationNameTo).toBe('El Gouna')
    await sql`update bus_stations set active = false where id = ${to}`.execute(db)
    expect((await search()).body).toMatchObject({ code: 'station_unknown' })
  })

  test('are kept for two seconds, and then as they are', async () => {
    const { id, seats } = await trip()
    expect((await found())[0]?.RemainingChairs).toBe(4)
    await fleet.hold({ key: 'a', legs: [{ tripId: id, seatIds: seats }] })
    const input = { StationFromID: from, StationToID: to, TripDate: day }
    expect((await visitor.data(api.getAllTrips, input)).Data[0]?.RemainingChairs).toBe(4)
    expect((await found())[0]?.RemainingChairs).toBe(0)
  })

  test('of today leave out what has left, and what leaves within 15 minutes', async () => {
    // 12:00 and some minutes in Cairo.
    const now = clock.now().getTime()
    const wall = (minutes: number) =>
      new Date(now + 2 * 3600_000 + minutes * 60_000).toISOString().slice(11, 19)
    await trip({ day: today, departs: wall(-60) })
    await trip({ day: today, departs: wall(15) })
    const next = await trip({ day: today, departs: wall(16) })
    // Two seconds on.
    expect((await found({ day: today })).map((it) => it.TripID)).toEqual([next.id])
    clock.advance(60)
    expect(await found({ day: today })).toEqual([])
  })

  test('count what is free: not what is sold or held, but what a hold kept that ended', async () => {
    const { id, seats } = await trip()
    const left = async () => (await found())[0]?.RemainingChairs
    const hold = (key: string, ...places: number[]) =>
      fleet.hold({ key, legs: [{ tripId: id, seatIds: places.map((n) => seats[n] ?? 0) }] })
    await hold('1:a', 0)
    await fleet.confirm('1:a')
    await hold('2:a', 1, 2)
    expect(await left()).toBe(1)
    clock.advance(601)
    expect(await left()).toBe(3)
    await hold('3:a', 1, 2, 3)
    expect(await left()).toBe(0)
    await fleet.cancelLeg('1:a', id)
    expect(await left()).toBe(1)
  })

  test('that staff took off sale are not shown', async () => {
    const { id } = await trip()
    await sql`update stock set closed = true where kind = 'bus' and item_id = ${id}`.execute(db)
    expect(await found()).toEqual([])
  })

  test.each([
    ['yesterday', () => search({ day: '2026-11-20' }), 400, 'date_outside_range'],
    ['in 61 days', () => search({ day: '2027-01-21' }), 400, 'date_outside_range'],
    ['on no day', () => search({ day: '2026-02-30' }), 400, 'invalid_input'],
    ['from nowhere', () => search({ from: 999_999 }), 404, 'station_unknown'],
    ['to nowhere', () => search({ to: 999_999 }), 404, 'station_unknown'],
    ['from a station that can’t be', () => search({ from: -1 }), 400, 'invalid_input'],
    ['from one beyond all numbers', () => search({ from: 9e15 }), 404, 'station_unknown'],
  ])('%s are refused', async (_what, ask, status, code) => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ code, Error: expect.stringMatching(/\w/) })
  })

  test('can be asked for up to the last day', async () => {
    expect((await search({ day: '2027-01-20' })).status).toBe(200)
    expect((await search({ day: today })).status).toBe(200)
  })
})

describe('the cheapest days', () => {
  const days = async (TripDate: string) =>
    visitor.data(api.getCheapestDays, { StationFromID: from, StationToID: to, TripDate })

  test('are a week around the day, each with its cheapest free seat', async () => {
    await trip({ price: 500_00, roundPrice: 450_00 })
    const cheap = await trip({ price: 300_00, roundPrice: 250_00, departs: '10:00' })
    await trip({ day: addDays(day, 1), price: 410_50, roundPrice: 380_00 })
    expect(await days(day)).toEqual([
      { Date: '2026-11-21', Price: null, RoundPrice: null },
      { Date: '2026-11-22', Price: null, RoundPrice: null },
      { Date: '2026-11-23', Price: null, RoundPrice: null },
      { Date: '2026-11-24', Price: 300, RoundPrice: 250 },
      { Date: '2026-11-25', Price: 411, RoundPrice: 380 },
      { Date: '2026-11-26', Price: null, RoundPrice: null },
      { Date: '2026-11-27', Price: null, RoundPrice: null },
    ])
    await fleet.hold({ key: 'all', legs: [{ tripId: cheap.id, seatIds: cheap.seats }] })
    clock.advance(31)
    expect((await days(day))[3]).toEqual({ Date: day, Price: 500, RoundPrice: 450 })
  })

  test('are those of a party: of departures that have a seat for each of them', async () => {
    const cheap = await trip({ price: 300_00, roundPrice: 250_00 })
    await trip({ price: 500_00, roundPrice: 450_00, departs: '10:00' })
    const other = await trip({ day: addDays(day, 1), price: 200_00, roundPrice: 180_00 })
    for (const { id, seats } of [cheap, other])
      await fleet.hold({ key: String(id), legs: [{ tripId: id, seatIds: seats.slice(0, 3) }] })
    const pricesFor = async (Passengers?: number | null) => {
      const input = { StationFromID: from, StationToID: to, TripDate: day, Passengers }
      const found = await visitor.call(api.getCheapestDays, input)
      return found.body.Data?.slice(3, 5).map(({ Price, RoundPrice }) => [Price, RoundPrice])
    }
    const forOne = [
      [300, 250],
      [200, 180],
    ]
    const forAll = [
      [500, 450],
      [null, null],
    ]
    // Who doesn't say how many travels alone.
    expect([await pricesFor(), await pricesFor(null), await pricesFor(1)]).toEqual([
      forOne,
      forOne,
      forOne,
    ])
    expect([await pricesFor(2), await pricesFor(4)]).toEqual([forAll, forAll])
    expect(await pricesFor(5)).toEqual([
      [null, null],
      [null, null],
    ])
    expect(await pricesFor(9)).toBeUndefined()
  })

  test('move at the ends of what can be booked', async () => {
    expect((await days(today)).map((it) => it.Date)).toEqual(
      Array.from({ length: 7 }, (_, n) => addDays(today, n)),
    )
    expect((await days('2020-01-01'))[0]?.Date).toBe(today)
    expect((await days('2027-01-20')).at(-1)?.Date).toBe('2027-01-20')
  })

  test('of no station are refused', async () => {
    const input = { StationFromID: from, StationToID: 999_999, TripDate: day }
    expect((await visitor.call(api.getCheapestDays, input)).body).toMatchObject({
      code: 'station_unknown',
    })
  })
})

describe('seats', () => {
  const seats = (who = visitor, TripID = 0) => who.data(api.getBusTripSeats, { TripID })

  test('are told as they stand in the bus', async () => {
    const { id, seats: ids } = await trip({ seats: 5 })
    expect(await seats(visitor, id)).toEqual(
      [160, 240, 320, 400, 160].map((XPosition, n) => ({
        SeatID: ids[n],
        SeatNumber: String(n + 1),
        SeatStatus: 0,
        XPosition,
        YPosition: n < 4 ? 0 : 80,
        IsWindow: XPosition === 160 || XPosition === 400,
        IsMine: false,
      })),
    )
  })

  test('say what is held, by whom for whoever it is, and what is sold', async () => {
    const { id, seats: ids } = await trip()
    const traveller = site.browser()
    const userId = await signIn(site, traveller)
    const hold = (key: string, n: number) =>
      fleet.hold({ key, legs: [{ tripId: id, seatIds: [ids[n] ?? 0] }] })
    await hold(holdKey(userId, '1'), 0)
    await hold(holdKey(userId + 1, '2'), 1)
    await hold(holdKey(userId, '3'), 2)
    await fleet.confirm(holdKey(userId, '3'))
    const seen = async (who = visitor) =>
      (await seats(who, id)).map((seat) => [seat.SeatStatus, seat.IsMine])
    expect(await seen(traveller)).toEqual([
      [1, true],
      [1, false],
      [2, false],
      [0, false],
    ])
    expect(await seen()).toEqual([
      [1, false],
      [1, false],
      [2, false],
      [0, false],
    ])
    clock.advance(601)
    expect((await seen(traveller)).map(([status]) => status)).toEqual([0, 0, 2, 0])
  })

  test('of no trip are refused', async () => {
    const answer = await visitor.call(api.getBusTripSeats, { TripID: 999_999 })
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ code: 'trip_not_found' })
    const strange = await visitor.call(api.getBusTripSeats, { TripID: 9e15 })
    expect(strange.status).toBe(404)
  })
})
