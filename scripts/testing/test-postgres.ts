import { rmSync } from 'node:fs'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../../server/src/migrate.ts'
import { installQueues } from '../../server/src/testing/install-queues.ts'
import { startPostgres } from '../postgres/postgres.ts'
import { scratchFolder } from '../postgres/scratch-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the database `rihla`, as an account that may create databases. */
    databaseUrl: string
  }
}

/**
 * One PostgreSQL for a whole run of tests, with a migrated database `rihla_template`, queues
 * included, that each test file copies. Its address is `inject('databaseUrl')`, and TEST_DATABASE_URL for child processes.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = scratchFolder('rihla-tests-')
  // Nothing here outlives the run, so nothing has to survive a power cut.
  const postgres = await startPostgres({
    dataDir,
    settings: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      // Hundreds of databases that live for seconds needn't be looked after as often as the product's one.
      'autovacuum_naptime=1min',
      // What ends in a deadlock here does so on purpose, to prove a guard: nobody waits a second for each.
      'deadlock_timeout=200ms',
    ],
  })
  await createTemplate(postgres.url)
  process.env['TEST_DATABASE_URL'] = postgres.url
  project.provide('databaseUrl', postgres.url)
  return async () => {
    const left = await databasesLeft(postgres.url)
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
    if (left > 0) throw new Error(`Tests left ${left} databases behind: end them by atEnd().`)
  }
}

/** A database that nobody dropped has sessions, and often a server, that go on beside the tests after it. */
async function databasesLeft(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const found = await client.query(`SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%'`)
  await client.end()
  return found.rows.length
}

async function createTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('CREATE DATABASE rihla_template')
  await client.end()
  const template = new URL(url)
  template.pathname = '/rihla_template'
  await prepareDatabase(template.href)
  await installQueues(template.href)
}
