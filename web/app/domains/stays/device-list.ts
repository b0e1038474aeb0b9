import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { useSyncExternalStore } from 'react'

/** What a small card needs of a stay that was seen or saved. */
export type KeptStay = {
  kind: StayKind
  id: number
  name: string
  city: string
  stars: number
  image: string | null
}

const MOST = 12
const EMPTY: readonly KeptStay[] = []

const isKept = (it: unknown): it is KeptStay =>
  typeof it === 'object' && it !== null && typeof (it as Partial<KeptStay>).id === 'number'

function read(key: string): readonly KeptStay[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list.filter(isKept).slice(0, MOST) : EMPTY
  } catch {
    return EMPTY
  }
}

const same = (a: KeptStay, b: Pick<KeptStay, 'kind' | 'id'>): boolean =>
  a.kind === b.kind && a.id === b.id

/** A short list of stays that this device keeps, newest first; it never leaves the device. */
function deviceList(key: string) {
  let list: readonly KeptStay[] | null = null
  const listeners = new Set<() => void>()
  const current = (): readonly KeptStay[] => (list ??= read(key))
  const become = (next: readonly KeptStay[]): void => {
    list = next
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Kept for as long as the page lives, then.
    }
    listeners.forEach((listener) => listener())
  }
  return {
    current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    has: (stay: Pick<KeptStay, 'kind' | 'id'>) => current().some((it) => same(it, stay)),
    put: (stay: KeptStay) =>
      become([stay, ...current().filter((it) => !same(it, stay))].slice(0, MOST)),
    drop: (stay: Pick<KeptStay, 'kind' | 'id'>) =>
      become(current().filter((it) => !same(it, stay))),
    clear: () => become(EMPTY),
    /** Reads again what another page, or a test, has written. */
    forget: () => {
      list = null
    },
  }
}
type DeviceList = ReturnType<typeof deviceList>

export const recentStays = deviceList('rihla:recent-stays')
export const favouriteStays = deviceList('rihla:favourite-stays')

/** The list as it stands; empty on the server and while hydrating. */
export const useDeviceList = ({ subscribe, current }: DeviceList): readonly KeptStay[] =>
  useSyncExternalStore(subscribe, current, () => EMPTY)

/** Whether a stay is saved on this device, and what turns it. */
export function useFavourite(stay: KeptStay): { saved: boolean; toggle: () => void } {
  const list = useDeviceList(favouriteStays)
  const saved = list.some((it) => same(it, stay))
  return {
    saved,
    toggle: () => (saved ? favouriteStays.drop(stay) : favouriteStays.put(stay)),
  }
}
