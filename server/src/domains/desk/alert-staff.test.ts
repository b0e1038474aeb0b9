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
})
