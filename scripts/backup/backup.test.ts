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
import { basesIn, takeBase } from './base-backup.ts'
import { wayTo } from './histories.ts'
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

/** A moment with nothing happening close to it, so that the log says on which side of it each change is. */
const quietMoment = async (): Promise<Date> => {
  await pause(20)
  const moment = new Date()
  await pause(20)
  return moment
}

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
  const moment = await quietMoment()
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

test('goes back a second time to what the first had taken back, past copies of what is left', async () => {
  const archive = openArchive(backups, arrangeFiles(dataDir).account)
  let client = await start()
  const book = () => client.query('insert into bookings default values')
  const stop = async (): Promise<void> => {
    await client.end()
    await running?.stop()
  }
  const first = await countOf(client)
  const early = await quietMoment()
  await book()
  const late = await quietMoment()
  await book()
  await stop()

  const once = await restoreTo(dataDir, backups, early)
  expect(once.leftAt).toBeNull()
  client = await start()
  expect(await countOf(client)).toBe(first)
  // Of a history that the next step leaves.
  const { cluster } = arrangeFiles(dataDir)
  const { name } = await takeBase(running?.url ?? '', cluster, archive, keepPassword(dataDir))
  await stop()

  const twice = await restoreTo(dataDir, backups, late)
  expect(twice.leftAt).toBeInstanceOf(Date)
  client = await start()
  expect(await countOf(client)).toBe(first + 1)
  await book()
  const last = await quietMoment()
  await book()
  await stop()

  const again = await restoreTo(dataDir, backups, last)
  expect(again).toMatchObject({ base: once.base, leftAt: null })
  expect(again.base).not.toBe(name)
  client = await start()
  expect(await countOf(client)).toBe(first + 2)
  await stop()

  // An archive that is older than the list of restores tells the same.
  const ways = () =>
    [early, late, last].map((moment) => {
      const way = wayTo(archive, basesIn(archive), moment)
      return [way?.base.name, way?.timeline]
    })
  const written = ways()
  rmSync(archive.restores)
  expect(ways()).toEqual(written)
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
