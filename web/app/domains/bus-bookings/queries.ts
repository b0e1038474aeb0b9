import type { BusReservationCard } from '@rihla/contract/bus/bookings'
import type { Language } from '@rihla/contract/values/language'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'
import { ApiProblem, isRetryable } from '../../platform/api/problem.ts'

/** Bus lists and details are asked for again twice, a second later. */
const again = {
  retry: (failures: number, problem: Error): boolean =>
    failures < 2 && problem instanceof ApiProblem && isRetryable(problem),
  retryDelay: 1000,
  staleTime: 0,
  meta: { personal: true },
} as const

/** More pages than any traveller fills. */
const MOST_PAGES = 30

/** All my bookings: filters work on the whole list, whatever the server's pages hold. */
export const bookingsQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    ...again,
    queryKey: ['bus-bookings', language],
    queryFn: async ({ signal }) => {
      const page = (PageNumber: number) =>
        api.call('getBusReservations', { PageNumber }, { signal, retries: 0 })
      const first = await page(1)
      const rest = Array.from(
        { length: Math.min(first.TotalPages, MOST_PAGES) - 1 },
        (_, at) => at + 2,
      )
      const others = await Promise.all(rest.map(page))
      const all: BusReservationCard[] = [first, ...others].flatMap(({ Data }) => Data)
      return { all, total: first.TotalRecords, pageSize: Math.max(1, first.Data.length) }
    },
  })

/** One booking of mine. */
export const bookingQuery = (api: ApiClient, language: Language, id: number) =>
  queryOptions({
    ...again,
    queryKey: ['bus-booking', language, id],
    queryFn: ({ signal }) =>
      api.call('getBusReservationDetails', { ReservationId: id }, { signal, retries: 0 }),
  })
