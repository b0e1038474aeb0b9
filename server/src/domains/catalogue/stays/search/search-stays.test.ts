import { getHotels } from '@rihla/contract/catalogue/hotel-search'
import { getHotelPricing } from '@rihla/contract/catalogue/hotels'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { addPlaces } from '../../test-offers.ts'
import { givenHotel, openNights, type GivenHotel } from '../../test-stays.ts'
import { staySite } from '../test-site.ts'

const { db, clock, get, refresh } = await staySite()
const open = { from: '2026-11-21', nights: 60 }
const stay = { 'Filters.ArrivalDate': '2026-12-10', 'Filters.DepartureDate': '2026-12-13' }
let plain: GivenHotel
let cheap: GivenHotel
let ship: GivenHotel

beforeAll(async () => {
  await addPlaces(db)
  plain = await givenHotel(db, { nameEn: 'Coral Bay', stars: 4, rating: 45, score: 5, open })
  cheap = await givenHotel(db, {
    nameEn: 'Palm House',
    nameAr: 'بيت النخيل',
    stars: 0,
    rating: 30,
    score: 1,
    freeDays: null,
    instantConfirmation: false,
    offer: { percent: 20, expiresAt: new Date('2026-12-01T00:00:00Z') },
    rooms: [
      {
        nameEn: 'Small',
        maxAdults: 2,
        maxChildren: 0,
        maxOccupancy: 2,
        rates: [{ price: 100_000 }],
      },
      { nameEn: 'Family', board: 'HB', rates: [{ price: 200_000 }], minNights: 2 },
    ],
    open,
  })
  ship = await givenHotel(db, {
    kind: 'cruise',
    nameEn: 'Nile Star',
    sailings: [{ weekday: 1, nights: 4 }],
    open,
  })
  await givenHotel(db, { nameEn: 'Closed Inn', active: false, open })
})

const search = async (more: Record<string, string | number> = {}, language?: 'ar') => {
  await refresh()
  return get(getHotels, { PageSize: 20, ...more }, language)
}
const ids = async (more: Record<string, string | number> = {}): Promise<number[]> =>
  (await search(more)).Data.Data.map((card) => card.HotelId)

describe('a search for a stay', () => {
  test('shows each hotel with its cheapest room for the whole stay of the party', async () => {
    const { Data } = await search(stay)
    expect(Data).toMatchObject({ PageNumber: 1, PageSize: 20, TotalPages: 1, TotalRecords: 2 })
    expect(Data.Data[1]).toMatchObject({
      HotelId: cheap.id,
      Name: 'Palm House',
      RoomName: 'Small',
      RoomAdditions: 'Breakfast included',
      TotalPrice: 3000,
      OfferPrice: 2400,
      PricePerNight: 800,
      PeriodText: '3 nights, 2 adults',
      HotelStars: 0,
      InstantConfirmation: null,
      FreeCancellation: null,
      ArrivalDate: '2026-12-10',
      DepartureDate: '2026-12-13',
    })
    expect(Data.Data[0]).toMatchObject({ FreeCancellation: 'Free cancellation until 7 Dec' })
  })

  test('speaks Arabic', async () => {
    const { Data } = await search(stay, 'ar')
    expect(Data.Data[1]).toMatchObject({
      Name: 'بيت النخيل',
      RoomAdditions: 'شامل الإفطار',
      PeriodText: '3 ليالٍ، بالغان',
    })
    expect(Data.Data[0]).toMatchObject({ FreeCancellation: 'إلغاء مجاني حتى 7 ديسمبر' })
  })

  test('says what the details say, for every party', async () => {
    for (const [adults, ages] of [
      [1, ''],
      [2, '4,9'],
      [5, '2'],
      [10, ''],
    ] as const) {
      const party = { 'Filters.AdultsCount': adults, 'Filters.ChildrenAges': ages }
      for (const card of (await search({ ...stay, ...party })).Data.Data) {
        const { Data } = await get(getHotelPricing, {
          id: card.HotelId,
          ArrivalDate: '2026-12-10',
          DepartureDate: '2026-12-13',
          AdultsCount: adults,
          ChildrenAges: ages,
        })
        expect([card.TotalPrice, card.OfferPrice]).toEqual([Data.TotalPrice, Data.OfferPrice])
      }
    }
  })

  test('leaves out what has no room on one of its nights, and shows the next best room', async () => {
    await sql`update stock set sold = capacity where item_id = ${cheap.rooms[0]} and day = '2026-12-11'`.execute(
      db,
    )
    const one = (await search(stay)).Data.Data.find((card) => card.HotelId === cheap.id)
    expect(one).toMatchObject({ RoomName: 'Family', TotalPrice: 6000 })
    await sql`update stock set closed = true where item_id = ${cheap.rooms[1]} and day = '2026-12-12'`.execute(
      db,
    )
    expect(await ids(stay)).toEqual([plain.id])
    await sql`update stock set sold = 0, closed = false where item_id = any(${cheap.rooms})`.execute(
      db,
    )
    expect(await ids(stay)).toEqual([plain.id, cheap.id])
  })

  test('keeps a shortest stay', async () => {
    const night = { 'Filters.ArrivalDate': '2026-12-10', 'Filters.DepartureDate': '2026-12-11' }
    const three = { ...night, 'Filters.AdultsCount': 3 }
    const single = (await search(three)).Data.Data.find((card) => card.HotelId === cheap.id)
    expect(single).toMatchObject({ RoomName: 'Small' })
    expect(await ids({ ...night, 'Filters.ChildrenAges': '5' })).toEqual([plain.id])
  })

  test('takes new nights, new prices and a new day in', async () => {
    const late = { 'Filters.ArrivalDate': '2027-03-01', 'Filters.DepartureDate': '2027-03-02' }
    expect(await ids(late)).toEqual([])
    await openNights(db, plain.rooms[0] ?? 0, '2027-03-01', 1)
    expect(await ids(late)).toEqual([plain.id])
    await sql`update room_rates set price = 310000 where room_id = ${plain.rooms[0]}`.execute(db)
    expect((await search(late)).Data.Data[0]?.TotalPrice).toBe(3100)
    await sql`update room_rates set price = 300000 where room_id = ${plain.rooms[0]}`.execute(db)
    await sql`delete from stock where day = '2027-03-01'`.execute(db)
    await sql`update stays_version set version = version + 1`.execute(db)
    clock.advance(86_400)
    expect(await ids({ 'Filters.ArrivalDate': '2026-11-21' })).toEqual([])
    clock.advance(-86_400)
  })

  test('shows an offer until it ends', async () => {
    clock.advance(11 * 86_400)
    const one = (await search(stay)).Data.Data.find((card) => card.HotelId === cheap.id)
    expect(one).toMatchObject({ TotalPrice: 3000, OfferPrice: null, PricePerNight: 1000 })
    clock.advance(-11 * 86_400)
  })
})

describe('filters and orders', () => {
  test.each<[string, Record<string, string | number>, ('plain' | 'cheap')[]]>([
    ['stars', { 'Filters.Stars': '4,5' }, ['plain']],
    ['unrated', { 'Filters.Stars': '0' }, ['cheap']],
    ['price from, a night, as one pays it', { 'Filters.PriceFrom': 801 }, ['plain']],
    ['price to', { 'Filters.PriceTo': 800 }, ['cheap']],
    ['instant confirmation', { 'Filters.HasInstantConfirmation': 'true' }, ['plain']],
    ['not asked for', { 'Filters.HasInstantConfirmation': 'false' }, ['plain', 'cheap']],
    ['free cancellation', { 'Filters.HasFreeCancellation': 'true' }, ['plain']],
    ['a text in either language', { 'Filters.SearchText': 'بيت النخيل' }, ['cheap']],
    ['a misspelt text', { 'Filters.SearchText': 'corral bay' }, ['plain']],
    ['a name as it sounds', { 'Filters.SearchText': 'koral bai' }, ['plain']],
    ['another city', { 'Filters.CityId': 1 }, []],
    ['an unknown city', { 'Filters.CityId': 999 }, []],
    ['price up', { 'Filters.PriceOrderType': 2 }, ['cheap', 'plain']],
    ['price down', { 'Filters.PriceOrderType': 1 }, ['plain', 'cheap']],
    ['rating down', { 'Filters.RatingOrderType': 1 }, ['plain', 'cheap']],
    ['rating up', { 'Filters.RatingOrderType': 2 }, ['cheap', 'plain']],
  ])('%s', async (_, filter, names) => {
    const known = { plain: plain.id, cheap: cheap.id }
    expect(await ids({ ...stay, ...filter })).toEqual(names.map((name) => known[name]))
  })

  test('pages follow each other, and one past the end is empty with true totals', async () => {
    const page = async (PageNumber: number) =>
      (await search({ ...stay, PageSize: 1, PageNumber })).Data
    expect((await page(1)).Data[0]?.HotelId).toBe(plain.id)
    expect((await page(2)).Data[0]?.HotelId).toBe(cheap.id)
    expect(await page(3)).toMatchObject({ Data: [], TotalPages: 2, TotalRecords: 2 })
  })

  test('without dates the price is a night’s, from', async () => {
    const { Data } = await search({})
    expect(Data.Data.map((card) => [card.HotelId, card.TotalPrice, card.PeriodText])).toEqual([
      [plain.id, 3000, 'a night for 2 adults'],
      [cheap.id, 1000, 'a night for 2 adults'],
    ])
  })
})

describe('cruises', () => {
  test.each([1, 2])('by hotel type %s, on the next sailing, with its dates', async (type) => {
    const { Data } = await search({
      'Filters.HotelType': type,
      'Filters.ArrivalDate': '2026-12-10',
      'Filters.DepartureDate': '2026-12-13',
    })
    expect(Data.Data).toHaveLength(1)
    expect(Data.Data[0]).toMatchObject({
      HotelId: ship.id,
      ArrivalDate: '2026-12-14',
      DepartureDate: '2026-12-18',
      TotalPrice: 12_000,
    })
  })

  test('stand with the first sailing of the week that can be had', async () => {
    const twice = await givenHotel(db, {
      kind: 'cruise',
      nameEn: 'Lotus',
      sailings: [
        { weekday: 1, nights: 2 },
        { weekday: 3, nights: 2 },
      ],
      open,
    })
    const week = { 'Filters.HotelType': 2, 'Filters.ArrivalDate': '2026-12-10' }
    const arrivals = async (more: Record<string, string | number> = {}) =>
      (await search({ ...week, ...more })).Data.Data.flatMap((card) =>
        card.HotelId === twice.id ? [card.ArrivalDate] : [],
      )
    expect(await arrivals()).toEqual(['2026-12-14'])
    await sql`update stock set sold = capacity where item_id = any(${twice.rooms}) and day = '2026-12-14'`.execute(
      db,
    )
    expect(await arrivals()).toEqual(['2026-12-16'])
    await sql`update hotels set active = false where id = ${twice.id}`.execute(db)
    await sql`update stays_version set version = version + 1`.execute(db)
  })

  test('take four children at most', async () => {
    const request = { 'Filters.HotelType': 2, 'Filters.ChildrenAges': '1,1,1,1,1' }
    const { status, Error } = await search(request)
    expect([status, Error]).toEqual([400, 'At most 4 children can be booked at once.'])
  })
})

describe('what can’t be meant', () => {
  test.each<[Record<string, string | number>, string, string]>([
    [{ 'Filters.AdultsCount': 11 }, 'Choose 1 to 10 adults.', 'اختر من 1 إلى 10 بالغين.'],
    [{ 'Filters.AdultsCount': 0 }, 'Choose 1 to 10 adults.', 'اختر من 1 إلى 10 بالغين.'],
    [
      { 'Filters.ChildrenAges': '1,1,1,1,1,1,1' },
      'At most 6 children can be booked at once.',
      'أقصى عدد للأطفال في الحجز الواحد 6.',
    ],
    [
      { 'Filters.ChildrenAges': '13' },
      'Children are 0 to 12 years old. Older guests count as adults.',
      'عمر الطفل من 0 إلى 12 سنة. الأكبر من ذلك يُحسب بالغًا.',
    ],
    [
      { 'Filters.ArrivalDate': '2026-12-10', 'Filters.DepartureDate': '2026-12-10' },
      'Choose an arrival, and a departure 1 to 30 nights later.',
      'اختر تاريخ الوصول، ثم المغادرة بعده بليلة إلى 30 ليلة.',
    ],
    [
      { 'Filters.ArrivalDate': '2026-02-31' },
      'Please check your input',
      'من فضلك راجع البيانات المدخلة',
    ],
    [{ 'Filters.Stars': 'many' }, 'Please check your input', 'من فضلك راجع البيانات المدخلة'],
    [{ 'Filters.ChildrenAges': '4;9' }, 'Please check your input', 'من فضلك راجع البيانات المدخلة'],
  ])('%j is refused in words', async (request, en, ar) => {
    expect(await search(request)).toMatchObject({ status: 400, Error: en })
    expect(await search(request, 'ar')).toMatchObject({ status: 400, Error: ar })
  })
})

test('nights that were there already are no reason to read everything again', async () => {
  const version = async () =>
    (await sql<{ version: number }>`select version from stays_version`.execute(db)).rows[0]?.version
  const before = await version()
  await openNights(db, plain.rooms[0] ?? 0, '2026-12-01', 3)
  await sql`insert into stock (kind, item_id, day, capacity) values ('activity', 1, '2026-12-01', 5)`.execute(
    db,
  )
  expect(await version()).toBe(before)
  await openNights(db, plain.rooms[0] ?? 0, '2027-06-01', 1)
  expect(await version()).not.toBe(before)
})

describe('an edit of a hotel', () => {
  const night = { 'Filters.ArrivalDate': '2026-12-10', 'Filters.DepartureDate': '2026-12-11' }
  const edit = (set: string) =>
    sql`update hotels set ${sql.raw(set)} where id = ${plain.id}`.execute(db)
  const sell = (room: number | undefined, set: string) =>
    sql`update stock set ${sql.raw(set)} where item_id = ${room} and day = '2026-12-10'`.execute(db)

  test('is taken in with what was sold meanwhile, also of rooms that were off sale', async () => {
    expect(await ids(night)).toEqual([plain.id, cheap.id])
    await edit('score = 6')
    await sell(plain.rooms[0], 'sold = capacity')
    expect(await ids(night)).toEqual([cheap.id])
    await sell(plain.rooms[0], 'sold = 0')
    await edit('active = false')
    expect(await ids(night)).toEqual([cheap.id])
    await sell(plain.rooms[0], 'sold = capacity')
    await edit('active = true')
    expect(await ids(night)).toEqual([cheap.id])
    await sell(plain.rooms[0], 'sold = 0')
    expect(await ids(night)).toEqual([plain.id, cheap.id])
  })

  test('is no reason to read what is free of every room; nights that are opened are', async () => {
    await ids(night)
    await sql`alter table stock disable trigger stock_touches_offer`.execute(db)
    await sell(plain.rooms[0], 'sold = capacity')
    await sql`alter table stock enable trigger stock_touches_offer`.execute(db)
    await sql`truncate rooms_touched`.execute(db)
    await edit('stars = 5')
    expect(await ids({ ...night, 'Filters.Stars': '5' })).toEqual([plain.id])
    await openNights(db, cheap.rooms[0] ?? 0, '2027-07-01', 1)
    expect(await ids(night)).toEqual([cheap.id])
  })
})
