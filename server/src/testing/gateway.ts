import {
  GatewayRefused,
  GatewayUnreachable,
  type GatewayDispute,
  type GatewayTransaction,
  type PaymentGateway,
  type PaymentOrder,
} from '../ports/payment-gateway.ts'

/** Money that moved at the gateway, as its settlement file has it: what went back is below zero. */
export type Moved = {
  readonly kind: 'payment' | 'refund' | 'chargeback'
  readonly transactionId: string
  readonly orderId: string
  readonly reference: string | null
  readonly amount: number
  readonly at: Date
}

/** A gateway in this process, with switches: what it was asked, what it did, and when it is down. */
export type TestGateway = PaymentGateway & {
  readonly orders: { order: PaymentOrder; gatewayOrderId: string }[]
  readonly refunds: { transactionId: string; amount: number }[]
  /** All that moved, as it will stand in its settlement files. */
  readonly moved: Moved[]
  /** By whose clock. */
  now: () => Date
  /** Orders whose codes were taken back before they were paid. */
  readonly withdrawn: string[]
  down: boolean
  /** Runs before `start` answers: to be slow, or to let the callback come first. */
  beforeStart: (gatewayOrderId: string, order: PaymentOrder) => Promise<void>
  /** Runs before it answers what became of an order or a transaction. */
  beforeInquiry: (gatewayOrderId: string) => Promise<void>
  /** Runs before a code is taken back: to be out of reach, or to let the cash come first. */
  beforeWithdrawal: (gatewayOrderId: string) => Promise<void>
  /** Runs before money goes back; a throw keeps it here. */
  beforeRefund: () => Promise<void>
  /** Runs before a refund answers; a throw is a lost answer, the money is sent all the same. */
  beforeRefundAnswers: () => Promise<void>
  /**
   * Pays, or is declined, on the gateway's page; answers the transaction as a callback reports it.
   */
  settle(gatewayOrderId: string, change?: Partial<GatewayTransaction>): GatewayTransaction
  /** The payer's bank asks a payment's money back, or decides about what it asked. */
  dispute(
    payment: Pick<GatewayTransaction, 'transactionId' | 'gatewayOrderId'>,
    state: GatewayDispute['state'],
    amount?: number,
  ): GatewayTransaction
  /** Somebody gives money back in the gateway's own panel. */
  refundInPanel(transactionId: string, amount: number): void
  /** What this gateway has of each order that money moved for, in piastres. */
  kept(): ReadonlyMap<string, number>
  /** The body and query that `readCallback` takes for genuine. */
  callback(transaction: GatewayTransaction): { body: string; query: string }
}

/** `others` make it another gateway than the one that tests have by default. */
export function testGateway(
  others: Partial<Pick<TestGateway, 'name' | 'methods'>> = {},
): TestGateway {
  const signature = others.name ? `signed by ${others.name}` : 'signed'
  /** All there ever were; of an order the last one counts. */
  const transactions: GatewayTransaction[] = []
  const lastOf = (gatewayOrderId: string): GatewayTransaction | undefined =>
    transactions.findLast((it) => it.gatewayOrderId === gatewayOrderId)
  let counter = 1000
  const note = (
    kind: Moved['kind'],
    transactionId: string,
    of: GatewayTransaction,
    amount: number,
  ) =>
    void gateway.moved.push({
      kind,
      transactionId,
      orderId: of.gatewayOrderId,
      reference: of.reference,
      amount,
      at: gateway.now(),
    })
  const reach = (): void => {
    if (gateway.down) throw new GatewayUnreachable('down')
  }
  const refundedOf = (transactionId: string): number =>
    gateway.refunds
      .filter((it) => it.transactionId === transactionId)
      .reduce((sum, it) => sum + it.amount, 0)
  const asItStands = (it: GatewayTransaction): GatewayTransaction => {
    const refundedAmount = refundedOf(it.transactionId)
    return {
      ...it,
      refundedAmount,
      kind: refundedAmount > 0 && refundedAmount === it.amount && !it.dispute ? 'refund' : it.kind,
    }
  }
  const gateway: TestGateway = {
    name: 'test',
    methods: ['Bank_Card', 'Installment_Card', 'Wallet', 'Outlet_Code'],
    frameOrigin: 'https://bank.example',
    orders: [],
    refunds: [],
    moved: [],
    now: () => new Date(),
    withdrawn: [],
    down: false,
    beforeStart: async () => undefined,
    beforeInquiry: async () => undefined,
    beforeWithdrawal: async () => undefined,
    beforeRefund: async () => undefined,
    beforeRefundAnswers: async () => undefined,
    ...others,
    async start(order) {
      reach()
      if (!gateway.methods.includes(order.method)) throw new Error(`no ${order.method} here`)
      const gatewayOrderId = String((counter += 1))
      gateway.orders.push({ order, gatewayOrderId })
      await gateway.beforeStart(gatewayOrderId, order)
      const inCash = order.method === 'Outlet_Code'
      if (inCash) gateway.settle(gatewayOrderId, { outcome: 'pending' })
      return {
        intentionId: `int-${gatewayOrderId}`,
        gatewayOrderId,
        paymentUrl: inCash ? null : `https://bank.example/pay/${gatewayOrderId}`,
        code: inCash ? `77${gatewayOrderId}` : null,
      }
    },
    readCallback: ({ body, query }) =>
      query.get('hmac') === signature ? (JSON.parse(body) as GatewayTransaction) : 'forged',
    readReturn: (query) => {
      const transaction = lastOf(query.get('order') ?? '')
      return query.get('hmac') === signature && transaction ? transaction : 'forged'
    },
    async inquire(gatewayOrderId) {
      reach()
      await gateway.beforeInquiry(gatewayOrderId)
      const last = lastOf(gatewayOrderId)
      return last ? asItStands(last) : null
    },
    async inquireTransaction(transactionId) {
      reach()
      const found = transactions.findLast((it) => it.transactionId === transactionId)
      if (!found) throw new GatewayRefused('unknown transaction')
      await gateway.beforeInquiry(found.gatewayOrderId)
      return asItStands(found)
    },
    async withdraw(gatewayOrderId) {
      reach()
      await gateway.beforeWithdrawal(gatewayOrderId)
      const last = lastOf(gatewayOrderId)
      if (last?.outcome !== 'pending') return last ? asItStands(last) : null
      gateway.withdrawn.push(gatewayOrderId)
      return gateway.settle(gatewayOrderId, { outcome: 'failed', kind: 'void' })
    },
    async refund(transactionId, amount) {
      reach()
      await gateway.beforeRefund()
      const paid = transactions.find(
        (it) => it.transactionId === transactionId && it.outcome === 'paid',
      )
      if (!paid || amount > paid.amount - refundedOf(transactionId))
        throw new GatewayRefused('more than is left')
      gateway.refunds.push({ transactionId, amount })
      const refundId = `refund-${(counter += 1)}`
      note('refund', refundId, paid, -amount)
      await gateway.beforeRefundAnswers()
      return { refundId }
    },
    settle(gatewayOrderId, change = {}) {
      const started = gateway.orders.find((it) => it.gatewayOrderId === gatewayOrderId)
      if (!started) throw new Error(`No order ${gatewayOrderId}`)
      const transactionId = `txn-${(counter += 1)}`
      const outcome = change.outcome ?? 'paid'
      const transaction: GatewayTransaction = {
        transactionId,
        gatewayOrderId,
        outcome,
        reference: started.order.reference,
        amount: started.order.amount,
        currency: started.order.currency,
        ours: true,
        kind: 'payment',
        dispute: null,
        refundedAmount: 0,
        message: outcome === 'failed' ? 'Declined' : null,
        cardEnd: null,
        snapshotKey: `${transactionId}:${outcome}`,
        ...change,
      }
      transactions.push(transaction)
      const { kind, amount } = transaction
      if (outcome === 'paid')
        if (kind === 'dispute') note('chargeback', transaction.transactionId, transaction, -amount)
        else note('payment', transaction.transactionId, transaction, amount)
      return transaction
    },
    dispute({ transactionId, gatewayOrderId }, state, amount) {
      const payment = transactions.find((it) => it.transactionId === transactionId)
      const known = transactions.findLast((it) => it.dispute?.transactionId === transactionId)
      const id = state === 'open' || !known ? `dispute-${(counter += 1)}` : known.transactionId
      return gateway.settle(gatewayOrderId, {
        transactionId: id,
        amount: amount ?? known?.amount ?? payment?.amount ?? 0,
        outcome: ({ open: 'pending', won: 'failed', lost: 'paid' } as const)[state],
        kind: 'dispute',
        dispute: {
          state,
          transactionId,
          respondBy: '2026-12-24T10:00:00.000Z',
          reason: 'Not recognised',
        },
        snapshotKey: `${id}:${state}`,
      })
    },
    refundInPanel(transactionId, amount) {
      gateway.refunds.push({ transactionId, amount })
      const paid = transactions.find((it) => it.transactionId === transactionId)
      if (paid) note('refund', `panel-${(counter += 1)}`, paid, -amount)
    },
    kept() {
      const kept = new Map<string, number>()
      for (const it of transactions)
        if (it.dispute?.state === 'lost')
          kept.set(it.gatewayOrderId, (kept.get(it.gatewayOrderId) ?? 0) - it.amount)
        else if (it.outcome === 'paid')
          kept.set(
            it.gatewayOrderId,
            (kept.get(it.gatewayOrderId) ?? 0) + it.amount - refundedOf(it.transactionId),
          )
      return kept
    },
    callback: (transaction) => ({
      body: JSON.stringify(transaction),
      query: `hmac=${encodeURIComponent(signature)}`,
    }),
  }
  return gateway
}
