import { lazy, Suspense, useContext } from 'react'
import { SiteContext } from '../../../platform/site.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { type AnyView, ResultStates } from '../../catalogue/index.ts'
import { EndOfStays } from './end-of-stays.tsx'
import { StayCard, type CardContext } from './stay-card.tsx'
import { askedDates, defaultDates } from '../dates/stay-days.ts'
import type { StaySearch } from './use-stay-search.ts'

const EmptyResults = lazy(() => import('./empty-results.tsx'))
const ResultMap = lazy(() => import('../map/result-map.tsx'))

/** As many as a screen shows; a page has 20. */
const SKELETONS = 9

/** Links of cards without dates lead to tomorrow; on ships to the sailing of the card. */
function useCardContext(search: StaySearch): CardContext {
  const { serverTime } = useContext(SiteContext)
  const { kind, filters, days } = search
  const dates = askedDates(filters) ?? defaultDates(days, new Date(serverTime))
  return { kind, filters, days, dates }
}

/** Results in every state: on their way, failed, none, some, more coming; as cards, rows or on a map. */
export function ResultList({ search, view }: { search: StaySearch; view: AnyView }) {
  const context = useCardContext(search)
  const flat = view === 'map' ? 'list' : view
  const some = !search.problem && search.cards.length > 0
  if (view === 'map' && some)
    return (
      <Suspense fallback={<Skeleton className="h-[560px] rounded-card!" />}>
        <ResultMap search={search} context={context} />
      </Suspense>
    )
  return (
    <ResultStates
      state={search}
      view={flat}
      size={SKELETONS}
      empty={
        <Suspense fallback={<Skeleton className="h-[340px] rounded-card!" />}>
          <EmptyResults search={search} />
        </Suspense>
      }
      more={<EndOfStays search={search} />}
      cards={search.cards.map((card, at) => (
        <StayCard key={card.HotelId} card={card} context={context} view={flat} eager={at === 0} />
      ))}
    />
  )
}
