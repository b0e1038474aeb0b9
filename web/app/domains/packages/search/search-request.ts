import type { CallInput } from '../../../platform/api/client.ts'
import { type PageRequest, type PriceBounds, wirePrices } from '../../catalogue/index.ts'
import type { PackageFilters } from './package-search.ts'

type Request = CallInput<'getHoneymoons'>

/** What both kinds of package are asked for with; prices at the ends of the slider are left out. */
export const packageRequest = (
  filters: PackageFilters,
  bounds: PriceBounds,
  { number, size }: PageRequest,
): Request & { Filters: NonNullable<Request['Filters']> } => ({
  PageNumber: number,
  PageSize: size,
  Filters: {
    SearchText: filters.searchText || undefined,
    CityId: filters.cityId ?? undefined,
    ArrivalDate: filters.arrivalDate ?? undefined,
    Stars: filters.stars.length > 0 ? [...filters.stars] : undefined,
    ...wirePrices(filters, bounds),
    HasFreeCancellation: filters.hasFreeCancellation || undefined,
    PriceOrderType: filters.priceOrderType,
    RatingOrderType: filters.ratingOrderType,
  },
})
