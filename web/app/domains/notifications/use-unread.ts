import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { notificationStreamPath } from 'virtual:api-calls'
import { useApi } from '../../platform/api/use-api.ts'
import { followCount } from './follow-count.ts'

const REFRESH_MS = 60_000

const watchVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the page can be seen; asks nothing of the server while it can't. */
const usePageVisible = (): boolean =>
  useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  )

const later = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

export type Unread = {
  count: number
  /** How often something new has come since the page was opened. */
  arrivals: number
}

/**
 * How many notices are unread: asked every minute and when `open` ends, heard in between by a stream.
 * Only while the page is visible, so that of many tabs one alone holds a stream. Failures stay silent.
 */
export function useUnread(open: boolean): Unread {
  const api = useApi()
  const visible = usePageVisible()
  const [unread, setUnread] = useState<Unread>({ count: 0, arrivals: 0 })
  const known = useRef<number | null>(null)
  const [tell] = useState(() => (count: number): void => {
    const more = known.current !== null && count > known.current
    known.current = count
    setUnread((now) => ({ count, arrivals: more ? now.arrivals + 1 : now.arrivals }))
  })
  useEffect(() => {
    if (!visible || open) return
    const ask = (): void =>
      void api.call('getUserNotificationsCount', {}, { retries: 0 }).then(tell, () => {})
    ask()
    const timer = setInterval(ask, REFRESH_MS)
    return () => clearInterval(timer)
  }, [api, visible, open, tell])
  useEffect(() => {
    if (!visible) return
    return followCount({
      open: (signal) => api.stream(notificationStreamPath, signal),
      onCount: tell,
      later,
    })
  }, [api, visible, tell])
  return unread
}
