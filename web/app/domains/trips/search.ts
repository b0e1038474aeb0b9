import { packageSearches, type TripFilters } from '@rihla/contract/catalogue/packages-address'
import type { TripCard } from '@rihla/contract/catalogue/trips'
import { tripDates } from '../packages/days.ts'
import { packageRequest } from '../packages/filters.ts'
import type { PackageSearch } from '../packages/search.ts'

/** How trips are searched: a page at a time, each when somebody asks for it. */
export const tripSearch: PackageSearch<TripFilters, TripCard> = {
  name: 'trips',
  address: packageSearches.trip,
  dates: tripDates,
  ask: (api, { filters, bounds, page }, signal) => {
    const { Filters } = packageRequest(filters, bounds, page.number)
    const input = {
      PageNumber: page.number,
      PageSize: page.size,
      Filters: { ...Filters, AdultsCount: filters.adultsCount },
    }
    return api.call('getTrips', input, { signal })
  },
  keeping: { staleTime: 60_000 },
  ahead: null,
}
