import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { lazy, Suspense, useContext } from 'react'
import { SiteContext } from '../../platform/site.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorBlock } from '../../ui/result-block.tsx'
import { CardSkeleton, RowSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { EndOfStays } from './end-of-list.tsx'
import { StayCard, type CardContext } from './stay-card.tsx'
import { defaultDates } from './stay-days.ts'
import { useStaysText } from './use-stays-text.ts'
import type { StaySearch } from './use-stay-search.ts'

const ResultMap = lazy(() => import('./result-map.tsx'))
const EmptyResults = lazy(() =>
  import('./empty-results.tsx').then((m) => ({ default: m.EmptyResults })),
)

export type View = 'grid' | 'list' | 'map'
const layout = {
  grid: 'grid gap-5 md:grid-cols-2 xl:grid-cols-3',
  list: 'grid gap-4',
} as const
/** As many as a screen shows; a page has 20. */
const SKELETONS = 9

const Skeletons = ({ view, count }: { view: 'grid' | 'list'; count: number }) =>
  Array.from({ length: count }, (_, at) =>
    view === 'grid' ? <CardSkeleton key={at} /> : <RowSkeleton key={at} />,
  )

function Failed({ search }: { search: StaySearch }) {
  const t = useStaysText()
  return (
    <ErrorBlock
      title={t('errorTitle')}
      text={search.problem ?? ''}
      reference={search.reference && t('reference', { id: search.reference })}
      actions={
        <Button kind="teal" onClick={search.retry}>
          {t('tryAgain')}
        </Button>
      }
    />
  )
}

/** Links of cards without dates lead to tomorrow; on ships to the sailing of the card. */
function useCardContext(search: StaySearch): CardContext {
  const { serverTime } = useContext(SiteContext)
  const now = new Date(serverTime)
  const { kind, applied, days } = search
  const from = applied.arrivalDate ?? addDays(cairoDate(now), 1)
  const dates = applied.arrivalDate
    ? { from, to: applied.departureDate ?? addDays(from, 1) }
    : defaultDates(days, now)
  return { kind, filters: applied, days, dates }
}

/** Results in every state: on their way, failed, none, some, more coming; as cards, rows or on a map. */
export function ResultList({ search, view }: { search: StaySearch; view: View }) {
  const context = useCardContext(search)
  const flat = view === 'map' ? 'list' : view
  if (search.problem) return <Failed search={search} />
  if (search.loading)
    return (
      <div className={layout[flat]} aria-busy="true">
        <Skeletons view={flat} count={SKELETONS} />
      </div>
    )
  if (search.cards.length === 0)
    return (
      <Suspense fallback={<Skeleton className="h-[340px] rounded-card!" />}>
        <EmptyResults search={search} />
      </Suspense>
    )
  if (view === 'map')
    return (
      <Suspense fallback={<Skeleton className="h-[560px] rounded-card!" />}>
        <ResultMap search={search} context={context} />
      </Suspense>
    )
  return (
    <>
      <div className={layout[view]} aria-busy={search.loadingMore}>
        {search.cards.map((card, at) => (
          <StayCard
            key={card.HotelId}
            card={card}
            context={context}
            view={view}
            eager={at < (view === 'grid' ? 3 : 2)}
          />
        ))}
        {search.loadingMore && <Skeletons view={view} count={3} />}
      </div>
      <EndOfStays search={search} />
    </>
  )
}
