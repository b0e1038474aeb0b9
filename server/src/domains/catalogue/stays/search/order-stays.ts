import type { Order } from '../../offer/order.ts'
import type { StayIndex } from './stay-index.ts'

/**
 * Places among what was found of the first `count` stays in an order; the hotel's id decides between
 * equals, so pages never overlap.
 */
export function firstInOrder(
  { ofHotel, found }: StayIndex,
  { by, descending, thenRating }: Order,
  count: number,
): number[] {
  const sign = descending ? -1 : 1
  const keys = new Float64Array(count > 0 ? found.count : 0)
  if (by === 'price')
    for (let at = 0; at < keys.length; at += 1) keys[at] = sign * found.perNight(at)
  else {
    const column = by === 'rating' ? ofHotel.rating : ofHotel.score
    for (let at = 0; at < keys.length; at += 1)
      keys[at] = sign * (column[found.hotel[at] ?? 0] ?? 0)
  }
  const ratingSign = thenRating === 'desc' ? -1 : thenRating === 'asc' ? 1 : 0
  return firstOf(found.count, count, keys, (a, b) => {
    const [one, other] = [found.hotel[a] ?? 0, found.hotel[b] ?? 0]
    return (
      ratingSign * ((ofHotel.rating[one] ?? 0) - (ofHotel.rating[other] ?? 0)) ||
      (ofHotel.id[one] ?? 0) - (ofHotel.id[other] ?? 0)
    )
  })
}

/**
 * Which of `all` places come first by their keys, in order; `tie` decides between equal keys. Keeps a
 * heap of `count` and looks at each of the others once: sorting all to show twenty costs several times
 * the search itself.
 */
export function firstOf(
  all: number,
  count: number,
  keys: Float64Array,
  tie: (a: number, b: number) => number,
): number[] {
  const compare = (a: number, b: number): number => (keys[a] ?? 0) - (keys[b] ?? 0) || tie(a, b)
  if (count <= 0) return []
  const heap = Array.from({ length: Math.min(all, count) }, (_, at) => at)
  if (all <= count) return heap.sort(compare)
  heap.sort((a, b) => compare(b, a))
  let worst = keys[heap[0] ?? 0] ?? 0
  for (let at = count; at < all; at += 1) {
    const key = keys[at] ?? 0
    if (key > worst || (key === worst && tie(at, heap[0] ?? 0) > 0)) continue
    sink(heap, at, compare)
    worst = keys[heap[0] ?? 0] ?? 0
  }
  return heap.sort(compare)
}

/** Puts a place into that of the worst and lets it sink to where it belongs. */
function sink(heap: number[], value: number, compare: (a: number, b: number) => number): void {
  let at = 0
  for (;;) {
    let child = at * 2 + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1
    if (compare(heap[child] ?? 0, value) <= 0) break
    heap[at] = heap[child] ?? 0
    at = child
  }
  heap[at] = value
}
