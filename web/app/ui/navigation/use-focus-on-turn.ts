import { useEffect, useRef, type RefObject } from 'react'

/**
 * Who turns a page of a list reads on from its heading: what was pressed is gone while the page comes, and stands below
 * it afterwards. Another list takes no focus. Give the heading, or what else stands above the list, this ref and a
 * `tabIndex` of -1.
 */
export function useFocusOnTurn<Above extends HTMLElement = HTMLHeadingElement>(
  list: string,
  page: number,
): RefObject<Above | null> {
  const heading = useRef<Above>(null)
  const shown = useRef({ list, page })
  useEffect(() => {
    const { current: before } = shown
    shown.current = { list, page }
    if (before.list === list && before.page !== page) heading.current?.focus()
  }, [list, page])
  return heading
}
