import type { ActivityFilters } from '@rihla/contract/catalogue/activities'
import { fromEgp, type Piastres } from '@rihla/contract/values/money'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Party } from '@rihla/contract/values/party'
import { readOrder, type Order } from '../offer/order.ts'
import { MAX_PIASTRES } from '../offer/price.ts'

/** What a search asks for, in our own terms. Prices are piastres, compared with the effective price. */
export type ActivitySearch = {
  readonly cityId?: number | undefined
  /** None: activities of any type, without day-use. */
  readonly typeId?: number | undefined
  readonly free?: boolean | undefined
  readonly from: Piastres | null
  readonly to: Piastres | null
  /** A tsquery over `search_words`. */
  readonly words?: string | undefined
  /** Who comes: a card leads to a day that has places for them, and only what takes its children is found. */
  readonly party: Party
  /** Only what has places for the party on that day. */
  readonly on?: CalendarDate | undefined
}

const piastres = (egp: number | undefined): Piastres | null =>
  egp === undefined ? null : Math.min(MAX_PIASTRES, fromEgp(egp))

/** The filters of the wire in our terms; the text is read apart, since it can be read in several ways. */
export const toSearch = (filters: ActivityFilters | null): ActivitySearch => ({
  cityId: filters?.CityId,
  typeId: filters?.ActivityTypeId,
  free: filters?.HasFreeCancellation || undefined,
  from: piastres(filters?.PriceFrom || undefined),
  to: piastres(filters?.PriceTo),
  party: { adults: filters?.AdultsCount ?? 2, childAges: filters?.ChildrenAges ?? [] },
  on: filters?.ActivityDate,
})

export const toOrder = (filters: ActivityFilters | null): Order =>
  readOrder(filters?.PriceOrderType, filters?.RatingOrderType)
