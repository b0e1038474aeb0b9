import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus when a part turns into another, as a card into its form and back: what was focused
 * is gone, so the part itself takes it. Give the part this ref and a `tabIndex` of -1.
 */
export function useFocusAfterSwap(turned: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const before = useRef(turned)
  useEffect(() => {
    if (before.current === turned) return
    before.current = turned
    ref.current?.focus({ preventScroll: true })
  }, [turned])
  return ref
}
