/** A set of positions, 32 to a word: what several filters have in common is an AND of their words. */
export type Bitmap = Int32Array

export const emptyBitmap = (size: number): Bitmap => new Int32Array((size + 31) >>> 5)

/** All positions below `size`. */
export function fullBitmap(size: number): Bitmap {
  const bitmap = emptyBitmap(size).fill(-1)
  if ((size & 31) !== 0) bitmap[bitmap.length - 1] = ~(-1 << (size & 31))
  return bitmap
}

/** The positions below `size` that fit. */
export function bitmapWhere(size: number, fits: (at: number) => boolean): Bitmap {
  const bitmap = emptyBitmap(size)
  for (let at = 0; at < size; at += 1) if (fits(at)) add(bitmap, at)
  return bitmap
}

/** Just these positions. */
export function bitmapOf(positions: Iterable<number>, size: number): Bitmap {
  const bitmap = emptyBitmap(size)
  for (const at of positions) add(bitmap, at)
  return bitmap
}

export const has = (bitmap: Bitmap, at: number): boolean =>
  ((bitmap[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0

export function add(bitmap: Bitmap, at: number): void {
  const word = at >>> 5
  bitmap[word] = (bitmap[word] ?? 0) | (1 << (at & 31))
}

export function remove(bitmap: Bitmap, at: number): void {
  const word = at >>> 5
  bitmap[word] = (bitmap[word] ?? 0) & ~(1 << (at & 31))
}

/** Keeps what the other holds, too. */
export function intersect(bitmap: Bitmap, other: Bitmap): void {
  for (let word = 0; word < bitmap.length; word += 1)
    bitmap[word] = (bitmap[word] ?? 0) & (other[word] ?? 0)
}

/** Takes in what the other holds. */
export function unite(bitmap: Bitmap, other: Bitmap): void {
  for (let word = 0; word < bitmap.length; word += 1)
    bitmap[word] = (bitmap[word] ?? 0) | (other[word] ?? 0)
}

/** Drops what the other holds. */
export function subtract(bitmap: Bitmap, other: Bitmap): void {
  for (let word = 0; word < bitmap.length; word += 1)
    bitmap[word] = (bitmap[word] ?? 0) & ~(other[word] ?? 0)
}

/** How many bits of a word are set. */
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55_55_55_55)
  bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33)
  return Math.imul((bits + (bits >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}

/** How many positions it holds. */
export function sizeOf(bitmap: Bitmap): number {
  let size = 0
  for (let word = 0; word < bitmap.length; word += 1) size += bitsOf(bitmap[word] ?? 0)
  return size
}

/** How many positions two of one size have in common. */
export function sizeOfBoth(one: Bitmap, other: Bitmap): number {
  let size = 0
  for (let word = 0; word < one.length; word += 1)
    size += bitsOf((one[word] ?? 0) & (other[word] ?? 0))
  return size
}

/** Calls `visit` with each of its positions, in order. */
export function eachPosition(bitmap: Bitmap, visit: (at: number) => void): void {
  for (let word = 0; word < bitmap.length; word += 1)
    for (let bits = bitmap[word] ?? 0; bits !== 0; bits &= bits - 1)
      visit(word * 32 + 31 - Math.clz32(bits & -bits))
}

/** As `intersect`; answers how many are left, for less than counting them afterwards. */
function intersectCounting(bitmap: Bitmap, other: Bitmap): number {
  let size = 0
  for (let word = 0; word < bitmap.length; word += 1) {
    const both = (bitmap[word] ?? 0) & (other[word] ?? 0)
    bitmap[word] = both
    size += bitsOf(both)
  }
  return size
}

/**
 * What all of these (one at least, of one size) hold, and how many; one alone is answered as it is. Several are put
 * into the first of them if it may be `changed`, and into a copy of it else.
 */
export function intersectionOf(
  sets: readonly Bitmap[],
  changed = false,
): { bitmap: Bitmap; size: number } {
  const [first = new Int32Array(0), ...others] = sets
  const last = others.pop()
  if (!last) return { bitmap: first, size: sizeOf(first) }
  const bitmap = changed ? first : first.slice()
  for (const other of others) intersect(bitmap, other)
  return { bitmap, size: intersectCounting(bitmap, last) }
}

/** Its positions in order, `most` of them after the first `offset`. */
export function positionsOf(bitmap: Bitmap, offset = 0, most = Infinity): number[] {
  const found: number[] = []
  let passed = 0
  for (let word = 0; word < bitmap.length && found.length < most; word += 1) {
    let bits = bitmap[word] ?? 0
    if (bits === 0) continue
    const inWord = bitsOf(bits)
    if (passed + inWord <= offset) {
      passed += inWord
      continue
    }
    for (; bits !== 0 && found.length < most; bits &= bits - 1) {
      if (passed >= offset) found.push(word * 32 + 31 - Math.clz32(bits & -bits))
      passed += 1
    }
  }
  return found
}
