import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import { emptyTables } from '../../../testing/empty-tables.ts'
import type { Moved } from '../../../testing/gateway.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { givenStaff } from '../testing/desk.ts'
import { fileOf, importing } from './testing/settled.ts'

const test = await testApp({ rateLimitScale: 100_000, connections: 10 })
const { db } = test
const [one, other] = [await givenStaff(test, 'manager'), await givenStaff(test, 'manager')]

const RUNS = 50
const moved = Array.from({ length: 40 }, (_, n): Moved => ({
  kind: n % 5 === 4 ? 'refund' : 'payment',
  transactionId: `t${n}`,
  orderId: `o${n}`,
  reference: null,
  amount: n % 5 === 4 ? -100 - n : 1000 + n,
  at: new Date('2026-11-20T10:00:00Z'),
}))

beforeEach(() => emptyTables(db, ['settlement_lines', 'settlement_files', 'staff_alerts']))

/** Two managers import at once; the lines of the second stand in another order. */
async function race(second: readonly Moved[]) {
  await emptyTables(db, ['settlement_lines', 'settlement_files', 'staff_alerts'])
  const send = (manager: Browser, lines: readonly Moved[]) =>
    manager.call(api.importSettlement, importing(fileOf(lines)))
  const heard = await Promise.all([send(one, moved), send(other, second)])
  const { rows } = await sql<{ files: number; lines: number; sum: number }>`
    select (select count(*) from settlement_files) as files, count(*) as lines,
      coalesce(sum(amount), 0)::bigint as sum from settlement_lines`.execute(db)
  return { heard, kept: rows[0] }
}
const sum = moved.reduce((all, { amount }) => all + amount, 0)

describe('two who import at once', () => {
  it('K15: the same file: it is kept once, and both hear so', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const { heard, kept } = await race(moved)
      expect(heard.map(({ status }) => status)).toEqual([200, 200])
      expect(heard.map(({ body }) => body.Data?.New).toSorted()).toEqual([0, 40])
      expect(heard.map(({ body }) => body.Data?.IsNew).toSorted()).toEqual([false, true])
      expect(kept).toEqual({ files: 1, lines: 40, sum })
    }
  })

  it('K15: the same lines in another order: each is kept once, and neither waits for the other for ever', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const { heard, kept } = await race(moved.toReversed())
      expect(heard.map(({ status }) => status)).toEqual([200, 200])
      expect(heard.map(({ body }) => body.Data?.New).toSorted()).toEqual([0, 40])
      expect(kept).toEqual({ files: 2, lines: 40, sum })
    }
  })

  it('K15: what contradicts the other: one is refused, and nothing of it kept', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const otherwise = moved.map((it, n) => (n === 7 ? { ...it, amount: it.amount + 1 } : it))
      const { heard, kept } = await race(otherwise)
      expect(heard.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(kept).toMatchObject({ files: 1, lines: 40 })
    }
  })

  it('K15 control: without the lock and the keys, lines are kept twice', async () => {
    await sql`alter table settlement_lines drop constraint settlement_lines_gateway_kind_transaction_id_key`.execute(
      db,
    )
    await sql`alter table settlement_files
      drop constraint settlement_files_gateway_sha256_first_day_last_day_is_whole_key`.execute(db)
    await withFunction(
      db,
      'lock_settlements',
      () => `select pg_sleep(0.02)`,
      async () => {
        const seen: boolean[] = []
        for (let run = 0; run < RUNS && !seen.includes(true); run += 1)
          seen.push(((await race(moved)).kept?.lines ?? 0) > 40)
        expect(seen).toContain(true)
      },
    )
  })
})
