import type { Db } from '../../../platform/database/connect.ts'
import { replaceRows } from '../rows/replace-rows.ts'
import { readFiles, type Files } from './read-files.ts'

export type Imported =
  /** How many rows each file has, by its path. */
  | { readonly rows: Readonly<Record<string, number>> }
  /** What is wrong, by file, row and field; nothing was changed. */
  | { readonly wrong: readonly string[] }

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
      for (const file of read) await replaceRows(trx, file)
      if (dryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  const counts = Object.keys(files).map((path, at) => [path, read[at]?.rows.length ?? 0])
  return { rows: Object.fromEntries(counts) as Record<string, number> }
}
