import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { tabOwner } from '../../../platform/session/session-hint.ts'
import { tabStorage } from '../../../platform/storage.ts'

type Asked = { readonly title: string; readonly about: number | string | null }
type Typed = { readonly text: string; readonly restore: (text: string) => void }

/**
 * Keeps what is typed when its page is taken away, as it is when a session ends, and gives it back once: to the
 * question of this title, about the same row, on the same page, in this tab. Answers what is called when it was sent, or given up.
 */
export function useUnsent({ title, about }: Asked, { text, restore }: Typed): () => void {
  const key = `desk-unsent ${useLocation().pathname} ${about ?? ''} ${title}` as const
  const isOpen = useRef(true)
  // What it began with is no work of anybody's.
  const [begun] = useState(text)
  const begin = useEffectEvent(() => {
    const before = tabStorage.read(key)
    tabStorage.remove(key)
    if (before !== null) restore(before)
  })
  const keep = useEffectEvent(() => {
    // Who has signed out leaves nothing in the tab.
    if (isOpen.current && text !== begun && tabOwner() !== undefined) tabStorage.write(key, text)
  })
  useEffect(() => {
    begin()
    return () => keep()
  }, [])
  return () => {
    isOpen.current = false
  }
}
