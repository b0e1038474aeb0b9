import { describe, expect, it } from 'vitest'
import { afterAll } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { createLog } from '../log.ts'
import { createJobs } from './jobs.ts'

const { db, url } = await testDatabase()
const jobs = createJobs(url, createLog('silent'))
const done: object[] = []
jobs.work('greet', async (data) => {
  done.push(data)
})
await jobs.install()
afterAll(() => jobs.stop())

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

  it('wait for their time', async () => {
    await jobs.enqueue(
      db,
      'greet',
      { name: 'later' },
      { startAfter: new Date(Date.now() + 3600_000) },
    )
    expect(await jobs.runDue(db)).toBe(0)
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
