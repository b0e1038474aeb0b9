import { differing, flatRows } from '@rihla/contract/content/flat-rows'
import { shapeOf, type ContentTable } from '@rihla/contract/content/tables'
import type { ContentRow, ContentRowsByLanguage } from '@rihla/contract/desk/content'
import { sidesOf } from './sides.ts'

export type Change = {
  /** Where, such as `en.1.headline`. */
  readonly place: string
  readonly before: string | number | boolean | null
  readonly after: string | number | boolean | null
  /** I changed the same, and mine stays. */
  readonly isMine: boolean
}
export type Merge = {
  /** What somebody else changed. */
  readonly changes: readonly Change[]
  /** Mine, with what only they changed. */
  readonly joined: Record<string, readonly ContentRow[]>
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What goes together: a field where there is one row, else all rows of a side. */
const unitOf = (table: ContentTable, place: string): string => {
  const [side = '', , field = ''] = place.split('.')
  return shapeOf(table).single ? `${side} ${field}` : side
}

/** Joins two tables that were written over the same one: what only one of us changed is theirs. */
export function mergeRows(
  table: ContentTable,
  base: ContentRowsByLanguage,
  mine: ContentRowsByLanguage,
  theirs: ContentRowsByLanguage,
): Merge {
  const flat = { base: flatRows(base), mine: flatRows(mine), theirs: flatRows(theirs) }
  const byMe = new Set(differing(flat.base, flat.mine).map((place) => unitOf(table, place)))
  const changes = differing(flat.base, flat.theirs).map((place) => ({
    place,
    before: flat.base[place] ?? null,
    after: flat.theirs[place] ?? null,
    isMine: byMe.has(unitOf(table, place)),
  }))
  const { single } = shapeOf(table)
  const joined = sidesOf(table).map((side): [string, readonly ContentRow[]] => {
    const [its, own] = [theirs[side] ?? [], mine[side] ?? []]
    const [row, ownRow] = [its[0], own[0]]
    if (!single || !row || !ownRow) return [side, same(own, base[side] ?? []) ? its : own]
    const fields = Object.keys(ownRow).map((name) => [
      name,
      byMe.has(`${side} ${name}`) ? ownRow[name] : row[name],
    ])
    return [side, [Object.fromEntries(fields) as ContentRow]]
  })
  return { changes, joined: Object.fromEntries(joined) }
}
