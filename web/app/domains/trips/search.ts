import { packageSearches } from '@rihla/contract/catalogue/packages-address'
import type { TripCard } from '@rihla/contract/catalogue/trips'
import type { CallInput } from '../../platform/api/client.ts'
import { packageCaching, packageRequest, packageSearch, tripDates } from '../packages/index.ts'

/** How trips are searched: a page at a time, each on request. */
export const tripSearch = packageSearch<TripCard, CallInput<'getTrips'>>({
  name: 'trips',
  address: packageSearches.trip,
  dates: tripDates,
  request: (filters, bounds, page) => {
    const { Filters, ...paging } = packageRequest(filters, bounds, page)
    const { adultsCount: AdultsCount, childrenAges = [] } = filters
    const ChildrenAges = childrenAges.length > 0 ? [...childrenAges] : undefined
    return { ...paging, Filters: { ...Filters, AdultsCount, ChildrenAges } }
  },
  call: (api, input, { signal }) => api.call('getTrips', input, { signal }),
  counts: (api, input, { signal }) => api.call('getTripCounts', input, { signal }),
  caching: packageCaching,
})
