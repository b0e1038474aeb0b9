import { shapeOf, type ContentTable } from '@rihla/contract/content/tables'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'

export type Row = Readonly<Record<string, unknown>>

async function rowsOf(
  db: Db | Trx,
  table: ContentTable,
  language: Language | null,
): Promise<Row[]> {
  const { byLanguage, sorted, unique } = shapeOf(table)
  const where = byLanguage ? sql`where language_code = ${language}` : sql``
  const order = sorted ? ['sort_order', 'id'] : (unique ?? ['id'])
  const by = sql.join(order.map((column) => sql.ref(column)))
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} t ${where} order by ${by}`.execute(db)
  return rows.map(({ row }) => row)
}

/** The rows of a part that stand in one of the table. */
async function partOf(db: Db | Trx, table: string, parent: string, id: unknown): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(parent)} = ${id}
     order by sort_order, id`.execute(db)
  return rows.map(({ row }) => row)
}

/** The fields that editors write, of a row that has more. */
const shaped = (fields: object, row: Row): Row =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, row[field] ?? null]))

/** The rows of a table as editors write them, in the order in which they are shown, each with its list. */
export async function readRows(
  db: Db | Trx,
  table: ContentTable,
  language: Language | null,
): Promise<Row[]> {
  const { fields, part } = shapeOf(table)
  const rows: Row[] = []
  for (const row of await rowsOf(db, table, language)) {
    const its = part ? await partOf(db, part.table, part.parent, row['id']) : []
    const parts = part && { [part.field]: its.map((it) => shaped(part.fields, it)) }
    rows.push({ ...shaped(fields, row), ...parts })
  }
  return rows
}
