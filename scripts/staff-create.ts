// `npm run staff:create -- --email a@b.co --name "Samir Adel"`: makes a member of staff, in the
// database of DATABASE_URL, else in the embedded one, whether the product runs or not.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findRunning, startPostgres } from './postgres/postgres.ts'
import { ownScripts } from './product.ts'
import { readSettings } from './settings.ts'
import { runToEnd } from './supervise.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { execPath: program } = process
// Ctrl-C ends the question that is being asked; we still stop what we started.
process.on('SIGINT', () => {})

try {
  const { databaseUrl, dataDir } = readSettings(process.env, [], root)
  const folder = join(dataDir, 'postgres')
  const known = databaseUrl ?? findRunning(folder)
  process.exitCode = known === undefined ? await inOurOwn(folder) : await create(known)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Starts the embedded PostgreSQL for as long as it takes. */
async function inOurOwn(dataDir: string): Promise<number> {
  const postgres = await startPostgres({ dataDir })
  try {
    const environment = () => ({ ...process.env, DATABASE_URL: postgres.url })
    const args = [ownScripts(root).migrate]
    await runToEnd({ name: 'the migration', program, args, environment })
    return await create(postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function create(url: string): Promise<number> {
  const script = join(root, 'server/src/create-staff.ts')
  const env = { ...process.env, DATABASE_URL: url }
  const child = spawn(program, [script, ...process.argv.slice(2)], { env, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
