import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import {
  EndOfList,
  type GrowingList,
  ResultStates,
  useCatalogueText,
  type View,
} from '../../catalogue/index.ts'
import { usePackagesText } from '../use-packages-text.ts'

/** A search of packages as its results see it. */
export type ShownSearch = GrowingList & {
  loading: boolean
  adding: boolean
  problem: string | null
  reference: string | null
  retry: () => void
  reset: () => void
}

/** Results of a search that grows at its end, in every state. */
export function PackageResults({
  search,
  view,
  size,
  texts,
  byHand,
  cards,
}: {
  search: ShownSearch
  view: View
  /** As many skeletons while the first page is on its way. */
  size: number
  texts: { empty: string; loadingMore: string; moreFailed: string; allSeen: string }
  byHand?: boolean
  cards: readonly ReactNode[]
}) {
  const t = usePackagesText()
  const shared = useCatalogueText()
  return (
    <ResultStates
      state={search}
      view={view}
      size={size}
      cards={cards}
      empty={
        <EmptyBlock
          title={t('emptyTitle')}
          text={texts.empty}
          actions={
            <Button kind="teal" onClick={search.reset}>
              {shared('resetFilters')}
            </Button>
          }
        />
      }
      more={
        <EndOfList
          list={search}
          byHand={byHand}
          texts={{ loading: texts.loadingMore, failed: texts.moreFailed }}
        >
          {texts.allSeen}
        </EndOfList>
      }
    />
  )
}
