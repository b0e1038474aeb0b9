import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { askOperator, isNoAnswer } from '../ask-operator.ts'
import type { SearchDeps } from './deps.ts'

/** Refuses when one of these stations isn't in use; null when all are. */
export async function refuseUnknown(
  deps: SearchDeps,
  ids: readonly number[],
): Promise<Refusal | null> {
  const stations = await askOperator(deps, (operator) => operator.listStations())
  if (isNoAnswer(stations)) return refuse('unavailable')
  const known = new Set(stations.map((station) => station.id))
  return ids.every((id) => known.has(id)) ? null : refuse('station_unknown')
}
