import type { DehydratedState } from '@tanstack/react-query'
import { data } from 'react-router'
import { prefetched } from '../../../platform/cache/query.tsx'
import type { BadAddress, OfferChoice } from '../offer-choice.ts'
import { failureOf, type DetailsFailure } from './use-offer-details.ts'

/** What the first HTML of a detail page knows; what is missing the browser asks for itself. */
export type LoadedDetails = { state?: DehydratedState | undefined; failure: DetailsFailure | null }

type Queries = Parameters<typeof prefetched>[0]

/**
 * Loads an offer for the first HTML, with other queries `beside` it; the status says when an address
 * is wrong (400), nothing is there (404) or it could not be loaded (503).
 */
export async function loadDetails<D>(
  choice: OfferChoice | BadAddress,
  of: (choice: OfferChoice) => {
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
