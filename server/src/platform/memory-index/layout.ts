/**
 * Where things stand in an index: those of a group (a city) side by side, each group beginning at a
 * word of the bitmaps, so that a search within a group reads its words alone.
 */
export type Layout = {
  /** Positions in all, those that fill a word up included. */
  readonly size: number
  /** By row, in the order that was collected. */
  readonly positionOf: Int32Array
  /** By position; -1 where nothing stands. */
  readonly rowAt: Int32Array
  readonly groups: ReadonlyMap<number, Group>
}

/** Words of the bitmaps, and where the group's things stand in its sorted lists. */
export type Group = {
  readonly firstWord: number
  readonly words: number
  readonly first: number
  readonly count: number
}

/** Lays out rows by the group of each; within a group they stand in the order in which they are named. */
export function layOut(rows: Int32Array, groupOf: (row: number) => number): Layout {
  const counts = new Map<number, number>()
  for (const row of rows) counts.set(groupOf(row), (counts.get(groupOf(row)) ?? 0) + 1)
  const groups = new Map<number, Group>()
  let [firstWord, first] = [0, 0]
  for (const [group, count] of counts) {
    const words = (count + 31) >>> 5
    groups.set(group, { firstWord, words, first, count })
    firstWord += words
    first += count
  }
  const size = firstWord * 32
  const positionOf = new Int32Array(rows.length)
  const rowAt = new Int32Array(size).fill(-1)
  const filled = new Map<number, number>()
  for (const row of rows) {
    const group = groupOf(row)
    const nth = filled.get(group) ?? 0
    filled.set(group, nth + 1)
    const at = (groups.get(group)?.firstWord ?? 0) * 32 + nth
    positionOf[row] = at
    rowAt[at] = row
  }
  return { size, positionOf, rowAt, groups }
}

/** All things as one group. */
export const everything = ({ size, positionOf }: Layout): Group => ({
  firstWord: 0,
  words: size >>> 5,
  first: 0,
  count: positionOf.length,
})
