import type { ReactNode } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { EmptyBlock, ErrorBlock } from '../../ui/result-block.tsx'
import { CardSkeleton, RowSkeleton } from '../../ui/skeleton.tsx'
import type { View } from './toolbar.tsx'
import { useCatalogueText } from './use-catalogue-text.ts'
import type { OfferFilters } from '@rihla/contract/catalogue/address-codec'
import type { OfferSearch } from './use-offer-search.ts'

const layout = { grid: 'grid gap-5 md:grid-cols-2 xl:grid-cols-3', list: 'grid gap-4' } as const

const Skeletons = ({ view, count }: { view: View; count: number }) =>
  Array.from({ length: count }, (_, at) =>
    view === 'grid' ? <CardSkeleton key={at} /> : <RowSkeleton key={at} />,
  )

type Shown = Omit<OfferSearch<OfferFilters>, 'apply' | 'cards' | 'filters'> & {
  filters: { page: number }
}

function Empty({ search, text }: { search: Shown; text: string }) {
  const t = useCatalogueText()
  const past = search.total > 0
  return (
    <EmptyBlock
      title={t('emptyTitle')}
      text={past ? t('emptyPast', { page: search.filters.page }) : text}
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
        <Button onClick={search.loadMore} busy={search.inFlight && t('loadingMore')}>
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

export type ResultStatesProps = {
  state: {
    loading: boolean
    /** Words for what failed; with nothing to show, they are all that is shown. */
    problem: string | null
    reference: string | null
    retry: () => void
    /** More is being added below. */
    adding: boolean
  }
  view: View
  /** As many skeletons as results are likely to come. */
  size: number
  empty: ReactNode
  /** What stands under the results, such as the way to more. */
  more: ReactNode
  /** A card for each result. */
  cards: readonly ReactNode[]
}

/** Results in every state: on their way, failed, none, some, more coming. */
export function ResultStates({ state, view, size, empty, more, cards }: ResultStatesProps) {
  const t = useCatalogueText()
  const { problem, reference } = state
  if (state.loading && !problem)
    return (
      <div className={layout[view]} aria-busy="true">
        <Skeletons view={view} count={size} />
      </div>
    )
  if (problem && cards.length === 0) {
    return (
      <ErrorBlock
        title={t('errorTitle')}
        text={problem}
        reference={reference && t('reference', { id: reference })}
        actions={
          <Button kind="teal" onClick={state.retry}>
            {t('tryAgain')}
          </Button>
        }
      />
    )
  }
  if (cards.length === 0) return empty
  return (
    <>
      <div className={layout[view]} aria-busy={state.adding}>
        {cards}
        {state.adding && <Skeletons view={view} count={3} />}
      </div>
      {more}
    </>
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
    state={{ ...search, adding: search.inFlight && search.appending }}
    empty={<Empty search={search} text={emptyText} />}
    more={<More search={search} allSeen={allSeen} />}
  />
)
