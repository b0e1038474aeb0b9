import { setTimeout } from 'node:timers/promises'
import type { Clock } from '../clock.ts'

export type Keeper<Index> = {
  /** The index at hand; waits the first time, and after a long silence. Looks for changes behind the caller's back. */
  current(): Index | Promise<Index>
  /** Takes in whatever has changed by now: before the first search, after a write of our own, in tests. */
  refresh(): Promise<Index>
}

/** How an index is made from nothing or brought up to date; one call at a time. */
export type Load<Index> = (
  kept: Index | undefined,
  how: { readonly sinceMs: number; readonly atOnce: boolean },
) => Promise<Index>

const CHECK_EVERY_MS = 2000
/** Nobody searched for so long: what was kept may be far behind, so that the first search waits a moment. */
const SILENCE_MS = 6000
const MOST_WAIT_MS = 1000

/**
 * Keeps an index in this process, looked at every two seconds of traffic. Searches go on with the old
 * one meanwhile, and when the database can't be asked. `sinceMs` counts from the last time that
 * everything was taken in, whatever failed since.
 */
export function keepFresh<Index>(clock: Clock, load: Load<Index>): Keeper<Index> {
  let kept: Index | undefined
  let checkedAt = 0
  let takenAt = 0
  let loading: Promise<Index> | undefined

  const look = (atOnce: boolean): Promise<Index> => {
    checkedAt = clock.now().getTime()
    const run = (loading ?? Promise.resolve()).then(ignore, ignore).then(async () => {
      const began = clock.now().getTime()
      kept = await load(kept, { sinceMs: Math.abs(began - takenAt), atOnce })
      takenAt = began
      return kept
    })
    const mine = run.finally(() => {
      if (loading === mine) loading = undefined
    })
    return (loading = mine)
  }
  return {
    refresh: () => look(true),
    current() {
      if (kept === undefined) return loading ?? look(true)
      const age = Math.abs(clock.now().getTime() - checkedAt)
      if (loading || age <= CHECK_EVERY_MS) return kept
      const looking = look(false).catch(() => undefined) // the old one serves on; the next check tries again
      if (age <= SILENCE_MS) return kept
      const old = kept
      const waited = setTimeout(MOST_WAIT_MS, old, { ref: false })
      return Promise.race([looking.then((fresh) => fresh ?? old), waited])
    },
  }
}

const ignore = (): void => undefined
