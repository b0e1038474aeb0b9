import { execFileSync } from 'node:child_process'
import { chmodSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { loadDemo } from '../demo/load-demo.ts'
import { markDemoLoaded } from '../scripts/parts/demo-loaded.ts'
import { startPostgres } from '../scripts/postgres/postgres.ts'
import { scratchFolder } from '../scripts/postgres/scratch-folder.ts'
import { bringPictures } from './kept-pictures.ts'
import { createDb, createPool } from '../server/src/platform/database/connect.ts'
import { prepareDatabase } from '../server/src/migrate.ts'

/** Names the prepared data to the processes that run the test files. */
export const VARIABLE = 'RIHLA_PREPARED_DATA'

/**
 * Makes the data that every product of a run starts from, as its first start would: the database is
 * migrated and has the demo. Loaded once, copied often; nothing to do where it was done ahead. Answers how
 * to remove it.
 */
export async function prepareData(): Promise<() => void> {
  if (process.env[VARIABLE]) return () => undefined
  const folder = newFolder()
  const postgres = await startPostgres({
    dataDir: join(folder, 'postgres'),
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  })
  try {
    await prepareDatabase(postgres.url)
    const pool = createPool(postgres.url, { max: 2, statementSeconds: 180, waitSeconds: 180 })
    pool.on('error', () => undefined) // its connections may end with the database
    await loadDemo(createDb(pool), { now: new Date(), dataDir: folder })
    await pool.query('vacuum (analyze)')
    await pool.end()
    await markDemoLoaded(postgres.url, new Date())
  } finally {
    await postgres.stop()
  }
  // The copies start at the same moment: each chooses a port of its own.
  rmSync(join(folder, 'postgres', 'port'))
  // To resize a picture costs more than the page around it, and to compile the server is half of its start: what
  // one product made, all of them have.
  const [pictures, compiled] = [newFolder(), newFolder()]
  symlinkSync(pictures, join(folder, 'image-cache'))
  symlinkSync(compiled, join(folder, 'compiled'))
  const keepPictures = bringPictures(join(folder, 'images'), pictures)
  process.env[VARIABLE] = folder
  return () => {
    keepPictures()
    for (const made of [folder, pictures, compiled]) rmSync(made, { recursive: true, force: true })
  }
}

/** A folder of one product's own, with a copy of what was prepared. */
export function copyPreparedData(): string {
  const prepared = process.env[VARIABLE]
  if (!prepared) throw new Error(`${VARIABLE} is missing: run the journeys with \`npm test\`.`)
  const folder = newFolder()
  // With their owners: PostgreSQL runs as an account of its own.
  execFileSync('cp', ['-a', `${prepared}/.`, folder])
  return folder
}

function newFolder(): string {
  const folder = scratchFolder('rihla-e2e-')
  chmodSync(folder, 0o755)
  return folder
}
