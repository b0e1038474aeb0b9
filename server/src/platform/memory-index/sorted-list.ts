import { add, has, type Bitmap } from './bitmap.ts'
import type { Group, Layout } from './layout.ts'

/** All positions in one order, from the smallest on: of everything, and of each group by itself. */
export type SortedList = {
  readonly all: Int32Array
  /** Group after group, each from its `first` on. */
  readonly grouped: Int32Array
  /** By position: its place in `all`. */
  readonly rank: Int32Array
}

/** The list of rows that are sorted already. */
export function sortedList(
  { size, positionOf, rowAt, groups }: Layout,
  rows: Int32Array,
): SortedList {
  const all = Int32Array.from(rows, (row) => positionOf[row] ?? 0)
  const rank = new Int32Array(size)
  const next = new Int32Array(size >>> 5)
  const groupAt = new Int32Array(size >>> 5)
  for (const { firstWord, words, first } of groups.values()) {
    groupAt.fill(firstWord, firstWord, firstWord + words)
    next[firstWord] = first
  }
  const grouped = new Int32Array(rowAt.length > 0 ? rows.length : 0)
  all.forEach((at, place) => {
    rank[at] = place
    const group = groupAt[at >>> 5] ?? 0
    grouped[next[group] ?? 0] = at
    next[group] = (next[group] ?? 0) + 1
  })
  return { all, grouped, rank }
}

/** The positions of a group in order. */
export const listOf = ({ all, grouped }: SortedList, group: Group, whole: boolean): Int32Array =>
  whole ? all : grouped.subarray(group.first, group.first + group.count)

/** Putting a match in its place costs about as much as passing so many in the list. */
const SORT_COST = 4

export type Page = { readonly offset: number; readonly size: number; readonly descending: boolean }

/**
 * A page of what matched (`total` positions of a group; `matches` begin with its first word) in the
 * order of a list. Few matches are put in order, many are met while walking the list.
 */
export function pageInOrder(
  sorted: SortedList,
  list: Int32Array,
  matches: Bitmap,
  { group, total }: { group: Group; total: number },
  { offset, size, descending }: Page,
): number[] {
  const end = Math.min(offset + size, total)
  if (offset >= end) return []
  const shift = group.firstWord * 32
  if (total * SORT_COST < (list.length * end) / total) {
    const ranks = ranksOf(sorted.rank, matches, total, shift)
    const page = descending
      ? ranks.subarray(total - end, total - offset).reverse()
      : ranks.subarray(offset, end)
    return Array.from(page, (place) => sorted.all[place] ?? 0)
  }
  const found: number[] = []
  let passed = 0
  for (let n = 0; n < list.length && passed < end; n += 1) {
    const at = list[descending ? list.length - 1 - n : n] ?? 0
    if (!has(matches, at - shift)) continue
    if (passed >= offset) found.push(at)
    passed += 1
  }
  return found
}

function ranksOf(rank: Int32Array, matches: Bitmap, total: number, shift: number): Int32Array {
  const ranks = new Int32Array(total)
  let n = 0
  for (let word = 0; n < total; word += 1)
    for (let bits = matches[word] ?? 0; bits !== 0; bits &= bits - 1) {
      ranks[n] = rank[shift + word * 32 + 31 - Math.clz32(bits & -bits)] ?? 0
      n += 1
    }
  return ranks.sort()
}

/** Ranges of a list as bitmaps: from the nearest of some checkpoints instead of from nothing. */
export type Checkpoints = { readonly step: number; readonly sets: readonly Bitmap[] }

const CHECKPOINTS = 128
const SMALLEST_STEP = 32

/** For each so many of the list: which of the group's positions were passed. */
export function checkpointsOf(list: Int32Array, group: Group): Checkpoints {
  const step = Math.max(SMALLEST_STEP, Math.ceil(list.length / CHECKPOINTS))
  const sets: Bitmap[] = []
  const passed = new Int32Array(group.words)
  list.forEach((at, n) => {
    if (n % step === 0) sets.push(passed.slice())
    add(passed, at - group.firstWord * 32)
  })
  return { step, sets }
}

/** Writes the positions of a part of the list (`first` up to `end`) into an empty bitmap of the group. */
export function fillRange(
  bitmap: Bitmap,
  { step, sets }: Checkpoints,
  list: Int32Array,
  { firstWord }: Group,
  [first, end]: readonly [first: number, end: number],
): void {
  if (first >= end) return
  const shift = firstWord * 32
  const [from, to] = [Math.ceil(first / step), Math.floor(end / step)]
  const [low, high] = [sets[from], sets[to] ?? sets.at(-1)]
  // Within one step there is nothing to take over.
  if (from > to || !low || !high) {
    for (let n = first; n < end; n += 1) add(bitmap, (list[n] ?? 0) - shift)
    return
  }
  for (let word = 0; word < bitmap.length; word += 1)
    bitmap[word] = (high[word] ?? 0) & ~(low[word] ?? 0)
  for (let n = first; n < from * step; n += 1) add(bitmap, (list[n] ?? 0) - shift)
  for (let n = Math.min(to, sets.length - 1) * step; n < end; n += 1)
    add(bitmap, (list[n] ?? 0) - shift)
}

/** How many of a list (sorted by these numbers) are below a limit. */
export function countBelow(list: Int32Array, numbers: Int32Array, limit: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[list[middle] ?? 0] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}
