import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Trx } from '../../platform/database/connect.ts'
import { isRefusal, type Refusal } from '../../platform/refusal.ts'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { holdStates, mayBecome, type HoldState } from './hold.ts'
import {
  changeHold,
  consumeHold,
  ensureStock,
  expireHolds,
  holdTerms,
  payingPastExpiry,
  placeHold,
  readHold,
  releaseHold,
  renewHold,
  setAllotment,
  startPaying,
  type Hold,
  type StockLine,
} from './index.ts'
import { alertAt } from './testing/alert-at.ts'
import { freePlaces } from './testing/free-places.ts'
import { emptyTables, tables } from '../../testing/empty-tables.ts'

const { db } = await testDatabase()
const terms = holdTerms(600)
const nights = ['2026-12-17', '2026-12-18', '2026-12-19']
const line = (quantity = 1, day = nights[0] ?? ''): StockLine => ({
  kind: 'hotel',
  itemId: 3,
  day,
  quantity,
})
const stay = (quantity = 1): StockLine[] => nights.map((day) => line(quantity, day))
let clock = testClock()

const within = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => db.transaction().execute(work)
const place = (lines: StockLine[]) =>
  within((trx) => placeHold(trx, { lines, now: clock.now(), terms }))
const sure = <T>(outcome: T | Refusal): T => {
  if (isRefusal(outcome)) throw new Error(outcome.refusal)
  return outcome
}
const free = async (): Promise<number[]> => freePlaces(db, stay(), clock.now())
const seconds = (hold: Hold): number => (hold.expiresAt.getTime() - clock.now().getTime()) / 1000

beforeEach(async () => {
  clock = testClock()
  await emptyTables(db, tables.inventory)
  await ensureStock(
    db,
    nights.map((day) => ({ kind: 'hotel', itemId: 3, day, capacity: 4 })),
  )
})

describe('placing', () => {
  it('claims every line for the length of a hold', async () => {
    expect(seconds(sure(await place(stay(2))))).toBe(600)
    expect(await free()).toEqual([2, 2, 2])
  })

  it('claims all nights or none', async () => {
    await within((trx) =>
      setAllotment(
        trx,
        { kind: 'hotel', itemId: 3, day: '2026-12-18', capacity: 1 },
        alertAt(clock.now()),
      ),
    )
    expect(await place(stay(2))).toEqual({ refusal: 'sold_out' })
    expect(await free()).toEqual([4, 1, 4])
  })

  it('refuses a closed day and a day without stock', async () => {
    await within((trx) =>
      setAllotment(
        trx,
        { kind: 'hotel', itemId: 3, day: '2026-12-18', capacity: 4, closed: true },
        alertAt(clock.now()),
      ),
    )
    expect(await place([line(1, '2026-12-18')])).toEqual({ refusal: 'sold_out' })
    expect(await place([line(1, '2027-01-01')])).toEqual({ refusal: 'sold_out' })
    expect(await free()).toEqual([4, 0, 4])
  })

  it('takes nonsense for the fault that it is', async () => {
    await expect(place([])).rejects.toThrow('at least one')
    await expect(place([line(0)])).rejects.toThrow('above 0')
    await expect(place([line(), line()])).rejects.toThrow('twice')
  })
})

describe('expiry', () => {
  it('is true by time before anybody tidies', async () => {
    await place([line(4)])
    expect((await free())[0]).toBe(0)
    clock.advance(601)
    expect((await free())[0]).toBe(4)
    expect(seconds(sure(await place([line(4)])))).toBe(600)
  })

  it('gives a stay’s other nights back too when one of them is wanted', async () => {
    await place(stay(4))
    clock.advance(601)
    sure(await place([line(4, '2026-12-18')]))
    expect(await free()).toEqual([4, 0, 4])
  })

  it('never ends a hold that is being paid', async () => {
    const hold = sure(await place([line(4)]))
    sure(await within((trx) => startPaying(trx, hold.id, clock.now(), terms)))
    clock.advance(4000)
    expect(await expireHolds(db, clock.now())).toBe(0)
    expect((await free())[0]).toBe(0)
    expect(await payingPastExpiry(db, clock.now(), 10)).toEqual([hold.id])
    await sql`update holds set key = 'theirs' where id = ${hold.id}`.execute(db)
    expect(await payingPastExpiry(db, clock.now(), 10)).toEqual([])
  })

  it('sweeps what nobody asked for', async () => {
    const hold = sure(await place([line(4)]))
    expect(await expireHolds(db, clock.now())).toBe(0)
    clock.advance(600)
    expect(await expireHolds(db, clock.now())).toBe(1)
    expect((await readHold(db, hold.id))?.state).toBe('expired')
  })

  it('step back where somebody is buying, and end with the next run', async () => {
    const held = await place([line()])
    clock.advance(601)
    await within(async (trx) => {
      await sql`select 1 from stock where day = ${line().day} for update`.execute(trx)
      expect(await expireHolds(db, clock.now())).toBe(0)
    })
    expect(isRefusal(held)).toBe(false)
    expect(await expireHolds(db, clock.now())).toBe(1)
  })
})

describe('changing in place', () => {
  it('takes more, gives back, and never lengthens the hold', async () => {
    const hold = sure(await place([line(2)]))
    clock.advance(100)
    const more = sure(
      await within((trx) =>
        changeHold(trx, hold.id, { lines: [line(4)], now: clock.now(), terms }),
      ),
    )
    expect([more.id, seconds(more)]).toEqual([hold.id, 500])
    expect((await free())[0]).toBe(0)
    sure(
      await within((trx) =>
        changeHold(trx, hold.id, { lines: [line(1)], now: clock.now(), terms }),
      ),
    )
    expect((await free())[0]).toBe(3)
  })

  it('moves to other days', async () => {
    const hold = sure(await place([line(2)]))
    const moved = [line(3, '2026-12-18')]
    sure(await within((trx) => changeHold(trx, hold.id, { lines: moved, now: clock.now(), terms })))
    expect(await free()).toEqual([4, 1, 4])
  })

  it('keeps the old claim when the new one can’t be had', async () => {
    const hold = sure(await place([line(2)]))
    const change = await within((trx) =>
      changeHold(trx, hold.id, { lines: [line(5)], now: clock.now(), terms }),
    )
    expect(change).toEqual({ refusal: 'sold_out' })
    expect((await free())[0]).toBe(2)
  })

  it('leaves what is being paid for as it is', async () => {
    const hold = sure(await place([line(2)]))
    sure(await within((trx) => startPaying(trx, hold.id, clock.now(), terms)))
    const change = (lines: StockLine[]) =>
      within((trx) => changeHold(trx, hold.id, { lines, now: clock.now(), terms }))
    expect(await change([line(3)])).toEqual({ refusal: 'payment_open' })
    expect(sure(await change([line(2)])).state).toBe('paying')
  })

  it('takes a dead hold anew', async () => {
    const hold = sure(await place([line(2)]))
    clock.advance(700)
    const anew = sure(
      await within((trx) =>
        changeHold(trx, hold.id, { lines: [line(2)], now: clock.now(), terms }),
      ),
    )
    expect(anew.id).not.toBe(hold.id)
    expect((await free())[0]).toBe(2)
  })
})

describe('renewing', () => {
  it('works once and no more (H6)', async () => {
    const hold = sure(await place([line()]))
    clock.advance(500)
    for (let i = 0; i < 11; i += 1) {
      const renewed = sure(await within((trx) => renewHold(trx, hold.id, clock.now(), terms)))
      expect(seconds(renewed)).toBe(600)
    }
    clock.advance(601)
    expect(await within((trx) => renewHold(trx, hold.id, clock.now(), terms))).toEqual({
      refusal: 'hold_ended',
    })
  })

  it('stays below the hard cap', async () => {
    const short = { ...terms, hardCapSeconds: 700 }
    const hold = sure(
      await within((trx) => placeHold(trx, { lines: [line()], now: clock.now(), terms: short })),
    )
    clock.advance(500)
    expect(seconds(sure(await within((trx) => renewHold(trx, hold.id, clock.now(), short))))).toBe(
      200,
    )
    expect(
      seconds(sure(await within((trx) => startPaying(trx, hold.id, clock.now(), short)))),
    ).toBe(200)
  })
})

describe('settling', () => {
  it('sells what is held, once', async () => {
    const hold = sure(await place(stay(2)))
    expect(await within((trx) => consumeHold(trx, hold.id, clock.now()))).toBe('sold')
    expect(await within((trx) => consumeHold(trx, hold.id, clock.now()))).toBe('already_sold')
    expect(await within((trx) => releaseHold(trx, hold.id))).toBe(false)
    expect(await free()).toEqual([2, 2, 2])
  })

  it('claims again what ended, while places are left; else says that they are gone', async () => {
    const late = sure(await place([line(3)]))
    clock.advance(601)
    await expireHolds(db, clock.now())
    expect(await within((trx) => consumeHold(trx, late.id, clock.now()))).toBe('sold')
    const later = sure(await place([line(1)]))
    await within((trx) => releaseHold(trx, later.id))
    sure(await place([line(1)]))
    expect(await within((trx) => consumeHold(trx, later.id, clock.now()))).toBe('gone')
    expect((await readHold(db, later.id))?.state).toBe('released')
  })

  it('refuses to start paying for what ended or is sold', async () => {
    const hold = sure(await place([line()]))
    clock.advance(601)
    expect(await within((trx) => startPaying(trx, hold.id, clock.now(), terms))).toEqual({
      refusal: 'hold_ended',
    })
    const sold = sure(await place([line()]))
    await within((trx) => consumeHold(trx, sold.id, clock.now()))
    expect(await within((trx) => startPaying(trx, sold.id, clock.now(), terms))).toEqual({
      refusal: 'already_booked',
    })
  })
})

describe('the table of states', () => {
  const rows: [HoldState, HoldState[]][] = [
    ['active', ['paying', 'consumed', 'expired', 'released']],
    ['paying', ['active', 'consumed', 'expired', 'released']],
    ['consumed', []],
    ['expired', ['consumed']],
    ['released', ['consumed']],
  ]
  it.each(rows)('%s may become %j', (from, allowed) => {
    const all = Object.keys(holdStates) as HoldState[]
    expect(all.filter((to) => mayBecome(from, to))).toEqual(
      all.filter((to) => allowed.includes(to)),
    )
  })
})
