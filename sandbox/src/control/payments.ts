import type { Callback, Ledger } from '../payment-gateway/ledger.ts'

/** A payment with everything that happened to it. */
export type PaymentStory = {
  orderId: number
  merchantOrderId: string | null
  amountCents: number
  currency: string
  at: string
  state: 'intended' | 'pending' | 'declined' | 'paid'
  transactions: {
    id: number
    kind: 'payment' | 'refund' | 'void' | 'dispute'
    amountCents: number
    refundedCents: number
    success: boolean
    pending: boolean
    message: string
    /** The number to name at an outlet, where it can still be paid: in time, or late. */
    code: { number: number; late: boolean } | null
  }[]
  callbacks: Omit<Callback, 'body' | 'hmac'>[]
}

/** All payments, newest first. */
export function listPayments({ intentions, transactions, callbacks }: Ledger): PaymentStory[] {
  return intentions
    .all()
    .reverse()
    .map((intention) => {
      const orderId = intention.intention_order_id
      const own = transactions.all().filter((one) => one.order.id === orderId)
      const last = own.findLast((one) => !one.has_parent_transaction)
      const isPaid = own.some((one) => one.success && !one.has_parent_transaction)
      return {
        orderId,
        merchantOrderId: intention.special_reference,
        amountCents: intention.amount,
        currency: intention.currency,
        at: intention.created,
        state: isPaid
          ? 'paid'
          : last === undefined
            ? 'intended'
            : last.pending
              ? 'pending'
              : 'declined',
        transactions: own.map((one) => ({
          id: one.id,
          kind: one.is_chargeback
            ? 'dispute'
            : one.is_refund
              ? 'refund'
              : one.is_void
                ? 'void'
                : 'payment',
          amountCents: one.amount_cents,
          refundedCents: one.refunded_amount_cents,
          success: one.success,
          pending: one.pending,
          message: String(one.data['message'] ?? ''),
          code:
            one.source_data.type === 'aggregator' && !one.success && !one.has_parent_transaction
              ? { number: one.id, late: !one.pending }
              : null,
        })),
        callbacks: callbacks
          .all()
          .filter((one) => one.orderId === orderId)
          .map(({ body: _body, hmac: _hmac, ...callback }) => callback),
      }
    })
}
