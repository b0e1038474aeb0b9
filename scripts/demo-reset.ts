// `npm run demo:reset`: throws away everything that happened in the demo and loads it anew.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { isFree } from './postgres/ports.ts'
import { startPostgres } from './postgres/postgres.ts'
import { ownScripts } from './product.ts'
import { keepSecrets } from './secrets.ts'
import { readSettings, serverEnvironment, type Settings } from './settings.ts'
import { step } from './step.mjs'
import { markDemoBegun, refuseAnothers } from './parts/demo-loaded.ts'
import { runToEnd } from './parts/supervise.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

try {
  await reset(readSettings(process.env, [], root))
  console.log('The demo is as on its first day. Start it with `npm start`.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function reset(settings: Settings): Promise<void> {
  if (!settings.demo) {
    throw new Error(
      'RIHLA_DEMO=0 means production: there is no demo to reset. Nothing was changed.',
    )
  }
  if (settings.databaseUrl !== undefined) return fill(settings, settings.databaseUrl)
  // Refuses by itself while the product runs on it.
  const postgres = await startPostgres({ dataDir: join(settings.dataDir, 'postgres') })
  try {
    await fill(settings, postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function fill(settings: Settings, databaseUrl: string): Promise<void> {
  if (!(await isFree(settings.sandboxPort))) {
    throw new Error(
      `Something listens on port ${settings.sandboxPort}, where the sandbox would. ` +
        'Stop Rihla first. Nothing was changed.',
    )
  }
  await step('emptying the database', () => empty(databaseUrl))
  rmSync(join(settings.dataDir, 'sandbox'), { recursive: true, force: true })
  const secrets = keepSecrets(settings.dataDir)
  const environment = () => serverEnvironment(settings, databaseUrl, secrets, process.env)
  const { migrate, demo } = ownScripts(root)
  const common = { program: process.execPath, environment }
  await step('migrating', () => runToEnd({ ...common, name: 'the migration', args: [migrate] }))
  await step('loading the demo', () =>
    runToEnd({ ...common, name: 'loading the demo', args: [demo] }),
  )
}

/** Removes everything of ours from a database that is the demo's and has no connections. */
async function empty(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ others: number }>(`
      select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`)
    if ((rows[0]?.others ?? 0) > 0) {
      throw new Error(
        'Somebody is connected to the database. Stop Rihla first. Nothing was changed.',
      )
    }
    // A forgotten RIHLA_DEMO=0 must not delete a company's bookings, nor the catalogue that it has brought in.
    await refuseAnothers(client)
    await client.query(
      'drop schema public cascade; drop schema if exists jobs cascade; create schema public',
    )
    await markDemoBegun(client)
  } finally {
    await client.end()
  }
}
