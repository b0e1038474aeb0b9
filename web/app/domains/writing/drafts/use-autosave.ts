import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Draft } from '../form/draft.ts'
import { forgetDraft, keepDraft, type Base, type DraftPlace } from './saved-drafts.ts'

/** Waits so long after the last key before it writes. */
const QUIET_MS = 400

export type Autosave = {
  /** When this text was last kept in the browser; null: not since it was saved. */
  readonly keptAt: string | null
  /** The browser keeps nothing. */
  readonly failed: boolean
  /** Forgets what is kept, since it is saved elsewhere or not wanted. */
  forget(): void
}

/**
 * Keeps what is written in the browser, so that a closed tab, a crash or an ended session loses nothing:
 * soon after each change, and at once when the page is left or hidden.
 */
export function useAutosave(
  place: DraftPlace,
  draft: Draft,
  base: Base | null,
  { changed, initiallyKept }: { changed: boolean; initiallyKept: string | null },
): Autosave {
  const [keptAt, setKeptAt] = useState(initiallyKept)
  const [failed, setFailed] = useState(false)
  const pending = useRef(false)
  const write = useEffectEvent(() => {
    if (!pending.current) return
    pending.current = false
    const at = new Date().toISOString()
    const stands = base && {
      version: base.version,
      fields: base.fields,
      when: base.when,
      state: base.state,
    }
    const kept = keepDraft(place, { draft, base: stands, at })
    setFailed(!kept)
    if (kept) setKeptAt(at)
  })
  const first = useRef(true)
  useEffect(() => {
    // What was only read needs no keeping; what was taken back to how it stands is to be forgotten.
    if (first.current) {
      first.current = false
      return
    }
    if (!changed) {
      pending.current = false
      forgetDraft(place)
      return
    }
    pending.current = true
    const timer = setTimeout(write, QUIET_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the draft begins the wait anew; what stands on another version is kept with it
  }, [draft, changed, place, base?.version])
  useEffect(() => {
    const onHide = (): void => write()
    addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
      onHide()
    }
  }, [])
  const forget = useCallback(() => {
    pending.current = false
    forgetDraft(place)
    setKeptAt(null)
  }, [place])
  return { keptAt: changed ? keptAt : null, failed: changed && failed, forget }
}
