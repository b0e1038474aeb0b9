/** Rows stay below this: with a whole number below 2^32 before it, a key is a whole number. */
export const MOST_ROWS = 2 ** 21

/** Rows by whole numbers below 2^32, the smallest first; equals stay in the order of the rows. */
export function sortRows(count: number, majorOf: (row: number) => number): Int32Array {
  if (count > MOST_ROWS) throw new Error(`More than ${MOST_ROWS} rows can't be ordered`)
  const keys = new Float64Array(count)
  for (let row = 0; row < count; row += 1) keys[row] = majorOf(row) * MOST_ROWS + row
  keys.sort()
  return Int32Array.from(keys, (key) => key % MOST_ROWS)
}

/** By row: the place of its number among the different ones, where `sorted` are the rows by it. */
export function placesAmong(sorted: Int32Array, numberOf: (row: number) => number): Int32Array {
  const places = new Int32Array(sorted.length)
  let place = 0
  sorted.forEach((row, n) => {
    if (n > 0 && numberOf(row) !== numberOf(sorted[n - 1] ?? 0)) place += 1
    places[row] = place
  })
  return places
}
