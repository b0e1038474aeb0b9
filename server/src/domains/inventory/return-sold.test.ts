import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '@rihla/contract/values/dates'
import type { Trx } from '../../platform/database/connect.ts'
import { isRefusal } from '../../platform/refusal.ts'
import { testDatabase } from '../../testing/database.ts'
import { consumeHold, ensureStock, placeHold, returnAllSold, type StockLine } from './index.ts'
import { isEverLost, raceTerms as terms, RUNS, withSlowHolds } from './testing/race.ts'
import { wrongRows } from './testing/walk.ts'
import { emptyTables } from '../../testing/empty-tables.ts'

const { db } = await testDatabase(20)
const now = new Date('2026-11-21T10:00:00Z')
const DAY = '2026-12-17'

/** A package as it is sold: its places and two nights in a room, each a stock row. */
const lines: readonly StockLine[] = [
  { kind: 'package', itemId: 1, day: DAY, quantity: 2 },
  { kind: 'room', itemId: 1, day: DAY, quantity: 1 },
  { kind: 'room', itemId: 1, day: addDays(DAY, 1), quantity: 1 },
]

const within = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => db.transaction().execute(work)
const giveBack = (holdId: number) => within((trx) => returnAllSold(trx, holdId, now))

async function held(): Promise<number> {
  const hold = await placeHold(db, { lines, now, terms })
  if (isRefusal(hold)) throw new Error(hold.refusal)
  return hold.id
}

async function sold(): Promise<number> {
  const id = await held()
  await within((trx) => consumeHold(trx, id, now))
  return id
}

const soldPlaces = async (): Promise<number[]> => {
  const { rows } = await sql<{ sold: number }>`
    select sold from stock order by kind, item_id, day`.execute(db)
  return rows.map((row) => row.sold)
}

beforeEach(async () => {
  await emptyTables(db, ['holds', 'stock'])
  await ensureStock(
    db,
    lines.map(({ kind, itemId, day }) => ({ kind, itemId, day, capacity: 10 })),
  )
})

describe('what was sold', () => {
  it('goes back on sale with all of its rows, and that alone', async () => {
    const [id] = [await sold(), await sold()]
    expect(await giveBack(id)).toBe(true)
    expect(await soldPlaces()).toEqual([2, 1, 1])
    expect(await wrongRows(db)).toEqual([])
  })

  it('a second time nothing does, nor of what was never sold', async () => {
    const [id, never] = [await sold(), await held()]
    await giveBack(id)
    expect(await giveBack(id)).toBe(false)
    expect(await giveBack(never)).toBe(false)
    expect(await soldPlaces()).toEqual([0, 0, 0])
    expect(await wrongRows(db)).toEqual([])
  })

  /** Two at once, with others' places beside them that must stay sold; how often places were wrong. */
  async function race(runs: number): Promise<number> {
    let wrong = 0
    for (let run = 0; run < runs; run += 1) {
      await emptyTables(db, ['holds'])
      await sql`update stock set held = 0, sold = 0`.execute(db)
      const [mine] = [await sold(), await sold()]
      const answers = await Promise.all([giveBack(mine), giveBack(mine)])
      const isRight = (await soldPlaces()).join() === '2,1,1'
      if (answers.filter(Boolean).length !== 1 || !isRight) wrong += 1
    }
    return wrong
  }

  it(`C1: given back twice at once, it goes back once, ${RUNS} times`, async () => {
    expect(await race(RUNS)).toBe(0)
  })

  it('C1 control: without the hold’s lock, it goes back twice', async () => {
    await withSlowHolds(db, false, async () => {
      expect(await isEverLost(async () => (await race(1)) === 0)).toBe(true)
    })
  })
})
