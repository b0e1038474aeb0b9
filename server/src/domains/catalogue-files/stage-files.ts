import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { NounFile } from './reading/find-files.ts'
import { readRows } from './reading/read-rows.ts'
import type { Wrong } from './reading/words.ts'

/** So many rows are kept together: what a cut loses at most. */
const CHUNK = 5000
/** An operator mends the first rows before reading further. */
const MOST_WRONG = 1000

export type Progress = (noun: string, rows: number) => void
export type Staged = {
  readonly importId: number
  /** Rows that an import before this one had read already. */
  readonly found: number
  readonly rows: Readonly<Record<string, number>>
  readonly wrong: readonly Wrong[]
}

/** Begins to read these files, or goes on where it was cut. What was read of others is forgotten. */
async function beginImport(client: pg.PoolClient, fingerprint: string, now: Date): Promise<number> {
  await client.query('delete from catalogue_imports where fingerprint <> $1', [fingerprint])
  const { rows } = await client.query<{ id: number }>(
    `insert into catalogue_imports (fingerprint, started_at) values ($1, $2)
     on conflict (fingerprint) do update set fingerprint = excluded.fingerprint returning id`,
    [fingerprint, now],
  )
  return rows[0]?.id ?? 0
}

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')

type Line = { readonly row: number; readonly fields: object }

/** Writes rows, and how many there are now, together. */
async function keep(
  client: pg.PoolClient,
  importId: number,
  noun: string,
  lines: readonly Line[],
): Promise<void> {
  const text = lines.map(
    ({ row, fields }) => `${importId}\t${noun}\t${row}\t${escaped(JSON.stringify(fields))}\n`,
  )
  await client.query('begin')
  try {
    const copy = client.query(
      copyFrom('copy catalogue_staged (import_id, noun, row_number, fields) from stdin'),
    )
    await pipeline(Readable.from(text), copy)
    await client.query(
      `insert into catalogue_import_files as f (import_id, noun, staged) values ($1, $2, $3)
       on conflict (import_id, noun) do update set staged = excluded.staged`,
      [importId, noun, lines.at(-1)?.row ?? 0],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Reads files into the staging tables, as far as they aren't there. Rows are checked each time, and those that
 * are wrong not kept: with one of them nothing is imported.
 */
export async function stageFiles(
  client: pg.PoolClient,
  files: readonly NounFile[],
  fingerprint: string,
  { now, progress }: { now: Date; progress: Progress },
): Promise<Staged> {
  const importId = await beginImport(client, fingerprint, now)
  const { rows: there } = await client.query<{ noun: string; staged: number }>(
    'select noun, staged from catalogue_import_files where import_id = $1',
    [importId],
  )
  const before = new Map(there.map(({ noun, staged }) => [noun, staged]))
  const wrong: Wrong[] = []
  const counts: Record<string, number> = {}
  for (const file of files) {
    const { noun, name } = file
    const done = before.get(noun.name) ?? 0
    let lines: Line[] = []
    let count = 0
    const flush = async (): Promise<void> => {
      if (lines.length > 0) await keep(client, importId, noun.name, lines)
      lines = []
      progress(noun.name, count)
    }
    try {
      for await (const { row, fields, wrong: its } of readRows(file)) {
        count = row
        if (its) wrong.push(...its.map((what) => ({ file: name, row, what })))
        else if (row > done) lines.push({ row, fields })
        if (lines.length >= CHUNK) await flush()
        if (wrong.length > MOST_WRONG) break
      }
    } catch (error) {
      if (!isFileFault(error)) throw error
      wrong.push({ file: name, what: (error as Error).message })
    }
    await flush()
    counts[name] = count
  }
  await client.query('analyze catalogue_staged')
  return {
    importId,
    found: there.reduce((sum, { staged }) => sum + staged, 0),
    rows: counts,
    wrong,
  }
}

/** What is wrong with the file, not with us: no JSON, a torn quote. Errors of the database have a severity. */
const isFileFault = (error: unknown): boolean =>
  error instanceof Error && !('severity' in error) && !('errno' in error)
