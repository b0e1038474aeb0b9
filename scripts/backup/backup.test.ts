import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { keepPassword } from '../postgres/postgres-cluster.ts'
import { arrangeFiles } from '../postgres/postgres-files.ts'
import { type Postgres, startPostgres } from '../postgres/postgres.ts'
import { scratchFolder } from '../postgres/scratch-folder.ts'
import { archiveSettings, openArchive } from './archive.ts'
import { takeBase } from './base-backup.ts'
import { restoreTo } from './restore.ts'

const folder = scratchFolder('rihla-backup-')
const [dataDir, backups] = [join(folder, 'postgres'), join(folder, 'backups')]
let running: Postgres | undefined

async function start(): Promise<Client> {
  const archive = openArchive(backups, arrangeFiles(dataDir).account)
  running = await startPostgres({ dataDir, settings: archiveSettings(archive) })
  const client = new Client({ connectionString: running.url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
const countOf = async (client: Client): Promise<number> =>
  Number((await client.query<{ n: string }>('select count(*) as n from bookings')).rows[0]?.n)

chmodSync(folder, 0o755)
afterAll(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a cluster that is written to is copied, and put back to a moment', async () => {
  const client = await start()
  await client.query('create table bookings (n serial, filling text)')
  const load = { stopped: false }
  const booking = (async () => {
    while (!load.stopped)
      await client.query(
        `insert into bookings (filling) select repeat('x', 500) from generate_series(1, 50)`,
      )
  })()
  const archive = openArchive(backups, arrangeFiles(dataDir).account)
  const { cluster } = arrangeFiles(dataDir)
  await takeBase(running?.url ?? '', cluster, archive, keepPassword(dataDir))
  load.stopped = true
  await booking
  const wanted = await countOf(client)
  await pause(20)
  const moment = new Date()
  await pause(20)
  // A mistake, and what came after it: the log says when each happened.
  await client.query('delete from bookings')
  await client.query('select pg_switch_wal()')
  await client.end()
  await running?.stop()

  const { kept } = await restoreTo(dataDir, backups, moment)
  expect(kept).toContain('cluster.before-')
  const after = await start()
  expect(wanted).toBeGreaterThan(0)
  expect(await countOf(after)).toBe(wanted)
  await after.query('insert into bookings default values')
  await after.end()
  await running?.stop()
  running = undefined
})

test('puts back what was there when the log does not reach the moment', async () => {
  await expect(restoreTo(dataDir, backups, new Date(Date.now() + 3_600_000))).rejects.toThrow(
    'recovery ended before configured recovery target was reached',
  )
  const client = await start()
  expect(await countOf(client)).toBeGreaterThan(0)
  await client.end()
  await running?.stop()
})

test('refuses a moment before the first copy, and touches nothing', async () => {
  await expect(restoreTo(dataDir, backups, new Date('2020-01-01T00:00:00Z'))).rejects.toThrow(
    'There is no backup from before 2020-01-01',
  )
  const client = await start()
  await expect(restoreTo(dataDir, backups, new Date())).rejects.toThrow('stop it first')
  expect(await countOf(client)).toBeGreaterThan(0)
  await client.end()
})
