import {
  GatewayRefused,
  GatewayUnreachable,
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
  return {
    gateway: gateway satisfies PaymentGateway,
    signatureIn: 'hmac',
    notificationUrl: 'https://rihla.example/payment/callback',
    async tryToPay({ gatewayOrderId }, card) {
      const outcome = card === 'good' ? 'paid' : 'failed'
      const { body, query } = gateway.callback(gateway.settle(gatewayOrderId, { outcome }))
      const posted = { body, query: new URLSearchParams(query), headers: new Headers() }
      return { posted, returned: new URLSearchParams(`order=${gatewayOrderId}&${query}`) }
    },
    payInCash: async ({ gatewayOrderId }) => {
      const { body, query } = gateway.callback(gateway.settle(gatewayOrderId))
      return { body, query: new URLSearchParams(query), headers: new Headers() }
    },
    refuseNextRefund: async () => once('beforeRefund', new GatewayRefused('The bank says no')),
    loseNextRefundAnswer: async () => once('beforeRefundAnswers', new GatewayUnreachable('lost')),
    breakDown: async () => {
      gateway.down = true
    },
    close: async () => undefined,
  }
})
