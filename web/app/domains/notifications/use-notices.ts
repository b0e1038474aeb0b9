import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { NO_NOTICES, PAGE_SIZE, withPage, type NoticeList } from './notice-list.ts'

export type Notices = NoticeList & {
  /** `more`: older ones are on their way. */
  state: 'loading' | 'ready' | 'more' | 'failed'
  /** Some are here, and the newest of them weren't to be had. */
  isOld: boolean
  /** Asks for the newest again. */
  retry: () => void
  loadMore: () => void
}

type Loaded = { language: string; list: NoticeList; state: Notices['state']; isOld: boolean }

/** The notices in the language of the page; `arrivals` fetches the newest again when it changes. */
export function useNotices(arrivals: number): Notices {
  const api = useApi()
  const language = useLanguage()
  const empty: Loaded = { language, list: NO_NOTICES, state: 'loading', isOld: false }
  const [loaded, setLoaded] = useState(empty)
  const current = loaded.language === language ? loaded : empty
  const asking = useRef(new Set<number>())

  const load = useCallback(
    async (page: number, signal?: AbortSignal): Promise<void> => {
      if (asking.current.has(page)) return
      asking.current.add(page)
      const become = (change: (now: Loaded) => Partial<Loaded>): void =>
        setLoaded((now) => {
          const base = now.language === language ? now : { ...now, language, list: NO_NOTICES }
          return signal?.aborted ? now : { ...base, ...change(base) }
        })
      const isNewest = page === 1
      become(({ list, isOld }) => ({
        state: list.notices.length > 0 ? 'more' : 'loading',
        isOld: isOld && !isNewest,
      }))
      try {
        const answer = await api.call(
          'getUserNotifications',
          { PageNumber: page, PageSize: PAGE_SIZE },
          { signal, retries: 1 },
        )
        become(({ list }) => ({ list: withPage(list, answer), state: 'ready' }))
      } catch {
        become(({ list, isOld }) =>
          isNewest && list.notices.length > 0
            ? { state: 'ready', isOld: true }
            : { state: 'failed', isOld },
        )
      } finally {
        asking.current.delete(page)
      }
    },
    [api, language],
  )
  useEffect(() => {
    const gone = new AbortController()
    asking.current.delete(1)
    void load(1, gone.signal)
    return () => gone.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each arrival asks again
  }, [load, arrivals])
  const retry = useCallback((): void => void load(1), [load])
  const { next } = current.list
  const loadMore = useCallback((): void => {
    if (next !== null) void load(next)
  }, [load, next])
  return { ...current.list, state: current.state, isOld: current.isOld, retry, loadMore }
}
