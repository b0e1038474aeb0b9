import { getHoneymoons } from '@rihla/contract/catalogue/honeymoons'
import { getTrips } from '@rihla/contract/catalogue/trips'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '../../../../testing/clock.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { publicSite } from '../../../../testing/public-site.ts'
import { catalogueRoutes, openDepartures, refreshExpiredOffers } from '../../index.ts'
import { addPlaces } from '../../test-offers.ts'
import { givenPackage } from '../../test-packages.ts'
import { givenHotel, openNights, type GivenHotel } from '../../test-stays.ts'

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock('2026-11-21T10:00:00Z')
let catalogue = { refresh: () => Promise.resolve() }
const site = publicSite(database, (mount) => {
  catalogue = catalogueRoutes(mount, { db, pool, clock, publicUrl: '' })
})
await addPlaces(db)
let hotel: GivenHotel = { id: 0, rooms: [] }

beforeEach(async () => {
  await sql`truncate packages, stock cascade`.execute(db)
  hotel = await givenHotel(db, {
    open: { from: '2026-12-01', nights: 40 },
    rooms: [{ capacity: 2 }],
  })
})

type Filters = Record<string, unknown>
const honeymoons = async (Filters: Filters | null = {}, language: 'en' | 'ar' = 'en') => {
  await catalogue.refresh()
  return (await site.call(getHoneymoons, { PageNumber: 1, PageSize: 20, Filters }, language)).Data
}
const trips = async (Filters: Filters | null = {}, language: 'en' | 'ar' = 'en') => {
  await catalogue.refresh()
  return (await site.call(getTrips, { PageNumber: 1, PageSize: 20, Filters }, language)).Data
}
const names = async (Filters: Filters, language: 'en' | 'ar' = 'en') =>
  (await honeymoons(Filters, language)).Data.map((card) => card.Name)

describe('a card', () => {
  it('of a honeymoon says all that it promises, in both languages', async () => {
    const id = await givenPackage(db, {
      cover: 'nile.webp',
      offerPrice: 1_500_000,
      open: { from: '2026-12-10', days: 3 },
    })
    expect(await honeymoons(null)).toEqual({
      Data: [
        {
          HoneymoonId: id,
          Name: 'Nile honeymoon',
          ImagePath: '/images/nile.webp',
          ImagePlaceholder: 'data:image/webp;base64,AA',
          ImageColour: '#186878',
          Price: 18_000,
          OfferPrice: 15_000,
          TotalPrice: null,
          OfferExpirationDate: null,
          CardTag: 'Save 17%',
          HotelStars: 4,
          Duration: '4 nights',
          PriceText: 'per couple',
          FreeCancellation: 'Free cancellation up to 3 days before',
          Rating: 4.5,
          ReviewsCount: 10,
          NextDeparture: '2026-12-10',
          Destinations: [
            { CityId: 2, CityName: 'Luxor' },
            { CityId: 3, CityName: 'Hurghada' },
          ],
        },
      ],
      PageNumber: 1,
      PageSize: 20,
      TotalPages: 1,
      TotalRecords: 1,
    })
    expect((await honeymoons(null, 'ar')).Data[0]).toMatchObject({
      Name: 'شهر عسل على النيل',
      CardTag: 'وفّر 17%',
      Duration: '4 ليالٍ',
      PriceText: 'للزوجين',
      Destinations: [{ CityName: 'الأقصر' }, { CityName: 'الغردقة' }],
    })
  })

  it('of a trip names its first hotel, its days and who was asked for', async () => {
    await givenPackage(db, {
      kind: 'trip',
      freeHours: null,
      stays: [
        { nights: 2, hotelId: hotel.id, roomId: hotel.rooms[0] ?? 0, board: 'FB' },
        { nights: 1 },
      ],
    })
    await givenPackage(db, { kind: 'trip', nameEn: 'A day out', nights: 0, stays: [], score: -1 })
    const { Data } = await trips({ AdultsCount: 3 }, 'ar')
    expect(Data).toMatchObject([
      {
        Name: 'معابد وبحر',
        HotelName: 'كورال باي',
        RoomName: 'غرفة مزدوجة',
        ReservationType: 'إقامة كاملة',
        Duration: '4 أيام',
        PriceText: 'للبالغ',
        FreeCancellation: null,
        Adults: 3,
        NextDeparture: null,
      },
      { HotelName: '', RoomName: '', ReservationType: '', Duration: 'يوم' },
    ])
  })

  it('names the next day on which all of the party, and their rooms, have a place', async () => {
    const stay = { nights: 2, hotelId: hotel.id, roomId: hotel.rooms[0] ?? 0 }
    await givenPackage(db, { kind: 'trip', stays: [stay], open: { from: '2026-12-05', days: 30 } })
    await sql`update stock set sold = 1 where kind = 'room' and day < '2026-12-10'`.execute(db)
    const next = async (AdultsCount: number, more: Filters = {}) =>
      (await trips({ AdultsCount, ...more })).Data.map((card) => card.NextDeparture)
    expect([await next(2), await next(3), await next(5)]).toEqual([
      ['2026-12-05'],
      ['2026-12-10'],
      [null],
    ])
    expect(await next(3, { ArrivalDate: '12/09/2026' })).toEqual([])
    expect(await next(3, { ArrivalDate: '2026-12-12' })).toEqual(['2026-12-12'])
  })

  it('shows the price of the asked departure, where that has its own', async () => {
    await givenPackage(db, {
      offerPrice: 1_500_000,
      departures: [{ day: '2026-12-24', price: 2_500_000 }],
      open: { from: '2026-12-20', days: 10 },
    })
    const prices = async (more: Filters) =>
      (await honeymoons(more)).Data.map((card) => [card.Price, card.OfferPrice])
    expect(await prices({})).toEqual([[18_000, 15_000]])
    expect(await prices({ ArrivalDate: '2026-12-23' })).toEqual([[18_000, 15_000]])
    expect(await prices({ ArrivalDate: '2026-12-24' })).toEqual([[25_000, null]])
    expect(await prices({ ArrivalDate: '2026-12-24', PriceTo: 20_000 })).toEqual([])
  })
})

describe('a text finds', () => {
  beforeEach(async () => {
    await givenPackage(db, { nameEn: 'Temples for two', nameAr: 'معابد لاثنين', cities: [1, 2] })
    await givenPackage(db, { nameEn: 'Sea and sand', nameAr: 'البحر والرمال', cities: [3] })
    await givenPackage(db, { nameEn: 'Not any more', nameAr: 'انتهى', active: false })
  })

  it.each([
    ['a word of the name', 'temples', 'Temples for two'],
    ['its first letters', 'temp', 'Temples for two'],
    ['words in any order', 'two temples', 'Temples for two'],
    ['any of its cities', 'luxor', 'Temples for two'],
    ['a city by another spelling', 'louxor', 'Temples for two'],
    ['a city in Arabizi', 'gharda2a', 'Sea and sand'],
    ['Arabic without the article', 'بحر', 'Sea and sand'],
    ['Arabic with something clinging to it', 'بالرمال', 'Sea and sand'],
    ['Arabic typed without hamza', 'الاقصر', 'Temples for two'],
    ['a misspelt word', 'templs', 'Temples for two'],
    ['a misspelt place', 'hurgada', 'Sea and sand'],
    ['a name and a place', 'sea ghardaka', 'Sea and sand'],
  ])('by %s', async (_, SearchText, found) => {
    expect(await names({ SearchText })).toEqual([found])
  })

  it.each(['qqqq', 'temples sea', 'any more', '٪٪', 'b'])('nothing by %j', async (SearchText) => {
    expect(await names({ SearchText })).toEqual([])
  })

  it('together with the other filters, whatever the reading', async () => {
    expect(await names({ SearchText: 'templs', CityId: 3 })).toEqual([])
    expect(await names({ SearchText: 'templs', CityId: 1 })).toEqual(['Temples for two'])
  })
})

describe('the index', () => {
  it('takes in what is opened, sold, edited and taken off sale', async () => {
    const id = await givenPackage(db, { weekdays: [4] })
    const on = { ArrivalDate: '2026-12-17' }
    expect(await names(on)).toEqual([])
    await openDepartures(db, clock.now())
    expect(await names(on)).toEqual(['Nile honeymoon'])
    await sql`update stock set sold = capacity where item_id = ${id} and day = '2026-12-17'`.execute(
      db,
    )
    expect(await names(on)).toEqual([])
    await sql`update stock set sold = 0 where item_id = ${id}`.execute(db)
    await sql`update packages set name_en = 'Renamed', price = 100 where id = ${id}`.execute(db)
    expect(await names({ ...on, PriceTo: 1 })).toEqual(['Renamed'])
    await sql`update packages set active = false where id = ${id}`.execute(db)
    expect(await names({})).toEqual([])
  })

  it('hears that a room, or a hotel, is off sale, and that it is back', async () => {
    const stay = { nights: 2, hotelId: hotel.id, roomId: hotel.rooms[0] ?? 0 }
    await givenPackage(db, { stays: [stay], open: { from: '2026-12-05', days: 3 } })
    const on = { ArrivalDate: '2026-12-05' }
    expect(await names(on)).toHaveLength(1)
    await sql`update hotels set active = false where id = ${hotel.id}`.execute(db)
    expect(await names(on)).toEqual([])
    await sql`update hotels set active = true`.execute(db)
    expect(await names(on)).toHaveLength(1)
    await sql`update room_types set active = false where id = ${hotel.rooms[0]}`.execute(db)
    expect(await names(on)).toEqual([])
  })

  it('hears that more nights of a room were opened', async () => {
    const [room = 0] = hotel.rooms
    const stays = [{ nights: 2, hotelId: hotel.id, roomId: room }]
    await givenPackage(db, { stays, open: { from: '2027-02-01', days: 1 } })
    const on = { ArrivalDate: '2027-02-01' }
    expect(await names(on)).toEqual([])
    await openNights(db, room, '2027-02-01', 2)
    expect(await names(on)).toHaveLength(1)
  })

  it('shows a card as it is now, its first hotel by its new name', async () => {
    const stay = { nights: 2, hotelId: hotel.id, roomId: hotel.rooms[0] ?? 0 }
    const id = await givenPackage(db, { kind: 'trip', stays: [stay] })
    const card = async () => (await trips()).Data[0]
    expect(await card()).toMatchObject({ HotelName: 'Coral Bay', Price: 18_000 })
    await sql`update hotels set name_en = 'Coral Palace' where id = ${hotel.id}`.execute(db)
    await sql`update packages set price = 200_000 where id = ${id}`.execute(db)
    expect(await card()).toMatchObject({ HotelName: 'Coral Palace', Price: 2000 })
  })

  it('follows an offer that ends', async () => {
    const ends = new Date(Date.now() + 60_000)
    await givenPackage(db, { offerPrice: 900_000, offerExpiresAt: ends })
    expect(await names({ PriceTo: 9000 })).toHaveLength(1)
    await refreshExpiredOffers(db, ends)
    expect(await names({ PriceTo: 9000 })).toEqual([])
  })

  it('moves on with the day in Cairo', async () => {
    await givenPackage(db, { open: { from: '2026-11-21', days: 1 } })
    await givenPackage(db, { nameEn: 'Far ahead', open: { from: '2027-03-22', days: 1 } })
    expect(await names({ ArrivalDate: '2026-11-21' })).toEqual(['Nile honeymoon'])
    expect(await names({ ArrivalDate: '2027-03-22' })).toEqual([])
    clock.advance(13 * 3600)
    expect(await names({ ArrivalDate: '2026-11-21' })).toEqual([])
    expect(await names({ ArrivalDate: '2027-03-22' })).toEqual(['Far ahead'])
    clock.advance(-13 * 3600)
  })

  it('serves what it has to who comes while it looks, and takes in changes behind their back', async () => {
    await givenPackage(db)
    await catalogue.refresh()
    const search = async (n: number) =>
      (await site.call(getHoneymoons, { PageNumber: 1, PageSize: n, Filters: {} })).Data
        .TotalRecords
    await givenPackage(db)
    expect(await search(11)).toBe(1)
    clock.advance(3)
    await search(12)
    await catalogue.refresh()
    expect(await search(13)).toBe(2)
  })
})

describe('refuses', () => {
  it.each<[string, Filters]>([
    ['what is no date', { ArrivalDate: '31-12-2026' }],
    ['six stars', { Stars: [6] }],
    ['a price below nothing', { PriceFrom: -1 }],
    ['an unknown order', { PriceOrderType: 3 }],
  ])('%s, in both languages', async (_, filters) => {
    const ask = (language: 'en' | 'ar') =>
      site.call(getTrips, { PageNumber: 1, PageSize: 20, Filters: filters }, language)
    const [english, arabic] = [await ask('en'), await ask('ar')]
    expect([english, arabic]).toMatchObject([
      { status: 400, code: 'invalid_input' },
      { status: 400, code: 'invalid_input' },
    ])
    expect(english.Error).not.toBe(arabic.Error)
  })

  it('eleven people, and takes any other number as it comes', async () => {
    const ask = (AdultsCount: unknown) =>
      site.call(getTrips, { PageNumber: 1, PageSize: 20, Filters: { AdultsCount } })
    expect(await ask(11)).toMatchObject({ status: 400 })
    expect(await ask('3')).toMatchObject({ status: 200 })
    expect(await ask(null)).toMatchObject({ status: 200 })
  })
})
