import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { CardSkeleton, RowSkeleton } from '../../../ui/feedback/skeleton.tsx'
import type { View } from './toolbar.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'
import { useFocusOnNewCards } from './use-focus-on-new-cards.ts'

const layout = {
  grid: 'result-cards grid gap-5 md:grid-cols-2 xl:grid-cols-3',
  list: 'result-cards grid gap-4',
} as const

const Skeletons = ({ view, count }: { view: View; count: number }) =>
  Array.from({ length: count }, (_, at) =>
    view === 'grid' ? <CardSkeleton key={at} /> : <RowSkeleton key={at} />,
  )

export type ResultStatesProps = {
  state: {
    loading: boolean
    /** Words for what failed; with nothing to show, they are all that is shown. */
    problem: string | null
    reference: string | null
    retry: () => void
    /** More is being added below. */
    loadingMore: boolean
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
  const list = useFocusOnNewCards(cards.length, state.loadingMore)
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
      <div ref={list} className={layout[view]} aria-busy={state.loadingMore}>
        {cards}
        {state.loadingMore && <Skeletons view={view} count={3} />}
      </div>
      {more}
    </>
  )
}
