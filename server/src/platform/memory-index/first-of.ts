/** Which of two places comes first where their keys are equal. */
export type Tie = (a: number, b: number) => number

/**
 * Which of `all` places come first by their keys, in order; `tie` decides between equal keys. Keeps a
 * heap of `count` and looks at each of the others once: sorting all to show twenty costs several times
 * the search itself.
 */
export function firstOf(all: number, count: number, keys: Float64Array, tie: Tie): number[] {
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
