import type { BusSearch } from '@rihla/contract/bus/address'
import { deviceStorage } from '../../../platform/storage.ts'

const KEY = 'rihla:bus-searches'
const MOST = 4

const isSearch = (it: Partial<BusSearch> | null | undefined): it is BusSearch =>
  typeof it?.fromStationId === 'number' &&
  typeof it.toStationId === 'number' &&
  typeof it.departureDate === 'string' &&
  typeof it.passengers === 'number'

/** What was searched on this device, the last first; one entry a pair of stations. */
export function recentSearches(): BusSearch[] {
  const kept = deviceStorage.readJson<BusSearch[]>(KEY)
  return Array.isArray(kept) ? kept.filter(isSearch) : []
}

/** Keeps a search for another day; an older one between the same stations makes room for it. */
export function rememberSearch(search: BusSearch): void {
  const others = recentSearches().filter(
    (it) => it.fromStationId !== search.fromStationId || it.toStationId !== search.toStationId,
  )
  deviceStorage.writeJson(KEY, [search, ...others].slice(0, MOST))
}

/** Takes them off this device. */
export const forgetSearches = (): void => deviceStorage.remove(KEY)
