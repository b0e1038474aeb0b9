import { getHotelPricing, type RoomOffer } from '@rihla/contract/catalogue/hotels'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { addPlaces } from '../test-offers.ts'
import { givenHotel, givenRate, givenRoom, openNights, type GivenHotel } from '../test-stays.ts'
import { staySite } from './test-site.ts'

const { db, clock, get } = await staySite()
// 17 December 2026 is a Thursday.
const stay = { ArrivalDate: '2026-12-17', DepartureDate: '2026-12-20', AdultsCount: 2 }
let hotel: GivenHotel = { id: 0, rooms: [] }
let ship: GivenHotel = { id: 0, rooms: [] }

const price = (
  input: Record<string, string | number | undefined> = {},
  language: 'en' | 'ar' = 'en',
) => get(getHotelPricing, { id: hotel.id, ...stay, ...input }, language)
const room = async (
  name: string,
  input: Record<string, string | number> = {},
): Promise<RoomOffer | undefined> => (await price(input)).Data.Rooms.find((it) => it.Name === name)

beforeAll(async () => {
  await addPlaces(db)
  const open = { from: '2026-12-10', nights: 30 }
  hotel = await givenHotel(db, {
    cover: 'reef.webp',
    open,
    rooms: [
      {
        image: 'nile.webp',
        rates: [{}, { priority: 5, weekdays: [4, 5], price: 360_000 }],
        refundable: 'optional',
        refundablePercent: 8,
      },
      { nameEn: 'Family suite', capacity: 9, board: 'HB', rates: [{ price: 700_000 }] },
      {
        nameEn: 'Single',
        maxAdults: 1,
        maxOccupancy: 1,
        maxChildren: 0,
        baseAdults: 1,
        refundable: 'never',
      },
      { nameEn: 'Villa', minNights: 5, rates: [{ price: 900_000 }] },
      { nameEn: 'Winter room', rates: [{ lastNight: '2026-12-18', price: 100_000 }] },
      { nameEn: 'Retired', active: false },
    ],
  })
  ship = await givenHotel(db, {
    kind: 'cruise',
    open,
    sailings: [{ weekday: 4, nights: 3 }],
    rooms: [{ nameEn: 'Cabin', capacity: 2, minNights: 9 }],
  })
})

describe('the price of a stay', () => {
  test('is told for each room on sale, those to be had first, cheapest first', async () => {
    const { status, Data } = await price()
    expect(status).toBe(200)
    expect(Data).toMatchObject({
      TotalPrice: 10_200,
      OfferPrice: null,
      Currency: 'EGP',
      PeriodText: '3 nights, 2 adults',
      IsAvailable: true,
      BookButtonText: 'Book now',
    })
    expect(Data.Rooms.map((it) => [it.Name, it.IsRoomAvailable, it.UnavailableText])).toEqual([
      ['Double room', true, null],
      ['Single', true, null],
      ['Family suite', true, null],
      ['Villa', false, 'Minimum stay: 5 nights'],
      ['Winter room', false, 'Sold out on one of these nights'],
    ])
    expect(Data.Rooms[0]).toEqual({
      RoomId: hotel.rooms[0],
      Name: 'Double room',
      Category: 'Standard',
      Board: 'Breakfast included',
      MaxOccupancy: 4,
      IsRefundableText: 'Free cancellation until 14 Dec can be added',
      IsRefundable: false,
      Cancellation: [{ Until: null, Percent: 0, Text: 'No refund when you cancel' }],
      CountAvailableText: 'Only 5 rooms left',
      PeriodText: '3 nights, 2 adults',
      ImageUrl: '/images/nile.webp',
      ServiceFees: 949,
      DiscountedServiceFees: null,
      TotalPrice: 10_200,
      OfferPrice: null,
      RoomsCount: 1,
      Currency: 'EGP',
      IsRoomAvailable: true,
      UnavailableText: null,
      RatePlanToken: null,
    })
  })

  test('says in each room what it is: board, refund, picture, how many the party needs', async () => {
    expect(await room('Family suite')).toMatchObject({
      Board: 'Half board',
      IsRefundableText: 'Refundable until 14 Dec',
      IsRefundable: true,
      ImageUrl: '/images/reef.webp',
      CountAvailableText: null,
    })
    expect(await room('Single')).toMatchObject({
      IsRefundableText: 'Non-refundable',
      IsRefundable: false,
      PeriodText: '3 nights, 2 rooms, 2 adults',
      RoomsCount: 2,
    })
  })

  test('gives a share back once the free days are over, in a room that always has them alone', async () => {
    const late = await givenHotel(db, {
      open: { from: '2026-11-21', nights: 9 },
      rooms: [{}, { nameEn: 'Choice', refundable: 'optional' }],
    })
    const soon = { id: late.id, ArrivalDate: '2026-11-23', DepartureDate: '2026-11-25' }
    const { Rooms } = (await get(getHotelPricing, { ...soon, AdultsCount: 2 }, 'en')).Data
    const [always, choice] = late.rooms.map((id) => Rooms.find(({ RoomId }) => RoomId === id))
    expect(always).toMatchObject({ IsRefundableText: 'Partly refundable', IsRefundable: false })
    expect(always?.Cancellation.map(({ Percent }) => Percent)).toEqual([50, 0])
    expect(choice).toMatchObject({ IsRefundableText: 'Non-refundable', IsRefundable: false })
    expect(choice?.Cancellation.map(({ Percent }) => Percent)).toEqual([0])
  })

  test('speaks Arabic', async () => {
    const { Data } = await price({ ChildrenAges: '4,9' }, 'ar')
    expect(Data).toMatchObject({
      PeriodText: '3 ليالٍ، بالغان وطفلان',
      BookButtonText: 'احجز الآن',
    })
    expect(Data.Rooms.find((it) => it.RoomId === hotel.rooms[0])).toMatchObject({
      Name: 'غرفة مزدوجة',
      Category: 'قياسية',
      Board: 'شامل الإفطار',
      IsRefundableText: 'يمكن إضافة إلغاء مجاني حتى 14 ديسمبر',
      CountAvailableText: 'بقيت 5 غرف فقط',
    })
    expect(Data.Rooms.find((it) => it.RoomId === hotel.rooms[3])?.UnavailableText).toBe(
      'أقل مدة للإقامة: 5 ليالٍ',
    )
  })

  test('counts children by their ages, absent ones not at all', async () => {
    expect((await room('Double room', { ChildrenAges: '5' }))?.TotalPrice).toBe(10_200)
    expect((await room('Double room', { ChildrenAges: '4,9' }))?.TotalPrice).toBe(11_900)
    expect((await room('Double room', { ChildrenAges: '' }))?.TotalPrice).toBe(10_200)
  })

  test('takes two adults for granted, and every wire format of a date', async () => {
    const { Data } = await get(getHotelPricing, {
      id: hotel.id,
      ArrivalDate: '12/17/2026',
      DepartureDate: '2026-12-20T12:00:00Z',
    })
    expect(Data.PeriodText).toBe('3 nights, 2 adults')
  })

  test('needs several rooms for many, and says when too few are left or none is large enough', async () => {
    const many = { AdultsCount: 10, ChildrenAges: '4,9' }
    expect(await room('Double room', many)).toMatchObject({
      RoomsCount: 4,
      IsRoomAvailable: true,
      CountAvailableText: 'Only 5 rooms left',
    })
    expect(await room('Single', many)).toMatchObject({
      IsRoomAvailable: false,
      UnavailableText: 'Too small for your group',
      TotalPrice: 0,
      RoomsCount: 0,
    })
    await sql`update stock set sold = 2 where item_id = ${hotel.rooms[0]} and day = '2026-12-18'`.execute(
      db,
    )
    expect(await room('Double room', many)).toMatchObject({
      IsRoomAvailable: false,
      UnavailableText: 'Not enough left for your group',
    })
    await sql`update stock set sold = 0 where item_id = ${hotel.rooms[0]}`.execute(db)
  })

  test('shows an offer while it lasts: both totals and both service charges', async () => {
    const offer = await givenHotel(db, {
      offer: { percent: 25, expiresAt: new Date('2026-11-21T10:00:01Z') },
      open: { from: '2026-12-10', nights: 30 },
    })
    const now = async () => (await price({ id: offer.id })).Data
    const service = (inclusive: number) => Math.round((inclusive / 1.289568) * 0.12)
    expect(await now()).toMatchObject({
      TotalPrice: 9000,
      OfferPrice: 6750,
      Rooms: [{ ServiceFees: service(9000), DiscountedServiceFees: service(6750) }],
    })
    clock.advance(1)
    expect(await now()).toMatchObject({
      TotalPrice: 9000,
      OfferPrice: null,
      Rooms: [{ DiscountedServiceFees: null }],
    })
  })
})

describe('a night', () => {
  const given = async (): Promise<GivenHotel> =>
    givenHotel(db, { open: { from: '2026-12-17', nights: 3 } })
  const state = async (id: number) => (await price({ id })).Data.Rooms[0]

  test.each([
    ['that is sold out', 'sold = capacity'],
    ['that is closed', 'closed = true'],
    ['that is held, all of it', 'held = capacity'],
  ])('%s makes the stay impossible', async (_, change) => {
    const it = await given()
    expect(await state(it.id)).toMatchObject({ IsRoomAvailable: true })
    await sql`update stock set ${sql.raw(change)} where item_id = ${it.rooms[0]} and day = '2026-12-18'`.execute(
      db,
    )
    expect(await state(it.id)).toMatchObject({
      IsRoomAvailable: false,
      UnavailableText: 'Sold out on one of these nights',
      CountAvailableText: null,
      TotalPrice: 9000,
    })
    expect((await price({ id: it.id }, 'ar')).Data).toMatchObject({
      IsAvailable: false,
      TotalPrice: null,
      OfferPrice: null,
      BookButtonText: 'غير متاح في هذه التواريخ',
      Rooms: [{ UnavailableText: 'محجوزة بالكامل في إحدى هذه الليالي' }],
    })
  })

  test('that wasn’t opened, or that has no rate, isn’t sold', async () => {
    const it = await givenHotel(db, { open: { from: '2026-12-18', nights: 2 } })
    expect(await state(it.id)).toMatchObject({ IsRoomAvailable: false })
    const bare = await givenHotel(db, { rooms: [] })
    const unpriced = await givenRoom(db, bare.id, { rates: [] })
    await openNights(db, unpriced, '2026-12-17', 3)
    expect(await state(bare.id)).toMatchObject({ IsRoomAvailable: false, TotalPrice: 0 })
    await givenRate(db, unpriced)
    expect(await state(bare.id)).toMatchObject({ IsRoomAvailable: true, TotalPrice: 9000 })
  })

  test('whose last room a hold has that is over is free again', async () => {
    const it = await given()
    await sql`update stock set held = capacity where item_id = ${it.rooms[0]} and day = '2026-12-18'`.execute(
      db,
    )
    await sql`with h as (insert into holds (state, expires_at, hard_cap_at, created_at)
        values ('active', '2026-11-21T09:00:00Z', '2026-11-21T09:00:00Z', '2026-11-21T08:00:00Z') returning id)
      insert into hold_lines select id, 'room', ${it.rooms[0]}, '2026-12-18'::date, 2 from h`.execute(
      db,
    )
    expect(await state(it.id)).toMatchObject({
      IsRoomAvailable: true,
      CountAvailableText: 'Only 2 rooms left',
    })
  })
})

describe('a ship', () => {
  test('is booked from one of its weekdays, for its nights, whatever a room asks for', async () => {
    expect((await price({ id: ship.id })).Data).toMatchObject({
      IsAvailable: true,
      Rooms: [{ IsRoomAvailable: true, CountAvailableText: 'Only 2 cabins left' }],
    })
  })

  test.each([
    ['another weekday', '2026-12-18', '2026-12-21'],
    ['more nights', '2026-12-17', '2026-12-21'],
    ['fewer nights', '2026-12-17', '2026-12-19'],
  ])('doesn’t sail for %s', async (_, ArrivalDate, DepartureDate) => {
    expect((await price({ id: ship.id, ArrivalDate, DepartureDate })).Data.Rooms[0]).toMatchObject({
      IsRoomAvailable: false,
      UnavailableText: 'The ship doesn’t sail on these dates',
    })
  })

  test('takes four children, a hotel six', async () => {
    const five = { ChildrenAges: '1,2,3,4,5' }
    expect((await price({ id: ship.id, ...five })).code).toBe('children_outside_limits')
    expect((await price(five)).status).toBe(200)
  })
})

describe('refused in both languages', () => {
  const next = { ArrivalDate: '2027-11-20', DepartureDate: '2027-11-22' }
  test.each<[string, Record<string, string | number>, string, string, string]>([
    [
      '11 adults',
      { AdultsCount: 11 },
      'adults_outside_limits',
      'Choose 1 to 10 adults.',
      'اختر من 1 إلى 10 بالغين.',
    ],
    [
      'nobody',
      { AdultsCount: 0 },
      'adults_outside_limits',
      'Choose 1 to 10 adults.',
      'اختر من 1 إلى 10 بالغين.',
    ],
    [
      '7 children',
      { ChildrenAges: '1,2,3,4,5,6,7' },
      'children_outside_limits',
      'At most 6 children can be booked at once.',
      'أقصى عدد للأطفال في الحجز الواحد 6.',
    ],
    [
      'age 13',
      { ChildrenAges: '13' },
      'child_age_outside_limits',
      'Children are 0 to 12 years old. Older guests count as adults.',
      'عمر الطفل من 0 إلى 12 سنة. الأكبر من ذلك يُحسب بالغًا.',
    ],
    [
      '31 nights',
      { DepartureDate: '2027-01-17' },
      'stay_dates_wrong',
      'Choose an arrival, and a departure 1 to 30 nights later.',
      'اختر تاريخ الوصول، ثم المغادرة بعده بليلة إلى 30 ليلة.',
    ],
    [
      'leaving before arriving',
      { DepartureDate: '2026-12-16' },
      'stay_dates_wrong',
      'Choose an arrival, and a departure 1 to 30 nights later.',
      'اختر تاريخ الوصول، ثم المغادرة بعده بليلة إلى 30 ليلة.',
    ],
    [
      'yesterday',
      { ArrivalDate: '2026-11-20', DepartureDate: '2026-11-22' },
      'date_outside_range',
      'Choose a date from 21/11/2026 to 21/11/2027.',
      'اختر تاريخًا من 21/11/2026 إلى 21/11/2027.',
    ],
    [
      'leaving after the last day',
      next,
      'date_outside_range',
      'Choose a date from 21/11/2026 to 21/11/2027.',
      'اختر تاريخًا من 21/11/2026 إلى 21/11/2027.',
    ],
    [
      'a hotel that doesn’t exist',
      { id: 999_999 },
      'hotel_not_found',
      'This hotel was not found.',
      'لم نجد هذا الفندق.',
    ],
  ])('%s', async (_, input, code, en, ar) => {
    expect(await price(input)).toMatchObject({ code, Error: en, Data: null })
    expect(await price(input, 'ar')).toMatchObject({ code, Error: ar })
  })

  test.each([
    ['a date that is none', { ArrivalDate: '2026-02-31' }],
    ['a date of the address', { ArrivalDate: '17-12-2026' }],
    ['no date', { ArrivalDate: undefined }],
    ['ages that are none', { ChildrenAges: 'two' }],
    ['half a child', { ChildrenAges: '2.5' }],
    ['half an adult', { AdultsCount: '1.5' }],
    ['an id that is none', { id: 'abc' }],
  ])('%s', async (_, input) => {
    expect(await price(input)).toMatchObject({ status: 400, code: 'invalid_input' })
  })

  test('a hotel that isn’t on sale', async () => {
    const hidden = await givenHotel(db, { active: false })
    expect((await price({ id: hidden.id })).status).toBe(404)
  })
})
