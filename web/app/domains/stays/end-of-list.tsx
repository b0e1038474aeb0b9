import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { useStaysText } from './use-stays-text.ts'
import type { StaySearch } from './use-stay-search.ts'

/** The next page is asked for when the end of the list comes so near (offers-and-checkout.md 9). */
const NEAR = { threshold: 0.1, rootMargin: '100px' } as const

/** Calls back once it comes near the screen; give it a new key to ask again. */
function Sentinel({ onNear }: { onNear: () => void }) {
  const ref = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const sentinel = ref.current
    if (!sentinel) return
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) near()
    }, NEAR)
    watcher.observe(sentinel)
    return () => watcher.disconnect()
  }, [])
  return <div ref={ref} className="h-px w-full" aria-hidden />
}

/** What was seen, and that wider filters would show more. */
function AllSeen({ search }: { search: StaySearch }) {
  const t = useStaysText()
  const { kind, total, wideTotal } = search
  const more = wideTotal === null ? 0 : wideTotal - total
  return (
    <p className="type-small text-ink-2">
      {t(`allSeen-${kind}`, { count: total })} {more > 0 && t('widen', { count: more })}
    </p>
  )
}

/** The end of what was loaded: the sentinel, a button that does the same, or that this was all. */
export function EndOfList({ search }: { search: StaySearch }) {
  const t = useStaysText()
  const { kind, hasMore, loadingMore, moreFailed, loadMore, cards } = search
  return (
    <div className="mt-8 grid min-h-12 justify-items-center gap-3" role="status">
      {hasMore ? (
        <>
          {!moreFailed && <Sentinel key={cards.length} onNear={loadMore} />}
          {moreFailed && <p className="type-small text-bad-600">{t('loadMoreFailed')}</p>}
          <Button onClick={loadMore} busy={loadingMore && t(`loadingMore-${kind}`)}>
            {t(moreFailed ? 'tryAgain' : 'loadMore')}
          </Button>
        </>
      ) : (
        <AllSeen search={search} />
      )}
    </div>
  )
}
