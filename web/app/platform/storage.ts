import type { StorageKey } from './storage-keys.ts'

type Area = 'localStorage' | 'sessionStorage'

/** Texts by key where storage may be denied or full: reading answers null then, writing does nothing. */
const storageOf = (area: Area) => {
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(globalThis[area])
    } catch {
      return null
    }
  }
  return {
    read: (key: StorageKey): string | null => attempt((storage) => storage.getItem(key)),
    /** Null also for what isn't JSON; what it holds is for the caller to check. */
    readJson: <T>(key: StorageKey): Partial<T> | null =>
      attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Partial<T> | null),
    write: (key: StorageKey, text: string): void => void attempt((it) => it.setItem(key, text)),
    writeJson: (key: StorageKey, value: unknown): void =>
      void attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    remove: (key: StorageKey): void => void attempt((storage) => storage.removeItem(key)),
    clear: (): void => void attempt((storage) => storage.clear()),
  }
}

/** Outlives the browser; shared by all tabs. */
export const deviceStorage = storageOf('localStorage')
/** Lives as long as the tab. */
export const tabStorage = storageOf('sessionStorage')
