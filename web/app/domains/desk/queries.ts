import type { ContentTable } from '@rihla/contract/content/tables'
import { FIND_MIN } from '@rihla/contract/desk/limits'
import type { ReviewView } from '@rihla/contract/desk/review-views'
import type { Language } from '@rihla/contract/values/language'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  skipToken,
} from '@tanstack/react-query'
import staffCalls from 'virtual:staff-calls'
import { addCalls, type ApiClient } from '../../platform/api/client.ts'
import type { SaleInput } from './phone-sales/sale-draft.ts'

addCalls(staffCalls)

/** Asked anew whenever a page is opened, and while it stands: others work at the same queues. */
export const live = {
  meta: { personal: true },
  staleTime: 0,
  refetchInterval: 30_000,
  placeholderData: keepPreviousData,
} as const

/** Everything that a deed may change begins with this. */
export const DESK = 'desk'

export const meQuery = (api: ApiClient) =>
  queryOptions({
    meta: { personal: true },
    queryKey: ['desk-me'],
    queryFn: ({ signal }) => api.call('getDeskMe', {}, { signal }),
  })

export const todayQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    ...live,
    queryKey: [DESK, 'getToday', language],
    queryFn: ({ signal }) => api.call('getToday', {}, { signal }),
  })

export const transfersQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    ...live,
    queryKey: [DESK, 'getTransfers', language],
    queryFn: ({ signal }) => api.call('getTransfers', {}, { signal }),
  })

export const refundsQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    ...live,
    queryKey: [DESK, 'getRefunds', language],
    queryFn: ({ signal }) => api.call('getRefunds', {}, { signal }),
  })

export const disputesQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    ...live,
    queryKey: [DESK, 'getDisputes', language],
    queryFn: ({ signal }) => api.call('getDisputes', {}, { signal }),
  })

export const approvalsQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    ...live,
    queryKey: [DESK, 'getApprovals', language],
    queryFn: ({ signal }) => api.call('getApprovals', {}, { signal }),
  })

export const alertsQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    ...live,
    queryKey: [DESK, 'getAlerts', language],
    queryFn: ({ signal }) => api.call('getAlerts', {}, { signal }),
  })

export const unpaidQuery = (api: ApiClient, language: Language, search: string) =>
  queryOptions({
    ...live,
    queryKey: [DESK, 'getUnpaid', language, search],
    queryFn: ({ signal }) => api.call('getUnpaid', { Search: search || undefined }, { signal }),
  })

export const findQuery = (api: ApiClient, language: Language, search: string) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    enabled: search.length >= FIND_MIN,
    queryKey: [DESK, 'findReservations', language, search],
    queryFn: ({ signal }) => api.call('findReservations', { Search: search }, { signal }),
  })

/** While a customer on the phone pays by the link, the clerk waits for it. */
const PAYING_POLL_MS = 5000

export const reservationQuery = (api: ApiClient, language: Language, id: number) =>
  queryOptions({
    meta: live.meta,
    staleTime: live.staleTime,
    queryKey: [DESK, 'getDeskReservation', language, id],
    queryFn: ({ signal }) => api.call('getDeskReservation', { id }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.PaymentLink?.IsOpen ? PAYING_POLL_MS : live.refetchInterval,
  })

/** What the log is searched by; what is left out is anything. */
export type AuditSearch = {
  readonly StaffId?: number | undefined
  readonly Action?: string | undefined
  readonly Reservation?: string | undefined
  readonly From?: string | undefined
  readonly To?: string | undefined
}

const firstPage: number | undefined = undefined
const nextOf = ({ Next }: { readonly Next: number | null }): number | undefined => Next ?? undefined

export const auditQuery = (api: ApiClient, language: Language, search: AuditSearch) =>
  infiniteQueryOptions({
    meta: { personal: true },
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryKey: [DESK, 'getAudit', language, search],
    initialPageParam: firstPage,
    queryFn: ({ pageParam, signal }) =>
      api.call('getAudit', { ...search, Before: pageParam }, { signal }),
    getNextPageParam: nextOf,
  })

export const reviewsQuery = (api: ApiClient, language: Language, View: ReviewView) =>
  infiniteQueryOptions({
    meta: { personal: true },
    staleTime: 0,
    // The page says that new ones appear by themselves.
    refetchInterval: live.refetchInterval,
    queryKey: [DESK, 'getDeskReviews', language, View],
    initialPageParam: firstPage,
    queryFn: ({ pageParam, signal }) =>
      api.call('getDeskReviews', { View, Before: pageParam }, { signal }),
    getNextPageParam: nextOf,
  })

export const promocodesQuery = (api: ApiClient, search: string) =>
  queryOptions({
    ...live,
    queryKey: [DESK, 'getPromocodes', search],
    queryFn: ({ signal }) => api.call('getPromocodes', { Search: search || undefined }, { signal }),
  })

export const peopleQuery = (api: ApiClient) =>
  queryOptions({
    ...live,
    queryKey: [DESK, 'getPeople'],
    queryFn: ({ signal }) => api.call('getPeople', {}, { signal }),
  })

/** What a sale on the phone costs; null: something is missing yet. */
export const phoneQuoteQuery = (api: ApiClient, language: Language, asked: SaleInput | null) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryKey: [DESK, 'quotePhoneSale', language, asked],
    queryFn:
      asked === null ? skipToken : ({ signal }) => api.call('quotePhoneSale', asked, { signal }),
  })

export const customersQuery = (api: ApiClient, search: string) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 10_000,
    enabled: search.length >= FIND_MIN,
    queryKey: ['desk-customers', search],
    queryFn: ({ signal }) => api.call('findCustomers', { Search: search }, { signal }),
  })

export const siteSettingsQuery = (api: ApiClient) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    queryKey: [DESK, 'getSiteSettings'],
    queryFn: ({ signal }) => api.call('getSiteSettings', {}, { signal }),
  })

export const settingsQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    queryKey: [DESK, 'getSettings', language],
    queryFn: ({ signal }) => api.call('getSettings', {}, { signal }),
  })

export const contentQuery = (api: ApiClient, table: ContentTable) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    queryKey: [DESK, 'getDeskContent', table],
    queryFn: ({ signal }) => api.call('getDeskContent', { Table: table }, { signal }),
  })

export const destinationsQuery = (api: ApiClient) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    queryKey: [DESK, 'getDeskDestinations'],
    queryFn: ({ signal }) => api.call('getDeskDestinations', {}, { signal }),
  })

export const destinationQuery = (api: ApiClient, id: number) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    queryKey: [DESK, 'getDeskDestination', id],
    queryFn: ({ signal }) => api.call('getDeskDestination', { id }, { signal }),
  })

/** Without the rows of before while it loads: they would stand, and be saved, under this period's days. */
export const moneyQuery = (
  api: ApiClient,
  language: Language,
  { from, to }: { readonly from: string; readonly to: string },
) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    queryKey: [DESK, 'getMoney', language, from, to],
    queryFn: ({ signal }) => api.call('getMoney', { From: from, To: to }, { signal }),
  })

export const reportQuery = (
  api: ApiClient,
  { from, to }: { readonly from: string; readonly to: string },
) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 60_000,
    queryKey: [DESK, 'getReport', from, to],
    queryFn: ({ signal }) => api.call('getReport', { From: from, To: to }, { signal }),
  })
