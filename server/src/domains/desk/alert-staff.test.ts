import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { alertStaff } from './index.ts'

const { db } = await testDatabase()
const clock = testClock()

describe('the staff’s list', () => {
  it('has a subject once, with its newest detail, and opens it again when it comes back', async () => {
    const alert = (missing: number) =>
      db
        .transaction()
        .execute((trx) => alertStaff(trx, 'paid_twice', '7', { missing }, clock.now()))
    await alert(1)
    await sql`update staff_alerts set settled_at = now()`.execute(db)
    await alert(2)
    const { rows } = await sql<{
      detail: object
      settled_at: Date | null
    }>`select detail, settled_at from staff_alerts`.execute(db)
    expect(rows).toEqual([{ detail: { missing: 2 }, settled_at: null }])
  })

  it('has it since it came first, until it is settled', async () => {
    const since = async (): Promise<Date | undefined> => {
      await db.transaction().execute((trx) => alertStaff(trx, 'refund_late', '9', {}, clock.now()))
      const { rows } = await sql<{ at: Date }>`
        select at from staff_alerts where kind = 'refund_late'`.execute(db)
      return rows[0]?.at
    }
    const first = await since()
    clock.advance(600)
    expect(await since()).toEqual(first)
    await sql`update staff_alerts set settled_at = now()`.execute(db)
    expect(await since()).toEqual(clock.now())
  })
})
