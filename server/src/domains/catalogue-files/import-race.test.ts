import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { DAY, givenActivity, givenPlaces, requestFor } from '../../testing/booking.ts'
import { withFunction } from '../../testing/replace-function.ts'
import { untilAsleep } from '../../testing/until-asleep.ts'
import { importCatalogue } from './index.ts'

const test = await testApp({ rateLimitScale: 100_000, connections: 20 })
const { db } = test
const folder = await mkdtemp(join(tmpdir(), 'rihla-race-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeAll(() => givenPlaces(test))

const RUNS = 50

type When = (file: { readonly isRead: Promise<void> }) => Promise<unknown>

/** Somebody holds two of three places while an operator's file leaves one. */
async function race(when: When) {
  const id = await givenActivity(test, 3)
  const { rows: codes } = await sql<{
    code: string
  }>`select code from activities where id = ${id}`.execute(db)
  const row = { kind: 'activity', offer: codes[0]?.code, first: DAY, last: DAY, places: 1 }
  await writeFile(join(folder, 'allotments.json'), JSON.stringify([row]))
  const now = test.clock.now()
  const { promise: isRead, resolve: progress } = Promise.withResolvers<void>()
  const wish = { now, check: false, skipPast: false, progress: () => progress() }
  const [imported, held] = await Promise.all([
    importCatalogue(test, folder, wish),
    when({ isRead }).then(() => test.browser().call(api.setTempReservation, requestFor(id))),
  ])
  const { rows } = await sql<{ capacity: number; held: number }>`
    select capacity, held from stock where kind = 'activity' and item_id = ${id} and day = ${DAY}`.execute(
    db,
  )
  const [day] = rows
  if (!day) throw new Error('The day is gone')
  return { ...day, lowered: 'rows' in imported, holding: held.status }
}

describe('a file that takes places away while somebody holds them', () => {
  it('K10: one of the two is refused, never both let through', async () => {
    const whens: When[] = [async () => undefined, ({ isRead }) => isRead]
    for (let run = 0; run < RUNS; run += 1) {
      const it = await race(whens[run % 2] as When)
      if (it.lowered) expect(it).toEqual({ capacity: 1, held: 0, lowered: true, holding: 409 })
      else expect(it).toEqual({ capacity: 3, held: 2, lowered: false, holding: 200 })
    }
  })

  it('K10 control: without the lock and the constraint, both are let through', async () => {
    await sql`alter table stock drop constraint stock_not_oversold`.execute(db)
    try {
      const unlocked = (body: string): string =>
        body.replace(' for update', '').replace(/end\s*;?\s*$/, 'perform pg_sleep(0.3); end')
      await withFunction(db, 'too_few_places', unlocked, async () => {
        const seen: boolean[] = []
        for (let run = 0; run < RUNS && !seen.includes(true); run += 1) {
          const it = await race(() => untilAsleep(db))
          seen.push(it.lowered && it.held > it.capacity)
        }
        expect(seen).toContain(true)
      })
    } finally {
      await sql`truncate hold_lines, holds, stock cascade`.execute(db)
      await sql`alter table stock add constraint stock_not_oversold check (held + sold <= capacity)`.execute(
        db,
      )
    }
  })
})
