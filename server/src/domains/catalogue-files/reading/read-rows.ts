import { pipeline, Readable } from 'node:stream'
import { parse } from 'csv-parse'
import * as z from 'zod/mini'
import { cleanHtml } from '../../catalogue/index.ts'
import type { Noun } from '../nouns/noun.ts'
import type { NounFile } from './find-files.ts'
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
  const options = { columns: true, bom: true, skip_empty_lines: true, trim: true } as const
  const parser = parse(options)
  // What is wrong with the file ends the parser, and so this loop.
  pipeline(Readable.from(textOf(path)), parser, () => undefined)
  for await (const cells of parser) yield readCells(noun, cells as Record<string, string>)
}

/** Reads the rows of a file one after the other. A file that can't be read at all throws, in words. */
export async function* readRows(file: NounFile): AsyncGenerator<ReadRow> {
  const { noun } = file
  const schema = schemaOf(noun)
  let row = 0
  for await (const value of rawRows(file)) {
    row += 1
    if (row > MOST_ROWS) throw new Error(`there are more than ${MOST_ROWS} rows`)
    const parsed = schema.safeParse(value)
    yield parsed.success
      ? { row, fields: cleaned(noun, parsed.data) }
      : { row, wrong: parsed.error.issues.map(wordsOf) }
  }
}
