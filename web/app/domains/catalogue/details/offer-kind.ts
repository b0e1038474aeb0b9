import type { SavedModule } from '@rihla/contract/modules'
import type { Splash } from '@rihla/contract/catalogue/offer'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Party } from '@rihla/contract/values/party'
import type { Language } from '@rihla/contract/values/language'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ApiClient } from '../../../platform/api/client.ts'
import type { Prefetch } from '../../../platform/cache/query.tsx'
import type { DateBounds } from '../date-bounds.ts'
import type { BadAddress, ChoiceLimits, OfferChoice } from '../offer-choice.ts'
import { received } from '../problem-text.ts'

/** What the details page of a kind says in its own words. */
export type DetailsTexts = {
  /** Of the page, until the name of the offer is known. */
  title: string
  failed: string
  empty: string
  errorTitle: string
  /** Said when a failure has no words. */
  fallback: string
  back: string
  badAddress: (bad: BadAddress, address: URLSearchParams) => string
}

type OwnText = (key: 'title' | 'detailsFailed' | 'noDetails' | 'detailsErrorTitle') => string

/** The texts of a details page: `t` are those of the kind, `rest` what is said elsewhere. */
export const detailsTexts = (
  t: OwnText,
  rest: Pick<DetailsTexts, 'fallback' | 'back' | 'badAddress'>,
): DetailsTexts => ({
  title: t('title'),
  failed: t('detailsFailed'),
  empty: t('noDetails'),
  errorTitle: t('detailsErrorTitle'),
  ...rest,
})

/** Where one kind of offer is found and how it is booked. */
export type KindFacts = ChoiceLimits & {
  module: SavedModule
  path: string
  listPath: string
  theme?: 'dayuse'
  hrefOf: (choice: OfferChoice) => string
  /** What an adult pays for an offer on each day on which a party can book it. */
  dayPrices?: (
    api: ApiClient,
    id: number,
    party: Party,
  ) => Promise<ReadonlyMap<CalendarDate, number>>
}

/** What the page of an offer is given. */
export type OfferPageProps<D> = {
  kind: KindFacts & Pick<OfferKind<D>, 'ask'>
  offer: D
  choice: OfferChoice
  dates: DateBounds
  /** Another date or number is being asked for; what is shown is the one before. */
  loading: boolean
  save: (choice: OfferChoice) => void
}

/** What is left to one kind of offer on its details page: addresses, calls, texts and contents. */
export type OfferKind<D> = KindFacts & {
  /** The first part of the key under which its details are cached. */
  key: string
  ask: (api: ApiClient, choice: OfferChoice, options?: { signal: AbortSignal }) => Promise<D | null>
  /** What the page needs besides the details; asked for at the same time. */
  beside?: (api: ApiClient, language: Language, id: number) => readonly Prefetch[]
  dates: (settings: Splash | undefined, now: Date) => DateBounds
  Page: ComponentType<OfferPageProps<D>>
}

/** One offer on one date; its id is the third part of the key. */
export const detailsQuery = <D>(
  kind: OfferKind<D>,
  api: ApiClient,
  language: Language,
  choice: OfferChoice,
): UseQueryOptions<D> => ({
  queryKey: [kind.key, language, choice.id, choice.date, choice.adults, choice.childAges.join()],
  staleTime: 30_000,
  queryFn: async ({ signal }) => received(await kind.ask(api, choice, { signal })),
})
