import { FIRST_CITY_ID } from '@rihla/contract/bus/limits'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { Station } from '../../../ports/bus-operator.ts'
import { askOperator, isNoAnswer } from '../ask-operator.ts'
import type { SearchDeps } from './deps.ts'

/** From any of these stations to any of those. */
export type Ride = { readonly fromIds: readonly number[]; readonly toIds: readonly number[] }

/** Every station in use. */
export async function knownStations(deps: SearchDeps): Promise<readonly Station[] | Refusal> {
  const stations = await askOperator(deps, (operator) => operator.listStations())
  return isNoAnswer(stations) ? refuse('unavailable') : stations
}

const isCity = (id: number): boolean => id >= FIRST_CITY_ID

/** The stations that an id means: one, or all of a city. */
export const meantBy = (stations: readonly Station[], id: number): readonly number[] =>
  isCity(id) ? stations.flatMap((it) => (it.city?.id === id ? [it.id] : [])) : [id]

/** The stations of a search that may name cities; the operator is asked for them only where one does. */
export async function stationsOf(
  deps: SearchDeps,
  fromId: number,
  toId: number,
): Promise<Ride | Refusal> {
  if (!isCity(fromId) && !isCity(toId)) return { fromIds: [fromId], toIds: [toId] }
  const stations = await knownStations(deps)
  if (isRefusal(stations)) return stations
  return { fromIds: meantBy(stations, fromId), toIds: meantBy(stations, toId) }
}

/** Refuses when one of these stations isn't in use, or a city has none; null when all are. */
export async function refuseUnknown(
  deps: SearchDeps,
  ids: readonly number[],
): Promise<Refusal | null> {
  const stations = await knownStations(deps)
  if (isRefusal(stations)) return stations
  const known = new Set(stations.flatMap((it) => [it.id, it.city?.id]))
  return ids.every((id) => known.has(id)) ? null : refuse('station_unknown')
}
