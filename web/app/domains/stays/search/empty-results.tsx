import type { StayFilters } from '@rihla/contract/catalogue/stays-address'
import { useQueries } from '@tanstack/react-query'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { countQuery, type FilterChip } from '../../catalogue/index.ts'
import { useStaysText } from '../use-stays-text.ts'
import { useStayChips } from './stay-chips.ts'
import { staySearch } from './stay-search.ts'
import type { StaySearch } from './use-stay-search.ts'

type Chip = FilterChip<StayFilters>

/** The one filter whose removal shows the most; asked for a few of them, none is worth waiting for. */
function useBestRemoval(search: StaySearch, chips: readonly Chip[]) {
  const { kind, asked, filters } = search
  const tried = chips.slice(-5)
  const counts = useQueries({
    queries: tried.map(({ without }) =>
      countQuery(staySearch[kind], { ...asked, filters: { ...filters, ...without } }),
    ),
  })
  const best = tried
    .map((chip, at) => ({ chip, count: counts[at]?.data ?? 0 }))
    .reduce((a, b) => (b.count > a.count ? b : a), { chip: tried[0], count: 0 })
  return best.count > 0 && best.chip ? { chip: best.chip, count: best.count } : null
}

/** The chip of a search text has quotation marks of its own; the sentence sets them. */
const unquoted = (text: string): string => text.replaceAll(/^[“«]|[”»]$/g, '')

function focusSearch(): void {
  scrollTo({ top: 0 })
  document.querySelector<HTMLElement>('[role="search"] input')?.focus({ preventScroll: true })
}

/** Nothing matches: which filter to take away, a fresh start, or another search. */
export function EmptyResults({ search }: { search: StaySearch }) {
  const t = useStaysText()
  const chips = useStayChips(search)
  const best = useBestRemoval(search, chips)
  const { kind } = search
  const filtered = chips.length > 0
  const text = best
    ? t('emptyWithout', {
        filter: unquoted(best.chip.text),
        results: t('results', { count: best.count }),
      })
    : t(filtered ? 'emptyTextFiltered' : 'emptyText')
  return (
    <EmptyBlock
      title={filtered ? t('emptyFiltered', { count: chips.length }) : t(`emptyTitle-${kind}`)}
      text={text}
      actions={
        <>
          {best && (
            <Button kind="teal" onClick={() => search.apply(best.chip.without)}>
              {t('removeFilter', { filter: best.chip.text })}
            </Button>
          )}
          <Button kind={best ? 'secondary' : 'teal'} onClick={search.reset}>
            {t('resetFilters')}
          </Button>
          <Button onClick={focusSearch}>{t('newSearch')}</Button>
        </>
      }
    />
  )
}
