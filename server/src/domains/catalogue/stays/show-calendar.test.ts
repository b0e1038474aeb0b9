import { getHotelCalendar, getHotelPriceCalendar } from '@rihla/contract/catalogue/hotels'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { addPlaces } from '../test-offers.ts'
import { givenHotel, type GivenHotel, type HotelInput } from '../test-stays.ts'
import { staySite } from './test-site.ts'

const { db, get } = await staySite()
// Monday to Sunday.
const week = { startDate: '2026-12-14', endDate: '2026-12-20' }

beforeAll(() => addPlaces(db))

const calendar = (id: number, range: object = week) => get(getHotelCalendar, { id, ...range })
/** The days of December that can be started on. */
const starts = async (id: number, range: object = week): Promise<number[]> =>
  (await calendar(id, range)).Data.filter((it) => it.IsAvailableAsStartDate).map((it) =>
    Number(it.Day.slice(-2)),
  )
const prices = async (id: number, range: object = week): Promise<(number | null)[]> =>
  (await get(getHotelPriceCalendar, { id, ...range })).Data.map((it) => it.Price)
const given = (request: HotelInput = {}): Promise<GivenHotel> =>
  givenHotel(db, { open: { from: '2026-12-14', nights: 10 }, ...request })
const spoil = (roomId: number | undefined, day: string, change: string) =>
  sql`update stock set ${sql.raw(change)} where kind = 'room' and item_id = ${roomId} and day = ${day}`.execute(
    db,
  )

describe('the calendar of start days', () => {
  test('names every day of the range once, both ends included', async () => {
    const { Data } = await calendar((await given()).id)
    expect(Data).toHaveLength(7)
    expect(Data[0]).toEqual({ Day: '2026-12-14', IsAvailableAsStartDate: true })
    expect(Data.at(-1)?.Day).toBe('2026-12-20')
  })

  test('leaves out full, closed and unopened days, and those without a rate', async () => {
    const hotel = await given({
      open: { from: '2026-12-15', nights: 6 },
      rooms: [{ rates: [{ weekdays: [0, 1, 2, 3, 4, 5] }] }],
    })
    await spoil(hotel.rooms[0], '2026-12-16', 'closed = true')
    await spoil(hotel.rooms[0], '2026-12-18', 'sold = capacity')
    expect(await starts(hotel.id)).toEqual([15, 17, 20])
  })

  test('wants a room free for all the nights that it is booked for at least', async () => {
    const hotel = await given({ rooms: [{ minNights: 3 }] })
    await spoil(hotel.rooms[0], '2026-12-18', 'sold = capacity')
    expect(await starts(hotel.id)).toEqual([14, 15, 19, 20])
  })

  test('a whole stay is tested on all its nights and for its party, not on the shortest one', async () => {
    const hotel = await given({ rooms: [{ capacity: 1, maxAdults: 2, maxOccupancy: 3 }] })
    await spoil(hotel.rooms[0], '2026-12-18', 'sold = capacity')
    expect(await starts(hotel.id)).toEqual([14, 15, 16, 17, 19, 20])
    expect(await starts(hotel.id, { ...week, nights: 4 })).toEqual([14, 19, 20])
    expect(await starts(hotel.id, { ...week, nights: 4, AdultsCount: 4 })).toEqual([])
  })

  test('one room is enough, but all its nights must be of that room', async () => {
    const hotel = await given({ rooms: [{ minNights: 2 }, { minNights: 2 }] })
    await spoil(hotel.rooms[0], '2026-12-16', 'sold = capacity')
    await spoil(hotel.rooms[1], '2026-12-15', 'sold = capacity')
    expect(await starts(hotel.id)).toEqual([14, 16, 17, 18, 19, 20])
  })

  test('a ship is started on where it sails, with a cabin free on all its nights', async () => {
    const ship = await given({
      kind: 'cruise',
      sailings: [
        { weekday: 1, nights: 4 },
        { weekday: 5, nights: 3 },
      ],
      rooms: [{ minNights: 9 }],
    })
    expect(await starts(ship.id)).toEqual([14, 18])
    await spoil(ship.rooms[0], '2026-12-17', 'closed = true')
    expect(await starts(ship.id)).toEqual([18])
    await spoil(ship.rooms[0], '2026-12-20', 'sold = capacity')
    expect(await starts(ship.id)).toEqual([])
  })

  test('has nothing before today, and nothing that ends after the last departure', async () => {
    const hotel = await givenHotel(db, {
      open: { from: '2026-11-01', nights: 400 },
      rooms: [{ minNights: 2, capacity: 1 }],
    })
    const at = async (startDate: string, endDate: string) =>
      (await calendar(hotel.id, { startDate, endDate })).Data.map((it) => it.IsAvailableAsStartDate)
    expect(await at('2026-11-19', '2026-11-22')).toEqual([false, false, true, true])
    expect(await at('2027-11-18', '2027-11-21')).toEqual([true, true, false, false])
    expect(await at('2026-10-01', '2026-10-01')).toEqual([false])
  })

  test('spans 400 days at most', async () => {
    const { id } = await given()
    expect(
      (await calendar(id, { startDate: '2026-12-01', endDate: '2028-01-04' })).Data,
    ).toHaveLength(400)
    expect(await calendar(id, { startDate: '2026-12-01', endDate: '2028-01-05' })).toMatchObject({
      status: 400,
      code: 'stay_dates_wrong',
    })
  })
})

describe('the calendar of prices', () => {
  test('has the cheapest night of two adults, with the offer, null where none is to be had', async () => {
    const hotel = await given({
      offer: { percent: 10 },
      rooms: [
        { rates: [{ price: 400_000 }, { priority: 4, weekdays: [4, 5], price: 500_000 }] },
        { nameEn: 'Small', capacity: 1, rates: [{ price: 450_000 }] },
        {
          nameEn: 'Single',
          maxAdults: 1,
          baseAdults: 1,
          maxOccupancy: 1,
          capacity: 1,
          rates: [{ price: 100_000 }],
        },
      ],
    })
    await spoil(hotel.rooms[0], '2026-12-15', 'sold = capacity')
    await spoil(hotel.rooms[0], '2026-12-16', 'sold = capacity')
    await spoil(hotel.rooms[1], '2026-12-16', 'closed = true')
    expect(await prices(hotel.id)).toEqual([3600, 4050, null, 4050, 4050, 3600, 3600])
  })

  test('marks days that a stay can’t start on', async () => {
    const ship = await given({ kind: 'cruise', sailings: [{ weekday: 3, nights: 4 }] })
    expect(await prices(ship.id)).toEqual([null, null, 3000, null, null, null, null])
  })

  test('spans 60 days at most', async () => {
    const { id } = await given()
    expect(await prices(id, { startDate: '2026-12-01', endDate: '2027-01-29' })).toHaveLength(60)
    const long = { id, startDate: '2026-12-01', endDate: '2027-01-30' }
    expect((await get(getHotelPriceCalendar, long)).code).toBe('stay_dates_wrong')
  })
})

describe.each([getHotelCalendar, getHotelPriceCalendar])('$path refuses', (call) => {
  test('an unknown hotel and one that isn’t on sale', async () => {
    const hidden = await given({ active: false })
    for (const id of [hidden.id, 999_999])
      expect(await get(call, { id, ...week }, 'ar')).toMatchObject({
        status: 404,
        Error: 'لم نجد هذا الفندق.',
      })
  })

  test('an end before the start, and days that are none', async () => {
    const { id } = await given()
    const ask = (startDate: string | undefined, endDate: string) =>
      get(call, { id, startDate, endDate })
    expect((await ask('2026-12-14', '2026-12-13')).code).toBe('stay_dates_wrong')
    expect((await ask('2026-12-32', '2026-12-13')).code).toBe('invalid_input')
    expect((await ask(undefined, '2026-12-13')).code).toBe('invalid_input')
  })
})
