import type { Db } from '../../../platform/database/connect.ts'
import { readRows } from '../rows/read-rows.ts'
import { allFiles, type Files } from './read-files.ts'

/** Everything that editors wrote, as files; an empty text has none. */
export async function exportContent(db: Db): Promise<Files> {
  const files: Record<string, string> = {}
  for (const { table, language, path } of allFiles()) {
    const rows = await readRows(db, table, language)
    if (rows.length > 0) files[path] = `${JSON.stringify(rows, null, 2)}\n`
  }
  return files
}
