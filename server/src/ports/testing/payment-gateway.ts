import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  GatewayRefused,
  GatewayUnreachable,
  type GatewayCallback,
  type GatewayTransaction,
  type PaymentGateway,
  type PaymentOrder,
  type StartedPayment,
} from '../payment-gateway.ts'

/** What a try to pay left behind: the post to the server, and the browser's query. */
export type Tried = {
  readonly posted: GatewayCallback
  readonly returned: URLSearchParams
}

/** An adapter with the gateway's other side in hand. */
export type GatewayBench = {
  readonly gateway: PaymentGateway
  readonly notificationUrl: string
  /** The parameter of a query, or the header, that carries the signature. */
  readonly signatureIn: string
  /** Fills in the page with a card that is accepted, declined, or of which half of the sum is captured. */
  tryToPay(started: StartedPayment, card: 'good' | 'bad' | 'half'): Promise<Tried>
  /** The code is paid at an outlet; `late`: after it was taken back. Answers the post. */
  payInCash(started: StartedPayment, when: 'in time' | 'late'): Promise<GatewayCallback>
  /** Somebody gives money of a payment back in the gateway's own panel. */
  refundInPanel(transactionId: string, amount: number): Promise<void>
  /** The payer's bank asks a payment's money back; then it decides. Answers the post. */
  dispute(transactionId: string): Promise<GatewayCallback>
  decideDispute(disputeId: string, verdict: 'won' | 'lost'): Promise<GatewayCallback>
  refuseNextRefund(): Promise<void>
  /** The next refund is made, but its answer gets lost. */
  loseNextRefundAnswer(): Promise<void>
  /** From now on the other side is out of order. */
  breakDown(): Promise<void>
  close(): Promise<void>
}

let references = 0

const order = (notificationUrl: string): PaymentOrder => ({
  method: 'Bank_Card',
  reference: `RH7-${(references += 1).toString().padStart(4, '0')}`,
  amount: 275_000,
  currency: 'EGP',
  description: 'Sunset felucca',
  buyer: { name: 'Mona Adel', email: 'mona@example.com', phone: '+201012345678' },
  language: 'en',
  expiresInSeconds: 900,
  notificationUrl,
  returnUrl: 'https://rihla.example/payment/return',
})

/** What every adapter of PaymentGateway must do. */
export function paymentGatewayConformance(name: string, open: () => Promise<GatewayBench>): void {
  describe(`payment gateway by ${name}`, () => {
    let bench: GatewayBench
    let gateway: PaymentGateway
    beforeAll(async () => {
      bench = await open()
      gateway = bench.gateway
    })
    afterAll(() => bench.close())

    async function begin(): Promise<{ order: PaymentOrder; started: StartedPayment }> {
      const wanted = order(bench.notificationUrl)
      return { order: wanted, started: await gateway.start(wanted) }
    }

    async function pay(): Promise<GatewayTransaction> {
      const { started } = await begin()
      const { posted } = await bench.tryToPay(started, 'good')
      return read(gateway.readCallback(posted))
    }

    test('starts with ids of its own and a page at the origin it names', async () => {
      const [{ started: first }, { started: second }] = [await begin(), await begin()]
      expect(first.intentionId).not.toBe('')
      expect(first.gatewayOrderId).not.toBe('')
      expect(new URL(first.paymentUrl ?? '').origin).toBe(gateway.frameOrigin)
      expect(first.code).toBeNull()
      expect(first.intentionId).not.toBe(second.intentionId)
      expect(first.gatewayOrderId).not.toBe(second.gatewayOrderId)
      expect(first.paymentUrl).not.toBe(second.paymentUrl)
    })

    test('starts each of its methods, and no other', async () => {
      for (const method of gateway.methods) {
        const { paymentUrl, code } = await gateway.start({
          ...order(bench.notificationUrl),
          method,
        })
        if (method === 'Outlet_Code') expect([paymentUrl, code]).toEqual([null, expect.any(String)])
        else expect(new URL(paymentUrl ?? '').origin).toBe(gateway.frameOrigin)
      }
      const method = 'Credit_Points'
      await expect(gateway.start({ ...order(bench.notificationUrl), method })).rejects.toThrow(
        method,
      )
    })

    test('posts a payment that reads as paid, with what was ordered', async () => {
      const { order: wanted, started } = await begin()
      const { posted, returned } = await bench.tryToPay(started, 'good')
      const news = read(gateway.readCallback(posted))
      expect(news).toMatchObject({
        gatewayOrderId: started.gatewayOrderId,
        reference: wanted.reference,
        amount: wanted.amount,
        currency: wanted.currency,
        outcome: 'paid',
        kind: 'payment',
        ours: true,
        refundedAmount: 0,
      })
      expect(news.transactionId).not.toBe('')
      // The browser brings the same news, so that the first of the two needs no second opinion.
      expect(read(gateway.readReturn(returned))).toMatchObject({
        transactionId: news.transactionId,
        snapshotKey: news.snapshotKey,
        outcome: 'paid',
      })
    })

    test('posts a decline that reads as failed, and lets another card pay', async () => {
      const { started } = await begin()
      const declined = await bench.tryToPay(started, 'bad')
      const news = read(gateway.readCallback(declined.posted))
      expect(news).toMatchObject({ outcome: 'failed', gatewayOrderId: started.gatewayOrderId })
      expect(news.message).toBeTruthy()
      expect(read(gateway.readReturn(declined.returned)).outcome).toBe('failed')
      const { posted } = await bench.tryToPay(started, 'good')
      const paid = read(gateway.readCallback(posted))
      expect(paid.outcome).toBe('paid')
      expect(paid.snapshotKey).not.toBe(news.snapshotKey)
    })

    test('takes what is not signed, or signed for something else, for forged', async () => {
      const { started } = await begin()
      const { posted, returned } = await bench.tryToPay(started, 'good')
      const none = { query: new URLSearchParams(), headers: new Headers() }
      const wrong = {
        query: new URLSearchParams(returned),
        headers: new Headers({ [bench.signatureIn]: 'f'.repeat(128) }),
      }
      wrong.query.set(bench.signatureIn, 'f'.repeat(128))
      expect(gateway.readCallback({ ...posted, ...none })).toBe('forged')
      expect(gateway.readCallback({ ...posted, ...wrong })).toBe('forged')
      expect(gateway.readCallback({ ...wrong, body: '{' })).toBe('forged')
      expect(gateway.readReturn(wrong.query)).toBe('forged')
      wrong.query.delete(bench.signatureIn)
      expect(gateway.readReturn(wrong.query)).toBe('forged')
    })

    test('knows of no transaction before somebody tried, then of the last one', async () => {
      const { started } = await begin()
      expect(await gateway.inquire(started.gatewayOrderId)).toBeNull()
      await bench.tryToPay(started, 'bad')
      expect(await gateway.inquire(started.gatewayOrderId)).toMatchObject({ outcome: 'failed' })
      const { posted } = await bench.tryToPay(started, 'good')
      expect(await gateway.inquire(started.gatewayOrderId)).toEqual(
        read(gateway.readCallback(posted)),
      )
    })

    const codes = () => gateway.methods.includes('Outlet_Code')
    const beginCode = () =>
      gateway.start({ ...order(bench.notificationUrl), method: 'Outlet_Code' })

    test('a code is open until it is paid in cash, and then reads as paid', async ({ skip }) => {
      if (!codes()) return skip()
      const started = await beginCode()
      expect(await gateway.inquire(started.gatewayOrderId)).toMatchObject({ outcome: 'pending' })
      const posted = read(gateway.readCallback(await bench.payInCash(started, 'in time')))
      expect(posted).toMatchObject({
        gatewayOrderId: started.gatewayOrderId,
        outcome: 'paid',
        kind: 'payment',
        ours: true,
        amount: 275_000,
      })
      expect(await gateway.inquire(started.gatewayOrderId)).toEqual(posted)
    })

    test('a code that is taken back is no payment, and again changes nothing', async ({ skip }) => {
      if (!codes()) return skip()
      const { gatewayOrderId } = await beginCode()
      const left = await gateway.withdraw(gatewayOrderId)
      expect(left?.outcome).toBe('failed')
      expect(await gateway.withdraw(gatewayOrderId)).toEqual(left)
    })

    test('a code that was paid meanwhile stays paid, and late cash is a payment, too', async ({
      skip,
    }) => {
      if (!codes()) return skip()
      const [first, second] = [await beginCode(), await beginCode()]
      await bench.payInCash(first, 'in time')
      expect(await gateway.withdraw(first.gatewayOrderId)).toMatchObject({ outcome: 'paid' })
      await gateway.withdraw(second.gatewayOrderId)
      const late = read(gateway.readCallback(await bench.payInCash(second, 'late')))
      expect(late).toMatchObject({ outcome: 'paid', kind: 'payment', amount: 275_000 })
    })

    test('refunds in parts, and says how much is back', async () => {
      const paid = await pay()
      const { refundId: first } = await gateway.refund(paid.transactionId, 75_000)
      expect((await gateway.inquireTransaction(paid.transactionId)).refundedAmount).toBe(75_000)
      const { refundId: second } = await gateway.refund(paid.transactionId, 200_000)
      expect(first).not.toBe(second)
      // Money that is all back must not count as a payment, or something would be sold for it.
      const after = await gateway.inquireTransaction(paid.transactionId)
      expect(after).toMatchObject({ refundedAmount: 275_000, kind: 'refund' })
      expect(await gateway.inquire(paid.gatewayOrderId)).toMatchObject({ kind: 'refund' })
    })

    test('counts what was given back in its own panel among the refunds', async () => {
      const { transactionId } = await pay()
      await gateway.refund(transactionId, 75_000)
      await bench.refundInPanel(transactionId, 50_000)
      expect((await gateway.inquireTransaction(transactionId)).refundedAmount).toBe(125_000)
    })

    test.for(['won', 'lost'] as const)('tells of a dispute, and that it is %s', async (verdict) => {
      const { transactionId, gatewayOrderId } = await pay()
      const told = read(gateway.readCallback(await bench.dispute(transactionId)))
      const dispute = { state: 'open', transactionId, respondBy: expect.any(String) as unknown }
      expect(told).toMatchObject({ kind: 'dispute', gatewayOrderId, amount: 275_000, dispute })
      expect(told.transactionId).not.toBe(transactionId)
      expect(await gateway.inquireTransaction(told.transactionId)).toEqual(told)
      // Whoever never heard of it finds it as what happened last to the order.
      expect(await gateway.inquire(gatewayOrderId)).toEqual(told)
      const end = read(gateway.readCallback(await bench.decideDispute(told.transactionId, verdict)))
      expect(end.dispute?.state).toBe(verdict)
      // Other news, or the inbox would take it for what it knows.
      expect(end.snapshotKey).not.toBe(told.snapshotKey)
      expect(await gateway.inquireTransaction(told.transactionId)).toEqual(end)
      // What a bank takes is no refund: the gateway counts those.
      const payment = await gateway.inquireTransaction(transactionId)
      expect(payment).toMatchObject({ kind: 'payment', outcome: 'paid', refundedAmount: 0 })
    })

    test('takes a payment that was captured in part for that part', async () => {
      const { started } = await begin()
      const { posted } = await bench.tryToPay(started, 'half')
      expect(read(gateway.readCallback(posted)).outcome).toBe('paid')
      expect(await gateway.inquire(started.gatewayOrderId)).toMatchObject({ amount: 137_500 })
    })

    test('refuses to refund more than is left, and a refund that the bank refuses', async () => {
      const { transactionId } = await pay()
      await expect(gateway.refund(transactionId, 275_001)).rejects.toBeInstanceOf(GatewayRefused)
      await bench.refuseNextRefund()
      await expect(gateway.refund(transactionId, 100)).rejects.toBeInstanceOf(GatewayRefused)
      expect((await gateway.inquireTransaction(transactionId)).refundedAmount).toBe(0)
      await gateway.refund(transactionId, 275_000)
      await expect(gateway.refund(transactionId, 1)).rejects.toBeInstanceOf(GatewayRefused)
    })

    test('does not take a lost answer for a no: the money may be back', async () => {
      const { transactionId } = await pay()
      await bench.loseNextRefundAnswer()
      await expect(gateway.refund(transactionId, 900)).rejects.toBeInstanceOf(GatewayUnreachable)
      expect((await gateway.inquireTransaction(transactionId)).refundedAmount).toBe(900)
    })

    test('is unreachable when the other side is out of order, and still reads what is signed', async () => {
      const { started } = await begin()
      const { posted } = await bench.tryToPay(started, 'good')
      const { transactionId } = read(gateway.readCallback(posted))
      await bench.breakDown()
      const asked = [
        gateway.start(order(bench.notificationUrl)),
        gateway.inquire(started.gatewayOrderId),
        gateway.inquireTransaction(transactionId),
        gateway.refund(transactionId, 100),
      ]
      for (const answer of await Promise.allSettled(asked)) {
        expect(answer).toMatchObject({ status: 'rejected' })
        expect('reason' in answer && answer.reason).toBeInstanceOf(GatewayUnreachable)
      }
      expect(read(gateway.readCallback(posted)).outcome).toBe('paid')
    })
  })
}

function read(message: ReturnType<PaymentGateway['readCallback']>): GatewayTransaction {
  if (typeof message === 'string') throw new Error(`The message reads as ${message}`)
  return message
}
