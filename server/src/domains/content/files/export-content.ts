import type { ContentTable } from '@rihla/contract/content-files'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { allFiles, fileOf, type Files, type Row } from './read-files.ts'

async function rowsOf(db: Db, table: ContentTable, language: Language | null): Promise<Row[]> {
  const { byLanguage, sorted, unique } = fileOf(table)
  const where = byLanguage ? sql`where language_code = ${language}` : sql``
  const order = sorted ? ['sort_order', 'id'] : (unique ?? ['id'])
  const by = sql.join(order.map((column) => sql.ref(column)))
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} t ${where} order by ${by}`.execute(db)
  return rows.map(({ row }) => row)
}

/** The rows of a part that stand in one of the table. */
async function partOf(db: Db, table: string, parent: string, id: unknown): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(parent)} = ${id}
     order by sort_order, id`.execute(db)
  return rows.map(({ row }) => row)
}

/** The fields that a file has, of a row that has more. */
const shaped = (shape: object, row: Row): Row =>
  Object.fromEntries(Object.keys(shape).map((field) => [field, row[field] ?? null]))

/** Everything that editors wrote, as files; an empty text has none. */
export async function exportContent(db: Db): Promise<Files> {
  const files: Record<string, string> = {}
  for (const { table, language, path } of allFiles()) {
    const { row: schema, part } = fileOf(table)
    const rows: Row[] = []
    for (const row of await rowsOf(db, table, language)) {
      const its = part ? await partOf(db, part.table, part.parent, row['id']) : []
      const parts = part && { [part.field]: its.map((it) => shaped(part.shape, it)) }
      rows.push({ ...shaped(schema.shape, row), ...parts })
    }
    if (rows.length > 0) files[path] = `${JSON.stringify(rows, null, 2)}\n`
  }
  return files
}
