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

/** One of my reservations. */
export const reservationQuery = (api: ApiClient, language: Language, module: Module, id: number) =>
  queryOptions({
    ...personal,
    queryKey: ['reservation', language, module, id],
    queryFn: ({ signal }) =>
      api.call('getReservationDetails', { ReservationId: id, Module: module }, { signal }),
  })
