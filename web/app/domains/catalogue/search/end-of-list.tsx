import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** The next page is asked for when the end of the list comes so near. */
const NEAR = { threshold: 0.1, rootMargin: '100px' } as const

/** Calls back once it comes near the screen; give it a new key to ask again. */
function Sentinel({ onNear }: { onNear: () => void }) {
  const ref = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const sentinel = ref.current
    if (!sentinel) return
    const watcher = new IntersectionObserver(([entry]) => {
      // Whoever came as far as the button by Tab may want what is below the list.
      const onButton = sentinel.parentElement?.contains(document.activeElement)
      if (entry?.isIntersecting && !onButton) near()
    }, NEAR)
    watcher.observe(sentinel)
    return () => watcher.disconnect()
  }, [])
  return <div ref={ref} className="h-px w-full" aria-hidden />
}

/** A list that grows at its end. */
type GrowingList = {
  cards: readonly unknown[]
  hasMore: boolean
  loadingMore: boolean
  moreFailed: boolean
  loadMore: () => void
}

/** The end of what was loaded: the sentinel, a button that does the same, or that this was all. */
export function EndOfList({
  list,
  texts,
  byHand,
  children,
}: {
  list: GrowingList
  texts: { loading: string; failed: string }
  /** Only the button asks for more. */
  byHand?: boolean
  /** What is said once all was seen. */
  children: ReactNode
}) {
  const t = useCatalogueText()
  const { cards, hasMore, loadingMore, moreFailed, loadMore } = list
  return (
    <div className="mt-8 grid min-h-12 justify-items-center gap-3" role="status">
      {hasMore ? (
        <>
          {!byHand && !moreFailed && <Sentinel key={cards.length} onNear={loadMore} />}
          {moreFailed && <p className="type-small text-bad-600">{texts.failed}</p>}
          <Button onClick={loadMore} busy={loadingMore && texts.loading}>
            {t(moreFailed ? 'tryAgain' : 'loadMore')}
          </Button>
        </>
      ) : (
        <p className="type-small text-ink-2">{children}</p>
      )}
    </div>
  )
}
