import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { withFunction } from '../../../testing/replace-function.ts'
import { givenStaff, why } from '../testing/desk.ts'

/** Two processes on one database, and one person in both. */
const test = await testApp({ rateLimitScale: 100_000 })
const other = await testApp({ beside: test, rateLimitScale: 100_000 })
const { db } = test
const manager = await givenStaff(test, 'manager')
const there = other.browser()
there.token = manager.token

const RUNS = 50
const MOST = 1000

/** Two figures under one key, in both processes at once: what each heard, and which stands. */
async function race(run: number) {
  const deed = why()
  const figures = [MOST + 2 * run, MOST + 2 * run + 1] as const
  const [mine, theirs] = await Promise.all([
    manager.call(api.setRefundLimit, { ...deed, Amount: figures[0] }),
    there.call(api.setRefundLimit, { ...deed, Amount: figures[1] }),
  ])
  const { rows } = await sql<{ limit: number; lines: string[] }>`
    select refund_limit / 100 as limit,
      (select array_agg(step order by id) from audit_log where key = ${deed.Key}) as lines
    from desk_settings`.execute(db)
  return { figures, heard: [mine.status, theirs.status], row: rows[0] }
}

it('K2: of two figures under one key at once, in two processes, one is done and the other refused', async () => {
  const won = { mine: 0, theirs: 0 }
  for (let run = 0; run < RUNS; run += 1) {
    const { figures, heard, row } = await race(run)
    const isMine = heard[0] === 200
    won[isMine ? 'mine' : 'theirs'] += 1
    expect(heard).toEqual(isMine ? [200, 409] : [409, 200])
    expect(row).toEqual({ limit: figures[isMine ? 0 : 1], lines: ['begun', 'done'] })
  }
  expect(won.mine + won.theirs).toBe(RUNS)
})

it('K2 control: where what was asked before isn’t looked at, both hear that theirs is done', async () => {
  await withFunction(
    db,
    'claim_deed_key',
    (body) => body.replace('where k.asked = excluded.asked or k.unrefused = 0', ''),
    async () => {
      const seen: boolean[] = []
      for (let run = 0; run < RUNS && !seen.includes(true); run += 1) {
        const { heard } = await race(RUNS + run)
        seen.push(heard.every((status) => status === 200))
      }
      expect(seen).toContain(true)
    },
  )
})
