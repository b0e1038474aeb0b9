import { useEffect, useRef, type RefObject } from 'react'

/**
 * Who asks for more with the button below a list goes on at the first card that came, not past all of them.
 * The ref is the list's, whose next sibling has the button.
 */
export function useFocusOnNewCards(
  count: number,
  loadingMore: boolean,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef({ count, loadingMore })
  useEffect(() => {
    const { current: was } = before
    before.current = { count, loadingMore }
    if (!was.loadingMore || count <= was.count) return
    const { current: cards } = list
    if (!cards?.nextElementSibling?.contains(document.activeElement)) return
    cards.children[was.count]
      ?.querySelector<HTMLElement>('a[href], button')
      ?.focus({ preventScroll: true })
  }, [count, loadingMore])
  return list
}
