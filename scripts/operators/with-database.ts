import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findRunning, startPostgres } from '../postgres/postgres.ts'
import { ownScripts } from '../product.ts'
import { readSettings } from '../settings.ts'
import { runToEnd } from '../parts/supervise.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { execPath: program } = process

/**
 * Runs a program of the server's on the database of DATABASE_URL, else on the embedded one, whether the
 * product runs or not; answers its exit code.
 */
export async function runWithDatabase(script: string, args: readonly string[]): Promise<number> {
  const { databaseUrl, dataDir } = readSettings(process.env, [], root)
  const folder = join(dataDir, 'postgres')
  const known = databaseUrl ?? findRunning(folder)
  return known === undefined ? inOurOwn(folder, script, args) : run(known, script, args)
}

/** Starts the embedded PostgreSQL for as long as it takes. */
async function inOurOwn(dataDir: string, script: string, args: readonly string[]): Promise<number> {
  const postgres = await startPostgres({ dataDir })
  try {
    const environment = () => ({ ...process.env, DATABASE_URL: postgres.url })
    const migrate = [ownScripts(root).migrate]
    await runToEnd({ name: 'the migration', program, args: migrate, environment })
    return await run(postgres.url, script, args)
  } finally {
    await postgres.stop()
  }
}

async function run(url: string, script: string, args: readonly string[]): Promise<number> {
  const env = { ...process.env, DATABASE_URL: url }
  const child = spawn(program, [join(root, script), ...args], { env, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}
