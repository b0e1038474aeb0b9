import type { OfferFilters } from '@rihla/contract/catalogue/address-codec'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import type { FilterChip } from '../filters/filter-chips.ts'
import { NothingFound } from '../nothing-found/lazy-nothing-found.tsx'
import { ResultStates, type ResultStatesProps } from './result-states.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'
import type { Search } from './use-search.ts'

type Shown = Search<OfferFilters>

type EmptyProps = { search: Shown; chips: readonly FilterChip<OfferFilters>[]; text: string }

function Empty({ search, chips, text }: EmptyProps) {
  const t = useCatalogueText()
  if (search.total === 0)
    return <NothingFound search={search} chips={chips} title={t('emptyTitle')} text={text} />
  return (
    <EmptyBlock
      title={t('emptyPastTitle', { page: search.filters.page })}
      text={t('emptyPast')}
      actions={
        <LinkButton kind="teal" to={search.hrefOf(1)} replace>
          {t('firstPage')}
        </LinkButton>
      }
    />
  )
}

function More({ search, allSeen }: { search: Shown; allSeen: string }) {
  const t = useCatalogueText()
  if (search.totalPages <= 1) return null
  return (
    <div className="mt-8 grid justify-items-center gap-4">
      {!search.appending && (
        <Pagination
          page={search.filters.page}
          totalPages={search.totalPages}
          hrefOf={search.hrefOf}
          onPick={search.mayGoTo}
        />
      )}
      {search.appending && search.hasMore && (
        <Button onClick={search.loadMore} busy={search.loadingMore && t('loadingMore')}>
          {t('loadMore')}
        </Button>
      )}
      {search.appending && !search.hasMore && <p className="type-small text-ink-2">{allSeen}</p>}
      <button
        type="button"
        className="link type-small min-h-11"
        onClick={() => search.setAppending(!search.appending)}
      >
        {t(search.appending ? 'usePages' : 'useLoadMore')}
      </button>
    </div>
  )
}

type PagedResultsProps = Pick<ResultStatesProps, 'view' | 'size' | 'cards'> & {
  search: Shown
  chips: readonly FilterChip<OfferFilters>[]
  emptyText: string
  allSeen: string
}

/** Results in numbered pages, or several of them on one. */
export const PagedResults = ({ search, chips, emptyText, allSeen, ...rest }: PagedResultsProps) => (
  <ResultStates
    {...rest}
    state={search}
    empty={<Empty search={search} chips={chips} text={emptyText} />}
    more={<More search={search} allSeen={allSeen} />}
  />
)
