import type { Module } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'

export const PAGE_SIZE = 10
/** Reset when another user signs in. */
const personal = { meta: { personal: true }, staleTime: 0 } as const

/** One page of my reservations; `search` may be empty. */
export const reservationsQuery = (
  api: ApiClient,
  language: Language,
  page: number,
  search: string,
) =>
  queryOptions({
    ...personal,
    queryKey: ['reservations', language, page, search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.call(
        'getUserReservation',
        { PageNumber: page, PageSize: PAGE_SIZE, Filters: search || undefined },
        { signal },
      ),
  })

/** What cancelling a reservation gives back by now: asked again each time the dialog opens. */
export const cancellationQuery = (
  api: ApiClient,
  language: Language,
  id: number,
  module: Module | undefined,
) =>
  queryOptions({
    ...personal,
    queryKey: ['cancellation', language, id],
    gcTime: 0,
    queryFn: ({ signal }) =>
      api.call('getCancellation', { id, Module: module, Detailed: true }, { signal }),
  })

/** What can be chosen for money that came too late, at the prices of this moment. */
export const lateChoiceQuery = (api: ApiClient, id: number) =>
  queryOptions({
    ...personal,
    queryKey: ['late-choice', id],
    gcTime: 0,
    queryFn: ({ signal }) => api.call('getLateChoice', { ReservationId: id }, { signal }),
  })

/** A refund is with the bank within seconds: until then the page looks again. */
const REFUND_POLL_MS = 5000
/** One that staff give, or that a dispute keeps, takes days: after two minutes it looks less often. */
const QUICK_LOOKS = 24
const SLOW_REFUND_POLL_MS = 60_000

/** In how many milliseconds a page looks again that has looked so often; false: nothing is on its way to a bank. */
export function refundPollMs(
  refunds: readonly { readonly State: string }[],
  looks: number,
): number | false {
  if (!refunds.some(({ State }) => State === 'requested')) return false
  return looks <= QUICK_LOOKS ? REFUND_POLL_MS : SLOW_REFUND_POLL_MS
}

/** One of my reservations. */
export const reservationQuery = (api: ApiClient, language: Language, module: Module, id: number) =>
  queryOptions({
    ...personal,
    queryKey: ['reservation', language, module, id],
    queryFn: ({ signal }) =>
      api.call('getReservationDetails', { ReservationId: id, Module: module }, { signal }),
    refetchInterval: ({ state }) => refundPollMs(state.data?.Refunds ?? [], state.dataUpdateCount),
  })
