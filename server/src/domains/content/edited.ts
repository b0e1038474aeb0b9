import { contentRows } from '@rihla/contract/content/rows'
import { shapeOf, type ContentTable } from '@rihla/contract/content/tables'
import { languages } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { editionOf } from '../../platform/edition.ts'
import { lockPhotos, photosIn } from './rows/photos-in.ts'
import { readRows, type Row } from './rows/read-rows.ts'
import { replaceRows } from './rows/replace-rows.ts'

/** The rows of a table by language, or under `all` where they speak every language. */
export type EditedRows = Readonly<Record<string, readonly Row[]>>

/** A table as it is edited; `edition` is another one once anybody, or a file, changed anything. */
export type Edited = { readonly edition: string; readonly rows: EditedRows }

const parts = (table: ContentTable) =>
  shapeOf(table).byLanguage
    ? languages.map((language) => ({ name: language, language }))
    : [{ name: 'all', language: null }]

/** A table as editors see it. */
export async function readEdited(db: Db | Trx, table: ContentTable): Promise<Edited> {
  const rows: Record<string, readonly Row[]> = {}
  for (const { name, language } of parts(table)) rows[name] = await readRows(db, table, language)
  return { edition: editionOf(rows), rows }
}

/** The rows that repeat an earlier one in what must differ. */
const isRepeated = (unique: readonly string[], rows: readonly Row[]): boolean => {
  const keys = rows.map((row) => JSON.stringify(unique.map((field) => row[field])))
  return new Set(keys).size < keys.length
}

/** Whether a photograph that is new to the table isn't there any more; those that are stay while it is saved. */
async function lacksPhoto(trx: Trx, before: EditedRows, after: EditedRows): Promise<boolean> {
  const known = new Set(photosIn(Object.values(before).flat()))
  const wanted = photosIn(Object.values(after).flat())
  const there = await lockPhotos(trx, wanted)
  return wanted.some((name) => !there.has(name) && !known.has(name))
}

/**
 * Saves a table over the edition that was being edited. Another one there means that somebody saved
 * meanwhile: that is refused, unless it says the same, as after a save whose answer was lost.
 */
export async function saveEdited(
  db: Db,
  table: ContentTable,
  edition: string,
  asked: EditedRows,
): Promise<Edited | Refusal<'content_changed' | 'content_repeated' | 'photo_gone'>> {
  const { unique } = shapeOf(table)
  // As they would be read again: in the order of the fields, with what was left out.
  const rows = Object.fromEntries(
    parts(table).map(({ name }) => [
      name,
      (asked[name] ?? []).map((row) => contentRows[table].parse(row)),
    ]),
  )
  if (unique && Object.values(rows).some((its) => isRepeated(unique, its)))
    return refuse('content_repeated')
  return db.transaction().execute(async (trx) => {
    // Two who save wait for each other, a file that is brought in as well; readers wait for nobody.
    await sql`select lock_content(${table})`.execute(trx)
    const standing = await readEdited(trx, table)
    if (standing.edition === editionOf(rows)) return standing
    if (standing.edition !== edition) return refuse('content_changed')
    if (await lacksPhoto(trx, standing.rows, rows)) return refuse('photo_gone')
    for (const { name, language } of parts(table))
      await replaceRows(trx, { table, language, rows: rows[name] ?? [] })
    return readEdited(trx, table)
  })
}
