/** Two lists, each in an order, as one in that order; of equals the first list's comes first. `most` at most. */
export function mergeSorted(
  one: readonly number[],
  other: ArrayLike<number>,
  compare: (a: number, b: number) => number,
  most: number,
): number[] {
  const merged: number[] = []
  let [a, b] = [0, 0]
  while (merged.length < most && (a < one.length || b < other.length)) {
    const [next, its] = [one[a], other[b]]
    const isFirst = its === undefined || (next !== undefined && compare(next, its) <= 0)
    merged.push((isFirst ? next : its) ?? 0)
    if (isFirst) a += 1
    else b += 1
  }
  return merged
}
