/** Two lists, each in an order, as one in that order; of equals the first list's comes first. `most` at most. */
export function mergeSorted<T>(
  one: readonly T[],
  other: ArrayLike<T>,
  compare: (a: T, b: T) => number,
  most: number,
): T[] {
  const merged: T[] = []
  let [a, b] = [0, 0]
  while (merged.length < most && (a < one.length || b < other.length)) {
    const [next, its] = [one[a], other[b]]
    const isFirst = its === undefined || (next !== undefined && compare(next, its) <= 0)
    merged.push((isFirst ? next : its) as T)
    if (isFirst) a += 1
    else b += 1
  }
  return merged
}
