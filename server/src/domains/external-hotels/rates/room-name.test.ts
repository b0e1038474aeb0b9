import { api } from '@rihla/contract'
import { beforeAll, expect, it } from 'vitest'
import { hotelApp, STAY, FILTERS } from '../testing/hotel-app.ts'
import { roomName } from './room-name.ts'

const test = await hotelApp()
let hotel: number

// Its content names no kind of room, while its rates do.
beforeAll(async () => {
  hotel = await test.given({
    code: 'bare',
    name: { en: 'Anchor Inn', ar: 'نزل المرساة' },
    rooms: [],
  })
})

it.each([
  ['en-US', ['Double', 'Double', 'Double']],
  // Prices are asked for once for all readers, in English; the check speaks the reader's language.
  ['ar-EG', ['Double', 'Double', 'غرفة مزدوجة']],
] as const)(
  'a room that no content names is called as its rate is, in %s',
  async (language, names) => {
    const headers = { 'accept-language': language }
    const guest = test.browser()
    const found = await guest.call(api.getHotels, FILTERS, headers)
    const page = await guest.call(api.getHotelPricing, { id: hotel, ...STAY }, headers)
    const [room] = page.body.Data?.Rooms ?? []
    const RatePlanToken = room?.RatePlanToken ?? ''
    const asked = { id: hotel, ...STAY, RatePlanToken }
    const quote = await guest.call(api.getExternalBooking, asked, headers)
    expect([
      found.body.Data?.Data.find(({ HotelId }) => HotelId === hotel)?.RoomName,
      room?.Name,
      quote.body.Data?.HotelRoomsData[0]?.RoomName,
    ]).toEqual(names)
  },
)

it('opens in a page of its own, too, which is of no other hotel', async () => {
  const guest = test.browser()
  const [room] = (await guest.data(api.getHotelPricing, { id: hotel, ...STAY })).Rooms
  const asked = { hotelId: hotel, roomId: room?.RoomId ?? 0 }
  expect(await guest.data(api.getRoomDetails, asked)).toMatchObject({
    Name: 'Double',
    RoomId: asked.roomId,
  })
  const other = await test.given({ code: 'other', rooms: [] })
  const elsewhere = await guest.call(api.getRoomDetails, { ...asked, hotelId: other })
  expect(elsewhere).toMatchObject({ status: 404, body: { code: 'hotel_not_found' } })
})

it('is called as its content says, else its rate, else by its code', () => {
  const known = {
    code: 'DBL.ST',
    name: { en: 'Double', ar: 'غرفة مزدوجة' },
    maxAdults: 2,
    maxChildren: 1,
    maxOccupancy: 3,
  }
  const called = (said: string | null, room?: typeof known) =>
    roomName(room, { roomCode: 'DBL.ST', roomName: said })
  expect(called('Standard', known)).toEqual(known.name)
  expect(called('Standard')).toEqual({ en: 'Standard', ar: 'Standard' })
  expect(called(null)).toEqual({ en: 'DBL.ST', ar: 'DBL.ST' })
})
