import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { isRefusal } from '../../../platform/refusal.ts'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import {
  changeSold,
  consumeHold,
  holdBeside,
  holdTerms,
  orUnavailable,
  placeHold,
  releaseHold,
  returnAllSold,
  type StockLine,
} from '../index.ts'
import { emptyTables, tables } from '../../../testing/empty-tables.ts'

const { db } = await testDatabase(10)
const clock = testClock()
const terms = holdTerms(600)

/** So many rooms on each of these nights of December 2026. */
const nights = (from: number, to: number, quantity = 1): StockLine[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    kind: 'room',
    itemId: 1,
    day: `2026-12-${from + at}`,
    quantity,
  }))
const counts = async () =>
  (
    await sql<{ held: number; sold: number }>`select held, sold from stock order by day`.execute(db)
  ).rows.map(({ held, sold }) => `${held}/${sold}`)

async function sold(lines: readonly StockLine[]): Promise<number> {
  const now = clock.now()
  const hold = await placeHold(db, { lines, now, terms })
  if (isRefusal(hold)) throw new Error(hold.refusal)
  await db.transaction().execute((trx) => consumeHold(trx, hold.id, now))
  return hold.id
}
const beside = (id: number, lines: readonly StockLine[]) =>
  orUnavailable(() =>
    db.transaction().execute((trx) => holdBeside(trx, id, { lines, now: clock.now(), terms })),
  )
const change = (id: number, lines: readonly StockLine[], besideId: number | null) =>
  db.transaction().execute((trx) => changeSold(trx, id, { lines, besideId }))
const idOf = (held: Awaited<ReturnType<typeof beside>>): number | null => {
  if (isRefusal(held)) throw new Error(held.refusal)
  return held && held.id
}

beforeEach(async () => {
  await emptyTables(db, tables.inventory)
  await sql`insert into stock (kind, item_id, day, capacity)
    select 'room', 1, ('2026-12-' || d)::date, 2 from generate_series(10, 15) d`.execute(db)
})

describe('something sold becomes something else', () => {
  test('holds only what it needs more, and gives back only what it needs no more', async () => {
    const id = await sold(nights(10, 12))
    const extra = idOf(await beside(id, nights(11, 13)))
    expect(await counts()).toEqual(['0/1', '0/1', '0/1', '1/0', '0/0', '0/0'])
    expect(await change(id, nights(11, 13), extra)).toBe('changed')
    expect(await counts()).toEqual(['0/0', '0/1', '0/1', '0/1', '0/0', '0/0'])
    await db.transaction().execute((trx) => returnAllSold(trx, id, clock.now()))
    expect(await counts()).toEqual(Array(6).fill('0/0'))
  })

  test('fewer rooms need nothing more; two need one more on each night', async () => {
    const id = await sold(nights(10, 11))
    const extra = idOf(await beside(id, nights(10, 11, 2)))
    await change(id, nights(10, 11, 2), extra)
    expect((await counts()).slice(0, 2)).toEqual(['0/2', '0/2'])
    expect(idOf(await beside(id, nights(10, 10)))).toBeNull()
    await change(id, nights(10, 10), null)
    expect((await counts()).slice(0, 2)).toEqual(['0/1', '0/0'])
  })

  test('all or nothing: one full night, and nothing is held', async () => {
    const id = await sold(nights(10, 11))
    await sold(nights(13, 13, 2))
    expect(await beside(id, nights(11, 13))).toMatchObject({ refusal: 'sold_out' })
    expect(await counts()).toEqual(['0/1', '0/1', '0/0', '0/2', '0/0', '0/0'])
  })

  test('what was given up meanwhile is gone, and the old one stays', async () => {
    const id = await sold(nights(10, 10))
    const extra = idOf(await beside(id, nights(11, 11)))
    await db.transaction().execute((trx) => releaseHold(trx, extra ?? 0))
    expect(await change(id, nights(11, 11), extra)).toBe('gone')
    expect((await counts()).slice(0, 2)).toEqual(['0/1', '0/0'])
  })

  test('R6: two who change to each other’s nights never wait for each other', async () => {
    for (let run = 0; run < 25; run += 1) {
      await emptyTables(db, ['hold_lines', 'holds'])
      await sql`update stock set held = 0, sold = 0`.execute(db)
      const [one, two] = [await sold(nights(10, 11)), await sold(nights(13, 14))]
      const swap = async (id: number, lines: StockLine[]) =>
        change(id, lines, idOf(await beside(id, lines)))
      const swapped = [swap(one, nights(13, 14)), swap(two, nights(10, 11))]
      expect(await Promise.all(swapped)).toEqual(['changed', 'changed'])
    }
    expect(await counts()).toEqual(['0/1', '0/1', '0/0', '0/1', '0/1', '0/0'])
  })
})
