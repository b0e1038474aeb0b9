import { PACKAGE_ADULTS } from '@rihla/contract/catalogue/package-limits'
import type { FilterCounts } from '@rihla/contract/catalogue/filter-counts'
import type { getTripCounts, getTrips, TripCard } from '@rihla/contract/catalogue/trips'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import type { Party } from '@rihla/contract/values/party'
import type { CallInput } from '../../../platform/http/call.ts'
import { countPackages } from '../packages/search/count-packages.ts'
import { searchPackages } from '../packages/search/search-packages.ts'
import type { CatalogueDeps } from '../deps.ts'
import { boardNames } from '../stays/texts.ts'

type Filters = CallInput<typeof getTrips>['Filters']

const partyOf = (filters: Filters): Party => ({
  adults: filters?.AdultsCount ?? PACKAGE_ADULTS.default,
  childAges: filters?.ChildrenAges ?? [],
})

/** How many trips each choice of the filters leaves. */
export const countTrips = (
  deps: CatalogueDeps,
  input: CallInput<typeof getTripCounts>,
): Promise<FilterCounts> => countPackages(deps, 'trip', { ...input, party: partyOf(input.Filters) })

/** A page of trips that match. */
export async function searchTrips(
  deps: CatalogueDeps,
  input: CallInput<typeof getTrips>,
  language: Language,
): Promise<Paged<TripCard>> {
  const party = partyOf(input.Filters)
  const { found, ...page } = await searchPackages(deps, 'trip', { ...input, party }, language)
  return {
    Data: found.map(({ row, card, destinations }) => ({
      TripId: row.id,
      ...card,
      HotelName: row.firstStay?.hotel[language] ?? '',
      RoomName: row.firstStay?.room?.[language] ?? '',
      Destinations: destinations.map(({ CityName }) => ({ CityName })),
      Adults: party.adults,
      ReservationType: row.firstStay ? boardNames[row.firstStay.board][language] : '',
    })),
    ...page,
  }
}
