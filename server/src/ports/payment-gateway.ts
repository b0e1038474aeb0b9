import type { Language } from '@rihla/contract/values/language'
import type { PaymentMethodId } from '@rihla/contract/values/enumerations'

/** What is to be paid, in our words. `amount` in piastres; `reference` is unique for each start. */
export type PaymentOrder = {
  /** One of the gateway's methods. */
  readonly method: PaymentMethodId
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly buyer: {
    readonly name: string
    readonly email: string | null
    readonly phone: string | null
  }
  readonly language: Language
  readonly expiresInSeconds: number
  /** Where the gateway sends its callbacks, and where it sends the browser back to. */
  readonly notificationUrl: string
  readonly returnUrl: string
}

export type StartedPayment = {
  readonly intentionId: string
  /** The gateway's own number of the order: all its later messages carry it, signed. */
  readonly gatewayOrderId: string
  /** Where it is paid; null where a code is. */
  readonly paymentUrl: string | null
  /** What is named at an outlet to pay in cash; null where a page is opened. */
  readonly code: string | null
}

/** A payer's bank asks the money of a payment back (a chargeback); lost: it took it. */
export type GatewayDispute = {
  readonly state: 'open' | 'won' | 'lost'
  /** The payment that is disputed. */
  readonly transactionId: string
  /** An instant until which the bank takes our answer; null: the gateway doesn't say. */
  readonly respondBy: string | null
  /** In the bank's words. */
  readonly reason: string | null
}

/** One transaction at the gateway as it stands now: amounts in piastres. */
export type GatewayTransaction = {
  readonly transactionId: string
  readonly gatewayOrderId: string
  /** Our reference as the gateway repeats it; not covered by its signature. */
  readonly reference: string | null
  readonly amount: number
  readonly currency: string
  readonly outcome: 'paid' | 'failed' | 'pending'
  /** Whether it is a payment of its own, for one of our methods, in the mode we run in. */
  readonly ours: boolean
  readonly kind: 'payment' | 'refund' | 'void' | 'dispute'
  /** Of a dispute alone, which is a transaction of its own, by an amount of its own. */
  readonly dispute: GatewayDispute | null
  readonly refundedAmount: number
  readonly message: string | null
  /** The last four digits of the card that was tried; null: none was, or the gateway doesn't say. */
  readonly cardEnd: string | null
  /** Distinguishes snapshots of one transaction: the same key is the same news. */
  readonly snapshotKey: string
}

/** `forged`: the signature is wrong. `unrelated`: signed, but not about a payment. */
export type ReadMessage = GatewayTransaction | 'forged' | 'unrelated'

/** What the gateway posted to the server, as it came. */
export type GatewayCallback = {
  readonly body: string
  readonly query: URLSearchParams
  readonly headers: Headers
}

/** The gateway could not be asked, or answered nonsense: what it did is unknown. Never a verdict. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable'
}

/** The gateway understood and said no. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused'
  /** The gateway's own words, for those who have to do with its money. */
  readonly said: string
  constructor(message: string, said = message) {
    super(message)
    this.said = said
  }
}

/**
 * A payment gateway. No method may change anything of ours, and none but `start`, `withdraw` and `refund`
 * may change anything there. All throw GatewayUnreachable when the outcome is unknown, GatewayRefused
 * when the gateway said no.
 */
export type PaymentGateway = {
  /** Stands in every attempt that was begun with it: never renamed. */
  readonly name: string
  /** The methods that it takes; each order is for one of them. */
  readonly methods: readonly PaymentMethodId[]
  /** The origin whose page is shown in the payment frame. */
  readonly frameOrigin: string
  /** Called after the attempt is written down. Must answer or give up within 12 seconds. */
  start(order: PaymentOrder): Promise<StartedPayment>
  /** Reads what the gateway posted to the server. Pure: verifies the signature and decides nothing. */
  readCallback(callback: GatewayCallback): ReadMessage
  /** Reads the query that the gateway sent the browser back with. Pure. */
  readReturn(query: URLSearchParams): ReadMessage
  /** The last transaction of an order, be it a refund or a dispute, or null before the first try to pay. */
  inquire(gatewayOrderId: string): Promise<GatewayTransaction | null>
  /** One transaction by its own number: how much of it was refunded. */
  inquireTransaction(transactionId: string): Promise<GatewayTransaction>
  /**
   * Takes the code of an order back, so that no outlet takes money for it any more, and answers what
   * became of the order: paid, where the customer was faster. Again is harmless. GatewayRefused: it can't
   * be taken back, so money may still come.
   */
  withdraw(gatewayOrderId: string): Promise<GatewayTransaction | null>
  /** Sends money back, once a call: the caller looks at `refundedAmount` before it asks again. */
  refund(transactionId: string, amount: number): Promise<{ refundId: string }>
}

/** All gateways that attempts were ever begun with, by name. */
export type PaymentGateways = Readonly<Record<string, PaymentGateway>>

export const gatewaysByName = (...gateways: readonly PaymentGateway[]): PaymentGateways =>
  Object.fromEntries(gateways.map((gateway) => [gateway.name, gateway]))
