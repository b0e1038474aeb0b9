import { getHotel, getHotelImages, getRoomDetails } from '@rihla/contract/catalogue/hotels'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { addPlaces } from '../test-offers.ts'
import { givenHotel, type GivenHotel } from '../test-stays.ts'
import { staySite } from './test-site.ts'

const { db, get } = await staySite()
let hotel: GivenHotel = { id: 0, rooms: [] }
let ship: GivenHotel = { id: 0, rooms: [] }
let hidden: GivenHotel = { id: 0, rooms: [] }

beforeAll(async () => {
  await addPlaces(db)
  hotel = await givenHotel(db, {
    cover: 'reef.webp',
    rooms: [{ image: 'nile.webp' }, { nameEn: 'Old wing', active: false }],
    description:
      '<h2>Calm</h2><p onclick="x()">Sea <u>view</u></p><script>steal()</script><img src=x onerror=x()>',
  })
  ship = await givenHotel(db, {
    kind: 'cruise',
    nameEn: 'Nile Star',
    raters: 0,
    freeDays: null,
    instantConfirmation: false,
    sailings: [
      { weekday: 1, nights: 4 },
      { weekday: 5, nights: 3 },
    ],
  })
  hidden = await givenHotel(db, { active: false })
  await sql`insert into stay_features values (1, 'Pool', 'حمام سباحة', 'pool', 2), (2, 'Wi-Fi', 'واي فاي', null, 1)`.execute(
    db,
  )
  await sql`insert into hotel_features values (${hotel.id}, 1), (${hotel.id}, 2)`.execute(db)
  await sql`insert into room_features values (${hotel.rooms[0]}, 2)`.execute(db)
  await sql`insert into hotel_images values (${hotel.id}, 1, 'reef.webp'), (${hotel.id}, 2, 'nile.webp')`.execute(
    db,
  )
  await sql`insert into hotel_videos values (${hotel.id}, 1, 'abc123')`.execute(db)
})

describe('a hotel', () => {
  test('is shown with everything about it, its description made harmless', async () => {
    const { status, Data } = await get(getHotel, { id: hotel.id })
    expect(status).toBe(200)
    expect(Data).toEqual({
      HotelId: hotel.id,
      HotelType: 0,
      Name: 'Coral Bay',
      Stars: 4,
      City: 'Hurghada',
      CityId: 3,
      Rating: 4.5,
      RatingDegree: 'Excellent',
      NumberOfRaters: 12,
      ReviewsCount: 12,
      Images: [
        { ImagePath: '/images/reef.webp', Alt: 'Reef', Placeholder: null, Colour: null },
        {
          ImagePath: '/images/nile.webp',
          Alt: 'Feluccas on the Nile',
          Placeholder: 'data:image/webp;base64,AA',
          Colour: '#186878',
        },
      ],
      Description: '<h2>Calm</h2><p>Sea <u>view</u></p>',
      Address: '12 Corniche (en)',
      Features: [
        { FeatureId: 2, FeatureName: 'Wi-Fi', IconPath: null },
        { FeatureId: 1, FeatureName: 'Pool', IconPath: 'pool' },
      ],
      Videos: ['abc123'],
      Latitude: 27.25,
      Longitude: 33.81,
      IsExternal: false,
      FreeCancellation: 'Free cancellation up to 3 days before',
      InstantConfirmation: 'Instant confirmation',
      CheckInFrom: '14:00',
      CheckOutUntil: '12:00',
      ChildrenPolicies: [
        { Details: 'Children of 0 to 5 years', PriceText: 'Free' },
        { Details: 'Children of 6 to 12 years', PriceText: '50% of another adult’s price' },
      ],
      MaxChildren: 6,
      Sailings: [],
      ShareLink: `https://rihla.example/hotel?id=${hotel.id}&arrival-date=22-11-2026&departure-date=23-11-2026&adults=2`,
    })
  })

  test('speaks Arabic', async () => {
    expect((await get(getHotel, { id: hotel.id }, 'ar')).Data).toMatchObject({
      Name: 'كورال باي',
      City: 'الغردقة',
      RatingDegree: 'ممتاز',
      Address: '12 Corniche (ar)',
      FreeCancellation: 'إلغاء مجاني حتى 3 أيام قبل الموعد',
      InstantConfirmation: 'تأكيد فوري',
      Features: [{ FeatureName: 'واي فاي' }, { FeatureName: 'حمام سباحة' }],
      ChildrenPolicies: [
        { Details: 'الأطفال من 0 إلى 5 سنوات', PriceText: 'مجانًا' },
        { PriceText: '50% من سعر البالغ الإضافي' },
      ],
    })
  })

  test.each(['en', 'ar'] as const)('that doesn’t exist isn’t found (%s)', async (language) => {
    const text = { en: 'This hotel was not found.', ar: 'لم نجد هذا الفندق.' }[language]
    for (const id of [999_999, hidden.id])
      expect(await get(getHotel, { id }, language)).toMatchObject({
        status: 404,
        code: 'hotel_not_found',
        Error: text,
      })
    expect((await get(getHotel, { id: 'abc' }, language)).status).toBe(400)
  })
})

test('a ship tells where it sails and is boarded on which weekday, and shares its next sailing', async () => {
  await sql`update sailings set boards_at = '13:00', port_en = 'Aswan quay', port_ar = 'مرسى أسوان', latitude = 24.1,
    longitude = 32.9 where hotel_id = ${ship.id} and weekday = 5`.execute(db)
  expect((await get(getHotel, { id: ship.id })).Data).toMatchObject({
    HotelType: 2,
    Name: 'Nile Star',
    Rating: null,
    RatingDegree: null,
    FreeCancellation: null,
    InstantConfirmation: null,
    MaxChildren: 4,
    Sailings: [
      { Weekday: 1, Nights: 4, Name: 'Luxor to Aswan', Steps: ['Edfu'], Boarding: null },
      {
        Weekday: 5,
        Nights: 3,
        Boarding: { Port: 'Aswan quay', From: '13:00', Latitude: 24.1, Longitude: 32.9 },
      },
    ],
    ShareLink: `https://rihla.example/cruise?id=${ship.id}&arrival-date=23-11-2026&departure-date=27-11-2026&adults=2`,
  })
  expect((await get(getHotel, { id: ship.id }, 'ar')).Data.Sailings).toMatchObject([
    { Name: 'الأقصر إلى أسوان', Steps: ['إدفو'] },
    { Boarding: { Port: 'مرسى أسوان' } },
  ])
})

describe('pictures', () => {
  test('come a page at a time, with true totals past the end, too', async () => {
    const page = (PageNumber: number, PageSize = 1) =>
      get(getHotelImages, { id: hotel.id, PageNumber, PageSize })
    expect((await page(2)).Data).toMatchObject({
      Data: [{ ImagePath: '/images/nile.webp' }],
      PageNumber: 2,
      PageSize: 1,
      TotalPages: 2,
      TotalRecords: 2,
    })
    expect((await page(3)).Data).toMatchObject({ Data: [], TotalRecords: 2 })
    expect((await page(-4, 500)).Data).toMatchObject({ PageNumber: 1, PageSize: 100 })
    expect((await get(getHotelImages, { id: hotel.id })).Data.Data).toHaveLength(2)
  })

  test.each([999_999, 0])('of hotel %i aren’t found', async (id) => {
    expect((await get(getHotelImages, { id: id || hidden.id })).code).toBe('hotel_not_found')
  })
})

describe('a room', () => {
  const room = (input: object, language: 'en' | 'ar' = 'en') =>
    get(getRoomDetails, { hotelId: hotel.id, roomId: hotel.rooms[0] ?? 0, ...input }, language)

  test('is shown in both languages', async () => {
    expect((await room({})).Data).toEqual({
      RoomId: hotel.rooms[0],
      Name: 'Double room',
      Subtitle: 'Sea view',
      Type: 'Standard',
      Description: '<p>Calm</p>',
      Images: [
        {
          ImagePath: '/images/nile.webp',
          Alt: 'Feluccas on the Nile',
          Placeholder: 'data:image/webp;base64,AA',
          Colour: '#186878',
        },
      ],
      Videos: [],
      Features: [{ FeatureId: 2, FeatureName: 'Wi-Fi', IconPath: null }],
    })
    expect((await room({}, 'ar')).Data).toMatchObject({ Name: 'غرفة مزدوجة', Type: 'قياسية' })
  })

  test('of another hotel, off sale or unknown isn’t found', async () => {
    for (const input of [
      { hotelId: ship.id },
      { roomId: hotel.rooms[1] ?? 0 },
      { roomId: 999_999 },
      { hotelId: hidden.id, roomId: hidden.rooms[0] ?? 0 },
    ])
      expect(await room(input)).toMatchObject({ status: 404, code: 'hotel_not_found' })
  })
})
