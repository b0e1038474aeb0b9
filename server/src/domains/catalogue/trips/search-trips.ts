import { PACKAGE_ADULTS } from '@rihla/contract/catalogue/package-limits'
import type { getTrips, TripCard } from '@rihla/contract/catalogue/trips'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import type { CallInput } from '../../../platform/http/call.ts'
import { searchPackages } from '../packages/search/search-packages.ts'
import type { CatalogueDeps } from '../deps.ts'
import { boardNames } from '../stays/texts.ts'

/** A page of trips that match. */
export async function searchTrips(
  deps: CatalogueDeps,
  input: CallInput<typeof getTrips>,
  language: Language,
): Promise<Paged<TripCard>> {
  const adults = input.Filters?.AdultsCount ?? PACKAGE_ADULTS.default
  const party = { adults, childAges: input.Filters?.ChildrenAges ?? [] }
  const { found, ...page } = await searchPackages(deps, 'trip', { ...input, party }, language)
  return {
    Data: found.map(({ row, card, destinations }) => ({
      TripId: row.id,
      ...card,
      HotelName: row.firstStay?.hotel[language] ?? '',
      RoomName: row.firstStay?.room?.[language] ?? '',
      Destinations: destinations.map(({ CityName }) => ({ CityName })),
      Adults: adults,
      ReservationType: row.firstStay ? boardNames[row.firstStay.board][language] : '',
    })),
    ...page,
  }
}
