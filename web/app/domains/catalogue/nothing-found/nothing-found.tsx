import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import type { FilterChip } from '../filters/filter-chips.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'
import type { SearchFilters } from '../asking/search-query.ts'
import type { Search } from '../search/use-search.ts'

/** So many filters are tried: none is worth waiting for. */
const MOST_TRIED = 5

type Props<F extends SearchFilters> = {
  search: Pick<Search<F>, 'countOf' | 'reset'> & { apply: (change: Partial<F>) => void }
  chips: readonly FilterChip<F>[]
  title: string
  /** Where no single filter stands in the way. */
  text: string
  /** Further ways on. */
  children?: ReactNode
}

/** The one filter whose removal shows the most. */
function useBestRemoval<F extends SearchFilters>({ search, chips }: Props<F>) {
  const tried = chips.slice(-MOST_TRIED)
  const counts = useQueries({ queries: tried.map(({ without }) => search.countOf(without)) })
  const best = tried
    .map((chip, at) => ({ chip, count: counts[at]?.data ?? 0 }))
    .reduce((a, b) => (b.count > a.count ? b : a), { chip: tried[0], count: 0 })
  return best.count > 0 && best.chip ? { chip: best.chip, count: best.count } : null
}

/** The chip of a search text has quotation marks of its own; the sentence sets them. */
const unquoted = (text: string): string => text.replaceAll(/^[“«]|[”»]$/g, '')

/** Nothing matches: which filter to take away, a fresh start, or what else the kind offers. */
export default function NothingFound<F extends SearchFilters>(props: Props<F>) {
  const { search, title, text, children } = props
  const t = useCatalogueText()
  const best = useBestRemoval(props)
  return (
    <EmptyBlock
      title={title}
      text={
        best
          ? t('emptyWithout', {
              filter: unquoted(best.chip.text),
              results: t('results', { count: best.count }),
            })
          : text
      }
      actions={
        <>
          {best && (
            <Button
              kind="teal"
              className="max-w-full whitespace-normal! wrap-anywhere"
              onClick={() => search.apply(best.chip.without)}
            >
              {t('removeFilter', { filter: best.chip.text })}
            </Button>
          )}
          <Button kind={best ? 'secondary' : 'teal'} onClick={search.reset}>
            {t('resetFilters')}
          </Button>
          {children}
        </>
      }
    />
  )
}
