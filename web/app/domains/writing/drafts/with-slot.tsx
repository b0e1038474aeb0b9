import { useEffect, useState, type ReactNode } from 'react'
import { LoadingBlock } from '../../../ui/feedback/result-block.tsx'
import { useWritingText } from '../use-writing-text.ts'
import { useSessionPart } from '../../../platform/session/session.ts'
import { claimSlot } from './claim-slot.ts'
import { lastPlace, placesOf, type DraftPlace } from './saved-drafts.ts'

/** Where a text is kept that shares its places with no other tab. */
const onlyPlace = (id: number, userId: number | undefined): DraftPlace => ({
  id,
  userId,
  slot: lastPlace(placesOf(id, userId).slice(0, 1)).slot,
})

type WithSlotProps = {
  id: number
  children: (place: DraftPlace) => ReactNode
}

/** Who writes here; whoever did last while nobody is signed in, since what they typed is still theirs. */
export function useWriter(): number | undefined {
  const current = useSessionPart((session) => session.user?.UserId ?? null)
  const [writer, setWriter] = useState(current)
  if (current !== null && current !== writer) setWriter(current)
  return current ?? writer ?? undefined
}

function Claimed({ id, userId, children }: WithSlotProps & { userId: number | undefined }) {
  const t = useWritingText()
  const [place, setPlace] = useState<DraftPlace | null>(() =>
    'locks' in navigator ? null : onlyPlace(id, userId),
  )
  useEffect(() => {
    if (!('locks' in navigator)) return
    let leave = (): void => {}
    const leaving = new Promise<void>((resolve) => {
      leave = resolve
    })
    let left = false
    claimSlot(navigator.locks, id, leaving, userId).then(
      (slot) => left || setPlace({ id, slot, userId }),
      // A page that may have no locks keeps its text all the same.
      () => left || setPlace(onlyPlace(id, userId)),
    )
    return () => {
      left = true
      leave()
    }
  }, [id, userId])
  return place === null ? <LoadingBlock text={t('loading')} /> : children(place)
}

/**
 * Shows a form once it is known where this tab keeps its text; at once where a browser has no locks. Another user
 * who signs in here begins with what is theirs.
 */
export function WithSlot(props: WithSlotProps) {
  const userId = useWriter()
  return <Claimed key={userId} userId={userId} {...props} />
}
