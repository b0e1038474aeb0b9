import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import type { StayChoice, StayKind } from '@rihla/contract/catalogue/stays-address'
import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient, CallOptions } from '../../platform/api/client.ts'
import { ApiProblem } from '../../platform/api/problem.ts'
import { received } from '../catalogue/index.ts'
import type { Days } from './dates/stay-days.ts'

const MINUTE = 60_000
export const PRICE_DAYS = 60
const CALENDAR_DAYS = 400

/** A hotel or ship; a ship under the address of hotels isn't there, nor a hotel under that of ships. */
export async function askStay(
  api: ApiClient,
  kind: StayKind,
  id: number,
  options?: CallOptions,
): Promise<HotelDetails> {
  const stay = await api.call('getHotel', { id }, options)
  if (stay && (stay.HotelType === 0) !== (kind === 'hotel'))
    throw new ApiProblem('', 'hotel_not_found', 404)
  return stay
}

/** One hotel or ship. */
export const hotelQuery = (api: ApiClient, language: Language, kind: StayKind, id: number) =>
  queryOptions({
    queryKey: ['hotel', language, kind, id],
    staleTime: 5 * MINUTE,
    queryFn: async ({ signal }) => received(await askStay(api, kind, id, { signal })),
  })

/** Asked again only when the id, the dates, the guests or the language changed. */
export const pricingQuery = (
  api: ApiClient,
  language: Language,
  { id, arrival, departure, adults, childAges }: StayChoice,
) =>
  queryOptions({
    queryKey: ['hotel-pricing', language, id, arrival, departure, adults, childAges.join(',')],
    queryFn: async ({ signal }) => {
      const input = {
        id,
        ArrivalDate: arrival,
        DepartureDate: departure,
        AdultsCount: adults,
        ChildrenAges: childAges.length > 0 ? [...childAges] : undefined,
      }
      return received(await api.call('getHotelPricing', input, { signal }))
    },
  })

/** The days that a stay can start on, from the first day on that can be booked. */
export const calendarQuery = (api: ApiClient, id: number, { min, max }: Days) => {
  const last = addDays(min, CALENDAR_DAYS - 1)
  const range = { id, startDate: min, endDate: max < last ? max : last }
  return queryOptions({
    queryKey: ['hotel-calendar', range],
    staleTime: 5 * MINUTE,
    queryFn: async ({ signal }) => {
      const days = await api.call('getHotelCalendar', range, { signal })
      return new Map(days.map(({ Day, IsAvailableAsStartDate }) => [Day, IsAvailableAsStartDate]))
    },
  })
}

/** On which days the whole of a stay, for its guests, may start. */
export const wholeStayQuery = (api: ApiClient, choice: StayChoice, { min, max }: Days) => {
  const { id, arrival, departure, adults, childAges } = choice
  const last = addDays(min, CALENDAR_DAYS - 1)
  const range = { id, startDate: min, endDate: max < last ? max : last }
  const input = {
    ...range,
    nights: daysBetween(arrival, departure),
    AdultsCount: adults,
    ChildrenAges: childAges.length > 0 ? [...childAges] : undefined,
  }
  return queryOptions({
    queryKey: ['hotel-calendar', input],
    staleTime: MINUTE,
    queryFn: async ({ signal }) => {
      const days = await api.call('getHotelCalendar', input, { signal })
      return new Map(days.map(({ Day, IsAvailableAsStartDate }) => [Day, IsAvailableAsStartDate]))
    },
  })
}

/** The cheapest night of each of the 60 days from a day on. */
export const priceCalendarQuery = (api: ApiClient, id: number, startDate: CalendarDate) => {
  const range = { id, startDate, endDate: addDays(startDate, PRICE_DAYS - 1) }
  return queryOptions({
    queryKey: ['hotel-prices', range],
    staleTime: 30 * MINUTE,
    queryFn: async ({ signal }) => {
      const days = await api.call('getHotelPriceCalendar', range, { signal })
      return new Map(days.map(({ Day, Price }) => [Day, Price]))
    },
  })
}

/** One room type of a hotel. */
export const roomQuery = (api: ApiClient, language: Language, hotelId: number, roomId: number) =>
  queryOptions({
    queryKey: ['hotel-room', language, hotelId, roomId],
    staleTime: 30 * MINUTE,
    queryFn: async ({ signal }) =>
      received(await api.call('getRoomDetails', { hotelId, roomId }, { signal })),
  })
