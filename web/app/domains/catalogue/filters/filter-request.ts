import type { OfferFilters } from '@rihla/contract/catalogue/address-codec'
import { toIsoInstant } from '@rihla/contract/values/dates'
import type { CallInput } from '../../../platform/api/client.ts'

export const PAGE_SIZE = 20

export type PriceBounds = { from: number; to: number }
type WireFilters = NonNullable<CallInput<'getActivities'>['Filters']>

type Prices = Pick<OfferFilters, 'priceFrom' | 'priceTo'>

/** The prices of the wire; those at or beyond the ends of the slider are left out. */
export const wirePrices = ({ priceFrom: from, priceTo: to }: Prices, bounds: PriceBounds) => ({
  PriceFrom: from !== null && from > Math.max(0, bounds.from) ? from : undefined,
  PriceTo: to !== null && to < bounds.to ? to : undefined,
})

/** The filters of the wire of activities and day-use. */
export function wireFilters(
  filters: OfferFilters,
  bounds: PriceBounds,
  time?: '00:00:00' | '12:00:00',
): WireFilters {
  const { cityId, activityDate } = filters
  return {
    SearchText: filters.searchText || undefined,
    CityId: cityId ?? undefined,
    AdultsCount: filters.adultsCount,
    ChildrenAges: filters.childrenAges.length > 0 ? [...filters.childrenAges] : undefined,
    ...wirePrices(filters, bounds),
    HasFreeCancellation: filters.hasFreeCancellation || undefined,
    ActivityDate: activityDate ? toIsoInstant(activityDate, time) : undefined,
    PriceOrderType: filters.priceOrderType,
    RatingOrderType: filters.ratingOrderType,
  }
}

/** A page change is ignored outside 1 to total, to the page shown, or while one is on its way. */
export const mayGoTo = (
  page: number,
  now: { page: number; totalPages: number; inFlight: boolean },
): boolean => !now.inFlight && page !== now.page && page >= 1 && page <= now.totalPages

export type Sort = 'recommended' | 'price-low' | 'price-high' | 'rating-high' | 'rating-low'

const orders: Record<Sort, Pick<OfferFilters, 'priceOrderType' | 'ratingOrderType'>> = {
  recommended: { priceOrderType: 0, ratingOrderType: 0 },
  'price-low': { priceOrderType: 2, ratingOrderType: 0 },
  'price-high': { priceOrderType: 1, ratingOrderType: 0 },
  'rating-high': { priceOrderType: 0, ratingOrderType: 1 },
  'rating-low': { priceOrderType: 0, ratingOrderType: 2 },
}
export const sorts = Object.keys(orders) as Sort[]

export const ordersOf = (sort: Sort) => orders[sort]
export const sortOf = (filters: Pick<OfferFilters, 'priceOrderType' | 'ratingOrderType'>): Sort =>
  sorts.find(
    (sort) =>
      orders[sort].priceOrderType === filters.priceOrderType &&
      orders[sort].ratingOrderType === filters.ratingOrderType,
  ) ?? 'recommended'
