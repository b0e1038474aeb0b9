import { getHotelCounts, getHotels } from '@rihla/contract/catalogue/hotel-search'
import { getHotelPricing } from '@rihla/contract/catalogue/hotels'
import { getOfferTiles } from '@rihla/contract/catalogue/tiles'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addPlaces } from '../../test-offers.ts'
import { givenHotel } from '../../test-stays.ts'
import { staySite } from '../test-site.ts'

const { clock, db, get, post, refresh } = await staySite()
const [CAIRO, LUXOR] = [1, 2]
const open = { from: '2026-11-21', nights: 60 }

beforeAll(() => addPlaces(db))

const search = async (more: Record<string, string | number>, language?: 'ar') => {
  await refresh()
  return (await get(getHotels, { PageSize: 20, ...more }, language)).Data.Data
}

test('without dates free cancellation is a hotel’s cheapest room that includes it', async () => {
  const hotel = await givenHotel(db, {
    city: LUXOR,
    freeDays: 3,
    rooms: [
      { nameEn: 'Saver', refundable: 'never', rates: [{ price: 100_000 }] },
      { nameEn: 'Flex', rates: [{ price: 150_000 }] },
    ],
    open,
  })
  await givenHotel(db, { city: LUXOR, freeDays: null, open })
  const inLuxor = { 'Filters.CityId': LUXOR }
  const free = { ...inLuxor, 'Filters.HasFreeCancellation': 'true' }
  const [plain] = await search({ ...inLuxor, 'Filters.PriceTo': 1200 })
  expect(plain).toMatchObject({ RoomName: 'Saver', TotalPrice: 1000, FreeCancellation: null })
  const cards = await search(free)
  expect(cards).toHaveLength(1)
  expect(cards[0]).toMatchObject({
    HotelId: hotel.id,
    RoomName: 'Flex',
    TotalPrice: 1500,
    // Of the stay that it leads to.
    ArrivalDate: '2026-11-24',
    FreeCancellation: 'Free cancellation until 21 Nov',
  })
  const { Data } = await get(getHotelPricing, {
    id: hotel.id,
    ArrivalDate: '2026-11-24',
    DepartureDate: '2026-11-25',
    AdultsCount: 2,
  })
  expect(Data.Rooms.find((room) => room.Name === 'Flex')).toMatchObject({
    TotalPrice: 1500,
    IsRefundableText: 'Refundable until 21 Nov',
  })
  const [arabic] = await search(free, 'ar')
  expect(arabic?.FreeCancellation).toBe('إلغاء مجاني حتى 21 نوفمبر')
  const counts = await get(getHotelCounts, { ...inLuxor, PriceStart: 0, PriceEnd: 10_000 })
  expect(counts.Data.FreeCancellation).toBe(1)
  expect(await search({ ...free, 'Filters.PriceTo': 1200 })).toEqual([])
})

test('a hotel that is full for two months stands in lists with what it costs after them', async () => {
  const hotel = await givenHotel(db, {
    city: CAIRO,
    rooms: [
      { nameEn: 'Saver', refundable: 'never' },
      { nameEn: 'Flex', rates: [{ price: 350_000 }] },
    ],
    open: { from: '2027-03-01', nights: 5 },
  })
  const inCairo = { 'Filters.CityId': CAIRO }
  const free = { ...inCairo, 'Filters.HasFreeCancellation': 'true' }
  for (const [asked, card] of [
    [inCairo, { RoomName: 'Saver', TotalPrice: 3000 }],
    [free, { RoomName: 'Flex', TotalPrice: 3500 }],
  ] as const)
    expect(await search(asked)).toMatchObject([
      { HotelId: hotel.id, ...card, ArrivalDate: '2027-03-01', DepartureDate: '2027-03-02' },
    ])
  const saved = await post(getOfferTiles, { Offers: [{ ModuleType: 'Hotel', Id: hotel.id }] })
  expect(saved.Data).toMatchObject([{ Id: hotel.id, Price: 3000, NextDate: '2027-03-01' }])
  await sql`update hotels set active = false where id = ${hotel.id}`.execute(db)
})

test('tonight is a hotel’s from price only until its sale has closed', async () => {
  const tonight = { firstNight: '2026-11-21', lastNight: '2026-11-21', priority: 1 }
  const hotel = await givenHotel(db, {
    city: CAIRO,
    freeDays: 0,
    saleClosesAt: 13 * 60,
    rooms: [{ rates: [{ ...tonight, price: 100_000 }, { price: 300_000 }] }],
    open,
  })
  const inCairo = { 'Filters.CityId': CAIRO }
  const asked = [inCairo, { ...inCairo, 'Filters.HasFreeCancellation': 'true' }]
  for (const one of asked)
    expect(await search(one)).toMatchObject([{ HotelId: hotel.id, TotalPrice: 1000 }])
  clock.advance(3600)
  for (const one of asked)
    expect(await search(one)).toMatchObject([{ TotalPrice: 3000, ArrivalDate: '2026-11-22' }])
  clock.advance(-3600)
})
