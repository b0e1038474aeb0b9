import {
  shapeOf,
  type ContentField,
  type ContentFields,
  type ContentTable,
} from '@rihla/contract/content/tables'
import { toWesternDigits } from '@rihla/contract/values/digits'
import type { ContentRow, ContentRowsByLanguage } from '@rihla/contract/desk/content'
import { isShared, placesOf, sidesOf } from './sides.ts'

/** What a field holds while it is typed: numbers as their text, nothing as an empty one. */
export type Cell = string | boolean
export type Cells = Readonly<Record<string, Cell>>

/** A row on all of its sides, and its list; `id` is this page's own. */
export type Entry = {
  readonly id: string
  readonly sides: Readonly<Record<string, Cells>>
  readonly list: readonly Entry[]
}
export type Draft = readonly Entry[]

let made = 0
const newId = (): string => {
  made += 1
  return `entry-${made}`
}

const cellOf = (field: ContentField, value: unknown): Cell => {
  if (field.kind === 'flag') return typeof value === 'boolean' ? value : field.otherwise
  const text = value ?? ('otherwise' in field ? field.otherwise : null)
  return typeof text === 'string' || typeof text === 'number' ? String(text) : ''
}
const cellsOf = (fields: ContentFields, row: ContentRow | undefined): Cells =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, cellOf(field, row?.[name])]),
  )

/** A row that nobody has written anything in yet. */
export function emptyEntry(table: ContentTable, part = false, its: ContentRow = {}): Entry {
  const { fields, part: list } = shapeOf(table)
  const of = part && list ? list.fields : fields
  return {
    id: newId(),
    sides: Object.fromEntries(sidesOf(table).map((side) => [side, cellsOf(of, its)])),
    list: [],
  }
}

/** The same draft by ids of this page: those that it was kept with are given to others by now. */
export const withOwnIds = (draft: Draft): Draft =>
  draft.map((entry) => ({ ...entry, id: newId(), list: withOwnIds(entry.list) }))

type Side = Readonly<Record<string, ContentRow | undefined>>
const listIn = (row: ContentRow | undefined, field: string): readonly ContentRow[] => {
  const list = row?.[field]
  return Array.isArray(list) ? (list as ContentRow[]) : []
}

function entryOf(table: ContentTable, rows: Side): Entry {
  const { fields, part } = shapeOf(table)
  const sides = sidesOf(table)
  const longest = part ? Math.max(...sides.map((side) => listIn(rows[side], part.field).length)) : 0
  return {
    id: newId(),
    sides: Object.fromEntries(sides.map((side) => [side, cellsOf(fields, rows[side])])),
    list: Array.from({ length: longest }, (_, at) => ({
      id: newId(),
      sides: Object.fromEntries(
        sides.map((side) => [
          side,
          cellsOf(part?.fields ?? {}, listIn(rows[side], part?.field ?? '')[at]),
        ]),
      ),
      list: [],
    })),
  }
}

/** Rows of both languages that belong together: by what names them, else by their order. */
function paired(table: ContentTable, rows: ContentRowsByLanguage): Side[] {
  const { unique } = shapeOf(table)
  const pairs = new Map<string, Record<string, ContentRow>>()
  const nameOf = (row: ContentRow, at: number): string =>
    unique ? JSON.stringify(unique.map((field) => row[field])) : String(at)
  for (const place of placesOf(table) ?? []) pairs.set(nameOf(place, 0), {})
  for (const side of sidesOf(table))
    rows[side]?.forEach((row, at) => {
      const name = nameOf(row, at)
      pairs.set(name, { ...pairs.get(name), [side]: row })
    })
  const named = placesOf(table)?.map((place) => nameOf(place, 0)) ?? []
  return [...pairs].map(([name, pair]) => {
    const place = placesOf(table)?.[named.indexOf(name)] ?? Object.values(pair)[0]
    // A side that isn't there yet is named as the others are.
    const own = unique && place && Object.fromEntries(unique.map((field) => [field, place[field]]))
    return own ? Object.fromEntries(sidesOf(table).map((side) => [side, pair[side] ?? own])) : pair
  })
}

/** A table as it is edited: what belongs together in both languages side by side. */
export function draftOf(table: ContentTable, rows: ContentRowsByLanguage): Draft {
  const pairs = paired(table, rows)
  const entries = pairs.map((pair) => entryOf(table, pair))
  return entries.length === 0 && shapeOf(table).single ? [emptyEntry(table)] : entries
}

/** Whether nobody wrote anything on a side: it isn't saved, and the page has no such row. */
export function isBlank(table: ContentTable, fields: ContentFields, cells: Cells): boolean {
  return Object.entries(fields).every(([name, field]) => {
    const cell = cells[name]
    const isWritten = typeof cell === 'string' && cell.trim() !== ''
    const isOwn = isShared(table, name, field) || (field.kind === 'text' && field.otherwise)
    return !isWritten || isOwn
  })
}

const unprintable = /[^\P{Cc}\t\n\r]/gu
const aNumber = /^\d{1,5}(\.\d+)?$/
/** What is no number yet stays as it was typed: it is never saved, but joined with what somebody else wrote. */
const numberOf = (text: string): number | string => (aNumber.test(text) ? Number(text) : text)
function valueOf(field: ContentField, cell: Cell): string | number | boolean | null {
  if (typeof cell === 'boolean') return cell
  const text = cell.replaceAll(unprintable, '').toWellFormed().trim()
  if (field.kind === 'number') return text === '' ? field.otherwise : numberOf(text)
  if (text !== '') return text
  return field.kind === 'text' ? (field.otherwise ?? null) : null
}
const rowOf = (fields: ContentFields, cells: Cells): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(field, cells[name] ?? '')]),
  )

/** The rows of a draft as they are saved: without what nobody wrote anything in. */
export function rowsOf(table: ContentTable, draft: Draft): Record<string, ContentRow[]> {
  const { fields, part } = shapeOf(table)
  return Object.fromEntries(
    sidesOf(table).map((side) => [
      side,
      draft.flatMap((entry) => {
        const cells = entry.sides[side] ?? {}
        const its = entry.list.filter(
          ({ sides }) => part && !isBlank(table, part.fields, sides[side] ?? {}),
        )
        if (its.length === 0 && isBlank(table, fields, cells)) return []
        const list = part && {
          [part.field]: its.map(({ sides }) => rowOf(part.fields, sides[side] ?? {})),
        }
        return [{ ...rowOf(fields, cells), ...list }]
      }),
    ]),
  )
}

/** A number as it is kept, of what keyboards here type. */
const numberText = (typed: string): string => toWesternDigits(typed).replace('٫', '.')

/** An entry with something else in a field: on one side, or on all where all say the same. */
export function withCell(
  table: ContentTable,
  fields: ContentFields,
  entry: Entry,
  change: { readonly side: string; readonly name: string; readonly value: Cell },
): Entry {
  const { side, name } = change
  const field = fields[name]
  const isNumber = field?.kind === 'number' && typeof change.value === 'string'
  const value = isNumber ? numberText(change.value) : change.value
  const all = field !== undefined && isShared(table, name, field)
  const sides = Object.entries(entry.sides).map(([one, cells]) => [
    one,
    all || one === side ? { ...cells, [name]: value } : cells,
  ])
  return { ...entry, sides: Object.fromEntries(sides) as Entry['sides'] }
}
