import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { createLog } from '../../platform/log.ts'
import { isRefusal } from '../../platform/refusal.ts'
import { GatewayRefused, GatewayUnreachable } from '../../ports/payment-gateway.ts'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { testGateway } from '../../testing/gateway.ts'
import { applyTransaction } from './apply-transaction.ts'
import type { Arrived, PaymentEvent, Settled } from './events.ts'
import {
  changeOrder,
  keyOfTerms,
  openAttempt,
  openPage,
  readReturn,
  reconcilePayments,
  refundsOf,
  requestRefund,
  resumeRefunds,
  sendRefund,
  settleOrder,
  viewPayment,
  type PaymentDeps,
} from './index.ts'
import { keepNews } from './callbacks/inbox-store.ts'
import { retryRefund } from './refunds/refund.ts'
import { unreturnedOf } from './refunds/refunded-of.ts'
import type { Payable } from './start-payment.ts'
import { attemptsOf, insertAttempt, lockOthers } from './store.ts'
import { emptyTables, tables } from '../../testing/empty-tables.ts'
import { withMeeting } from '../../testing/replace-function.ts'
import { isEverLost, RUNS } from '../inventory/testing/race.ts'

const { db } = await testDatabase()
const nothing = async (): Promise<void> => undefined
const noJobs: Jobs = {
  enqueue: nothing,
  forget: nothing,
  ensure: nothing,
  work: () => undefined,
  schedule: () => undefined,
  install: nothing,
  start: nothing,
  stop: nothing,
  runDue: async () => 0,
}
let clock = testClock()
let gateway = testGateway()
let told: (PaymentEvent | ({ type: 'Arrived' } & Arrived))[] = []
/** The selling domain's answer to money that arrives. */
let settled: Settled = 'kept'
let alerts: string[] = []
let queued: { queue: string; data: object }[] = []
let deps: PaymentDeps

beforeEach(async () => {
  await emptyTables(db, tables.payments, {
    restart: true,
  })
  clock = testClock()
  gateway = testGateway()
  told = []
  settled = 'kept'
  alerts = []
  queued = []
  deps = {
    db,
    clock,
    gateways: { test: gateway },
    publicUrl: 'https://rihla.example',
    log: createLog('silent'),
    jobs: {
      ...noJobs,
      enqueue: async (_, queue, data) => void queued.push({ queue, data }),
    },
    settle: async (_, arrived) => {
      told.push({ type: 'Arrived', ...arrived })
      return settled
    },
    publish: async (_, event) => void told.push(event),
    alert: async (kind) => void alerts.push(kind),
    settleAlert: nothing,
  }
})

const payable = (change: Partial<Payable> = {}): Payable => ({
  orderKind: 'checkout',
  orderId: 1,
  userId: 7,
  method: 'Bank_Card',
  amount: 100_000,
  fee: 0,
  currency: 'EGP',
  terms: { seats: 2 },
  promocodeId: null,
  language: 'en',
  expiresAt: new Date(clock.now().getTime() + 900_000),
  ...change,
})
const startPayment = async (deps: PaymentDeps, wanted: Payable) =>
  openPage(deps, await db.transaction().execute((trx) => openAttempt(deps, trx, wanted)), {
    description: 'Sunset felucca',
    buyer: { name: 'Nour Mostafa', email: null, phone: null },
  })
const newest = async (orderId = 1) => {
  const [attempt] = await attemptsOf(db, 'checkout', orderId)
  if (!attempt) throw new Error('no attempt')
  return attempt
}
const started = async (orderId = 1): Promise<string> => {
  await startPayment(deps, payable({ orderId }))
  return (await newest(orderId)).gatewayOrderId ?? ''
}
/** Of the refund that was queued first, or `at`. */
const refundIdOf = (at = 0): number => (queued[at] as { data: { refundId: number } }).data.refundId
const ledger = async () =>
  (
    await sql<{
      kind: string
      amount: number
    }>`select kind, amount from payment_ledger order by id`.execute(db)
  ).rows

describe('starting', () => {
  it('is written down before the gateway is asked, and its numbers before anybody hears of them', async () => {
    gateway.beforeStart = async () => {
      expect(await newest()).toMatchObject({ state: 'created', gatewayOrderId: null })
    }
    const page = await startPayment(deps, payable())
    const attempt = await newest()
    expect(page).toEqual({ paymentUrl: attempt.paymentUrl })
    expect(attempt).toMatchObject({ state: 'pending', amount: 100_000, userId: 7 })
    expect(gateway.orders[0]?.order).toMatchObject({
      reference: attempt.reference,
      expiresInSeconds: 900,
      notificationUrl: 'https://rihla.example/payment/callback',
      returnUrl: 'https://rihla.example/payment/return',
    })
  })

  it('of another amount, order or terms is another payment', async () => {
    await startPayment(deps, payable())
    await startPayment(deps, payable({ amount: 90_000 }))
    await startPayment(deps, payable({ orderId: 2 }))
    await startPayment(deps, payable({ terms: { seats: 1 } }))
    expect(gateway.orders).toHaveLength(4)
  })

  it('that the gateway refuses or can’t take leaves nothing in the way of the next', async () => {
    for (const fault of [new GatewayUnreachable('down'), new GatewayRefused('no')]) {
      gateway.beforeStart = async () => {
        throw fault
      }
      expect(await startPayment(deps, payable())).toEqual({ refusal: 'payment_setup_failed' })
      expect(await newest()).toMatchObject({ state: 'failed', failure: 'setup' })
    }
    gateway.beforeStart = async () => undefined
    expect(isRefusal(await startPayment(deps, payable()))).toBe(false)
  })

  it('that a crash cut off before it had a page blocks nobody', async () => {
    const cutOff = {
      ...payable(),
      termsKey: keyOfTerms(payable().terms),
      gateway: 'test',
      reference: 'RH1-CUT',
      createdAt: clock.now(),
    }
    await insertAttempt(db, cutOff)
    clock.advance(13)
    expect(isRefusal(await startPayment(deps, payable()))).toBe(false)
    const attempts = await attemptsOf(db, 'checkout', 1)
    expect(attempts.map((it) => [it.state, it.failure])).toEqual([
      ['pending', null],
      ['failed', 'setup'],
    ])
  })

  it('lets a fault that isn’t the gateway’s be a fault', async () => {
    gateway.beforeStart = async () => {
      throw new TypeError('ours')
    }
    await expect(startPayment(deps, payable())).rejects.toThrow('ours')
  })
})

describe('news', () => {
  it('is applied once and told once, in one transaction with what it sets off', async () => {
    const paid = gateway.settle(await started())
    expect(await applyTransaction(deps, 'test', paid)).toBe('applied')
    expect(await applyTransaction(deps, 'test', paid)).toBe('known')
    expect(told).toMatchObject([
      {
        type: 'Arrived',
        orderKind: 'checkout',
        orderId: 1,
        amount: 100_000,
        termsKey: keyOfTerms({ seats: 2 }),
      },
    ])
    expect(await ledger()).toEqual([{ kind: 'charge', amount: 100_000 }])
  })

  it('whose consequences fail is not taken in: the gateway must tell it again', async () => {
    const paid = gateway.settle(await started())
    deps = {
      ...deps,
      settle: async () => {
        throw new Error('stock is broken')
      },
    }
    await expect(applyTransaction(deps, 'test', paid)).rejects.toThrow('stock is broken')
    expect(await newest()).toMatchObject({ state: 'pending' })
    expect(await ledger()).toEqual([])
    const { rows } = await sql`select 1 from gateway_events`.execute(db)
    expect(rows).toEqual([])
  })

  it('of an order that we don’t know yet changes nothing', async () => {
    const paid = gateway.settle(await started())
    await sql`update payment_attempts set gateway_order_id = 'not yet'`.execute(db)
    expect(await applyTransaction(deps, 'test', paid)).toBe('waiting')
    expect(told).toEqual([])
  })

  it('of a second charge on one page is put before the staff once, with its ledger line', async () => {
    const order = await started()
    await applyTransaction(deps, 'test', gateway.settle(order))
    const second = gateway.settle(order)
    await applyTransaction(deps, 'test', second)
    await applyTransaction(deps, 'test', second)
    expect(told.map((it) => it.type)).toEqual(['Arrived', 'PaymentNeedsReview'])
    expect(await ledger()).toHaveLength(2)
    expect(await newest()).toMatchObject({ state: 'paid' })
  })

  it('of money that isn’t as agreed is kept for the staff, with its ledger line', async () => {
    const wrong = gateway.settle(await started(), { amount: 5 })
    await applyTransaction(deps, 'test', wrong)
    expect(told).toMatchObject([
      { type: 'PaymentNeedsReview', reason: '5 piastres instead of 100000' },
    ])
    expect(await ledger()).toEqual([{ kind: 'charge', amount: 5 }])
    expect(await viewPayment(deps, { orderKind: 'checkout', orderId: 1 }, true)).toEqual({
      state: 'checking',
      message: null,
    })
  })
})

describe('looking at the gateway', () => {
  it('finds a payment that nobody told of, with growing patience', async () => {
    const order = await started()
    await reconcilePayments(deps)
    expect((await newest()).checks).toBe(0)
    clock.advance(121)
    await reconcilePayments(deps)
    await reconcilePayments(deps)
    expect((await newest()).checks).toBe(1)
    gateway.settle(order)
    clock.advance(241)
    await reconcilePayments(deps)
    expect(told).toMatchObject([{ type: 'Arrived' }])
  })

  it('closes an attempt whose time is up and that nobody paid, and never while it can’t be asked', async () => {
    await started()
    clock.advance(1000)
    gateway.down = true
    await reconcilePayments(deps)
    expect(await newest()).toMatchObject({ state: 'pending' })
    gateway.down = false
    clock.advance(1000)
    await reconcilePayments(deps)
    expect(await newest()).toMatchObject({ state: 'expired' })
    expect(await viewPayment(deps, { orderKind: 'checkout', orderId: 1 }, true)).toMatchObject({
      state: 'none',
    })
  })

  it.each<[string, () => Promise<void>, string]>([
    ['paid', async () => void gateway.settle(await started()), 'paid'],
    ['declined', async () => void gateway.settle(await started(), { outcome: 'failed' }), 'unpaid'],
    ['left alone', async () => void (await started()), 'unpaid'],
    [
      'out of reach',
      async () => {
        await started()
        gateway.down = true
      },
      'unknown',
    ],
  ])('before places go back: an order that is %s', async (_, given, verdict) => {
    await given()
    expect(await settleOrder(deps, 'checkout', 1)).toBe(verdict)
  })

  it('asks for a day about what ended unpaid: its page may have stayed open', async () => {
    const order = await started()
    clock.advance(1000)
    await reconcilePayments(deps)
    expect(await newest()).toMatchObject({ state: 'expired' })
    gateway.settle(order)
    clock.advance(3600)
    await reconcilePayments(deps)
    expect(told).toMatchObject([{ type: 'Arrived' }])
  })

  it('finds a second card on the page of a declined one, and stops asking after a day', async () => {
    const order = await started()
    await applyTransaction(deps, 'test', gateway.settle(order, { outcome: 'failed' }))
    gateway.settle(order)
    clock.advance(3600)
    await reconcilePayments(deps)
    expect(await newest()).toMatchObject({ state: 'paid' })
    const second = await started(2)
    clock.advance(100_000)
    await reconcilePayments(deps)
    gateway.settle(second)
    clock.advance(3600)
    await reconcilePayments(deps)
    expect(await newest(2)).toMatchObject({ state: 'expired' })
  })

  /** Two that are paid, of which the selling domain stumbles over the first. */
  const givenStumbling = async () => {
    const orders = [await started(1), await started(2)]
    const { settle } = deps
    deps = {
      ...deps,
      settle: async (trx, arrived) => {
        if (arrived.orderId === 1) throw new Error('Nobody knows how')
        return settle(trx, arrived)
      },
    }
    return orders.map((order) => gateway.settle(order))
  }
  const stands = async () => [(await newest(1)).state, (await newest(2)).state]

  it('P9: goes on to the next where one can’t be settled, tells the staff, and takes it in once it can be', async () => {
    await givenStumbling()
    clock.advance(121)
    await reconcilePayments(deps)
    expect(await stands()).toEqual(['pending', 'paid'])
    expect(alerts).toEqual(['payment_stuck'])
    deps = { ...deps, settle: async () => 'kept' }
    clock.advance(241)
    await reconcilePayments(deps)
    expect(await stands()).toEqual(['paid', 'paid'])
  })

  it('P9: the same where their news wait', async () => {
    for (const paid of await givenStumbling()) await keepNews(db, 'test', paid, clock.now())
    clock.advance(61)
    await reconcilePayments(deps)
    expect(await stands()).toEqual(['pending', 'paid'])
    expect(alerts).toEqual(['payment_stuck'])
  })

  it('P9: gives others their turn, however many can’t be asked about', async () => {
    const many = 51
    const orders: string[] = []
    for (let id = 1; id <= many; id += 1) orders.push(await started(id))
    // The newest alone is known to the gateway.
    gateway.settle(orders.at(-1) ?? '')
    const { inquire } = gateway
    gateway.inquire = async (order) => {
      if (order !== orders.at(-1)) throw new TypeError('Nonsense')
      return inquire(order)
    }
    clock.advance(121)
    await reconcilePayments(deps)
    expect((await newest(many)).state).toBe('pending')
    await reconcilePayments(deps)
    expect((await newest(many)).state).toBe('paid')
  })

  it('P9: leaves their turn to others where no page was opened, and so nothing can be asked', async () => {
    for (let id = 1; id <= 50; id += 1)
      await db.transaction().execute((trx) => openAttempt(deps, trx, payable({ orderId: id })))
    const order = await started(51)
    gateway.settle(order)
    clock.advance(121)
    await reconcilePayments(deps)
    expect((await newest(51)).state).toBe('paid')
  })

  it('bothers nobody where it was only busy', async () => {
    await givenStumbling()
    const busy = Object.assign(new Error('no lock'), { code: '55P03' })
    deps = { ...deps, settle: () => Promise.reject(busy) }
    clock.advance(121)
    await reconcilePayments(deps)
    expect([await stands(), alerts]).toEqual([['pending', 'pending'], []])
  })

  it('finds the one of several attempts that was paid', async () => {
    const first = await started()
    await applyTransaction(deps, 'test', gateway.settle(first, { outcome: 'failed' }))
    const second = await started()
    expect(second).not.toBe(first)
    gateway.settle(second)
    expect(await settleOrder(deps, 'checkout', 1)).toBe('paid')
  })
})

describe('a change of what is paid for', () => {
  const order = { orderKind: 'checkout', orderId: 1 }
  const change = (seats: number) =>
    changeOrder(deps, async (trx, pages) => {
      await pages.endOthers(trx, order, keyOfTerms({ seats }))
      return 'changed'
    })

  it('leaves a page alone that sells the same', async () => {
    await started()
    expect(await change(2)).toBe('changed')
    expect(await newest()).toMatchObject({ state: 'pending', checks: 0 })
  })

  it('ends the other pages, open or not; what is paid there later goes back in full', async () => {
    const order = await started()
    expect(await change(1)).toBe('changed')
    expect(await newest()).toMatchObject({ state: 'voided', checks: 1 })
    await applyTransaction(deps, 'test', gateway.settle(order))
    expect(await newest()).toMatchObject({ state: 'returned' })
    expect(told).toMatchObject([
      { type: 'PaymentReturned', reason: 'page_voided', amount: 100_000 },
    ])
    await sendRefund(deps, refundIdOf())
    expect(gateway.refunds).toMatchObject([{ amount: 100_000 }])
    expect((await ledger()).reduce((sum, line) => sum + line.amount, 0)).toBe(0)
  })

  it('sees the money that the gateway has and we didn’t know of', async () => {
    gateway.settle(await started())
    let seen = 0
    await changeOrder(deps, async (trx, pages) => {
      seen = told.length
      await pages.endOthers(trx, order, keyOfTerms({ seats: 1 }))
    })
    expect([seen, (await newest()).state]).toEqual([1, 'paid'])
  })

  it('is refused while the gateway can’t be asked, and while money waits for the staff', async () => {
    const page = await started()
    gateway.down = true
    expect(await change(1)).toEqual({ refusal: 'payment_open' })
    gateway.down = false
    await applyTransaction(deps, 'test', gateway.settle(page, { amount: 5 }))
    expect(await change(1)).toEqual({ refusal: 'payment_open' })
    expect(await newest()).toMatchObject({ state: 'needs_review' })
  })

  it('while the gateway opens a page: that page is shown to nobody', async () => {
    gateway.beforeStart = async () => void (await change(1))
    expect(await startPayment(deps, payable())).toEqual({ refusal: 'payment_setup_failed' })
    expect(await newest()).toMatchObject({ state: 'voided' })
  })

  it('whose money is being settled at this moment waits for nobody, and asks again', async () => {
    const page = gateway.settle(await started())
    let done: unknown
    deps = {
      ...deps,
      settle: async () => {
        // The attempt is locked by now. A change that waited for it would never end.
        done = await db.transaction().execute(async (trx) => {
          const others = await lockOthers(trx, order, keyOfTerms({ seats: 1 }))
          return others.map((it) => it.locked)
        })
        return 'kept'
      },
    }
    await applyTransaction(deps, 'test', page)
    expect(done).toEqual([false])
  })
})

describe('money that bought nothing', () => {
  it('goes back in full when whoever sells it says so, told once', async () => {
    settled = { giveBack: 'paid_twice' }
    const paid = gateway.settle(await started())
    await applyTransaction(deps, 'test', paid)
    await applyTransaction(deps, 'test', paid)
    expect(await newest()).toMatchObject({ state: 'returned', transactionId: paid.transactionId })
    expect(told.map((it) => it.type)).toEqual(['Arrived', 'PaymentReturned'])
    expect(queued).toHaveLength(1)
    expect(await viewPayment(deps, { orderKind: 'checkout', orderId: 1 }, true)).toMatchObject({
      state: 'returned',
    })
    expect(await settleOrder(deps, 'checkout', 1)).toBe('unpaid')
  })

  it('that looked wrong once is healed by what the gateway says when asked again', async () => {
    const order = await started()
    await applyTransaction(deps, 'test', gateway.settle(order, { amount: 5, transactionId: 't' }))
    expect(await newest()).toMatchObject({ state: 'needs_review' })
    gateway.settle(order, { transactionId: 't' })
    clock.advance(121)
    await reconcilePayments(deps)
    expect(await newest()).toMatchObject({ state: 'paid' })
    expect(await ledger()).toEqual([
      { kind: 'charge', amount: 5 },
      { kind: 'charge', amount: 99_995 },
    ])
  })
})

describe('the browser’s way back', () => {
  it('believes nothing by itself: unsigned, unknown or before the gateway knows, it is being checked', async () => {
    const order = await started()
    const back = (query: string) => readReturn(deps, new URLSearchParams(query))
    expect(await back('hmac=wrong&success=true')).toEqual({ state: 'checking', message: null })
    gateway.settle(order, { outcome: 'pending', snapshotKey: 'open' })
    expect(await back(`order=${order}&hmac=signed`)).toEqual({ state: 'checking', message: null })
    gateway.settle(order, { outcome: 'failed' })
    expect(await back(`order=${order}&hmac=signed`)).toEqual({
      state: 'failed',
      message: 'Declined',
    })
    gateway.settle(order)
    expect((await back(`order=${order}&hmac=signed`)).state).toBe('paid')
  })
})

describe('refunds', () => {
  const paidAttempt = async () => {
    await applyTransaction(deps, 'test', gateway.settle(await started()))
    return newest()
  }
  const request = (attemptId: number, amount = 100_000, reason = 'places_gone') =>
    db.transaction().execute((trx) => requestRefund(deps, trx, { attemptId, amount, reason }))
  const states = async () =>
    (await sql<{ state: string }>`select state from refunds order by id`.execute(db)).rows.map(
      (row) => row.state,
    )

  it('that are still owed long after are asked for again, and the staff see them', async () => {
    const { id } = await paidAttempt()
    await request(id, 99_500)
    await request(id, 500, 'done_already')
    await sql`update refunds set state = 'done' where reason = 'done_already'`.execute(db)
    const ensured: object[] = []
    const jobs: Jobs = { ...noJobs, ensure: async (_, __, data) => void ensured.push(data) }
    expect(await resumeRefunds({ ...deps, jobs })).toBe(0)
    clock.advance(31 * 60)
    expect(await resumeRefunds({ ...deps, jobs })).toBe(1)
    expect([ensured, alerts]).toEqual([[{ refundId: refundIdOf() }], ['refund_late']])
  })

  it('are one for each attempt and reason, and sent once', async () => {
    const { id } = await paidAttempt()
    await request(id)
    await request(id)
    expect(queued).toHaveLength(1)
    await sendRefund(deps, refundIdOf())
    await sendRefund(deps, refundIdOf())
    expect(gateway.refunds).toHaveLength(1)
    expect(told.at(-1)).toMatchObject({
      type: 'RefundCompleted',
      refundId: refundIdOf(),
      by: 'us',
      reason: 'places_gone',
      amount: 100_000,
    })
    expect((await ledger()).reduce((sum, line) => sum + line.amount, 0)).toBe(0)
  })

  it('P10: in parts add up, each its own line', async () => {
    const { id } = await paidAttempt()
    await request(id, 30_000, 'first')
    await request(id, 20_000, 'second')
    await sendRefund(deps, refundIdOf(0))
    await sendRefund(deps, refundIdOf(1))
    expect(gateway.refunds.map((it) => it.amount)).toEqual([30_000, 20_000])
    expect((await ledger()).reduce((sum, line) => sum + line.amount, 0)).toBe(50_000)
  })

  it('P10: that the gateway can’t take now are tried again; that it refuses go to the staff', async () => {
    const { id } = await paidAttempt()
    await request(id, 60_000)
    gateway.down = true
    await expect(sendRefund(deps, refundIdOf())).rejects.toBeInstanceOf(GatewayUnreachable)
    gateway.down = false
    await sendRefund(deps, refundIdOf())
    expect(await states()).toEqual(['done'])
    await request(id, 1000, 'more')
    gateway.beforeRefundAnswers = async () => {
      throw new GatewayRefused('nothing left')
    }
    await sendRefund(deps, refundIdOf(1))
    expect([await states(), alerts]).toEqual([['done', 'failed'], ['refund_refused']])
    gateway.beforeRefundAnswers = async () => undefined
    expect(await retryRefund(deps, refundIdOf(1))).toBe(true)
    expect(await retryRefund(deps, refundIdOf(1))).toBe(false)
    expect(queued).toHaveLength(3)
    await sendRefund(deps, refundIdOf(2))
    expect(await states()).toEqual(['done', 'done'])
  })

  /** Three parts that are too much together, asked for at the same moment: what is owed of 1,000. */
  const threeParts = async (orderId: number): Promise<number> => {
    await applyTransaction(deps, 'test', gateway.settle(await started(orderId)))
    const { id } = await newest(orderId)
    await Promise.allSettled(['a', 'b', 'c'].map((reason) => request(id, 40_000, reason)))
    const { rows } = await sql<{ owed: number }>`
      select sum(amount)::bigint as owed from refunds where attempt_id = ${id}`.execute(db)
    return rows[0]?.owed ?? 0
  }

  it(
    'P10: asked for at once never exceed what was taken, 50 times',
    { timeout: 60_000 },
    async () => {
      for (let run = 1; run <= RUNS; run += 1) expect(await threeParts(run)).toBe(80_000)
    },
  )

  it('P10 control: without their lock they do', async () => {
    let run = 0
    const isRight = async () => (await threeParts((run += 1))) === 80_000
    await withMeeting(
      db,
      'lock_refunds_of',
      () => 'begin perform meet(3); end ',
      async () => expect(await isEverLost(isRight)).toBe(true),
    )
  })

  it('P10: told of as refunded, twice, change nothing: their own record counts', async () => {
    const { id, gatewayOrderId } = await paidAttempt()
    await request(id, 30_000)
    await sendRefund(deps, refundIdOf())
    const told = gateway.settle(gatewayOrderId ?? '', { kind: 'refund', amount: 30_000 })
    for (let time = 0; time < 2; time += 1) await applyTransaction(deps, 'test', told)
    expect((await ledger()).map((line) => line.amount)).toEqual([100_000, -30_000])
    expect((await newest()).state).toBe('paid')
  })

  it('never give back more than was taken, whatever their reasons', async () => {
    const { id } = await paidAttempt()
    await request(id, 60_000, 'first')
    await expect(request(id, 40_001, 'second')).rejects.toThrow('exceed its money by 1')
    await request(id, 40_000, 'third')
    expect(await states()).toEqual(['requested', 'requested'])
  })

  it('can be followed by whoever they go to', async () => {
    const { id, orderKind, orderId } = await paidAttempt()
    const at = clock.now()
    await request(id, 60_000, 'cancelled')
    const followed = () => refundsOf(db, orderKind, orderId)
    const refund = {
      amount: 60_000,
      reason: 'cancelled',
      method: 'Bank_Card',
      requestedAt: at,
      byHand: false,
      inPoints: false,
      byBank: false,
      waitsForBank: false,
    }
    expect(await followed()).toEqual([{ ...refund, state: 'requested', sentAt: null }])
    clock.advance(60)
    await sendRefund(deps, refundIdOf())
    expect(await followed()).toEqual([{ ...refund, state: 'done', sentAt: clock.now() }])
    expect(await refundsOf(db, orderKind, orderId + 1)).toEqual([])
    // What of it isn't owed back.
    const left = await db.transaction().execute((trx) => unreturnedOf(trx, orderKind, orderId))
    expect(left).toEqual([{ id, method: 'Bank_Card', amount: 40_000 }])
  })

  it('whose answer was lost are looked for before they are sent again', async () => {
    const { id } = await paidAttempt()
    await request(id, 40_000)
    gateway.beforeRefundAnswers = async () => {
      throw new GatewayUnreachable('line cut')
    }
    await expect(sendRefund(deps, refundIdOf())).rejects.toThrow('line cut')
    await sendRefund(deps, refundIdOf())
    expect(gateway.refunds).toHaveLength(1)
    expect(await states()).toEqual(['done'])
  })
})
