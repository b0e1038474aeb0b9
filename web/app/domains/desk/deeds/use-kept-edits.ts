import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { tabOwner } from '../../../platform/session/session-hint.ts'
import { tabStorage } from '../../../platform/storage.ts'

/** What was kept, by name; what is in it is for the caller to check. */
export type Kept<T> = Readonly<Partial<Record<string, Partial<T> | null>>>

/**
 * Keeps what is written and isn't saved when its page is taken away, as it is when a session ends, and gives it back
 * once: on the same page, in this tab. Answers what is called when whoever wrote it gave it up.
 */
export function useKeptEdits<T>(
  unsaved: Readonly<Record<string, T>>,
  restore: (kept: Kept<T>) => void,
): () => void {
  const key = `desk-unsent ${useLocation().pathname} edits` as const
  const isGivenUp = useRef(false)
  const begin = useEffectEvent(() => {
    isGivenUp.current = false
    const kept: Kept<T> | null = tabStorage.readJson<Record<string, Partial<T> | null>>(key)
    tabStorage.remove(key)
    if (kept) restore(kept)
  })
  const keep = useEffectEvent(() => {
    // Who has signed out leaves nothing in the tab.
    if (isGivenUp.current || Object.keys(unsaved).length === 0 || tabOwner() === undefined) return
    tabStorage.writeJson(key, unsaved)
  })
  useEffect(() => {
    begin()
    return () => keep()
  }, [])
  return () => {
    isGivenUp.current = true
  }
}
