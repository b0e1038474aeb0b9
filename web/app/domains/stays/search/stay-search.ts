import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import {
  staySearches,
  type StayFilters,
  type StayKind,
} from '@rihla/contract/catalogue/stays-address'
import type { CallInput } from '../../../platform/api/client.ts'
import { countQuery, type Searching, type SearchKind } from '../../catalogue/index.ts'
import { stayDays } from '../dates/stay-days.ts'
import { clampFilters } from './clamp-filters.ts'
import { PAGE_SIZE, toRequest } from './search-request.ts'

const MINUTE = 60_000
/** A traveller who comes back from details finds the pages that were loaded, for as long as this. */
const KEEP_PAGES = 30 * MINUTE

const searchOf = (kind: StayKind): SearchKind<StayFilters, HotelCard, CallInput<'getHotels'>> => ({
  name: `stays-${kind}`,
  address: staySearches[kind],
  dates: stayDays,
  sizeOf: () => PAGE_SIZE,
  request: (filters, bounds, page) => toRequest(kind, filters, bounds, page),
  call: (api, input, { signal }) => api.call('getHotels', input, { signal }),
  counts: (api, input, { signal }) => api.call('getHotelCounts', input, { signal }),
  caching: { staleTime: 5 * MINUTE, gcTime: KEEP_PAGES },
  fit: (filters, days) => clampFilters(filters, days).filters,
})

/** How hotels and cruises are searched. */
export const staySearch = { hotel: searchOf('hotel'), cruise: searchOf('cruise') } as const

/** How many stays there are at all, whatever is being searched. */
export const allStaysQuery = (kind: StayKind, searching: Omit<Searching<unknown>, 'filters'>) =>
  countQuery(staySearch[kind], { ...searching, filters: staySearches[kind].defaults })
