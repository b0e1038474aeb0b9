import { getHotelCounts, getHotels } from '@rihla/contract/catalogue/hotel-search'
import { getHotelPricing } from '@rihla/contract/catalogue/hotels'
import { beforeAll, expect, test } from 'vitest'
import { addPlaces } from '../../test-offers.ts'
import { givenHotel } from '../../test-stays.ts'
import { staySite } from '../test-site.ts'

const { db, get, refresh } = await staySite()
const LUXOR = 2
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
