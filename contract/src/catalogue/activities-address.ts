import { parseAddressDate, toAddressDate, type CalendarDate } from '../values/dates.ts'

/** None, high to low, low to high. */
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

/** Adults of one search or booking. */
export const DEFAULT_ADULTS = 2
export const MAX_ADULTS = 20

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
