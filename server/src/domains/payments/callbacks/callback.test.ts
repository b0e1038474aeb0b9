import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  statusOf,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { reconcilePayments } from '../index.ts'
import { emptyTables, tables } from '../../../testing/empty-tables.ts'

// The test's gateway takes any message for genuine: what a payer could make of a signature of theirs.
const test = await testApp()
await givenPlaces(test)
const { app, clock, db, gateway, browser } = test
let buyer: Browser = browser()
let tempId = 0
let order = ''

const rows = async (table: string): Promise<number> =>
  (await sql`select 1 from ${sql.table(table)}`.execute(db)).rows.length
const inbox = async () =>
  (
    await sql<{ key: string; open: boolean; asks: number }>`
      select event_key as key, processed_at is null as open, asks from gateway_events order by id`.execute(
      db,
    )
  ).rows
const attempt = async () =>
  (await sql<{ state: string }>`select state from payment_attempts`.execute(db)).rows[0]?.state
let questions = 0

beforeEach(async () => {
  gateway.down = false
  questions = 0
  gateway.beforeInquiry = async () => void (questions += 1)
  await emptyTables(db, [...tables.payments, ...tables.bookings, 'staff_alerts'], { restart: true })
  buyer = browser()
  await signIn(test, buyer)
  tempId = await givenHeld(buyer, await givenActivity(test))
  order = await givenPaying(test, buyer, tempId)
})

describe('a callback', () => {
  it('only makes us ask: what it says of amounts and modes writes no ledger and no review', async () => {
    const paid = gateway.settle(order)
    for (const lie of [{ amount: 765_002_026 }, { ours: false }, { currency: 'USD' }]) {
      clock.advance(5)
      expect(await test.deliver({ ...paid, ...lie, snapshotKey: JSON.stringify(lie) })).toBe(204)
    }
    expect(await attempt()).toBe('paid')
    expect(await statusOf(buyer, tempId)).toMatchObject({ State: 'paid' })
    expect(await rows('staff_alerts')).toBe(0)
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
  })

  it('that says paid while the gateway says declined books nothing', async () => {
    const declined = gateway.settle(order, { outcome: 'failed' })
    await test.deliver({ ...declined, outcome: 'paid', snapshotKey: 'lie' })
    expect(await attempt()).toBe('failed')
    expect(await rows('payment_ledger')).toBe(0)
  })

  it('about a transaction that the gateway doesn’t know changes nothing, and is given up in a day', async () => {
    const paid = gateway.settle(order)
    await test.deliver({ ...paid, transactionId: 'txn-0', snapshotKey: 'lie' })
    expect(await attempt()).toBe('pending')
    clock.advance(100_000)
    await reconcilePayments(app.payments)
    const [lie] = await inbox()
    expect(lie).toMatchObject({ key: 'lie', open: true, asks: 1 })
  })

  it('that names another order than the gateway does is about the gateway’s', async () => {
    const paid = gateway.settle(order)
    await test.deliver({ ...paid, gatewayOrderId: '99', snapshotKey: paid.snapshotKey })
    expect(await attempt()).toBe('paid')
  })

  it('ahead of our own row is locked by nobody while it waits: who looks for it passes over what is', async () => {
    await sql`create function refuse_lock() returns trigger language plpgsql as
      $$ begin raise exception 'locked'; end $$`.execute(db)
    await sql`create trigger refuse_lock before update on gateway_events for each row
      when (new.asks = old.asks and old.processed_at is null and new.processed_at is null)
      execute function refuse_lock()`.execute(db)
    const told: number[] = []
    gateway.beforeStart = async (early) => {
      told.push(await test.deliver(gateway.settle(early)))
    }
    try {
      const another = await givenHeld(buyer, await givenActivity(test))
      await givenPaying(test, buyer, another)
      expect(told).toEqual([204])
      expect(await statusOf(buyer, another)).toMatchObject({ State: 'paid' })
    } finally {
      gateway.beforeStart = async () => undefined
      await sql`drop function refuse_lock cascade`.execute(db)
    }
  })

  it('is kept while the gateway can’t be asked, and asked about by the clock', async () => {
    const paid = gateway.settle(order)
    gateway.down = true
    expect(await test.deliver(paid)).toBe(204)
    clock.advance(61)
    await reconcilePayments(app.payments)
    expect([await attempt(), await inbox()]).toEqual([
      'pending',
      [{ key: paid.snapshotKey, open: true, asks: 2 }],
    ])
    gateway.down = false
    clock.advance(121)
    await reconcilePayments(app.payments)
    expect([await attempt(), (await inbox()).map((it) => it.open)]).toEqual(['paid', [false]])
  })

  it('is kept while its booking can’t be locked, and asked about by the clock', async () => {
    const paid = gateway.settle(order)
    await db.transaction().execute(async (trx) => {
      await sql`select * from payment_attempts for update`.execute(trx)
      expect(await test.deliver(paid)).toBe(204)
    })
    expect(await attempt()).toBe('pending')
    clock.advance(61)
    await reconcilePayments(app.payments)
    expect(await attempt()).toBe('paid')
  })

  it('whose news the gateway’s own books don’t have yet is asked about again', async () => {
    const open = gateway.settle(order, { outcome: 'pending', transactionId: 't' })
    await test.deliver({ ...open, outcome: 'paid', snapshotKey: 't:paid' })
    expect(await attempt()).toBe('pending')
    gateway.settle(order, { transactionId: 't', snapshotKey: 't:paid' })
    clock.advance(61)
    await reconcilePayments(app.payments)
    expect(await attempt()).toBe('paid')
  })

  it('sent thirty times is one row, one question and one booking', async () => {
    const paid = gateway.settle(order)
    for (let time = 0; time < 30; time += 1)
      expect(await test.deliver({ ...paid, message: `${time}` })).toBe(204)
    expect([await rows('gateway_events'), questions]).toEqual([1, 1])
    expect(await attempt()).toBe('paid')
  })

  it('sent thirty times while the gateway can’t be asked is one row and one question', async () => {
    const paid = gateway.settle(order)
    gateway.beforeInquiry = async () => {
      questions += 1
      gateway.down = true
      await gateway.inquire(order)
    }
    for (let time = 0; time < 30; time += 1) await test.deliver(paid)
    expect([await rows('gateway_events'), questions]).toEqual([1, 1])
  })

  it('of more than 64 kB is refused', async () => {
    const body = JSON.stringify({ type: 'TRANSACTION', obj: 'x'.repeat(70_000) })
    const answer = await app.http.request('/payment/callback?hmac=signed', {
      method: 'POST',
      body,
      headers: { 'content-length': String(body.length) },
    })
    expect(answer.status).toBe(413)
  })

  describe('in a burst', () => {
    /** Callbacks of so many signed states, all at the same moment. */
    const burst = (paid: ReturnType<typeof gateway.settle>, size: number): Promise<number>[] =>
      Array.from({ length: size }, (_, n) => test.deliver({ ...paid, snapshotKey: `${n}` }))
    const settled = async <T>(all: readonly Promise<T>[], many: number): Promise<T[]> => {
      const done: T[] = []
      await new Promise<void>((resolve) => {
        for (const one of all)
          void one.then((it) => (done.push(it) === many ? resolve() : undefined))
      })
      return done
    }

    it('is asked about by 32 at a time, others in line or by the clock; nobody else waits for it', async () => {
      const paid = gateway.settle(order)
      let answer = (): void => undefined
      const answered = new Promise<void>((resolve) => (answer = resolve))
      gateway.beforeInquiry = async () => {
        questions += 1
        await answered
      }
      const all = burst(paid, 600)
      // 32 in work and 500 in line: the rest is kept, and told so at once.
      expect(new Set(await settled(all, 600 - 532))).toEqual(new Set([204]))
      expect([questions, await rows('gateway_events')]).toEqual([32, 600])
      expect(
        (await buyer.data(api.getUserReservation, { PageNumber: 1, PageSize: 1 })).Data,
      ).toHaveLength(1)
      answer()
      expect(new Set(await Promise.all(all))).toEqual(new Set([204]))
      expect(questions).toBe(532)
      clock.advance(61)
      await reconcilePayments(app.payments)
      expect((await inbox()).filter((it) => it.open)).toEqual([])
      expect([await rows('payment_ledger'), await attempt()]).toEqual([1, 'paid'])
    })

    it('is told to come back where it can’t even be kept, and nothing of it is lost', async () => {
      const paid = gateway.settle(order)
      const all = await db.transaction().execute(async (trx) => {
        await sql`lock table gateway_events`.execute(trx)
        const sent = burst(paid, 1010)
        // 4 are being kept and 1000 in line.
        expect(await settled(sent, 6)).toEqual(Array.from({ length: 6 }, () => 503))
        return sent
      })
      expect((await Promise.all(all)).filter((it) => it === 204)).toHaveLength(1004)
      expect([await rows('gateway_events'), await rows('payment_ledger')]).toEqual([1005, 1])
    })
  })
})
