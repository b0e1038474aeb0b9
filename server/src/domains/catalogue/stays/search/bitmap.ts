/** A set of rooms by their position, 32 to a word: what many filters have in common is an AND of words. */
export type Bitmap = Int32Array

/** Words of a bitmap: `from` counts, `to` doesn't. */
export type Words = { readonly from: number; readonly to: number }

export const emptyBitmap = (rooms: number): Bitmap => new Int32Array((rooms + 31) >>> 5)

export const has = (bitmap: Bitmap, at: number): boolean =>
  ((bitmap[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0

export function add(bitmap: Bitmap, at: number): void {
  const word = at >>> 5
  bitmap[word] = (bitmap[word] ?? 0) | (1 << (at & 31))
}

/** The words in which these positions are. */
export const wordsOf = (first: number, end: number): Words => ({
  from: first >>> 5,
  to: (end + 31) >>> 5,
})

/** Makes a bitmap, within its words, hold the positions from `first` up to `end` and no others. */
export function fillRange(bitmap: Bitmap, first: number, end: number): void {
  const { from, to } = wordsOf(first, end)
  bitmap.fill(-1, from, to)
  if (first >= end) return
  bitmap[from] = (bitmap[from] ?? 0) & (-1 << (first & 31))
  if ((end & 31) !== 0) bitmap[to - 1] = (bitmap[to - 1] ?? 0) & ~(-1 << (end & 31))
}

/** Keeps what the other holds, too. */
export function intersect(bitmap: Bitmap, other: Bitmap, { from, to }: Words): void {
  for (let word = from; word < to; word += 1)
    bitmap[word] = (bitmap[word] ?? 0) & (other[word] ?? 0)
}

/** Takes in what the other holds. */
export function unite(bitmap: Bitmap, other: Bitmap, { from, to }: Words): void {
  for (let word = from; word < to; word += 1)
    bitmap[word] = (bitmap[word] ?? 0) | (other[word] ?? 0)
}

/** Drops what the other holds. */
export function subtract(bitmap: Bitmap, other: Bitmap, { from, to }: Words): void {
  for (let word = from; word < to; word += 1)
    bitmap[word] = (bitmap[word] ?? 0) & ~(other[word] ?? 0)
}

/** A bitmap for each value that these have, of the positions that have it. */
export function bitmapsBy<T, Key>(
  all: readonly T[],
  keyOf: (value: T, at: number) => Key,
): ReadonlyMap<Key, Bitmap> {
  const bitmaps = new Map<Key, Bitmap>()
  all.forEach((value, at) => {
    const key = keyOf(value, at)
    const bitmap = bitmaps.get(key) ?? emptyBitmap(all.length)
    bitmaps.set(key, bitmap)
    add(bitmap, at)
  })
  return bitmaps
}
