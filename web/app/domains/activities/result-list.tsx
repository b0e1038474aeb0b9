import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { useContext } from 'react'
import { SiteContext } from '../../platform/site.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { EmptyBlock, ErrorBlock } from '../../ui/result-block.tsx'
import { CardSkeleton, RowSkeleton } from '../../ui/skeleton.tsx'
import { ApiProblem } from '../../platform/api/problem.ts'
import { ActivityCard } from './activity-card.tsx'
import { defaultFilters } from '@rihla/contract/catalogue/activities-address'
import { PAGE_SIZE } from './filters.ts'
import { useActivitiesText } from './use-activities-text.ts'
import type { ActivitySearch } from './use-activity-search.ts'

export type View = 'grid' | 'list'
const layout = { grid: 'grid gap-5 md:grid-cols-2 xl:grid-cols-3', list: 'grid gap-4' } as const

const Skeletons = ({ view, count }: { view: View; count: number }) =>
  Array.from({ length: count }, (_, at) =>
    view === 'grid' ? <CardSkeleton key={at} /> : <RowSkeleton key={at} />,
  )

function Empty({ search }: { search: ActivitySearch }) {
  const t = useActivitiesText()
  const past = search.total > 0
  return (
    <EmptyBlock
      title={t('emptyTitle')}
      text={past ? t('emptyPast', { page: search.filters.page }) : t('emptyText')}
      actions={
        past ? (
          <LinkButton kind="teal" to={search.hrefOf(1)} replace>
            {t('firstPage')}
          </LinkButton>
        ) : (
          <Button kind="teal" onClick={() => search.apply(defaultFilters)}>
            {t('resetFilters')}
          </Button>
        )
      }
    />
  )
}

function More({ search }: { search: ActivitySearch }) {
  const t = useActivitiesText()
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
      {search.appending && !search.hasMore && (
        <p className="type-small text-ink-2">{t('allSeen', { count: search.total })}</p>
      )}
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

/** Results in every state: on their way, failed, none, some, more coming. */
export function ResultList({ search, view }: { search: ActivitySearch; view: View }) {
  const t = useActivitiesText()
  const { serverTime } = useContext(SiteContext)
  const { filters, cards, problem } = search
  if (search.loading && !problem)
    return (
      <div className={layout[view]} aria-busy="true">
        <Skeletons view={view} count={PAGE_SIZE} />
      </div>
    )
  if (problem && cards.length === 0) {
    return (
      <ErrorBlock
        title={t('errorTitle')}
        text={problem.message || t('searchFailed')}
        reference={
          problem instanceof ApiProblem && problem.requestId
            ? t('reference', { id: problem.requestId })
            : null
        }
        actions={
          <Button kind="teal" onClick={search.retry}>
            {t('tryAgain')}
          </Button>
        }
      />
    )
  }
  if (cards.length === 0) return <Empty search={search} />
  const date = filters.activityDate ?? addDays(cairoDate(new Date(serverTime)), 1)
  return (
    <>
      <div className={layout[view]} aria-busy={search.inFlight}>
        {cards.map((card, at) => (
          <ActivityCard
            key={card.ActivityId}
            card={card}
            date={date < search.options.dates.min ? search.options.dates.min : date}
            adults={filters.adultsCount}
            view={view}
            eager={at < 3}
          />
        ))}
        {search.inFlight && search.appending && <Skeletons view={view} count={3} />}
      </div>
      <More search={search} />
    </>
  )
}
