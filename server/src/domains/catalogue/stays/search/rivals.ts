import type { Piastres } from '@rihla/contract/values/money'
import type { StayIndex } from './stay-index.ts'

/** What the supplier asks for the same stay in a hotel of ours, by its id. */
export type Rivals = ReadonlyMap<number, Piastres>

const positions = new WeakMap<StayIndex, ReadonlyMap<number, number>>()

function positionOf(index: StayIndex, hotelId: number): number | undefined {
  let known = positions.get(index)
  if (!known) {
    known = new Map(index.hotels.map(({ id }, at) => [id, at]))
    positions.set(index, known)
  }
  return known.get(hotelId)
}

/** Where the stay of a hotel stands among what was found; -1: it isn't. */
function foundAt({ found }: StayIndex, hotel: number): number {
  let [low, high] = [0, found.count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((found.hotel[middle] ?? 0) < hotel) low = middle + 1
    else high = middle
  }
  return low < found.count && found.hotel[low] === hotel ? low : -1
}

/**
 * Takes out of what was found (of hotels, in their order) each of ours that another sells for less; answers
 * the ids of those that stay.
 */
export function settleRivals(index: StayIndex, rivals: Rivals): ReadonlySet<number> {
  const kept = new Set<number>()
  for (const [id, total] of rivals) {
    const hotel = positionOf(index, id)
    const at = hotel === undefined ? -1 : foundAt(index, hotel)
    if (at < 0) continue
    if ((index.found.total[at] ?? 0) <= total) kept.add(id)
    else index.found.remove(at)
  }
  return kept
}
