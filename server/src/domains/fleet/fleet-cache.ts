import type { Db } from '../../platform/database/connect.ts'
import type { Fleet } from './fleet.ts'
import { readClasses, readSeats, readStations, readVersion } from './fleet-store.ts'

export type FleetCache = {
  /** The fleet as of a version that a statement answered beside its rows: never older than these. */
  at(version: number): Promise<Fleet>
  current(): Promise<Fleet>
}

/**
 * Keeps stations, classes and buses in this process. Every reading of trips brings the version along, so
 * that a change shows at once, at the price of one row.
 */
export function createFleetCache(db: Db): FleetCache {
  let cached: Fleet | undefined
  let loading: Promise<Fleet> | undefined

  const load = async (): Promise<Fleet> => {
    // The version first: what changes while the rest is read is read again next time.
    const version = await readVersion(db)
    const [stations, classes, layouts] = await Promise.all([
      readStations(db),
      readClasses(db),
      readSeats(db),
    ])
    const served = stations.filter((it) => it.active).map((it) => it.station)
    const byId = new Map(stations.map(({ station }) => [station.id, station]))
    return (cached = { version, stations: byId, served, classes, layouts })
  }
  const reload = (): Promise<Fleet> =>
    (loading ??= load().finally(() => {
      loading = undefined
    }))
  const at = async (version: number): Promise<Fleet> => {
    if (cached?.version === version) return cached
    // A reading under way may have begun before the change: only the next one surely knows it.
    const shared = loading ? await reload() : undefined
    return shared?.version === version ? shared : reload()
  }
  return { at, current: async () => at(await readVersion(db)) }
}
