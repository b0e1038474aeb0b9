import { cancellationLines } from '@rihla/contract/cancellation/words'
import { getHoneymoonDetails, getHoneymoonImages } from '@rihla/contract/catalogue/honeymoons'
import { getTripDetails } from '@rihla/contract/catalogue/trips'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes } from '../index.ts'
import { addPlaces } from '../test-offers.ts'
import { givenPackage, openDepartures } from '../test-packages.ts'
import { givenHotel, type GivenHotel } from '../test-stays.ts'
import { quotePackage } from './quote-package.ts'

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock('2026-11-21T10:00:00Z')
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})
await addPlaces(db)

let hotel: GivenHotel = { id: 0, rooms: [] }
let id = 0
let trip = 0

beforeEach(async () => {
  await sql`truncate packages, stock cascade`.execute(db)
  hotel = await givenHotel(db, {
    cover: 'reef.webp',
    open: { from: '2026-12-01', nights: 40 },
    rooms: [{ capacity: 3 }],
  })
  id = await givenPackage(db, {
    stays: [
      { nights: 1, board: 'BB' },
      { nights: 3, hotelId: hotel.id, roomId: hotel.rooms[0] ?? 0 },
    ],
    images: ['nile.webp', 'reef.webp'],
    description: '<p onclick="x()">Calm</p><script>bad()</script>',
    open: { from: '2026-12-10', days: 5 },
  })
  trip = await givenPackage(db, {
    kind: 'trip',
    price: 600_000,
    freeHours: null,
    cities: [1, 2],
    departures: [{ day: '2026-12-24', price: 800_000 }],
  })
  for (const day of ['2026-12-17', '2026-12-24', '2026-12-31'])
    await openDepartures(db, trip, day, 1, 4)
})

const honeymoon = async (ArrivalDate = '12/10/2026', more = {}, language: 'en' | 'ar' = 'en') =>
  site.call(getHoneymoonDetails, { Id: id, ArrivalDate, AdultsCount: 2, ...more }, language)
const tripOn = async (ArrivalDate: string, AdultsCount = 2) =>
  (await site.call(getTripDetails, { Id: trip, ArrivalDate, AdultsCount })).Data

describe('a honeymoon', () => {
  it('is shown on the terms that it is sold on: it begins when its first hotel takes guests in', async () => {
    const first = await givenPackage(db, {
      stays: [{ nights: 2, hotelId: hotel.id, roomId: hotel.rooms[0] ?? 0 }],
      open: { from: '2026-12-10', days: 5 },
    })
    await sql`update packages set starts_at = '16:00', free_cancellation_hours = 0 where id = ${first}`.execute(
      db,
    )
    await sql`update hotels set check_in_from = '12:00' where id = ${hotel.id}`.execute(db)
    const { Data } = await honeymoon('12/10/2026', { Id: first })
    const party = { adults: 2, childAges: [] }
    const now = clock.now()
    const request = { kind: 'honeymoon', id: first, date: '2026-12-10', party, now } as const
    const sold = await quotePackage(db, request)
    expect(sold).toMatchObject({
      cancellation: { beginsAt: '2026-12-10T10:00:00.000Z' },
      visit: { startsAt: '2026-12-10T10:00:00.000Z' },
    })
    if (!('cancellation' in sold)) throw new Error('It cannot be sold')
    expect(Data.Cancellation).toEqual(cancellationLines(sold.cancellation, now, 'en'))
  })

  it('tells all of it: stays in sequence, steps, what is included, pictures, price', async () => {
    const { Data } = await honeymoon()
    expect(Data).toMatchObject({
      HoneymoonId: id,
      Name: 'Nile honeymoon',
      Description: '<p>Calm</p>',
      Duration: 4,
      City: 'Luxor',
      Destinations: [
        { CityId: 2, CityName: 'Luxor' },
        { CityId: 3, CityName: 'Hurghada' },
      ],
      Rating: 4.5,
      RatingDegree: 'Excellent',
      ReviewsCount: 10,
      Price: 18_000,
      OfferPrice: null,
      PriceText: 'per couple',
      TotalPrice: 18_000,
      OriginalTotalPrice: null,
      HotelStars: 4,
      FreeCancellation: 'Free cancellation up to 3 days before',
      IsAvailable: true,
      PlacesLeft: 3,
      BookButtonText: 'Book now',
      ShareLink: `https://rihla.example/honeymoon?id=${id}&arrival-date=10-12-2026&adults=2`,
      ImportantInformation: ['Bring your passports'],
    })
    expect(Data.Hotels).toMatchObject([
      {
        HotelId: 0,
        Period: '1 night',
        Name: 'Desert camp',
        NameAr: 'مخيم الصحراء',
        City: 'Hurghada',
      },
      {
        HotelId: hotel.id,
        Period: '3 nights',
        Name: 'Coral Bay',
        NameAr: 'كورال باي',
        ImageUrl: '/images/reef.webp',
        RoomName: 'Double room',
        Stars: 4,
        ReservationType: 'Half board',
        Description: '<p>en</p>',
      },
    ])
    expect(Data.HoneymoonSteps).toMatchObject([
      {
        Order: 1,
        Day: 1,
        Title: 'Arrival',
        Step: '<p>We meet you.</p>',
        CityName: 'Luxor',
        Latitude: 25.699,
      },
      { Order: 2, Day: 2, CityName: null, Latitude: null },
    ])
    expect(Data.IncludedAdditions).toMatchObject([
      { HoneymoonAdditionName: 'Transfers', IconPath: 'bus' },
    ])
    expect(Data.ExcludedAdditions).toMatchObject([
      { HoneymoonAdditionName: 'Flights', IconPath: null },
    ])
    expect(Data.HoneymoonExtras).toMatchObject([{ Description: 'Balloon at dawn' }])
    expect(Data.Images.map((it) => it.ImagePath)).toEqual([
      '/images/nile.webp',
      '/images/reef.webp',
    ])
  })

  it('speaks Arabic, and keeps the nights of a stay readable as a number', async () => {
    const { Data } = await honeymoon('2026-12-10', {}, 'ar')
    expect(Data).toMatchObject({
      Name: 'شهر عسل على النيل',
      City: 'الأقصر',
      PriceText: 'للزوجين',
      BookButtonText: 'احجز الآن',
      RatingDegree: 'ممتاز',
      ImportantInformation: ['أحضروا جوازات السفر'],
    })
    expect(Data.Hotels.map((it) => it.Period)).toEqual(['عدد الليالي: 1', 'عدد الليالي: 3'])
    expect(Data.HoneymoonSteps[0]).toMatchObject({ Title: 'الوصول', CityName: 'الأقصر' })
  })

  it('counts couples: five people are three, in three rooms', async () => {
    expect((await honeymoon(undefined, { AdultsCount: 5 })).Data).toMatchObject({
      TotalPrice: 54_000,
      IsAvailable: true,
    })
    expect((await honeymoon(undefined, { AdultsCount: 7 })).Data).toMatchObject({
      TotalPrice: 72_000,
      IsAvailable: false,
      BookButtonText: 'Not enough places for your party',
    })
  })

  it('is not available without a room on one of its nights, and says so of each departure', async () => {
    await sql`update stock set sold = 3 where kind = 'room' and item_id = ${hotel.rooms[0]} and day = '2026-12-14'`.execute(
      db,
    )
    await sql`update stock set sold = 9 where kind = 'package' and item_id = ${id} and day = '2026-12-14'`.execute(
      db,
    )
    const { Data } = await honeymoon('2026-12-11')
    expect(Data).toMatchObject({ IsAvailable: false, PlacesLeft: null })
    // Nights in the hotel: from the day after the departure on, three.
    expect(Data.Departures.map((it) => [it.Date, it.IsAvailable, it.PlacesLeft])).toEqual([
      ['2026-12-10', true, 3],
      ['2026-12-11', false, null],
      ['2026-12-12', false, null],
      ['2026-12-13', false, null],
      ['2026-12-14', true, 1],
    ])
  })

  it('has nothing free once its hotel or its room is off sale, and names no hotel to look up', async () => {
    await sql`update hotels set active = false where id = ${hotel.id}`.execute(db)
    const { Data } = await honeymoon()
    expect(Data).toMatchObject({ IsAvailable: false })
    expect(Data.Hotels.map((it) => it.HotelId)).toEqual([0, 0])
    expect(Data.Departures.every((it) => !it.IsAvailable)).toBe(true)
  })

  it('tells a ship from a hotel: each is looked up on a page of its kind', async () => {
    await sql`update hotels set kind = 'cruise' where id = ${hotel.id}`.execute(db)
    const { Data } = await honeymoon()
    expect(Data.Hotels).toMatchObject([{ HotelType: 0 }, { HotelId: hotel.id, HotelType: 2 }])
  })

  it('knows that a hold is over by time, tidied or not', async () => {
    await sql`with h as (insert into holds (state, expires_at, hard_cap_at, created_at)
        values ('active', '2026-11-21T09:59:59Z', '2026-11-21T11:00:00Z', '2026-11-21T09:00:00Z') returning id),
      l as (insert into hold_lines select id, 'package', ${id}, '2026-12-10', 10 from h)
      update stock set held = 10 where kind = 'package' and item_id = ${id} and day = '2026-12-10'`.execute(
      db,
    )
    expect((await honeymoon()).Data.IsAvailable).toBe(true)
  })

  it('gives its pictures a page at a time', async () => {
    const page = (Filters: number, PageNumber = 1) =>
      site.call(getHoneymoonImages, { PageNumber, PageSize: 1, Filters })
    expect((await page(id, 2)).Data).toMatchObject({
      Data: [{ ImagePath: '/images/reef.webp', Alt: 'Reef' }],
      TotalPages: 2,
      TotalRecords: 2,
    })
    expect((await page(id, 3)).Data).toMatchObject({ Data: [], TotalRecords: 2 })
    expect(await page(trip)).toMatchObject({ status: 404, code: 'offer_not_found' })
  })
})

describe('a departure that can’t be booked', () => {
  const oneOf = (Departures: readonly { Date: string }[], day: string) =>
    Departures.find((it) => it.Date === day)

  it.each([
    ['en', 'Not enough places for your party', '4 places left, not enough for your party'],
    ['ar', 'الأماكن لا تكفي مجموعتك', 'المتبقي 4 أماكن فقط، والعدد لا يكفي مجموعتك'],
  ] as const)(
    'for too many says how many places there are (%s)',
    async (language, button, text) => {
      const asked = { Id: trip, ArrivalDate: '2026-12-24', AdultsCount: 5 }
      const { Data } = await site.call(getTripDetails, asked, language)
      expect(Data).toMatchObject({ BookButtonText: button, UnavailableText: text, PlacesLeft: 4 })
      for (const it of Data.Departures) expect(it).toMatchObject({ UnavailableText: text })
    },
  )

  it('counts the rooms of a honeymoon, one for each couple', async () => {
    expect((await honeymoon(undefined, { AdultsCount: 7 })).Data).toMatchObject({
      UnavailableText: '3 rooms left, not enough for your party',
      Departures: [{ UnavailableText: '3 rooms left, not enough for your party' }, {}, {}, {}, {}],
    })
  })

  it.each([
    ['en', 'Booking has closed', 'Sold out'],
    ['ar', 'انتهى وقت الحجز', 'اكتمل العدد'],
  ] as const)(
    'says once its sale is over, or all is sold (%s)',
    async (language, closed, soldOut) => {
      await sql`update packages set starts_at = '08:00', sale_closes_at = 480 where id = ${trip}`.execute(
        db,
      )
      await sql`update stock set sold = 4 where item_id = ${trip} and day = '2026-12-31'`.execute(
        db,
      )
      await openDepartures(db, trip, '2026-11-21', 1, 4)
      const on = async (ArrivalDate: string) =>
        (await site.call(getTripDetails, { Id: trip, ArrivalDate, AdultsCount: 2 }, language)).Data
      const today = await on('2026-11-21')
      const saidOf = (text: string) => ({
        BookButtonText: text,
        UnavailableText: text,
        PlacesLeft: null,
      })
      expect(today).toMatchObject(saidOf(closed))
      const listed = { IsAvailable: false, PlacesLeft: null }
      expect(oneOf(today.Departures, '2026-11-21')).toMatchObject({
        ...listed,
        UnavailableText: closed,
      })
      expect(await on('2026-12-31')).toMatchObject(saidOf(soldOut))
      expect(oneOf(today.Departures, '2026-12-31')).toMatchObject({
        ...listed,
        UnavailableText: soldOut,
      })
    },
  )

  it('says nothing while it can, nor of a day without one', async () => {
    expect(await tripOn('2026-12-24')).toMatchObject({ UnavailableText: null })
    expect(await tripOn('2026-12-25')).toMatchObject({
      UnavailableText: null,
      BookButtonText: 'Not available on this date',
    })
  })
})

describe('a trip', () => {
  it('tells its type, its days, its children policy and its cities', async () => {
    expect(await tripOn('12/17/2026')).toMatchObject({
      TripId: trip,
      Period: 5,
      TripType: 'Classic tour',
      ChildrenPolicy: 'Adults only, from 13 years. Children (en)',
      DestinationCities: [{ Name: 'Cairo' }, { Name: 'Luxor' }],
      FreeCancellation: null,
      Price: 6000,
      TotalPrice: 12_000,
      PriceText: 'per adult',
      PlacesLeft: 4,
      IsAvailable: true,
      Images: [],
      Extras: [{ Description: 'Balloon at dawn' }],
      ShareLink: `https://rihla.example/trip?id=${trip}&arrival-date=17-12-2026&adults=2`,
    })
  })

  it('names the departures around the asked day, each at its price', async () => {
    await sql`update packages set offer_price = 500_000 where id = ${trip}`.execute(db)
    const from18 = await tripOn('2026-12-18', 3)
    expect(from18).toMatchObject({
      IsAvailable: false,
      Price: 6000,
      OfferPrice: 5000,
      TotalPrice: 15_000,
    })
    expect(from18.Departures).toEqual([
      {
        Date: '2026-12-17',
        Price: 6000,
        OfferPrice: 5000,
        PlacesLeft: 4,
        IsAvailable: true,
        UnavailableText: null,
      },
      {
        Date: '2026-12-24',
        Price: 8000,
        OfferPrice: null,
        PlacesLeft: 4,
        IsAvailable: true,
        UnavailableText: null,
      },
      {
        Date: '2026-12-31',
        Price: 6000,
        OfferPrice: 5000,
        PlacesLeft: 4,
        IsAvailable: true,
        UnavailableText: null,
      },
    ])
    expect(await tripOn('2026-12-24', 5)).toMatchObject({
      Price: 8000,
      TotalPrice: 40_000,
      IsAvailable: false,
      Departures: [{}, { IsAvailable: false, PlacesLeft: 4 }, {}],
    })
  })

  it('names the last departures before the asked day too, four at most and none that is over', async () => {
    const daysOn = async (day: string) => (await tripOn(day)).Departures.map((it) => it.Date)
    expect(await daysOn('2026-12-31')).toEqual(['2026-12-17', '2026-12-24', '2026-12-31'])
    for (const day of ['2026-11-20', '2026-11-21', '2026-12-03', '2026-12-10', '2027-01-07'])
      await openDepartures(db, trip, day, 1, 4)
    expect(await daysOn('2026-12-24')).toEqual([
      '2026-11-21',
      '2026-12-03',
      '2026-12-10',
      '2026-12-17',
      '2026-12-24',
      '2026-12-31',
      '2027-01-07',
    ])
    expect((await daysOn('2027-01-05'))[0]).toBe('2026-12-10')
  })

  it('shows what comes next to who asks for a day that is over, and twelve at most', async () => {
    await openDepartures(db, trip, '2026-12-10', 20, 4)
    const past = await tripOn('2026-01-01')
    expect(past.IsAvailable).toBe(false)
    expect(past.Departures).toHaveLength(12)
    expect(past.Departures[0]?.Date).toBe('2026-12-10')
    expect((await tripOn('2027-09-01')).IsAvailable).toBe(false)
  })

  it('leaves out a day that was closed', async () => {
    await sql`update stock set closed = true where item_id = ${trip} and day = '2026-12-17'`.execute(
      db,
    )
    const shown = await tripOn('2026-12-17')
    expect(shown).toMatchObject({ IsAvailable: false })
    expect(shown.Departures.map((it) => it.Date)).toEqual(['2026-12-24', '2026-12-31'])
  })
})

describe('refuses', () => {
  it.each<[string, () => object, number, string]>([
    ['another kind', () => ({ Id: trip }), 404, 'offer_not_found'],
    ['what is not there', () => ({ Id: 999_999 }), 404, 'offer_not_found'],
    ['no date', () => ({ ArrivalDate: undefined }), 400, 'invalid_input'],
    ['what is no date', () => ({ ArrivalDate: '02/30/2026' }), 400, 'invalid_input'],
    ['no id', () => ({ Id: 0 }), 400, 'invalid_input'],
    ['eleven people', () => ({ AdultsCount: 11 }), 400, 'invalid_input'],
  ])('%s, in both languages', async (_, change, status, code) => {
    const english = await honeymoon(undefined, change())
    const arabic = await honeymoon(undefined, change(), 'ar')
    expect([english, arabic]).toMatchObject([
      { status, code },
      { status, code },
    ])
    expect(english.Error).not.toBe(arabic.Error)
  })

  it('what is off sale', async () => {
    await sql`update packages set active = false`.execute(db)
    expect(await honeymoon()).toMatchObject({ status: 404, code: 'offer_not_found' })
  })
})
