import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Sections that arrive late are looked for up to ten times. Back leads to where one was, not to what its address names. */
export function useHash(): void {
  const { hash, key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const first = useRef<string | null>(key)
  useEffect(() => {
    // What the page was opened with counts as Back, too.
    if (key !== first.current) first.current = null
    if (!hash || (isBack && first.current === null)) return
    let tries = 0
    const timer = setInterval(() => {
      tries += 1
      const target = document.getElementById(hash.slice(1))
      target?.scrollIntoView()
      if (target || tries >= 10) clearInterval(timer)
    }, 200)
    return () => clearInterval(timer)
  }, [hash, isBack, key])
}

/**
 * Moves the focus to a page that was opened, so that it is read out and the next Tab begins in it. Back keeps it where
 * it is, and so does a page that has placed it, a dialog, or an address that names a part.
 */
export function usePageFocus(): void {
  const { pathname, hash } = useLocation()
  const how = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.getElementById('main')
    const now = document.activeElement
    if (
      how === NavigationType.Pop ||
      hash ||
      !main ||
      main.contains(now) ||
      now?.closest('[role=dialog], dialog')
    )
      return
    main.tabIndex = -1
    main.focus({ preventScroll: true })
  }, [pathname, hash, how])
}
