import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../scripts/postgres/postgres.ts'

/** A PostgreSQL of its own, empty, for as long as a bench needs it. */
export async function withPostgres(use: (adminUrl: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rihla-bench-'))
  const postgres = await startPostgres({ dataDir })
  try {
    await use(postgres.url)
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** One of the servers of benches, on a database, in a process of its own for as long as it is needed. */
export async function withServer<T>(
  file: string,
  databaseUrl: string,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const server = fork(join(import.meta.dirname, file), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    // What this process was started with, `--cpu-prof` for one; and `/limit/memory` tidies up first.
    execArgv: [...process.execArgv, '--expose-gc'],
  })
  try {
    const [{ port }] = (await once(server, 'message')) as [{ port: number }]
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}

/** Brings an answer to the bare handler, which says it from then on. */
export const keepBytes = (origin: string, body: string): Promise<Response> =>
  fetch(`${origin}/limit/bytes`, { method: 'POST', body })
