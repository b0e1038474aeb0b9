import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { isRefusal } from '../../platform/refusal.ts'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { fairShares } from './fair-share.ts'
import {
  changeHold,
  consumeHold,
  ensureStock,
  expireHolds,
  holdTerms,
  orUnavailable,
  placeHold,
  releaseHold,
  startPaying,
  type Holder,
  type StockLine,
} from './index.ts'
import { isEverLost, withoutShareLocks } from './testing/race.ts'
import { emptyTables, tables } from '../../testing/empty-tables.ts'

const { db } = await testDatabase(20)
const terms = holdTerms(600)
const { visitor, traveller, address } = terms.fair
const DAY = '2026-12-17'
let clock = testClock()

const line = (itemId: number, quantity = 1): StockLine[] => [
  { kind: 'activity', itemId, day: DAY, quantity },
]
const somebody = (change: Partial<Holder> = {}): Holder => ({
  id: 'visitor:a',
  signedIn: false,
  address: '192.0.2.1',
  ...change,
})
const place = (lines: StockLine[], holder = somebody()) =>
  orUnavailable(() =>
    db.transaction().execute((trx) => placeHold(trx, { lines, now: clock.now(), terms, holder })),
  )
const change = (id: number, lines: StockLine[], holder = somebody()) =>
  orUnavailable(() =>
    db
      .transaction()
      .execute((trx) => changeHold(trx, id, { lines, now: clock.now(), terms, holder })),
  )
const within = <T>(work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) =>
  db.transaction().execute(work) as Promise<T>
const idOf = async (placing: ReturnType<typeof place>): Promise<number> => {
  const placed = await placing
  if (isRefusal(placed)) throw new Error(placed.refusal)
  return placed.id
}
const TOO_MANY = { refusal: 'too_many_holds' }
const held = async (): Promise<number> =>
  (await sql<{ n: number }>`select sum(held) as n from stock`.execute(db)).rows[0]?.n ?? 0

beforeEach(async () => {
  clock = testClock()
  await emptyTables(db, tables.inventory)
  await ensureStock(
    db,
    Array.from({ length: 120 }, (_, itemId) => ({
      kind: 'activity',
      itemId,
      day: DAY,
      capacity: 500,
    })),
  )
})

describe('a fair share', () => {
  it('of a visitor is 10 places of an offer and day, in one hold or in several', async () => {
    expect(await place(line(1, 11))).toEqual(TOO_MANY)
    await idOf(place(line(1, 6)))
    expect(await place(line(1, 5))).toEqual(TOO_MANY)
    await idOf(place(line(1, 4)))
    await idOf(place(line(2, 10)))
    expect(await held()).toBe(20)
  })

  it('of a visitor is 5 live holds', async () => {
    for (let n = 0; n < visitor.holds; n += 1) await idOf(place(line(n)))
    expect(await place(line(90))).toEqual(TOO_MANY)
    await idOf(place(line(90), somebody({ id: 'visitor:b' })))
  })

  it('of a traveller who is signed in is 10 live holds, and 40 places of an offer and day', async () => {
    const nour = somebody({ id: 'user:7', signedIn: true })
    expect(await place(line(1, 41), nour)).toEqual(TOO_MANY)
    await idOf(place(line(1, 40), nour))
    for (let n = 2; n < 2 + traveller.holds - 1; n += 1) await idOf(place(line(n), nour))
    expect(await place(line(90), nour)).toEqual(TOO_MANY)
  })

  it('of an address is its own, whatever ids it shows', async () => {
    const as = (n: number) => somebody({ id: `visitor:${n}` })
    for (let n = 0; n < address.holds; n += 1) await idOf(place(line(n), as(n)))
    expect(await place(line(99), as(99))).toEqual(TOO_MANY)
    await idOf(place(line(99), { ...as(99), address: '192.0.2.2' }))
  })

  it('of an address counts places too, so that 40 large parties don’t empty everything', async () => {
    const as = (n: number) => somebody({ id: `visitor:${n}` })
    for (let n = 0; n < address.places / 10; n += 1) await idOf(place(line(n, 10), as(n)))
    expect(await place(line(99, 1), as(99))).toEqual(TOO_MANY)
    expect(await held()).toBe(address.places)
  })

  it('is free again once a hold has ended: by time, by hand, or sold', async () => {
    const ids: number[] = []
    for (let n = 0; n < visitor.holds; n += 1) ids.push(await idOf(place(line(n))))
    await within((trx) => releaseHold(trx, ids[0] ?? 0))
    await idOf(place(line(90)))
    await within((trx) => consumeHold(trx, ids[1] ?? 0, clock.now()))
    await idOf(place(line(91)))
    expect(await place(line(92))).toEqual(TOO_MANY)
    clock.advance(600)
    await idOf(place(line(92)))
  })

  it('counts what is being paid for as long as that lasts', async () => {
    const ids: number[] = []
    for (let n = 0; n < visitor.holds; n += 1) ids.push(await idOf(place(line(n))))
    for (const id of ids) await within((trx) => startPaying(trx, id, clock.now(), terms))
    clock.advance(700)
    expect(await place(line(90))).toEqual(TOO_MANY)
  })

  it('is asked of an edit that wants more, which then changes nothing', async () => {
    const id = await idOf(place(line(1, 6)))
    await idOf(place(line(1, 4)))
    expect(await change(id, line(1, 7))).toEqual(TOO_MANY)
    expect(await held()).toBe(10)
    expect(await change(id, line(1, 5))).toMatchObject({ id })
    expect(await change(id, line(1, 6))).toMatchObject({ id })
    expect(await change(id, line(2, 10))).toMatchObject({ id })
  })

  it('is asked of a hold that ended and is taken anew', async () => {
    const id = await idOf(place(line(0)))
    clock.advance(600)
    for (let n = 1; n <= visitor.holds; n += 1) await idOf(place(line(n)))
    expect(await change(id, line(0))).toEqual(TOO_MANY)
  })

  it('is not asked of what was paid for, whatever else is held', async () => {
    const id = await idOf(place(line(0)))
    clock.advance(600)
    await expireHolds(db, clock.now())
    for (let n = 1; n <= visitor.holds; n += 1) await idOf(place(line(n)))
    expect(await within((trx) => consumeHold(trx, id, clock.now()))).toBe('sold')
  })

  it('is multiplied by the scale', () => {
    expect(fairShares(0.1).visitor).toEqual({ holds: 1, places: 1 })
    expect(fairShares(1000).address).toEqual({ holds: 60_000, places: 400_000 })
  })
})

describe('whose a hold is, and from where', () => {
  it('is forgotten when it ends', async () => {
    const known = async () =>
      (
        await sql<{ holder: string }>`
          select holder from holds where holder is not null or address is not null`.execute(db)
      ).rows.length
    const sold = await idOf(place(line(1)))
    const released = await idOf(place(line(2)))
    await idOf(place(line(3)))
    expect(await known()).toBe(3)
    await within((trx) => consumeHold(trx, sold, clock.now()))
    await within((trx) => releaseHold(trx, released))
    clock.advance(600)
    await expireHolds(db, clock.now())
    expect(await known()).toBe(0)
  })
})

describe('many requests at once', () => {
  const crowd = (act: (n: number) => ReturnType<typeof place>) =>
    Promise.all(Array.from({ length: 20 }, (_, n) => act(n)))
  const won = (outcomes: readonly unknown[]): number =>
    outcomes.filter((it) => !isRefusal(it)).length
  const sameVisitor = () => crowd((n) => place(line(n)))
  const places = () => crowd(() => place(line(1, 5)))
  const sameAddress = async () => {
    const as = (n: number) => somebody({ id: `visitor:${n}` })
    for (let n = 0; n < address.holds - 3; n += 1) await idOf(place(line(n), as(n)))
    return crowd((n) => place(line(100), as(1000 + n)))
  }

  it('get a visitor no more than 5 holds', async () => {
    expect(won(await sameVisitor())).toBe(visitor.holds)
  })

  it('get a visitor no more than 10 places of a day', async () => {
    expect(won(await places())).toBe(2)
    expect(await held()).toBe(visitor.places)
  })

  it('get an address no more than its share under ever new ids', async () => {
    expect(won(await sameAddress())).toBe(3)
  })

  it('control: without the locks, each sees what was there before and all get more', () =>
    withoutShareLocks(db, async () => {
      const isKept = async (most: number, crowded: () => Promise<unknown[]>) => {
        await emptyTables(db, ['hold_lines', 'holds'])
        return won(await crowded()) <= most
      }
      expect(await isEverLost(() => isKept(visitor.holds, sameVisitor))).toBe(true)
      expect(await isEverLost(() => isKept(3, sameAddress))).toBe(true)
    }))
})
