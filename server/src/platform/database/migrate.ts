import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isBusy, Session } from './connect.ts'

const ours = new URL('../../../migrations/', import.meta.url)

/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 7_217_001

/**
 * A change of a table waits for whoever reads it, and all who come later wait behind the change: it steps aside
 * after this long, lets them pass and tries again.
 */
const LOCK_MS = 1000
const PAUSE_MS = 500
/** Some minutes in all: by then a statement of ours has ended, or its session. */
const TRIES = 200

/**
 * Runs the numbered SQL files that this database hasn't had yet, each in a transaction of its own,
 * one process at a time, beside earlier versions that go on serving. Forward only: a file that changed after it
 * ran is a fault. Answers their names.
 */
export async function migrate(url: string, folder = ours): Promise<string[]> {
  const client = new Session({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const done = new Map<string, string>()
    for (const row of (
      await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations')
    ).rows)
      done.set(row.name, row.hash)
    const applied: string[] = []
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      const text = await readFile(new URL(name, folder), 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      const before = done.get(name)
      if (before === hash) continue
      if (before)
        throw new Error(`Migration ${name} was changed after it ran; write a new one instead.`)
      await apply(client, name, hash, text)
      applied.push(name)
    }
    return applied
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, name: string, hash: string, text: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await client.query('begin')
    try {
      await client.query(`set local lock_timeout = ${LOCK_MS}`)
      await client.query(text)
      await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if (!isBusy(error) || tries >= TRIES)
        throw new Error(`Migration ${name} failed`, { cause: error })
    }
    await pause(PAUSE_MS)
  }
}
