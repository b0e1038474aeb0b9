import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { refuse } from '../../../platform/refusal.ts'
import { doDeed } from './do-deed.ts'
import { anyDeed } from '../testing/desk.ts'

const { db } = await testDatabase()
const deps = { db, clock: testClock() }
const count = async () =>
  (await sql<{ n: number }>`select count(*) as n from audit_log`.execute(db)).rows[0]?.n

describe('the audit log', () => {
  it('K3: can’t be changed by the role that the server works with', async () => {
    await doDeed(
      deps,
      anyDeed(),
      async () => null,
      async () => ({ ok: true }),
    )
    const before = await count()
    for (const change of [
      sql`update audit_log set reason = 'Another'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ])
      await expect(change.execute(db)).rejects.toThrow('only ever added to')
    expect(await count()).toBe(before)
  })

  it('K3: has a line before anything happens: a deed that breaks off isn’t forgotten', async () => {
    const broken = anyDeed()
    const failing = doDeed(
      deps,
      broken,
      async () => null,
      () => Promise.reject(new Error('Away')),
    )
    await expect(failing).rejects.toThrow('Away')
    const { rows } = await sql`select step from audit_log where key = ${broken.key}`.execute(db)
    expect(rows).toEqual([{ step: 'begun' }])
  })

  it('does what was begun and not done, and what was refused, when it is asked again', async () => {
    const it = anyDeed()
    expect(
      await doDeed(
        deps,
        it,
        async () => null,
        async () => refuse('busy'),
      ),
    ).toEqual(refuse('busy'))
    expect(
      await doDeed(
        deps,
        it,
        async () => null,
        async () => ({ ok: 1 }),
      ),
    ).toEqual({ ok: 1 })
    expect(
      await doDeed(
        deps,
        it,
        async () => null,
        async () => ({ ok: 2 }),
      ),
    ).toEqual({ ok: 1 })
  })

  it('K3: takes a key for what it was made for alone: another deed has lines of its own', async () => {
    const it = anyDeed()
    await doDeed(
      deps,
      it,
      async () => null,
      async () => ({ ok: 1 }),
    )
    const elsewhere = { ...it, subjectId: 2 }
    expect(
      await doDeed(
        deps,
        elsewhere,
        async () => null,
        async () => ({ ok: 2 }),
      ),
    ).toEqual({
      ok: 2,
    })
    const { rows } = await sql`
      select subject_id, step from audit_log where key = ${it.key} order by id`.execute(db)
    expect(rows).toEqual([
      { subject_id: 1, step: 'begun' },
      { subject_id: 1, step: 'done' },
      { subject_id: 2, step: 'begun' },
      { subject_id: 2, step: 'done' },
    ])
  })
})
