import { shapeOf, type ContentTable } from '@rihla/contract/content/tables'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'
import { lockPhotos, photosIn } from './photos-in.ts'
import type { Row } from './read-rows.ts'

/** Rows of a table, as its schema in the contract has read them; `language` null: they are of all languages. */
export type ContentRows = {
  readonly table: ContentTable
  readonly language: Language | null
  readonly rows: readonly Row[]
}

/** Adds rows with the columns that they have; answers their ids. */
async function insert(trx: Trx, table: string, rows: readonly Row[]): Promise<unknown[]> {
  const [first] = rows
  if (!first) return []
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  const { rows: added } = await sql<{ row: Row }>`
    with added as (
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
      returning *)
    select to_jsonb(added) as row from added`.execute(trx)
  return added.map(({ row }) => row['id'])
}

const numbered = (rows: readonly Row[]): Row[] =>
  rows.map((row, at) => ({ ...row, sort_order: at + 1 }))

/** Puts rows in the place of those that the table had in their language; their order is the one that is shown. */
export async function replaceRows(trx: Trx, { table, language, rows }: ContentRows): Promise<void> {
  const { byLanguage, sorted, part } = shapeOf(table)
  await lockPhotos(trx, photosIn(rows))
  const where = byLanguage ? sql`where language_code = ${language}` : sql``
  await sql`delete from ${sql.table(table)} ${where}`.execute(trx)
  const own = byLanguage ? { language_code: language } : {}
  if (!part) {
    const all = rows.map((row) => ({ ...own, ...row }))
    await insert(trx, table, sorted ? numbered(all) : all)
    return
  }
  for (const { [part.field]: its, ...row } of rows) {
    const [id] = await insert(trx, table, [{ ...own, ...row }])
    const parts = (its as Row[]).map((it) => ({ ...it, [part.parent]: id }))
    await insert(trx, part.table, numbered(parts))
  }
}
