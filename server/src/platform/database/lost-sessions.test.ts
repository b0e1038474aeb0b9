import { sql } from 'kysely'
import { createServer, connect as openSocket, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { createJobs } from '../jobs/jobs.ts'
import { createLog } from '../log.ts'
import { createDb, createPool, isAway, isBusy } from './connect.ts'
import { createListener } from './listen.ts'

const { db: admin, url } = await testDatabase(4)
const log = createLog('silent')

/** A pool of its own, whose sessions are recognised by this name. */
function poolNamed(name: string, max = 2, waitSeconds = 5) {
  const pool = createPool(url, { max, name, waitSeconds })
  onTestFinished(() => pool.end())
  return { pool, db: createDb(pool) }
}

/** Ends every session of this name, as an administrator or a dying server would. */
async function endSessions(name: string, state: string): Promise<void> {
  const ended = await vi.waitFor(async () => {
    const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid, 5000) as ended from pg_stat_activity
      where application_name = ${name} and state = ${state} and datname = current_database()`.execute(
      admin,
    )
    expect(rows.length).toBeGreaterThan(0)
    return rows
  })
  expect(ended.every((row) => row.ended)).toBe(true)
}

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const works = async (db: ReturnType<typeof createDb>): Promise<void> => {
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
}

test('a lost idle session is replaced', async () => {
  const { db } = poolNamed('lost-idle')
  await works(db)
  await endSessions('lost-idle', 'idle')
  await works(db)
})

test('a session lost in the middle of a transaction fails that transaction alone', async () => {
  const { db } = poolNamed('lost-between')
  const fault = await faultOf(
    db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      await endSessions('lost-between', 'idle in transaction')
      // The loss arrives while nothing is awaited: that is what used to end the process.
      await new Promise((resolve) => setImmediate(resolve))
      await sql`select 2`.execute(trx)
    }),
  )
  expect(isAway(fault)).toBe(true)
  await works(db)
})

test('a session that is lent out and does nothing may be lost, too', async () => {
  const { pool, db } = poolNamed('lost-lent')
  const client = await pool.connect()
  await client.query('select 1')
  const gone = new Promise((resolve) => void client.once('end', resolve))
  await endSessions('lost-lent', 'idle')
  await gone
  expect(isAway(await faultOf(client.query('select 2')))).toBe(true)
  client.release()
  await works(db)
})

test('a session lost while it works fails that statement alone', async () => {
  const { db } = poolNamed('lost-active')
  const [fault] = await Promise.all([
    faultOf(sql`select pg_sleep(15)`.execute(db)),
    endSessions('lost-active', 'active'),
  ])
  expect(isAway(fault)).toBe(true)
  await works(db)
})

test('sessions of the jobs may be lost, and jobs are done afterwards', async () => {
  const jobs = createJobs(url, log)
  let done = 0
  jobs.work('lost-jobs', async () => void (done += 1))
  await jobs.start()
  onTestFinished(() => jobs.stop())
  await endSessions('rihla-jobs', 'idle')
  await jobs.enqueue(admin, 'lost-jobs', {})
  await vi.waitFor(() => expect(done).toBe(1), 5000)
})

test('a listener that is lost hears again', async () => {
  const { pool } = poolNamed('lost-listener')
  const again = vi.fn<() => void>()
  const listener = createListener(pool, 'lost', { message: () => undefined, again }, log)
  onTestFinished(() => listener.stop())
  await listener.start()
  await endSessions('rihla-listen', 'idle')
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(1), 2000)
})

test('who finds every session lent out is told that we are busy, in time', async () => {
  const { pool, db } = poolNamed('crowded', 1, 0.2)
  const client = await pool.connect()
  const fault = await faultOf(sql`select 1`.execute(db))
  client.release()
  expect(isBusy(fault)).toBe(true)
  await works(db)
})

/** Stands between us and the database, and may swallow everything that either says. */
async function swallower() {
  const { hostname, port } = new URL(url)
  let swallows = false
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = openSocket(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => void (swallows || to.write(bytes)))
      from.on('error', () => undefined)
      from.on('close', () => to.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = new URL(url)
  // Over the network, not by its socket.
  at.search = ''
  at.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: at.href, swallow: (on: boolean) => void (swallows = on) }
}

test('a database that says nothing is given up, and found again', async () => {
  const between = await swallower()
  const pool = createPool(between.url, { max: 1, statementSeconds: 0.1, waitSeconds: 2 })
  onTestFinished(() => pool.end())
  const db = createDb(pool)
  await works(db)
  between.swallow(true)
  expect(isAway(await faultOf(sql`select 1`.execute(db)))).toBe(true)
  expect(isAway(await faultOf(sql`select 1`.execute(db)))).toBe(true)
  between.swallow(false)
  await works(db)
})
