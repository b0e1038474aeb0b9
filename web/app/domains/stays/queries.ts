import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import type { StayChoice, StayFilters, StayKind } from '@rihla/contract/catalogue/stays-address'
import type { Paged } from '@rihla/contract/envelope'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'
import { readPage, received } from '../catalogue/index.ts'
import { PAGE_SIZE, toRequest, type Bounds } from './search/search-request.ts'
import type { Days } from './dates/stay-days.ts'

const MINUTE = 60_000
/** One who comes back from details finds the pages that were loaded, for as long as this. */
const KEEP_PAGES = 30 * MINUTE
export const PRICE_DAYS = 60
const CALENDAR_DAYS = 400

/** All pages of a search that were loaded so far. */
export const staySearchQuery = (
  api: ApiClient,
  language: Language,
  kind: StayKind,
  filters: StayFilters,
  bounds: Bounds,
) =>
  infiniteQueryOptions({
    queryKey: ['stays', kind, language, toRequest(kind, filters, bounds, { number: 1 })],
    staleTime: 5 * MINUTE,
    gcTime: KEEP_PAGES,
    initialPageParam: 1,
    getNextPageParam: ({ PageNumber, TotalPages }: Paged<HotelCard>) =>
      PageNumber < TotalPages ? PageNumber + 1 : undefined,
    queryFn: async ({ pageParam, signal }) => {
      const input = toRequest(kind, filters, bounds, { number: pageParam })
      return readPage<HotelCard>(await api.call('getHotels', input, { signal }), PAGE_SIZE)
    },
  })

/** The first page, in the shape that the query above keeps its pages in. */
export const firstPageQuery = (...of: Parameters<typeof staySearchQuery>) => {
  const [api, , kind, filters, bounds] = of
  return {
    queryKey: staySearchQuery(...of).queryKey,
    queryFn: async () => {
      const input = toRequest(kind, filters, bounds, { number: 1 })
      const first = readPage<HotelCard>(await api.call('getHotels', input), PAGE_SIZE)
      return { pages: [first], pageParams: [1] }
    },
  }
}

/** How many there would be with other filters. */
export const stayCountQuery = (
  api: ApiClient,
  language: Language,
  kind: StayKind,
  filters: StayFilters,
  bounds: Bounds,
) => {
  const input = toRequest(kind, filters, bounds, { number: 1, size: 1 })
  return queryOptions({
    queryKey: ['stay-count', kind, language, input],
    staleTime: 10 * MINUTE,
    queryFn: async ({ signal }) =>
      readPage(await api.call('getHotels', input, { signal }), 1).TotalRecords,
  })
}

/** One hotel or ship. */
export const hotelQuery = (api: ApiClient, language: Language, id: number) =>
  queryOptions({
    queryKey: ['hotel', language, id],
    staleTime: 5 * MINUTE,
    queryFn: async ({ signal }) => received(await api.call('getHotel', { id }, { signal })),
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
