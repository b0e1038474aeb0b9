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
import type { PaymentEvent } from './events.ts'
import {
  readReturn,
  reconcilePayments,
  requestRefund,
  sendRefund,
  settleOrder,
  startPayment,
  viewPayment,
  type Payable,
  type PaymentParts,
} from './index.ts'
import { attemptsOf, insertAttempt } from './store.ts'

const { db } = await testDatabase()
const nothing = async (): Promise<void> => undefined
const noJobs: Jobs = {
  enqueue: nothing,
  forget: nothing,
  work: () => undefined,
  schedule: () => undefined,
  install: nothing,
  start: nothing,
  stop: nothing,
  runDue: async () => 0,
}
let clock = testClock()
let gateway = testGateway()
let told: PaymentEvent[] = []
let alerts: string[] = []
let queued: { queue: string; data: object }[] = []
let parts: PaymentParts

beforeEach(async () => {
  await sql`truncate payment_ledger, refunds, payment_attempts, gateway_events restart identity cascade`.execute(
    db,
  )
  clock = testClock()
  gateway = testGateway()
  told = []
  alerts = []
  queued = []
  parts = {
    db,
    clock,
    gateway,
    publicUrl: 'https://rihla.example',
    log: createLog('silent'),
    jobs: {
      ...noJobs,
      enqueue: async (_, queue, data) => void queued.push({ queue, data }),
    },
    tell: async (_, event) => void told.push(event),
    alert: async (kind) => void alerts.push(kind),
  }
})

const payable = (change: Partial<Payable> = {}): Payable => ({
  orderKind: 'checkout',
  orderId: 1,
  userId: 7,
  method: 'Bank_Card',
  amount: 100_000,
  currency: 'EGP',
  description: 'Sunset felucca',
  buyer: { name: 'Nour Mostafa', email: null, phone: null },
  language: 'en',
  expiresAt: new Date(clock.now().getTime() + 900_000),
  ...change,
})
const newest = async (orderId = 1) => {
  const [attempt] = await attemptsOf(db, 'checkout', orderId)
  if (!attempt) throw new Error('no attempt')
  return attempt
}
const started = async (orderId = 1): Promise<string> => {
  await startPayment(parts, payable({ orderId }))
  return (await newest(orderId)).gatewayOrderId ?? ''
}
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
    const page = await startPayment(parts, payable())
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

  it('of another amount or order is another payment', async () => {
    await startPayment(parts, payable())
    await startPayment(parts, payable({ amount: 90_000 }))
    await startPayment(parts, payable({ orderId: 2 }))
    expect(gateway.orders).toHaveLength(3)
  })

  it('that the gateway refuses or can’t take leaves nothing in the way of the next', async () => {
    for (const fault of [new GatewayUnreachable('down'), new GatewayRefused('no')]) {
      gateway.beforeStart = async () => {
        throw fault
      }
      expect(await startPayment(parts, payable())).toEqual({ refusal: 'payment_setup_failed' })
      expect(await newest()).toMatchObject({ state: 'failed', failure: 'setup' })
    }
    gateway.beforeStart = async () => undefined
    expect(isRefusal(await startPayment(parts, payable()))).toBe(false)
  })

  it('that a crash cut off before it had a page blocks nobody', async () => {
    const cutOff = { ...payable(), gateway: 'test', reference: 'RH1-CUT', createdAt: clock.now() }
    await insertAttempt(db, cutOff)
    clock.advance(13)
    expect(isRefusal(await startPayment(parts, payable()))).toBe(false)
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
    await expect(startPayment(parts, payable())).rejects.toThrow('ours')
  })
})

describe('news', () => {
  it('is applied once and told once, in one transaction with what it sets off', async () => {
    const paid = gateway.settle(await started())
    expect(await applyTransaction(parts, paid, 'callback')).toBe('applied')
    expect(await applyTransaction(parts, paid, 'inquiry')).toBe('known')
    expect(told).toMatchObject([
      {
        type: 'PaymentSucceeded',
        orderKind: 'checkout',
        orderId: 1,
        amount: 100_000,
        method: 'Bank_Card',
      },
    ])
    expect(await ledger()).toEqual([{ kind: 'charge', amount: 100_000 }])
  })

  it('whose consequences fail is not taken in: the gateway must tell it again', async () => {
    const paid = gateway.settle(await started())
    parts = {
      ...parts,
      tell: async () => {
        throw new Error('stock is broken')
      },
    }
    await expect(applyTransaction(parts, paid, 'callback')).rejects.toThrow('stock is broken')
    expect(await newest()).toMatchObject({ state: 'pending' })
    expect(await ledger()).toEqual([])
    const { rows } = await sql`select 1 from gateway_events`.execute(db)
    expect(rows).toEqual([])
  })

  it('of an order that we don’t know yet waits, and is applied by the clock', async () => {
    const gatewayOrderId = await started()
    const paid = gateway.settle(gatewayOrderId)
    await sql`update payment_attempts set gateway_order_id = 'not yet'`.execute(db)
    expect(await applyTransaction(parts, paid, 'callback')).toBe('waiting')
    await reconcilePayments(parts)
    expect(told).toEqual([])
    await sql`update payment_attempts set gateway_order_id = ${gatewayOrderId}`.execute(db)
    await reconcilePayments(parts)
    expect(told).toHaveLength(1)
  })

  it('of money that isn’t as agreed is kept for the staff, with its ledger line', async () => {
    const wrong = gateway.settle(await started(), { amount: 5 })
    await applyTransaction(parts, wrong, 'callback')
    expect(told).toMatchObject([
      { type: 'PaymentNeedsReview', reason: '5 piastres instead of 100000' },
    ])
    expect(await ledger()).toEqual([{ kind: 'charge', amount: 5 }])
    expect(await viewPayment(parts, { orderKind: 'checkout', orderId: 1 }, true)).toEqual({
      state: 'checking',
      message: null,
    })
  })
})

describe('looking at the gateway', () => {
  it('finds a payment that nobody told of, with growing patience', async () => {
    const order = await started()
    await reconcilePayments(parts)
    expect((await newest()).checks).toBe(0)
    clock.advance(121)
    await reconcilePayments(parts)
    await reconcilePayments(parts)
    expect((await newest()).checks).toBe(1)
    gateway.settle(order)
    clock.advance(241)
    await reconcilePayments(parts)
    expect(told).toMatchObject([{ type: 'PaymentSucceeded' }])
  })

  it('closes an attempt whose time is up and that nobody paid, and never while it can’t be asked', async () => {
    await started()
    clock.advance(1000)
    gateway.down = true
    await reconcilePayments(parts)
    expect(await newest()).toMatchObject({ state: 'pending' })
    gateway.down = false
    clock.advance(1000)
    await reconcilePayments(parts)
    expect(await newest()).toMatchObject({ state: 'expired' })
    expect(await viewPayment(parts, { orderKind: 'checkout', orderId: 1 }, true)).toMatchObject({
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
    expect(await settleOrder(parts, 'checkout', 1)).toBe(verdict)
  })

  it('asks for a day about what ended unpaid: its page may have stayed open', async () => {
    const order = await started()
    clock.advance(1000)
    await reconcilePayments(parts)
    expect(await newest()).toMatchObject({ state: 'expired' })
    gateway.settle(order)
    clock.advance(3600)
    await reconcilePayments(parts)
    expect(told).toMatchObject([{ type: 'PaymentSucceeded' }])
  })

  it('finds a second card on the page of a declined one, and stops asking after a day', async () => {
    const order = await started()
    await applyTransaction(parts, gateway.settle(order, { outcome: 'failed' }), 'callback')
    gateway.settle(order)
    clock.advance(3600)
    await reconcilePayments(parts)
    expect(await newest()).toMatchObject({ state: 'paid' })
    const second = await started(2)
    clock.advance(100_000)
    await reconcilePayments(parts)
    gateway.settle(second)
    clock.advance(3600)
    await reconcilePayments(parts)
    expect(await newest(2)).toMatchObject({ state: 'expired' })
  })

  it('finds the one of several attempts that was paid', async () => {
    const first = await started()
    await applyTransaction(parts, gateway.settle(first, { outcome: 'failed' }), 'callback')
    const second = await started()
    expect(second).not.toBe(first)
    gateway.settle(second)
    expect(await settleOrder(parts, 'checkout', 1)).toBe('paid')
  })
})

describe('the browser’s way back', () => {
  it('believes nothing by itself: unsigned, unknown or before the gateway knows, it is being checked', async () => {
    const order = await started()
    const back = (query: string) => readReturn(parts, new URLSearchParams(query))
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
    await applyTransaction(parts, gateway.settle(await started()), 'callback')
    return newest()
  }
  const request = (attemptId: number, amount = 100_000, reason = 'places_gone') =>
    db.transaction().execute((trx) => requestRefund(parts, trx, { attemptId, amount, reason }))
  const idOf = (at = 0): number => (queued[at] as { data: { refundId: number } }).data.refundId
  const states = async () =>
    (await sql<{ state: string }>`select state from refunds order by id`.execute(db)).rows.map(
      (row) => row.state,
    )

  it('are one for each attempt and reason, and sent once', async () => {
    const { id } = await paidAttempt()
    await request(id)
    await request(id)
    expect(queued).toHaveLength(1)
    await sendRefund(parts, idOf())
    await sendRefund(parts, idOf())
    expect(gateway.refunds).toHaveLength(1)
    expect(told.at(-1)).toMatchObject({
      type: 'RefundCompleted',
      reason: 'places_gone',
      amount: 100_000,
    })
    expect((await ledger()).reduce((sum, line) => sum + line.amount, 0)).toBe(0)
  })

  it('P10: in parts add up, each its own line', async () => {
    const { id } = await paidAttempt()
    await request(id, 30_000, 'first')
    await request(id, 20_000, 'second')
    await sendRefund(parts, idOf(0))
    await sendRefund(parts, idOf(1))
    expect(gateway.refunds.map((it) => it.amount)).toEqual([30_000, 20_000])
    expect((await ledger()).reduce((sum, line) => sum + line.amount, 0)).toBe(50_000)
  })

  it('that the gateway can’t take now are tried again; that it refuses go to the staff', async () => {
    const { id } = await paidAttempt()
    await request(id)
    gateway.down = true
    await expect(sendRefund(parts, idOf())).rejects.toBeInstanceOf(GatewayUnreachable)
    gateway.down = false
    await sendRefund(parts, idOf())
    expect(await states()).toEqual(['done'])
    await request(id, 1000, 'more')
    gateway.beforeRefundAnswers = async () => {
      throw new GatewayRefused('nothing left')
    }
    await sendRefund(parts, idOf(1))
    expect([await states(), alerts]).toEqual([['done', 'failed'], ['refund_refused']])
  })

  it('whose answer was lost are looked for before they are sent again', async () => {
    const { id } = await paidAttempt()
    await request(id, 40_000)
    gateway.beforeRefundAnswers = async () => {
      throw new GatewayUnreachable('line cut')
    }
    await expect(sendRefund(parts, idOf())).rejects.toThrow('line cut')
    await sendRefund(parts, idOf())
    expect(gateway.refunds).toHaveLength(1)
    expect(await states()).toEqual(['done'])
  })
})
