import { CompiledQuery, sql } from 'kysely'
import PgBoss from 'pg-boss'
import { createPool, Session, type Db, type Trx } from '../database/connect.ts'
import type { Log } from '../log.ts'
import { insistOn } from './insist.ts'

/** Background work: enqueued in the caller's transaction, so it exists exactly when the change does. */
export type Jobs = {
  /** `startAfter`: not before this instant. */
  enqueue(db: Db | Trx, queue: string, data: object, options?: { startAfter?: Date }): Promise<void>
  /** Takes back the waiting work whose data contain this, and what is kept of work that failed. */
  forget(trx: Trx, queue: string, data: object): Promise<void>
  /** Says who does the work of a queue; a handler that throws is tried again with a growing delay. */
  work(queue: string, handle: (data: object) => Promise<void>): void
  /** Runs by the clock (cron, Cairo time), once in all processes together. */
  schedule(queue: string, cron: string, handle: () => Promise<void>): void
  /** Makes the jobs schema and the queues; `enqueue` needs both. */
  install(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
  /** Does all waiting work now, in order, and says how much: for tests, in place of `start`. */
  runDue(db: Db): Promise<number>
}

const executor = (db: Db | Trx) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const result = await db.executeQuery(CompiledQuery.raw(text, values))
    return { rows: result.rows }
  },
})

const queueOptions = { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 120 }

/**
 * Done work leaves nothing behind (see `finish`). Work that failed for good, and its data, which may
 * be personal, is gone within a day: 11 hours where it stood, 11 in the archive, and pg-boss tidies
 * every few minutes.
 */
const keeping = {
  archiveCompletedAfterSeconds: 3600,
  archiveFailedAfterSeconds: 11 * 3600,
  deleteAfterHours: 11,
}

/** Sessions that fetch work and put it away; the work itself has the sessions of its domain. */
const JOB_SESSIONS = 3
/** Nobody waits while the queues are made or tidied. */
const JOB_SECONDS = 60

/** Any number that nothing else in this database locks. */
const INSTALL_LOCK = 7_217_003

/** One process at a time: two that make queues at once stand in each other's way, for good. */
async function alone(url: string, work: () => Promise<void>): Promise<void> {
  const client = new Session({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [INSTALL_LOCK])
    await work()
  } finally {
    await client.end()
  }
}

/** Jobs on pg-boss, in the database's own `jobs` schema. */
export function createJobs(url: string, log: Log): Jobs {
  const pool = createPool(url, {
    max: JOB_SESSIONS,
    statementSeconds: JOB_SECONDS,
    waitSeconds: JOB_SECONDS,
    name: 'rihla-jobs',
  })
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  const asking = insistOn(pool)
  const boss = new PgBoss({ db: asking, schema: 'jobs', ...keeping })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  const workers = new Map<string, (data: object) => Promise<void>>()
  const crons = new Map<string, string>()
  /** Does one job and takes it away. A crash in between has it done again, like any other. */
  const finish = async (
    queue: string,
    job: { id: string; data: unknown },
    options: PgBoss.ConnectionOptions = {},
  ): Promise<void> => {
    await workers.get(queue)?.(job.data as object)
    await boss.deleteJob(queue, job.id, options)
  }
  const install = (): Promise<void> =>
    alone(url, async () => {
      await boss.start()
      for (const queue of workers.keys())
        await boss.createQueue(queue, { name: queue, ...queueOptions })
    })
  return {
    install,
    work: (queue, handle) => void workers.set(queue, handle),
    schedule(queue, cron, handle) {
      workers.set(queue, handle)
      crons.set(queue, cron)
    },
    async enqueue(db, queue, data, options = {}) {
      const id = await boss.send(queue, data, { ...queueOptions, ...options, db: executor(db) })
      if (!id) throw new Error(`No job queue named ${queue}`)
    },
    async forget(trx, queue, data) {
      const match = JSON.stringify(data)
      for (const table of ['jobs.job', 'jobs.archive'])
        await sql`
          delete from ${sql.table(table)}
          where name = ${queue} and state <> 'active' and data @> ${match}::jsonb`.execute(trx)
    },
    async start() {
      await install()
      for (const queue of workers.keys())
        await boss.work(queue, { pollingIntervalSeconds: 1, batchSize: 1 }, async (jobs) => {
          for (const job of jobs) await finish(queue, job)
        })
      for (const [queue, cron] of crons)
        await boss.schedule(queue, cron, {}, { tz: 'Africa/Cairo' })
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 })
      asking.stop()
      await pool.end()
    },
    async runDue(db) {
      let done = 0
      for (const queue of workers.keys()) {
        if (crons.has(queue)) continue
        for (;;) {
          const [job] = await boss.fetch(queue, { batchSize: 1, db: executor(db) })
          if (!job) break
          await finish(queue, job, { db: executor(db) })
          done += 1
        }
      }
      return done
    },
  }
}
