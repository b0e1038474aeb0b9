import type { HoneymoonDetails } from '@rihla/contract/catalogue/honeymoons'
import { toMonthDayYear } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'
import { type OfferChoice, received } from '../catalogue/index.ts'

/** What GetHoneymoonDetails is asked for an address. */
export const detailsInput = ({ id, date, adults }: OfferChoice) => ({
  Id: id,
  ArrivalDate: toMonthDayYear(date),
  AdultsCount: adults,
})

/** One honeymoon on one departure. */
export const honeymoonQuery = (
  api: ApiClient,
  language: Language,
  choice: OfferChoice,
): UseQueryOptions<HoneymoonDetails> => ({
  queryKey: ['honeymoon', language, choice.id, choice.date, choice.adults],
  staleTime: 30_000,
  queryFn: async ({ signal }) =>
    received(await api.call('getHoneymoonDetails', detailsInput(choice), { signal })),
})
