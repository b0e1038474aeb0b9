/** Where a number stands, or would stand, among numbers in order. */
export function placeAmong(sorted: Int32Array, wanted: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
