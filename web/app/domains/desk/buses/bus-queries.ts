import type { Language } from '@rihla/contract/values/language'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { ApiClient } from '../../../platform/api/client.ts'
import { DESK, live } from '../queries.ts'

export const busLinesQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    ...live,
    queryKey: [DESK, 'getBusLines', language],
    queryFn: ({ signal }) => api.call('getBusLines', {}, { signal }),
  })

/** The first and last day that the site sells, as every visitor is told. */
export const soldDaysQuery = (api: ApiClient) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    queryKey: ['desk-bus-sold-days'],
    queryFn: ({ signal }) => api.call('getSplashScreenData', {}, { signal }),
    select: ({ BusMinDate, BusMaxDate }) => ({ BusMinDate, BusMaxDate }),
  })

export const busTimetableQuery = (
  api: ApiClient,
  language: Language,
  line: { readonly FromId: number; readonly ToId: number },
) =>
  queryOptions({
    ...live,
    placeholderData: undefined,
    queryKey: [DESK, 'getBusTimetable', language, line],
    queryFn: ({ signal }) => api.call('getBusTimetable', line, { signal }),
  })

export const busDeparturesQuery = (api: ApiClient, id: number) =>
  queryOptions({
    ...live,
    placeholderData: undefined,
    queryKey: [DESK, 'getBusDepartures', id],
    queryFn: ({ signal }) => api.call('getBusDepartures', { id }, { signal }),
  })

export type TimetableAsked = {
  readonly id: number
  readonly From: string
  readonly To?: string | undefined
  readonly Departs?: string | undefined
  readonly Minutes?: number | undefined
  readonly Weekdays?: string | undefined
  readonly Price?: number | undefined
  readonly RoundPrice?: number | undefined
  readonly Ends?: boolean | undefined
}

/** What a change of the timetable would do to a row of this edition; null: nothing is asked for yet. */
export const previewTimetableQuery = (
  api: ApiClient,
  language: Language,
  edition: string,
  asked: TimetableAsked | null,
) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    retry: false,
    // Not of what deeds change: once it is saved, there is nothing to ask about any more.
    queryKey: ['desk-timetable-effect', language, edition, asked],
    queryFn: asked ? ({ signal }) => api.call('previewTimetable', asked, { signal }) : skipToken,
  })
