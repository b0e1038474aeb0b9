import { orderTypes } from '@rihla/contract/values/enumerations'
import { readPage } from './read-page.ts'
import type { AllOffers, SearchFilters, Searching, SearchKind } from './search-query.ts'

const FRESH_MS = 10 * 60_000

/** Asks for them: the dearest first, and of it a page of one. */
async function readAll<F extends SearchFilters, Card, Input>(
  { address, request, call }: SearchKind<F, Card, Input>,
  priceOf: (card: Card) => number,
  { api, language }: Pick<Searching<F>, 'api' | 'language'>,
): Promise<AllOffers> {
  const dearestFirst = { ...address.defaults, priceOrderType: orderTypes.HighToLow }
  const input = request(dearestFirst, { from: 0, to: 0 }, { number: 1, size: 1 })
  const { TotalRecords: count, Data } = readPage<Card>(await call(api, input, { language }), 1)
  return { count, dearest: Math.max(0, ...Data.map(priceOf)) }
}

/** A kind whose price slider reaches to the dearest there is, at what `priceOf` says of a card. */
export const withAllOffers = <F extends SearchFilters, Card, Input>(
  kind: SearchKind<F, Card, Input>,
  priceOf: (card: Card) => number,
): SearchKind<F, Card, Input> => ({
  ...kind,
  all: (asking) => ({
    queryKey: [kind.name, 'all', asking.language],
    staleTime: FRESH_MS,
    queryFn: () => readAll(kind, priceOf, asking),
  }),
})
