import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../clock.ts'

export type IndexCache<Index> = {
  /** The index at hand; waits the first time, and after a long silence. Looks for changes behind the caller's back. */
  current(): Index | Promise<Index>
  /** Takes in whatever has changed by now: before the first search, after a write of our own, in tests. */
  refresh(): Promise<Index>
  /** Whether there is an index: until then a search would wait for it. */
  isFilled(): boolean
}

/** What a load needs to know of the loads before it. */
export type LoadContext = {
  /** Milliseconds since everything had been taken in. */
  readonly sinceMs: number
  /** Whether reading everything again may be afforded now; always, when a caller waits for it. */
  readonly mayReload: boolean
  /** Reads everything again and notes what that took: see RELOAD_SHARE. */
  reload<T>(read: () => Promise<T>): Promise<T>
}

/** How an index is made from nothing or brought up to date; one call at a time. */
export type Load<Index> = (cached: Index | undefined, context: LoadContext) => Promise<Index>

const CHECK_EVERY_MS = 2000
/** Without a search for so long, the cached index may be far behind: the first search waits a moment. */
const SILENCE_MS = 6000
const MOST_WAIT_MS = 1000
/** While rows are edited all the time, reading all of them may take this share of a process' time. */
const RELOAD_SHARE = 0.1

/**
 * Caches an index in this process and looks for changes every two seconds of traffic. Searches go on
 * with the old one meanwhile, and when the database can't be asked. `sinceMs` counts from the last
 * load that succeeded.
 */
export function indexCache<Index>(clock: Clock, load: Load<Index>): IndexCache<Index> {
  let cached: Index | undefined
  let checkedAt = 0
  let loadedAt = 0
  let reloadAfter = 0
  let loading: Promise<Index> | undefined

  const reload = async <T>(read: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    const result = await read()
    reloadAfter = performance.now() + (performance.now() - start) / RELOAD_SHARE
    return result
  }
  const look = (atOnce: boolean): Promise<Index> => {
    checkedAt = clock.now().getTime()
    const run = (loading ?? Promise.resolve()).then(ignore, ignore).then(async () => {
      const began = clock.now().getTime()
      const mayReload = atOnce || performance.now() > reloadAfter
      cached = await load(cached, { sinceMs: Math.abs(began - loadedAt), mayReload, reload })
      loadedAt = began
      return cached
    })
    const mine = run.finally(() => {
      if (loading === mine) loading = undefined
    })
    return (loading = mine)
  }
  return {
    refresh: () => look(true),
    isFilled: () => cached !== undefined,
    current() {
      if (cached === undefined) return loading ?? look(true)
      const age = Math.abs(clock.now().getTime() - checkedAt)
      if (loading || age <= CHECK_EVERY_MS) return cached
      const looking = look(false).catch(() => undefined) // the old one serves on; the next check tries again
      if (age <= SILENCE_MS) return cached
      const old = cached
      const waited = setTimeout(MOST_WAIT_MS, old, { ref: false })
      return Promise.race([looking.then((fresh) => fresh ?? old), waited])
    },
  }
}

const ignore = (): void => undefined
