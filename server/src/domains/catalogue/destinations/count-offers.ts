import { sizeOf } from '../../../platform/memory-index/bitmap.ts'
import type { CatalogueDeps } from '../deps.ts'
import type { StayIndex } from '../stays/search/stay-index.ts'

/** How many hotels and ships there are in a city: those of a city stand side by side. */
function countStays({ pools, ofRoom }: StayIndex, cityId: number): number {
  let count = 0
  for (const { byCity } of Object.values(pools)) {
    const { first, end } = byCity.get(cityId) ?? { first: 0, end: 0 }
    if (first < end) count += 1 + (ofRoom.hotel[end - 1] ?? 0) - (ofRoom.hotel[first] ?? 0)
  }
  return count
}

/** Answers how many offers of every kind are on sale in a city. */
export async function offerCounter(deps: CatalogueDeps): Promise<(cityId: number) => number> {
  const [{ families }, stays, { kinds }] = [
    await deps.activities.current(),
    await deps.stays.current(),
    await deps.packages.current(),
  ]
  return (cityId) => {
    let count = countStays(stays, cityId)
    for (const { cities } of Object.values(families)) count += cities.get(cityId)?.group.count ?? 0
    for (const { byCity } of Object.values(kinds)) {
      const there = byCity.get(cityId)
      if (there) count += sizeOf(there)
    }
    return count
  }
}
