import type { InventoryKind } from '@rihla/contract/desk/inventory-kinds'
import type { DiscountWay } from '@rihla/contract/desk/offers/discount-ways'
import type { Language } from '@rihla/contract/values/language'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { ApiClient } from '../../../platform/api/client.ts'
import { DESK, live } from '../queries.ts'

type DaysAsked = {
  readonly kind: InventoryKind
  readonly id: number
  readonly From: string
  readonly To: string
}
export type ChangeAsked = DaysAsked & {
  readonly Allotment: number | undefined
  readonly Closed: boolean | undefined
  readonly Price: number | undefined
  readonly UsualPrice: boolean | undefined
}

export const findInventoryQuery = (api: ApiClient, language: Language, search: string) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    queryKey: [DESK, 'findInventory', language, search],
    queryFn: ({ signal }) => api.call('findInventory', { Search: search || undefined }, { signal }),
  })

type Which = { readonly kind: InventoryKind; readonly id: number }

export const offerTermsQuery = (api: ApiClient, language: Language, which: Which) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    queryKey: [DESK, 'getOfferTerms', language, which],
    queryFn: ({ signal }) => api.call('getOfferTerms', which, { signal }),
  })

export const offerPriceQuery = (api: ApiClient, language: Language, which: Which) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    queryKey: [DESK, 'getOfferPrice', language, which],
    queryFn: ({ signal }) => api.call('getOfferPrice', which, { signal }),
  })

type PriceAsked = Which & {
  readonly Price?: number | undefined
  readonly DiscountAs?: DiscountWay | undefined
  readonly Discount?: number | undefined
  readonly Until?: string | undefined
  readonly UntilMinute?: number | undefined
}

/** What a price and a discount would say; null: something is left to type. */
export const previewOfferPriceQuery = (
  api: ApiClient,
  language: Language,
  asked: PriceAsked | null,
) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryKey: [DESK, 'previewOfferPrice', language, asked],
    queryFn:
      asked === null ? skipToken : ({ signal }) => api.call('previewOfferPrice', asked, { signal }),
  })

export const offerPhotosQuery = (api: ApiClient, language: Language, which: Which) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    queryKey: [DESK, 'getOfferPhotos', language, which],
    queryFn: ({ signal }) => api.call('getOfferPhotos', which, { signal }),
  })

export const inventoryQuery = (api: ApiClient, language: Language, asked: DaysAsked) =>
  queryOptions({
    ...live,
    queryKey: [DESK, 'getInventory', language, asked],
    queryFn: ({ signal }) => api.call('getInventory', asked, { signal }),
  })

/** What a change would do; null: nothing is asked for yet. */
export const previewInventoryQuery = (
  api: ApiClient,
  language: Language,
  asked: ChangeAsked | null,
) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryKey: [DESK, 'previewInventory', language, asked],
    queryFn:
      asked === null ? skipToken : ({ signal }) => api.call('previewInventory', asked, { signal }),
  })
