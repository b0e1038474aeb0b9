import { sql } from 'kysely'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { createLog } from '../log.ts'
import { createJobs } from './jobs.ts'

const { db, url } = await testDatabase()
const jobs = createJobs(url, createLog('silent'))
const done: object[] = []
const failing = new Set<string>()
jobs.work('greet', async (data) => {
  if (failing.has(String((data as { name: unknown }).name))) throw new Error('not today')
  done.push(data)
})
await jobs.install()
afterAll(() => jobs.stop())

/** How often a name occurs in what the queue keeps, archive included. */
async function kept(name: string, where = db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from jobs.job j where j::text like ${`%${name}%`})
      + (select count(*) from jobs.archive a where a::text like ${`%${name}%`}) as count`.execute(
    where,
  )
  return rows[0]?.count ?? 0
}

describe('jobs', () => {
  it('exist exactly when the change around them does', async () => {
    await db.transaction().execute((trx) => jobs.enqueue(trx, 'greet', { name: 'kept' }))
    const undone = db.transaction().execute(async (trx) => {
      await jobs.enqueue(trx, 'greet', { name: 'undone' })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await jobs.runDue(db)).toBe(1)
    expect(done).toEqual([{ name: 'kept' }])
    expect(await jobs.runDue(db)).toBe(0)
  })

  it('refuse a queue that nobody works on, instead of losing the job', async () => {
    await expect(jobs.enqueue(db, 'nobody', {})).rejects.toThrow('No job queue named nobody')
  })

  it('of all queues stand in one table', async () => {
    const { rows } = await sql<{ tables: number; queues: number }>`
      select (select count(*) from pg_inherits where inhparent = 'jobs.job'::regclass) as tables,
             (select count(*) from jobs.queue) as queues`.execute(db)
    const own = 3 // of pg-boss itself, which it makes with its schema
    expect(rows[0]?.queues).toBeGreaterThan(50)
    expect(rows[0]?.tables).toBeLessThanOrEqual(1 + own)
  })

  it('of a queue that was made with a table of its own stay there, and are done', async () => {
    await sql`
      create table jobs.made_before (like jobs.job including defaults, primary key (name, id))`.execute(
      db,
    )
    await sql`alter table jobs.job attach partition jobs.made_before for values in ('before')`.execute(
      db,
    )
    const later = createJobs(url, createLog('silent'))
    later.work('before', async (data) => void done.push(data))
    await later.install()
    await later.enqueue(db, 'before', { name: 'old table' })
    const { rows } = await sql`select data from jobs.made_before`.execute(db)
    expect(rows).toEqual([{ data: { name: 'old table' } }])
    expect(await later.runDue(db)).toBe(1)
    expect(done.at(-1)).toEqual({ name: 'old table' })
    await later.stop()
  })

  it('wait for their time', async () => {
    await jobs.enqueue(
      db,
      'greet',
      { name: 'later' },
      { startAfter: new Date(Date.now() + 3600_000) },
    )
    expect(await jobs.runDue(db)).toBe(0)
  })

  it('leave nothing behind when they are done', async () => {
    await jobs.enqueue(db, 'greet', { name: 'Mona' })
    expect(await kept('Mona')).toBe(1)
    await jobs.runDue(db)
    expect(await kept('Mona')).toBe(0)
  })

  it('are made sure of: asked for again only when nothing of the kind stands in the queue', async () => {
    const ensure = () =>
      db.transaction().execute((trx) => jobs.ensure(trx, 'greet', { name: 'Hana' }))
    await ensure()
    await ensure()
    expect(await kept('Hana')).toBe(1)
    await sql`update jobs.job set state = 'failed' where data ->> 'name' = 'Hana'`.execute(db)
    await ensure()
    expect(await kept('Hana')).toBe(2)
    expect(await jobs.runDue(db)).toBe(1)
  })

  it('are taken back by what they are about, also those that failed; others stay', async () => {
    failing.add('Nour')
    await jobs.enqueue(db, 'greet', { name: 'Nour', to: { city: 'Aswan', day: 1 } })
    await expect(jobs.runDue(db)).rejects.toThrow('not today')
    failing.delete('Nour')
    await sql`update jobs.job set state = 'failed', completed_on = now() where data->>'name' = 'Nour'`.execute(
      db,
    )
    for (const name of ['Nour', 'Samir'])
      await jobs.enqueue(db, 'greet', { name, to: { city: 'Aswan' } })
    expect([await kept('Nour'), await kept('Samir')]).toEqual([2, 1])
    await db.transaction().execute((trx) => jobs.forget(trx, 'greet', { name: 'Nour' }))
    expect([await kept('Nour'), await kept('Samir')]).toEqual([0, 1])
    await db.transaction().execute((trx) => jobs.forget(trx, 'greet', { to: { city: 'Aswan' } }))
    expect(await kept('Samir')).toBe(0)
  })

  it('leave nothing behind in a running process either', async () => {
    const { db: own, url: address } = await testDatabase(2)
    const running = createJobs(address, createLog('silent'))
    let greeted: (() => void) | undefined
    const arrived = new Promise<void>((resolve) => (greeted = resolve))
    running.work('greet', async () => greeted?.())
    await running.start()
    await running.enqueue(own, 'greet', { name: 'Mona' })
    await arrived
    await running.stop()
    expect(await kept('Mona', own)).toBe(0)
  })

  // Workers themselves look each ten seconds: too late for this test.
  it('begin in a running process when their time has come', { timeout: 8000 }, async () => {
    const { db: own, url: address } = await testDatabase(2)
    const running = createJobs(address, createLog('silent'), 0.05)
    const begun: unknown[] = []
    let greeted: (() => void) | undefined
    const both = new Promise<void>((resolve) => (greeted = resolve))
    for (const queue of ['greet', 'wave'])
      running.work(queue, async () => {
        begun.push(queue)
        if (begun.length === 2) greeted?.()
      })
    await running.start()
    const startAfter = new Date(Date.now() + 300)
    for (const queue of ['greet', 'wave']) await running.enqueue(own, queue, {}, { startAfter })
    await both
    await running.stop()
    expect(begun.toSorted()).toEqual(['greet', 'wave'])
  })

  it('are done although who took them is gone', { timeout: 15_000 }, async () => {
    const { db: own, url: address } = await testDatabase(2)
    const running = createJobs(address, createLog('silent'), 0.05, 1)
    let greeted: (() => void) | undefined
    const arrived = new Promise<void>((resolve) => (greeted = resolve))
    running.work('greet', async () => greeted?.(), { withinSeconds: 60 })
    await running.install()
    await running.enqueue(own, 'greet', {})
    // As after a death, or an answer that was lost on the way to who asked for work.
    await sql`update jobs.job set state = 'active', started_on = now() - interval '61 seconds', retry_delay = 0
      where name = 'greet'`.execute(own)
    await running.start()
    await arrived
    await running.stop()
  })

  it('that fail are in the log by their queue, without whom they were about', async () => {
    const { db: own, url: address } = await testDatabase(2)
    let heard: ((line: string) => void) | undefined
    const said = new Promise<string>((resolve) => (heard = resolve))
    const running = createJobs(address, createLog('warn', { write: (line) => heard?.(line) }))
    running.work('greet', async () => {
      throw Object.assign(new Error('550 <mona@example.com>: unknown, not +201012345678'), {
        rejected: ['mona@example.com'],
      })
    })
    await running.start()
    await running.enqueue(own, 'greet', { name: 'Mona' })
    const line = await said
    await running.stop()
    expect(JSON.parse(line)).toMatchObject({
      level: 40, // it is tried again
      queue: 'greet',
      err: { message: '550 <(hidden)>: unknown, not (hidden)' },
      msg: 'work failed',
    })
    expect(line).not.toMatch(/mona/i)
  })

  it('by the clock are under way once in all processes, with time of their own', async () => {
    const { db: own, url: address } = await testDatabase(4)
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    let runs = 0
    const processes = [1, 2].map(() => createJobs(address, createLog('silent'), 0.05))
    for (const one of processes) {
      const run = async (): Promise<void> => {
        runs += 1
        begun.resolve()
        if (runs === 1) await end.promise
      }
      one.schedule('tick', '0 3 * * *', run, { withinSeconds: 900 })
      await one.start()
    }
    const waiting = async () =>
      (await sql`select 1 from jobs.job where name = 'tick'`.execute(own)).rows.length
    await processes[0]?.enqueue(own, 'tick', {})
    await begun.promise
    await processes[0]?.enqueue(own, 'tick', {})
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 15_000 })
    expect(runs).toBe(1)
    const { rows } = await sql<{ seconds: number }>`
      select (options->>'expireInSeconds')::int as seconds from jobs.schedule where name = 'tick'`.execute(
      own,
    )
    expect(rows).toEqual([{ seconds: 900 }])
    end.resolve()
    await vi.waitFor(async () => expect(await waiting()).toBe(0))
    await processes[1]?.enqueue(own, 'tick', {})
    await vi.waitFor(() => expect(runs).toBe(2), { timeout: 15_000 })
    await Promise.all(processes.map((one) => one.stop()))
  }, 40_000)

  it('by the clock end with the version that had them', async () => {
    const { db: own, url: address } = await testDatabase(2)
    const start = async (queue: string): Promise<string[]> => {
      const version = createJobs(address, createLog('silent'))
      version.schedule(queue, '0 3 * * *', async () => undefined)
      await version.start()
      await version.stop()
      const { rows } = await sql<{ name: string }>`select name from jobs.schedule`.execute(own)
      return rows.map((row) => row.name)
    }
    expect(await start('purge-old')).toEqual(['purge-old'])
    expect(await start('purge-new')).toEqual(['purge-new'])
  })

  it('are made ready by several processes that start at once', async () => {
    const { url: empty } = await testDatabase(1)
    const processes = Array.from({ length: 4 }, () => createJobs(empty, createLog('silent')))
    for (const one of processes)
      for (let n = 0; n < 8; n += 1) one.work(`queue-${n}`, async () => undefined)
    await Promise.all(processes.map((one) => one.start()))
    await Promise.all(processes.map((one) => one.stop()))
  })
})
