import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { notificationStreamPath } from 'virtual:api-calls'
import { useApi } from '../../platform/api/use-api.ts'
import { openUnreadStream } from './unread-stream.ts'

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
  /** The count couldn't be asked for, and isn't known from elsewhere. */
  failed: boolean
}

/**
 * How many notices are unread: asked every minute and when `open` ends, heard in between by a stream.
 * Only while the page is visible, so that of many tabs one alone holds a stream. A failure shows
 * no message.
 */
export function useUnread(open: boolean): Unread {
  const api = useApi()
  const visible = usePageVisible()
  const [unread, setUnread] = useState<Unread>({ count: 0, arrivals: 0, failed: false })
  const known = useRef<number | null>(null)
  /** How many counts have arrived: an answer requested before the last one is out of date. */
  const received = useRef(0)
  const [receive] = useState(() => (count: number): void => {
    received.current += 1
    const more = known.current !== null && count > known.current
    known.current = count
    setUnread((now) => ({
      count,
      arrivals: more ? now.arrivals + 1 : now.arrivals,
      failed: false,
    }))
  })
  useEffect(() => {
    if (!visible || open) return
    const ask = async (): Promise<void> => {
      const before = received.current
      try {
        const count = await api.call('getUserNotificationsCount', {}, { retries: 0 })
        if (received.current === before) receive(count)
      } catch {
        if (received.current === 0) setUnread((now) => ({ ...now, failed: true }))
      }
    }
    void ask()
    const timer = setInterval(() => void ask(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [api, visible, open, receive])
  useEffect(() => {
    if (!visible) return
    return openUnreadStream({
      open: (signal) => api.stream(notificationStreamPath, signal),
      onCount: receive,
      later,
    })
  }, [api, visible, receive])
  return unread
}
