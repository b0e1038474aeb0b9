import { pipeline, Readable } from 'node:stream'
import { parse } from 'csv-parse'
import * as z from 'zod/mini'
import { cleanHtml } from '../../catalogue/index.ts'
import type { Noun } from '../nouns/noun.ts'
import type { NounFile } from './find-files.ts'
import { csvOptions } from './csv.ts'
import { readCells } from './read-cell.ts'
import { textOf, wholeTextOf } from './read-text.ts'
import { wordsOf } from './words.ts'

/** Nobody's list is longer. */
const MOST_ROWS = 2_000_000

type Row = Readonly<Record<string, unknown>>
/** A row of a file: its fields, or what is wrong with it. */
export type ReadRow = { readonly row: number } & (
  | { readonly fields: Row; readonly wrong?: undefined }
  | { readonly wrong: readonly string[]; readonly fields?: undefined }
)

/** What a row of a noun must be like. Fields that may be left out stay out. */
export function schemaOf(noun: Noun): z.ZodMiniType<Row> {
  const fields = Object.entries(noun.fields).map(
    ([name, { schema, otherwise }]) =>
      [name, otherwise === undefined ? schema : z.optional(schema)] as const,
  )
  const rules = (noun.rules ?? []).map(({ field, what, holds }) =>
    z.refine((row) => holds(row as Row), { path: [field], message: what }),
  )
  return z.strictObject(Object.fromEntries(fields)).check(...rules)
}

/** HTML as it is shown: what could run is taken out here already. */
function cleaned(noun: Noun, row: Row): Row {
  const html = Object.entries(noun.fields).filter(([, field]) => field.html)
  if (html.length === 0) return row
  const clean = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(clean) : typeof value === 'string' ? cleanHtml(value) : value
  return {
    ...row,
    ...Object.fromEntries(
      html.filter(([name]) => name in row).map(([name]) => [name, clean(row[name])]),
    ),
  }
}

async function* rawRows({ noun, paths: [path = ''], rows }: NounFile): AsyncGenerator<unknown> {
  if (rows) {
    yield* rows
    return
  }
  if (path.endsWith('.json')) {
    const list: unknown = JSON.parse(await wholeTextOf(path))
    if (!Array.isArray(list)) throw new Error('this is not a JSON list of rows')
    yield* list
    return
  }
  const parser = parse(csvOptions)
  // What is wrong with the file ends the parser, and so this loop.
  pipeline(Readable.from(textOf(path)), parser, () => undefined)
  for await (const cells of parser) yield readCells(noun, cells as Record<string, string>)
}

/** Whether the database can keep all texts in a value: neither an empty character nor half of a pair. */
function canBeKept(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  return typeof value !== 'object' || value === null || Object.values(value).every(canBeKept)
}
const unkept = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .filter(([, its]) => !canBeKept(its))
        .map(
          ([name]) => `${name}: has a character that no text can have (U+0000, or half of a pair)`,
        )
    : []

/** Reads the rows of a file one after the other. A file that can't be read at all throws, in words. */
export async function* readRows(file: NounFile): AsyncGenerator<ReadRow> {
  const { noun } = file
  const schema = schemaOf(noun)
  let row = 0
  for await (const value of rawRows(file)) {
    row += 1
    if (row > MOST_ROWS) throw new Error(`there are more than ${MOST_ROWS} rows`)
    const parsed = schema.safeParse(value)
    const wrong = [...unkept(value), ...(parsed.success ? [] : parsed.error.issues.map(wordsOf))]
    yield parsed.success && wrong.length === 0
      ? { row, fields: cleaned(noun, parsed.data) }
      : { row, wrong }
  }
}
