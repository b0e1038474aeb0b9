import { getHotels } from '@rihla/contract/catalogue/hotel-search'
import {
  getHotelCalendar,
  getHotelPriceCalendar,
  getHotelPricing,
} from '@rihla/contract/catalogue/hotels'
import type { Language } from '@rihla/contract/values/language'
import { addDays } from '@rihla/contract/values/dates'
import { beforeAll, describe, expect, test } from 'vitest'
import { isRefusal } from '../../../platform/refusal.ts'
import { addPlaces } from '../test-offers.ts'
import { givenHotel, type GivenHotel } from '../test-stays.ts'
import { quoteStay } from './quote-stay.ts'
import { staySite } from './test-site.ts'

const { db, clock, get, refresh } = await staySite()
let hotel: GivenHotel
let ship: GivenHotel

// Two nights of a room, three over New Year; Thursdays and Fridays of the feast may be one alone.
beforeAll(async () => {
  await addPlaces(db)
  const open = { from: '2026-12-20', nights: 25 }
  const feast = { firstNight: '2026-12-30', lastNight: '2027-01-02' }
  const rates = [
    {},
    { ...feast, priority: 5, price: 500_000, minNights: 3 },
    { ...feast, priority: 9, weekdays: [5], price: 600_000, minNights: 1 },
  ]
  hotel = await givenHotel(db, { open, rooms: [{ minNights: 2, rates }] })
  ship = await givenHotel(db, {
    kind: 'cruise',
    open,
    sailings: [{ weekday: 4, nights: 2 }],
    rooms: [{ minNights: 5, rates }],
  })
})

const offers = async (arrival: string, nights: number, id = hotel.id, language: Language = 'en') =>
  (
    await get(
      getHotelPricing,
      { id, ArrivalDate: arrival, DepartureDate: addDays(arrival, nights) },
      language,
    )
  ).Data.Rooms[0]
const isFound = async (arrival: string, nights: number): Promise<boolean> => {
  const { Data } = await get(getHotels, {
    PageSize: 20,
    'Filters.ArrivalDate': arrival,
    'Filters.DepartureDate': addDays(arrival, nights),
  })
  return Data.Data.some((card) => card.HotelId === hotel.id)
}
const quoted = async (arrival: string, nights: number) => {
  const quote = await quoteStay(db, {
    kind: 'hotel',
    roomId: hotel.rooms[0] ?? 0,
    arrival,
    departure: addDays(arrival, nights),
    party: { adults: 2, childAges: [] },
    mealPlanId: 0,
    refundable: false,
    now: clock.now(),
  })
  return isRefusal(quote) ? [quote.refusal, quote.params?.['min']] : 'quoted'
}

// Tuesday 29 December, Wednesday 30, Thursday 31, Friday 1 January, Saturday 2, Sunday 3.
const stays: [arrival: string, nights: number, least: number][] = [
  ['2026-12-28', 1, 2],
  ['2026-12-28', 2, 2],
  ['2026-12-29', 4, 2],
  ['2026-12-30', 2, 3],
  ['2026-12-30', 3, 3],
  ['2026-12-31', 1, 3],
  ['2027-01-01', 1, 1],
  ['2027-01-02', 2, 3],
  ['2027-01-03', 2, 2],
]

describe('in a season the rate of the first night says how long a stay must be', () => {
  test.each(stays)('from %s for %i: %i at least', async (arrival, nights, least) => {
    const may = nights >= least
    const room = await offers(arrival, nights)
    expect(room?.IsRoomAvailable).toBe(may)
    if (!may) expect(room?.UnavailableText).toMatch(/^Minimum stay: /)
    await refresh()
    expect(await isFound(arrival, nights), 'search').toBe(may)
    expect(await quoted(arrival, nights), 'checkout').toEqual(
      may ? 'quoted' : ['stay_too_short', least],
    )
  })

  test('and the room says so in both languages', async () => {
    expect((await offers('2026-12-31', 2))?.UnavailableText).toBe('Minimum stay: 3 nights')
    expect((await offers('2026-12-31', 2, hotel.id, 'ar'))?.UnavailableText).toBe(
      'أقل مدة للإقامة: 3 ليالٍ',
    )
  })

  test('calendars begin where so many nights are free, and nowhere else', async () => {
    const range = { id: hotel.id, startDate: '2027-01-08', endDate: '2027-01-13' }
    const starts = async () =>
      (await get(getHotelCalendar, range)).Data.map((it) => it.IsAvailableAsStartDate)
    // Nights are open until the 13th: two are needed.
    expect(await starts()).toEqual([true, true, true, true, true, false])
    const lean = await givenHotel(db, {
      open: { from: '2026-12-28', nights: 5 },
      rooms: [
        {
          rates: [
            {},
            { priority: 5, firstNight: '2026-12-30', lastNight: '2027-01-02', minNights: 3 },
          ],
        },
      ],
    })
    const feast = { id: lean.id, startDate: '2026-12-28', endDate: '2027-01-01' }
    // Open until the night of 1 January: from the 31st on three nights are no longer to be had.
    const expected = [true, true, true, false, false]
    expect(
      (await get(getHotelCalendar, feast)).Data.map((it) => it.IsAvailableAsStartDate),
    ).toEqual(expected)
    expect((await get(getHotelPriceCalendar, feast)).Data.map((it) => it.Price !== null)).toEqual(
      expected,
    )
  })

  test('a ship sails as long as it sails', async () => {
    expect((await offers('2026-12-31', 2, ship.id))?.IsRoomAvailable).toBe(true)
    await refresh()
    const { Data } = await get(getHotels, {
      'Filters.HotelType': 2,
      'Filters.ArrivalDate': '2026-12-31',
      'Filters.DepartureDate': '2027-01-02',
    })
    expect(Data.Data.map((card) => card.HotelId)).toEqual([ship.id])
  })
})
