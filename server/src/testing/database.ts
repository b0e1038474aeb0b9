import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, onTestFinished, TestRunner } from 'vitest'
import { createDb, createPool, type Db } from '../platform/database/connect.ts'

/**
 * Ends what a test made when that test is over, and what its file made when the file is: an `afterAll` that
 * is asked for while a test runs is forgotten without a word.
 */
export const atEnd = (end: () => Promise<void>): void =>
  TestRunner.getCurrentTest() ? onTestFinished(end) : afterAll(end)

export type TestDatabase = { url: string; pool: pg.Pool; db: Db }

const adminUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL']
  if (!url)
    throw new Error('TEST_DATABASE_URL is missing: run the tests with `npm test` or `npx vitest`.')
  return url
}

/** A worker's own, for all of its files: a session takes as long to open as a database to copy. */
let admins: pg.Pool | undefined

async function asAdmin(statement: string): Promise<void> {
  admins ??= new pg.Pool({
    connectionString: adminUrl(),
    max: 2,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on('error', () => undefined)
  await admins.query(statement)
}

/** A pool that ends in the middle of whatever its sessions do: a process's own, which may crash. */
export function mortalSessions(url: string, connections: number) {
  const name = `mortal-${randomBytes(6).toString('hex')}`
  const pool = createPool(url, { max: connections, name })
  return {
    url,
    pool,
    db: createDb(pool),
    end: async (): Promise<void> => {
      const ended = pool.end()
      await asAdmin(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${name}'`,
      )
      await ended
    },
  }
}

/** A migrated database of this test file's own, or of one test, copied from the run's template and dropped after it. */
export async function testDatabase(
  connections = 10,
  template: 'rihla_template' | 'template0' = 'rihla_template',
): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} template ${template} strategy file_copy`)
  const url = new URL(adminUrl())
  url.pathname = `/${name}`
  const pool = createPool(url.href, { max: connections })
  atEnd(async () => {
    await pool.end()
    await asAdmin(`drop database ${name} with (force)`)
  })
  return { url: url.href, pool, db: createDb(pool) }
}
