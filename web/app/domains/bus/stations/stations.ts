import type { BusStation } from '@rihla/contract/bus/trips'
import { groupBy } from '../../../platform/group-by.ts'

/** In the order of their regions as they first appear; those without one come last. */
export function byRegion(stations: readonly BusStation[]): BusStation[] {
  const groups = groupBy(stations, ({ RegionName }) => RegionName)
  const last = groups.get(null) ?? []
  groups.delete(null)
  return [...groups.values(), last].flat()
}

/** What was typed and not chosen, where it can only be one: a single station, or a city with all of its own. */
export function surelyMeant(found: readonly BusStation[]): BusStation | null {
  const [first, ...more] = found
  if (!first || more.length === 0) return first ?? null
  const cities = found.filter(({ IsCity }) => IsCity)
  return cities.length === 1 ? (cities[0] ?? null) : null
}
