import type { SavedModule } from '@rihla/contract/modules'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { TWO_ADULTS, type Party } from '@rihla/contract/values/party'
import type { DehydratedState } from '@tanstack/react-query'
import { data } from 'react-router'
import { prefetched } from '../../../platform/cache/query.tsx'
import type { Page } from '../../../platform/page.ts'
import { parseChoice, parseParty, type OfferChoice } from '../offer-choice.ts'
import { splashQuery } from '../queries.ts'
import { detailsQuery, type OfferKind } from './offer-kind.ts'
import { failureOf, type DetailsFailure } from './details-failure.ts'
import { cairoToday } from '../../../platform/clock.ts'

/** What the first HTML of a detail page knows; what is missing the browser asks for itself. */
export type LoadedDetails = { state?: DehydratedState | undefined; failure: DetailsFailure | null }

type Queries = Parameters<typeof prefetched>[0]

/**
 * Loads the details of an address for the first HTML, with other queries `beside` them; the status
 * says when the address is wrong (400), nothing is there (404) or it could not be loaded (503).
 */
export async function loadDetails<C extends object, D>(
  choice: C | string,
  of: (choice: C) => {
    offer: { queryKey: Queries[number]['queryKey']; ask: () => Promise<D | null> }
    beside: Queries
  },
) {
  if (typeof choice === 'string') return data<LoadedDetails>({ failure: null }, { status: 400 })
  const { offer, beside } = of(choice)
  try {
    const details = await offer.ask()
    // An empty answer is asked for once more, by the browser: it has the words for it.
    if (!details) return data<LoadedDetails>({ failure: null }, { status: 503 })
    const shown = { queryKey: offer.queryKey, queryFn: () => details }
    return data<LoadedDetails>({ state: await prefetched([shown, ...beside]), failure: null })
  } catch (problem) {
    const failure = failureOf(problem)
    return data<LoadedDetails>({ failure }, { status: failure.status === 404 ? 404 : 503 })
  }
}

/** Loads an offer of a kind for the first HTML. */
export const loadOffer = <D>(
  { api, language, url }: Page,
  kind: OfferKind<D>,
  chosen: OfferChoice | string = parseChoice(url.searchParams, kind),
) =>
  loadDetails(chosen, (choice) => ({
    offer: {
      queryKey: detailsQuery(kind, api, language, choice).queryKey,
      ask: () => kind.ask(api, choice),
    },
    beside: [...(kind.beside?.(api, language, choice.id) ?? []), splashQuery(api, language)],
  }))

/** What an address says that can be of no offer. */
export const notThere = () =>
  data<LoadedDetails>({ failure: { message: '', status: 404, requestId: null } }, { status: 404 })

/** When an offer can be had next by two; tomorrow, where no day is left or there is no such offer. */
export async function nextDayOf(
  { api }: Pick<Page, 'api'>,
  ModuleType: SavedModule,
  id: number,
): Promise<{ date: CalendarDate; departure: CalendarDate }> {
  const tiles = await api
    .call('getOfferTiles', { Offers: [{ ModuleType, Id: id }] })
    .catch(() => [])
  const date = tiles[0]?.NextDate ?? addDays(cairoToday(), 1)
  return { date, departure: tiles[0]?.DepartureDate ?? addDays(date, 1) }
}

/** The first day on which a party that isn't two can book an offer by the day; null: none is known. */
async function firstDayFor<D>(
  { api }: Page,
  { dayPrices }: OfferKind<D>,
  id: number,
  { adults, childAges }: Party,
): Promise<CalendarDate | null> {
  const areTwo = adults === TWO_ADULTS.adults && childAges.length === 0
  if (!dayPrices || areTwo) return null
  const days = await dayPrices(api, id, { adults, childAges }).catch(() => null)
  return [...(days?.keys() ?? [])].toSorted()[0] ?? null
}

/** An offer under its permanent address: on its next day, for two unless more are named. */
export async function loadPermanent<D>(page: Page, kind: OfferKind<D>, id: number) {
  const party = parseParty(page.url.searchParams, kind)
  const first = await firstDayFor(page, kind, id, party)
  const date = first ?? (await nextDayOf(page, kind.module, id)).date
  const choice: OfferChoice = { id, date, ...party }
  const loaded = id > 0 ? await loadOffer(page, kind, choice) : notThere()
  return data({ ...loaded.data, choice }, loaded.init ?? {})
}
