import { CompiledQuery, sql } from 'kysely'
import PgBoss from 'pg-boss'
import { createDb, createPool, Session, type Db, type Trx } from '../database/connect.ts'
import { createListener } from '../database/listen.ts'
import type { Log } from '../log.ts'
import { findDueQueues, watchDueQueues } from './due-queues.ts'
import { impersonal } from './impersonal.ts'
import { oneRunAtATime } from './one-run.ts'
import { retryUntilAnswered } from './retrying-db.ts'
import { shareQueueTable } from './shared-queue-table.ts'

/** Tries work that failed every `everySeconds`, for `hours`: where others may be away for long. */
export type Again = { readonly everySeconds: number; readonly hours: number }

/** Background work: enqueued in the caller's transaction, so it exists exactly when the change does. */
export type Jobs = {
  /** `startAfter`: not before this instant. */
  enqueue(db: Db | Trx, queue: string, data: object, options?: { startAfter?: Date }): Promise<void>
  /** Enqueues work unless the same stands in the queue or is being done: one caller at a time. */
  ensure(trx: Trx, queue: string, data: object): Promise<void>
  /** Takes back the waiting work whose data contain this, and what is kept of work that failed. */
  forget(trx: Trx, queue: string, data: object): Promise<void>
  /**
   * Says who does the work of a queue, `atOnce` pieces at a time (1) in each process; a handler that
   * throws is tried again with a growing delay, for some minutes; or as `again` says. Work that isn't done
   * `withinSeconds` (120) has lost its process, and is given to another.
   */
  work(
    queue: string,
    handle: (data: object) => Promise<void>,
    options?: { atOnce?: number; again?: Again; withinSeconds?: number },
  ): void
  /**
   * Runs by the clock (cron, Cairo time), once in all processes together: what is still under way isn't begun again.
   * `withinSeconds` as for `work`.
   */
  schedule(
    queue: string,
    cron: string,
    handle: () => Promise<void>,
    options?: { withinSeconds?: number },
  ): void
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

/** Without a growing delay: pg-boss knows no longest one, and what waits for hours would come hours late. */
const patient = (again: Again | undefined): object =>
  again
    ? {
        retryDelay: again.everySeconds,
        retryLimit: Math.ceil((again.hours * 3600) / again.everySeconds),
        retryBackoff: false,
      }
    : {}

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
/** Generous: no request waits while the queues are made or tidied. */
const JOB_SECONDS = 60
/** The channel on which processes hear that there is work; the payload is the queue's name. */
const WAKE_CHANNEL = 'rihla_jobs'
/** Workers are woken; this often they look by themselves. */
const SELDOM_SECONDS = 10

/**
 * Says which work failed, which pg-boss writes down and tells nobody: a warning where it is tried again, an
 * error where it isn't.
 */
async function watched(
  log: Log,
  job: PgBoss.JobWithMetadata<unknown>,
  work: () => Promise<void>,
): Promise<void> {
  const { id, name: queue, expireInSeconds, retryCount, retryLimit } = job
  const isLast = retryCount >= retryLimit
  const late = setTimeout(
    () => log.error({ queue, job: id }, 'work takes too long'),
    expireInSeconds * 1000,
  )
  try {
    await work()
  } catch (error) {
    const line = { queue, job: id, tries: retryCount + 1, err: impersonal(error) }
    if (isLast) log.error(line, 'work failed for good')
    else log.warn(line, 'work failed')
    throw error
  } finally {
    clearTimeout(late)
  }
}

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

/**
 * Jobs on pg-boss, in the database's own `jobs` schema. Work begins when the transaction that asked for it
 * commits; each `pollSeconds` a look finds what waited for its time, or was not heard of, each `tidySeconds`
 * one what has lost its process.
 */
export function createJobs(url: string, log: Log, pollSeconds = 1, tidySeconds = 15): Jobs {
  const pool = createPool(url, {
    max: JOB_SESSIONS,
    statementSeconds: JOB_SECONDS,
    waitSeconds: JOB_SECONDS,
    name: 'rihla-jobs',
  })
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  const asking = retryUntilAnswered(pool)
  const boss = new PgBoss({
    db: asking,
    schema: 'jobs',
    maintenanceIntervalSeconds: tidySeconds,
    ...keeping,
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  const workers = new Map<string, (data: object) => Promise<void>>()
  const atOnce = new Map<string, number>()
  const patience = new Map<string, Again>()
  const within = new Map<string, number>()
  const secondsOf = (queue: string): number => within.get(queue) ?? queueOptions.expireInSeconds
  const runs = oneRunAtATime(url)
  /** Ids that pg-boss gave to the workers of a queue in this process. */
  const working = new Map<string, string[]>()
  const wake = (queue: string): void => {
    for (const id of working.get(queue) ?? []) boss.notifyWorker(id)
  }
  const wakeAll = (): void => [...working.keys()].forEach(wake)
  const listener = createListener(pool, WAKE_CHANNEL, { message: wake, again: wakeAll }, log)
  const due = watchDueQueues(createDb(pool), pollSeconds, wake)
  const pollingIntervalSeconds = Math.max(pollSeconds, SELDOM_SECONDS)
  const startWorker = async (queue: string): Promise<void> => {
    const how = { pollingIntervalSeconds, batchSize: 1, includeMetadata: true } as const
    const id = await boss.work(queue, how, async (jobs) => {
      // A worker that found work looks again at once: there may be more.
      boss.notifyWorker(id)
      for (const job of jobs) await watched(log, job, () => finish(queue, job))
    })
    working.set(queue, [...(working.get(queue) ?? []), id])
  }
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
      await shareQueueTable(asking)
      // One question instead of one statement for each queue, at every start.
      const there = new Set((await boss.getQueues()).map(({ name }) => name))
      for (const queue of workers.keys())
        if (!there.has(queue)) await boss.createQueue(queue, { name: queue, ...queueOptions })
    })
  const enqueue: Jobs['enqueue'] = async (db, queue, data, options = {}) => {
    const id = await boss.send(queue, data, {
      ...queueOptions,
      ...patient(patience.get(queue)),
      expireInSeconds: secondsOf(queue),
      ...options,
      db: executor(db),
    })
    if (!id) throw new Error(`No job queue named ${queue}`)
    if (!options.startAfter) await sql`select pg_notify(${WAKE_CHANNEL}, ${queue})`.execute(db)
  }
  return {
    install,
    work(queue, handle, options = {}) {
      workers.set(queue, handle)
      atOnce.set(queue, options.atOnce ?? 1)
      if (options.again) patience.set(queue, options.again)
      if (options.withinSeconds) within.set(queue, options.withinSeconds)
    },
    schedule(queue, cron, handle, options = {}) {
      workers.set(queue, () => runs.run(queue, handle))
      crons.set(queue, cron)
      if (options.withinSeconds) within.set(queue, options.withinSeconds)
    },
    enqueue,
    async ensure(trx, queue, data) {
      const { rows } = await sql`
        select 1 from jobs.job
        where name = ${queue} and state in ('created', 'retry', 'active')
          and data @> ${JSON.stringify(data)}::jsonb limit 1`.execute(trx)
      if (rows.length === 0) await enqueue(trx, queue, data)
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
        for (let n = 0; n < (atOnce.get(queue) ?? 1); n += 1) await startWorker(queue)
      await listener.start()
      due.start()
      for (const [queue, cron] of crons)
        await boss.schedule(
          queue,
          cron,
          {},
          { tz: 'Africa/Cairo', expireInSeconds: secondsOf(queue) },
        )
      // An earlier version may have had others, whose jobs nothing would work on.
      for (const { name } of await boss.getSchedules())
        if (!crons.has(name)) await boss.unschedule(name)
    },
    async stop() {
      await due.stop()
      await listener.stop()
      await boss.stop({ graceful: true, timeout: 5000 })
      await runs.stop()
      asking.stop()
      await pool.end()
    },
    async runDue(db) {
      let done = 0
      let due = await findDueQueues(db)
      for (const queue of workers.keys()) {
        if (crons.has(queue) || !due.includes(queue)) continue
        for (;;) {
          const [job] = await boss.fetch(queue, { batchSize: 1, db: executor(db) })
          if (!job) break
          await finish(queue, job, { db: executor(db) })
          done += 1
        }
        // Work may ask for more work, in a queue whose turn is yet to come.
        due = await findDueQueues(db)
      }
      return done
    },
  }
}
