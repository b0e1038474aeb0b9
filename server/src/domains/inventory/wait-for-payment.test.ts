import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Trx } from '../../platform/database/connect.ts'
import { isRefusal, type Refusal } from '../../platform/refusal.ts'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { withMeeting } from '../../testing/replace-function.ts'
import {
  consumeHold,
  ensureStock,
  holdTerms,
  payingPastExpiry,
  placeHold,
  readHold,
  startPaying,
  stopWaiting,
  waitForPayment,
  type Hold,
} from './index.ts'
import { emptyTables, tables } from '../../testing/empty-tables.ts'

const { db } = await testDatabase(20)
const terms = holdTerms(600)
const holder = { id: 'user:5', signedIn: true, address: '192.0.2.1' }
let clock = testClock()

const within = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => db.transaction().execute(work)
const sure = <T>(outcome: T | Refusal): T => {
  if (isRefusal(outcome)) throw new Error(outcome.refusal)
  return outcome
}
const place = async (by = holder): Promise<Hold> => {
  const lines = [{ kind: 'activity', itemId: 3, day: '2026-12-17', quantity: 1 }]
  return sure(await within((trx) => placeHold(trx, { lines, now: clock.now(), terms, holder: by })))
}
const inHours = (hours: number): Date => new Date(clock.now().getTime() + hours * 3_600_000)
const wait = (id: number, until = inHours(24)) =>
  within((trx) => waitForPayment(trx, id, { now: clock.now(), until, terms }))
const addressOf = async (id: number) =>
  (await sql<{ address: number | null }>`select address from holds where id = ${id}`.execute(db))
    .rows[0]?.address

beforeEach(async () => {
  clock = testClock()
  await emptyTables(db, tables.inventory)
  await ensureStock(db, [{ kind: 'activity', itemId: 3, day: '2026-12-17', capacity: 60 }])
})

describe('a hold that waits for a payment', () => {
  it('lives until the deadline, beyond its first cap, and forgets its address', async () => {
    const { id } = await place()
    expect(await addressOf(id)).not.toBeNull()
    const until = inHours(24)
    expect(await wait(id)).toMatchObject({ state: 'paying', waits: true, expiresAt: until })
    expect(await addressOf(id)).toBeNull()
    clock.advance(86_399)
    expect(await payingPastExpiry(db, clock.now(), 10)).toEqual([])
    clock.advance(1)
    expect(await payingPastExpiry(db, clock.now(), 10)).toEqual([id])
    expect(await within((trx) => consumeHold(trx, id, clock.now()))).toBe('sold')
  })

  it('is never shortened, and is the same when asked again', async () => {
    const { id } = await place()
    const first = sure(await wait(id))
    expect(await wait(id, first.expiresAt)).toMatchObject({ expiresAt: first.expiresAt })
    expect(await wait(id, inHours(1))).toMatchObject({ expiresAt: first.expiresAt })
    expect(await within((trx) => startPaying(trx, id, clock.now(), terms))).toMatchObject({
      expiresAt: first.expiresAt,
    })
  })

  it('ends exactly when it is to, also earlier', async () => {
    const { id } = await place()
    await wait(id)
    const until = inHours(2)
    const waiting = { now: clock.now(), until, terms, exactly: true }
    await within((trx) => waitForPayment(trx, id, waiting))
    expect(await readHold(db, id)).toMatchObject({
      expiresAt: until,
      hardCapAt: new Date(until.getTime() + 1_800_000),
    })
  })

  it('has the time of a payment page left once nothing is awaited any more', async () => {
    const { id } = await place()
    await wait(id)
    const stop = () => within((trx) => stopWaiting(trx, id, { now: clock.now(), terms }))
    await stop()
    expect(await readHold(db, id)).toMatchObject({
      state: 'paying',
      waits: false,
      expiresAt: new Date(clock.now().getTime() + 900_000),
    })
    clock.advance(600)
    await stop()
    clock.advance(300)
    expect(await payingPastExpiry(db, clock.now(), 10)).toEqual([id])
  })

  it('is refused beyond three of one traveller, and not counted to others', async () => {
    const holds = [await place(), await place(), await place(), await place()]
    for (const { id } of holds.slice(0, 3)) expect(await wait(id)).toMatchObject({ waits: true })
    const [first, , , last] = holds
    expect(await wait(last?.id ?? 0)).toEqual({ refusal: 'too_many_unpaid', params: { max: 3 } })
    expect(await wait(first?.id ?? 0)).toMatchObject({ waits: true })
    const other = await place({ ...holder, id: 'user:6' })
    expect(await wait(other.id)).toMatchObject({ waits: true })
    await within((trx) => consumeHold(trx, first?.id ?? 0, clock.now()))
    expect(await wait(last?.id ?? 0)).toMatchObject({ waits: true })
  })

  const race = async () => {
    await emptyTables(db, ['hold_lines', 'holds'])
    await sql`update stock set held = 0`.execute(db)
    const holds = await Promise.all(Array.from({ length: 6 }, () => place()))
    const outcomes = await Promise.all(holds.map(({ id }) => wait(id)))
    return outcomes.filter((it) => !isRefusal(it)).length
  }

  it('is refused beyond three when asked for at the same moment, 50 times', async () => {
    for (let run = 0; run < 50; run += 1) expect(await race()).toBe(3)
  })

  it('control: counted without the lock, more than three wait', async () => {
    await withMeeting(
      db,
      'waiting_beside',
      (body) =>
        body
          .replace('perform pg_advisory_xact_lock(whose);', '')
          .replace('from holds h', 'from meet(6), holds h'),
      async () => expect(await race()).toBeGreaterThan(3),
    )
  })

  it('is refused once the hold has ended', async () => {
    const { id } = await place()
    clock.advance(601)
    expect(await wait(id)).toEqual({ refusal: 'hold_ended' })
  })
})
