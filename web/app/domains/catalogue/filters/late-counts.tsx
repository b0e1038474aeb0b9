import type { FilterCounts as Counts } from '@rihla/contract/catalogue/filter-counts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'
import { type AnySearchKind, type SearchFilters, type Searching } from '../asking/search-query.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'
import type { FilterCounts } from './filter-counts.ts'
import { PriceBars } from './price-bars.tsx'

/** A row's count; readers of words hear of what it is one. */
function ChoiceCount({ count }: { count: number }) {
  const t = useCatalogueText()
  return (
    <>
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('results', { count })}</span>
    </>
  )
}

/** How many a choice leaves: none where it isn't named. */
function countOf(counts: Counts, filter: 'Stars' | 'Cities' | 'Types', choice: number): number {
  if (filter === 'Stars') return counts.Stars?.find((it) => it.Stars === choice)?.Count ?? 0
  if (filter === 'Cities') return counts.Cities?.find((it) => it.CityId === choice)?.Count ?? 0
  return counts.Types?.find((it) => it.ActivityTypeId === choice)?.Count ?? 0
}

const shownAs = (counts: Counts): FilterCounts => ({
  end: (filter, choice = 0) => (
    <ChoiceCount
      count={filter === 'Stars' ? countOf(counts, filter, choice) : (counts[filter] ?? 0)}
    />
  ),
  named: (name, filter, id) => `${name} (${countOf(counts, filter, id)})`,
  Bars: (props: ComponentProps<FilterCounts['Bars']>) => (
    <PriceBars {...props} prices={counts.Prices} />
  ),
})

const FRESH_MS = 60_000

/** How many each choice leaves, in whatever order the results stand; until it is known, what was. */
const countsQuery = ({ name, request, counts }: AnySearchKind, { api, filters, bounds }: Asked) => {
  const anyOrder = { ...filters, priceOrderType: 0, ratingOrderType: 0 } as const
  const input = {
    ...request(anyOrder, bounds, { number: 1, size: 1 }),
    PriceStart: bounds.from,
    PriceEnd: bounds.to,
  }
  return queryOptions({
    queryKey: [name, 'counts', input],
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => counts(api, input, { signal }),
  })
}

type Asked = Searching<SearchFilters>
type Props = {
  kind: AnySearchKind
  asked: Asked
  onKnown: (counts: FilterCounts) => void
}

/** Asks what each choice of the filters leaves, for the filters that show it. */
export function LateCounts({ kind, asked, onKnown }: Props) {
  const { data } = useQuery(countsQuery(kind, asked))
  useEffect(() => {
    if (data) onKnown(shownAs(data))
  }, [data, onKnown])
  return null
}
