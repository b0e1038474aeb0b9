import type { OfferFilters } from '@rihla/contract/catalogue/address-codec'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { ResultStates, type ResultStatesProps } from './result-states.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'
import type { Search } from './use-search.ts'

type Shown = Search<OfferFilters>

function Empty({ search, text }: { search: Shown; text: string }) {
  const t = useCatalogueText()
  const past = search.total > 0
  return (
    <EmptyBlock
      title={past ? t('emptyPastTitle', { page: search.filters.page }) : t('emptyTitle')}
      text={past ? t('emptyPast') : text}
      actions={
        past ? (
          <LinkButton kind="teal" to={search.hrefOf(1)} replace>
            {t('firstPage')}
          </LinkButton>
        ) : (
          <Button kind="teal" onClick={search.reset}>
            {t('resetFilters')}
          </Button>
        )
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
  emptyText: string
  allSeen: string
}

/** Results in numbered pages, or several of them on one. */
export const PagedResults = ({ search, emptyText, allSeen, ...rest }: PagedResultsProps) => (
  <ResultStates
    {...rest}
    state={search}
    empty={<Empty search={search} text={emptyText} />}
    more={<More search={search} allSeen={allSeen} />}
  />
)
