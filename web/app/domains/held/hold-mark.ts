import { useSyncExternalStore } from 'react'
import { serverNow } from '../../platform/clock.ts'
import { deviceStorage } from '../../platform/storage.ts'

const KEY = 'rihla:held'
type Mark = {
  /** The longest hold of this browser, an ISO instant by the server's clock. */
  until: string
  /** Tells one change from the next: every tab looks again. */
  change: string
}

const listeners = new Set<() => void>()

/** Notes in every tab of this browser that something is held, was renewed (`until`), or is no longer. */
export function noteHold(until?: string): void {
  const before = deviceStorage.readJson<Mark>(KEY)?.until ?? ''
  const longest = until && until > before ? until : before
  deviceStorage.writeJson(KEY, { until: longest, change: crypto.randomUUID() } satisfies Mark)
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The mark as it is stored; null on the server, while hydrating and without one. */
export const useHoldMark = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => deviceStorage.read(KEY),
    () => null,
  )

/** Whether this browser held something that may still be held. */
export const mayBeHeld = (mark: string | null): boolean =>
  mark !== null && Date.parse(deviceStorage.readJson<Mark>(KEY)?.until ?? '') > serverNow()
