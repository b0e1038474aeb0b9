import { cairoDate } from '@rihla/contract/values/dates'

export const PREFIX = 'rihla:'
const HOUR = 3_600_000

/** How long answers are kept. */
export const ttl = {
  standard: HOUR,
  destinations: 3 * HOUR,
  splash: HOUR,
  activityTypes: 3 * HOUR,
  dayUses: 3 * HOUR,
  busStations: 24 * HOUR,
} as const

type Entry = { value: unknown; until: number; day?: string }
type Reading<T> = { value: T; fresh: boolean }

export type StoreDeps = {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
  now: () => number
}

export type Store = {
  /** The kept value, or null when absent or expired. */
  get: <T>(key: string) => T | null
  /** The kept value even after it expired, for answers better stale than missing. */
  getStale: <T>(key: string) => T | null
  set: (key: string, value: unknown, ttlMs: number, options?: { daily?: boolean }) => void
  remove: (key: string) => void
  /** Removes what has expired. */
  sweep: () => void
}

function parseEntry(text: string | null): Entry | null {
  if (text === null) return null
  try {
    const entry = JSON.parse(text) as Entry | null
    return entry && typeof entry === 'object' && typeof entry.until === 'number' ? entry : null
  } catch {
    return null
  }
}

/** Keeps answers in the browser; `daily` entries also end when the calendar day in Cairo changes. */
export function createStore({ storage, now }: StoreDeps): Store {
  const isFresh = (entry: Entry): boolean =>
    entry.until > now() && (!entry.day || entry.day === cairoDate(new Date(now())))

  const read = <T>(key: string): Reading<T> | null => {
    const entry = parseEntry(storage.getItem(PREFIX + key))
    return entry && { value: entry.value as T, fresh: isFresh(entry) }
  }
  return {
    get: <T>(key: string) => {
      const found = read<T>(key)
      return found?.fresh ? found.value : null
    },
    getStale: <T>(key: string) => read<T>(key)?.value ?? null,
    set: (key, value, ttlMs, options) => {
      const entry: Entry = { value, until: now() + ttlMs }
      if (options?.daily) entry.day = cairoDate(new Date(now()))
      try {
        storage.setItem(PREFIX + key, JSON.stringify(entry))
      } catch {
        // A full storage only means asking again next time.
      }
    },
    remove: (key) => storage.removeItem(PREFIX + key),
    sweep: () => {
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at))
      for (const key of keys) {
        if (!key?.startsWith(PREFIX)) continue
        const entry = parseEntry(storage.getItem(key))
        if (entry && !isFresh(entry)) storage.removeItem(key)
      }
    },
  }
}

/** Milliseconds to the next midnight of the browser's day. */
export function untilMidnight(now: Date): number {
  const midnight = new Date(now)
  midnight.setHours(24, 0, 0, 0)
  return midnight.getTime() - now.getTime()
}

const SOON_MS = 9000

/**
 * Sweeps once the page has had its time, since few tabs are open at midnight; then at midnight, and daily from then
 * on. The answer stops it.
 */
export function sweepAtMidnight(store: Store, now: () => Date = () => new Date()): () => void {
  let timer: ReturnType<typeof setTimeout>
  const schedule = (ms: number): void => {
    timer = setTimeout(() => {
      store.sweep()
      schedule(untilMidnight(now()))
    }, ms)
  }
  schedule(SOON_MS)
  return () => clearTimeout(timer)
}
