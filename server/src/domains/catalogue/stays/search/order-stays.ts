import type { FoundStay } from './find-stays.ts'

export type StayOrder = {
  readonly by: 'score' | 'price' | 'rating'
  readonly descending: boolean
  /** Among equal prices, when both orders were asked for. */
  readonly thenRating?: 'asc' | 'desc'
}

const keyOf = (stay: FoundStay, by: StayOrder['by']): number =>
  by === 'price' ? stay.perNight : by === 'rating' ? stay.hotel.rating : stay.hotel.score

/** Compares two stays in an order; the hotel's id decides between equals, so pages never overlap. */
export function compareStays({ by, descending, thenRating }: StayOrder) {
  const sign = descending ? -1 : 1
  const ratingSign = thenRating === 'desc' ? -1 : thenRating === 'asc' ? 1 : 0
  return (a: FoundStay, b: FoundStay): number =>
    sign * (keyOf(a, by) - keyOf(b, by)) ||
    ratingSign * (a.hotel.rating - b.hotel.rating) ||
    a.hotel.id - b.hotel.id
}

/**
 * The first `count` of these in order. Keeps a heap of so many and looks at each of the others once:
 * sorting all to show twenty costs several times the search itself.
 */
export function firstOf<T>(all: readonly T[], count: number, compare: (a: T, b: T) => number): T[] {
  if (count <= 0) return []
  if (all.length <= count * 4) return all.toSorted(compare).slice(0, count)
  const heap: T[] = all.slice(0, count).sort((a, b) => compare(b, a))
  for (let n = count; n < all.length; n += 1) {
    const [next, worst] = [all[n] as T, heap[0] as T]
    if (compare(next, worst) < 0) sink(heap, next, compare)
  }
  return heap.sort(compare)
}

/** Puts a value in the place of the worst and lets it sink to where it belongs. */
function sink<T>(heap: T[], value: T, compare: (a: T, b: T) => number): void {
  let at = 0
  for (;;) {
    let child = at * 2 + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && compare(heap[child + 1] as T, heap[child] as T) > 0) child += 1
    if (compare(heap[child] as T, value) <= 0) break
    heap[at] = heap[child] as T
    at = child
  }
  heap[at] = value
}
