import { useEffect, useState, type ReactNode } from 'react'
import { LoadingBlock } from '../../../ui/feedback/result-block.tsx'
import { useWritingText } from '../use-writing-text.ts'
import { claimSlot } from './claim-slot.ts'
import type { DraftPlace } from './saved-drafts.ts'

/** Shows a form once it is known where this tab keeps its text; at once where a browser has no locks. */
export function WithSlot({
  id,
  children,
}: {
  id: number
  children: (place: DraftPlace) => ReactNode
}) {
  const t = useWritingText()
  const [place, setPlace] = useState<DraftPlace | null>(() =>
    'locks' in navigator ? null : { id, slot: 1 },
  )
  useEffect(() => {
    if (!('locks' in navigator)) return
    let leave = (): void => {}
    const leaving = new Promise<void>((resolve) => {
      leave = resolve
    })
    let left = false
    claimSlot(navigator.locks, id, leaving).then(
      (slot) => left || setPlace({ id, slot }),
      // A page that may have no locks keeps its text all the same.
      () => left || setPlace({ id, slot: 1 }),
    )
    return () => {
      left = true
      leave()
    }
  }, [id])
  return place === null ? <LoadingBlock text={t('loading')} /> : children(place)
}
