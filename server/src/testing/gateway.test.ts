import {
  GatewayRefused,
  GatewayUnreachable,
  type GatewayTransaction,
  type PaymentGateway,
} from '../ports/payment-gateway.ts'
import { paymentGatewayConformance } from '../ports/testing/payment-gateway.ts'
import { testGateway } from './gateway.ts'

paymentGatewayConformance('the tests’ own stand-in', async () => {
  const gateway = testGateway()
  /** Throws once, before or after the money moved. */
  const once = (when: 'beforeRefund' | 'beforeRefundAnswers', error: Error) => {
    gateway[when] = async () => {
      gateway[when] = async () => undefined
      throw error
    }
  }
  const post = (transaction: GatewayTransaction) => {
    const { body, query } = gateway.callback(transaction)
    return { body, query: new URLSearchParams(query), headers: new Headers() }
  }
  return {
    gateway: gateway satisfies PaymentGateway,
    signatureIn: 'hmac',
    notificationUrl: 'https://rihla.example/payment/callback',
    async tryToPay({ gatewayOrderId }, card) {
      const outcome = card === 'bad' ? 'failed' : 'paid'
      const half = card === 'half' && { amount: 137_500 }
      const { query, ...posted } = post(gateway.settle(gatewayOrderId, { outcome, ...half }))
      return {
        posted: { ...posted, query },
        returned: new URLSearchParams(`order=${gatewayOrderId}&${query.toString()}`),
      }
    },
    payInCash: async ({ gatewayOrderId }) => post(gateway.settle(gatewayOrderId)),
    refundInPanel: async (id, amount) => gateway.refundInPanel(id, amount),
    async dispute(transactionId) {
      const { gatewayOrderId } = await gateway.inquireTransaction(transactionId)
      return post(gateway.dispute({ transactionId, gatewayOrderId }, 'open'))
    },
    async decideDispute(id, verdict) {
      const { gatewayOrderId, dispute } = await gateway.inquireTransaction(id)
      const transactionId = dispute?.transactionId ?? ''
      return post(gateway.dispute({ transactionId, gatewayOrderId }, verdict))
    },
    refuseNextRefund: async () => once('beforeRefund', new GatewayRefused('The bank says no')),
    loseNextRefundAnswer: async () => once('beforeRefundAnswers', new GatewayUnreachable('lost')),
    breakDown: async () => {
      gateway.down = true
    },
    close: async () => undefined,
  }
})
