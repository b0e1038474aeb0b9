import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { fileOf, readFiles, type ContentRows, type Files, type Row } from './read-files.ts'

export type Imported =
  /** How many rows each file has, by its path. */
  | { readonly rows: Readonly<Record<string, number>> }
  /** What is wrong, by file, row and field; nothing was changed. */
  | { readonly wrong: readonly string[] }

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

/** Puts the rows of a file in the place of those that were there. */
async function replace(trx: Trx, { table, language, rows }: ContentRows): Promise<void> {
  const { byLanguage, sorted, part } = fileOf(table)
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

class DryRun extends Error {}

/**
 * Writes files into the database, all of them or none: each replaces what its table had in its language,
 * and tables without a file stay as they are. A dry run does all of it and takes it back.
 */
export async function importContent(
  db: Db,
  files: Files,
  { dryRun }: { dryRun: boolean },
): Promise<Imported> {
  const { read, wrong } = readFiles(files)
  if (wrong.length > 0) return { wrong }
  try {
    await db.transaction().execute(async (trx) => {
      for (const file of read) await replace(trx, file)
      if (dryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  const counts = Object.keys(files).map((path, at) => [path, read[at]?.rows.length ?? 0])
  return { rows: Object.fromEntries(counts) as Record<string, number> }
}
