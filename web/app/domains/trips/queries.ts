import type { TripDetails } from '@rihla/contract/catalogue/trips'
import { toMonthDayYear } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'
import { type OfferChoice, received } from '../catalogue/index.ts'

/** What GetTripDetails is asked for an address. */
export const detailsInput = ({ id, date, adults }: OfferChoice) => ({
  Id: id,
  ArrivalDate: toMonthDayYear(date),
  AdultsCount: adults,
})

/** One trip on one departure. */
export const tripQuery = (
  api: ApiClient,
  language: Language,
  choice: OfferChoice,
): UseQueryOptions<TripDetails> => ({
  queryKey: ['trip', language, choice.id, choice.date, choice.adults],
  staleTime: 30_000,
  queryFn: async ({ signal }) =>
    received(await api.call('getTripDetails', detailsInput(choice), { signal })),
})
