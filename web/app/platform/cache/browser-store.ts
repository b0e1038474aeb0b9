import type { CacheKey } from '../storage-keys.ts'
import { createStore, sweepAtMidnight, type Store } from './store.ts'

let store: Store | null = null

const memory = (): Storage => {
  const cached = new Map<string, string>()
  return {
    get length() {
      return cached.size
    },
    clear: () => cached.clear(),
    key: (at) => [...cached.keys()][at] ?? null,
    getItem: (key) => cached.get(key) ?? null,
    setItem: (key, value) => void cached.set(key, value),
    removeItem: (key) => void cached.delete(key),
  }
}

/** The browser's persistent cache; null on the server, which asks every time. */
export function browserStore(): Store | null {
  if (import.meta.env.SSR) return null
  if (!store) {
    let storage: Storage
    try {
      storage = localStorage
    } catch {
      storage = memory()
    }
    store = createStore({ storage, now: () => Date.now() })
    sweepAtMidnight(store)
  }
  return store
}

/** The kept answer, or a new one that is kept from now on. */
export async function cached<T>(
  key: CacheKey,
  ttlMs: number,
  ask: () => Promise<T>,
  options?: { daily?: boolean },
): Promise<T> {
  const found = browserStore()?.get<T>(key)
  if (found !== null && found !== undefined) return found
  const answer = await ask()
  browserStore()?.set(key, answer, ttlMs, options)
  return answer
}
