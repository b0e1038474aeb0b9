import { createStore, sweepAtMidnight, type Store } from './store.ts'

let store: Store | null = null

const memory = (): Storage => {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
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
export async function kept<T>(
  key: string,
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
