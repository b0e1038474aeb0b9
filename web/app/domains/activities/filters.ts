import { parseAddressDate, toAddressDate, toIsoInstant, type CalendarDate } from '@rihla/contract/values/dates'
import type { CallInput } from '../../platform/api/client.ts'

export type Order = 0 | 1 | 2

/** What the address of /activities says. */
export type ActivityFilters = {
  cityId: number | null
  activityTypeId: number | null
  searchText: string
  activityDate: CalendarDate | null
  priceFrom: number | null
  priceTo: number | null
  adultsCount: number
  hasFreeCancellation: boolean
  priceOrderType: Order
  ratingOrderType: Order
  page: number
}

export const DEFAULT_ADULTS = 2
export const MAX_ADULTS = 20
export const PAGE_SIZE = 20

export const defaultFilters: ActivityFilters = {
  cityId: null,
  activityTypeId: null,
  searchText: '',
  activityDate: null,
  priceFrom: null,
  priceTo: null,
  adultsCount: DEFAULT_ADULTS,
  hasFreeCancellation: false,
  priceOrderType: 0,
  ratingOrderType: 0,
  page: 1,
}

const whole = (text: string | null, min: number, max: number): number | null => {
  if (text === null || !/^\d{1,9}$/.test(text)) return null
  const value = Number(text)
  return value >= min && value <= max ? value : null
}
const order = (text: string | null): Order => (text === '1' ? 1 : text === '2' ? 2 : 0)
const ID_MAX = 999_999_999

/** Reads an address; what makes no sense counts as not given. */
export function parse(address: URLSearchParams): ActivityFilters {
  const get = (name: string): string | null => address.get(name)
  return {
    cityId: whole(get('cityId'), 1, ID_MAX),
    activityTypeId: whole(get('activityTypeId'), 1, ID_MAX),
    searchText: (get('searchText') ?? '').trim().slice(0, 100),
    activityDate: parseAddressDate(get('activityDate') ?? ''),
    priceFrom: whole(get('priceFrom'), 1, ID_MAX),
    priceTo: whole(get('priceTo'), 0, ID_MAX),
    adultsCount: whole(get('adultsCount'), 1, MAX_ADULTS) ?? DEFAULT_ADULTS,
    hasFreeCancellation: get('hasFreeCancellation') === 'true',
    priceOrderType: order(get('priceOrderType')),
    ratingOrderType: order(get('ratingOrderType')),
    page: whole(get('page'), 1, 100_000) ?? 1,
  }
}

/** Writes an address: only what differs from the defaults, the page only above 1. */
export function format(filters: ActivityFilters): URLSearchParams {
  const address = new URLSearchParams()
  const put = (name: keyof ActivityFilters, value: string | number | boolean | null): void => {
    if (value !== null && value !== defaultFilters[name]) address.set(name, String(value))
  }
  put('cityId', filters.cityId)
  put('activityTypeId', filters.activityTypeId)
  put('searchText', filters.searchText)
  put('activityDate', filters.activityDate && toAddressDate(filters.activityDate))
  put('priceFrom', filters.priceFrom)
  put('priceTo', filters.priceTo)
  put('adultsCount', filters.adultsCount)
  put('hasFreeCancellation', filters.hasFreeCancellation)
  put('priceOrderType', filters.priceOrderType)
  put('ratingOrderType', filters.ratingOrderType)
  put('page', filters.page)
  return address
}

/** Path of a search, with its parameters. */
export function searchHref(filters: Partial<ActivityFilters>): string {
  const query = format({ ...defaultFilters, ...filters }).toString()
  return query ? `/activities?${query}` : '/activities'
}

/** The call's input; prices at or beyond the ends of the slider are left out. */
export function toRequest(filters: ActivityFilters, bounds: { from: number; to: number }): CallInput<'getActivities'> {
  const { cityId, activityTypeId, priceFrom, priceTo, activityDate } = filters
  return {
    PageNumber: filters.page,
    PageSize: PAGE_SIZE,
    Filters: {
      SearchText: filters.searchText || undefined,
      CityId: cityId ?? undefined,
      ActivityTypeId: activityTypeId ?? undefined,
      AdultsCount: filters.adultsCount,
      PriceFrom: priceFrom !== null && priceFrom > Math.max(0, bounds.from) ? priceFrom : undefined,
      PriceTo: priceTo !== null && priceTo < bounds.to ? priceTo : undefined,
      HasFreeCancellation: filters.hasFreeCancellation || undefined,
      ActivityDate: activityDate ? toIsoInstant(activityDate) : undefined,
      PriceOrderType: filters.priceOrderType,
      RatingOrderType: filters.ratingOrderType,
    },
  }
}

/** A page change is ignored outside 1 to total, to the page shown, or while one is on its way. */
export const mayGoTo = (page: number, now: { page: number; totalPages: number; inFlight: boolean }): boolean =>
  !now.inFlight && page !== now.page && page >= 1 && page <= now.totalPages

export type Sort = 'recommended' | 'price-low' | 'price-high' | 'rating-high' | 'rating-low'

const orders: Record<Sort, Pick<ActivityFilters, 'priceOrderType' | 'ratingOrderType'>> = {
  recommended: { priceOrderType: 0, ratingOrderType: 0 },
  'price-low': { priceOrderType: 2, ratingOrderType: 0 },
  'price-high': { priceOrderType: 1, ratingOrderType: 0 },
  'rating-high': { priceOrderType: 0, ratingOrderType: 1 },
  'rating-low': { priceOrderType: 0, ratingOrderType: 2 },
}
export const sorts = Object.keys(orders) as Sort[]

export const ordersOf = (sort: Sort) => orders[sort]
export const sortOf = (filters: ActivityFilters): Sort =>
  sorts.find((sort) => orders[sort].priceOrderType === filters.priceOrderType && orders[sort].ratingOrderType === filters.ratingOrderType) ?? 'recommended'
