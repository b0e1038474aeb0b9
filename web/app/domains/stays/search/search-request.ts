import type { StayFilters, StayKind } from '@rihla/contract/catalogue/stays-address'
import { addDays } from '@rihla/contract/values/dates'
import type { CallInput } from '../../../platform/api/client.ts'
import { type PriceBounds, wirePrices } from '../../catalogue/index.ts'
import { kinds } from '../stay-kinds.ts'

export const PAGE_SIZE = 20

/** A departure that isn't after its arrival is none: one night. A departure alone is no stay. */
function datesOf({ arrivalDate, departureDate }: StayFilters) {
  if (!arrivalDate) return {}
  const after = departureDate && departureDate > arrivalDate
  const departure = after ? departureDate : addDays(arrivalDate, 1)
  return { 'Filters.ArrivalDate': arrivalDate, 'Filters.DepartureDate': departure }
}

/** The call's input; prices at or beyond the ends of the slider are left out. */
export function toRequest(
  kind: StayKind,
  filters: StayFilters,
  bounds: PriceBounds,
  page: { number: number; size?: number },
): CallInput<'getHotels'> {
  const { stars, childrenAges } = filters
  const { PriceFrom, PriceTo } = wirePrices(filters, bounds)
  return {
    PageNumber: page.number,
    PageSize: page.size ?? PAGE_SIZE,
    'Filters.HotelType': kinds[kind].hotelType,
    'Filters.CityId': filters.cityId ?? undefined,
    'Filters.SearchText': filters.searchText || undefined,
    ...datesOf(filters),
    'Filters.Stars': stars.length > 0 ? [...stars] : undefined,
    'Filters.PriceFrom': PriceFrom,
    'Filters.PriceTo': PriceTo,
    'Filters.PriceOrderType': filters.priceOrderType,
    'Filters.RatingOrderType': filters.ratingOrderType,
    'Filters.AdultsCount': filters.adultsCount,
    'Filters.ChildrenAges': childrenAges.length > 0 ? [...childrenAges] : undefined,
    'Filters.HasInstantConfirmation': filters.hasInstantConfirmation || undefined,
    'Filters.HasFreeCancellation': filters.hasFreeCancellation || undefined,
  }
}

/** What narrows a search, besides where, when and who. */
export const narrowing = {
  stars: [],
  priceFrom: null,
  priceTo: null,
  hasInstantConfirmation: false,
  hasFreeCancellation: false,
} satisfies Partial<StayFilters>

/** Whether a search is narrowed at all. */
export const isNarrowed = (filters: StayFilters): boolean =>
  filters.stars.length > 0 ||
  filters.priceFrom !== null ||
  filters.priceTo !== null ||
  filters.hasInstantConfirmation ||
  filters.hasFreeCancellation
