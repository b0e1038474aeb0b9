import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  GatewayRefused,
  GatewayUnreachable,
  type PaymentOrder,
} from '../../../ports/payment-gateway.ts'
import { paymob } from './paymob.ts'

type Asked = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}
type Reply = { status?: number; body?: unknown; text?: string; hang?: boolean }

const asked: Asked[] = []
const replies = new Map<string, Reply>()
let server: Server
let baseUrl = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      asked.push({
        method: request.method ?? '',
        path,
        headers: request.headers,
        body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      })
      const reply = replies.get(path) ?? { status: 404, body: { detail: 'not here' } }
      if (reply.hang) return void request.socket.destroy()
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
      response.end(reply.text ?? JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

const transaction = {
  id: 7,
  order: { id: 9, merchant_order_id: 'RH1-A' },
  amount_cents: 1000,
  currency: 'EGP',
  success: true,
  pending: false,
  is_live: false,
  integration_id: 5501,
  refunded_amount_cents: 400,
}

beforeEach(() => {
  asked.length = 0
  replies.clear()
  replies.set('/api/auth/tokens', { status: 201, body: { token: 'auth' } })
})

const gateway = () =>
  paymob({
    baseUrl,
    publicBaseUrl: 'https://bank.example/paymob',
    secretKey: 'sk',
    publicKey: 'pk',
    apiKey: 'ak',
    hmacSecret: 'hs',
    integrations: { Bank_Card: '5501', Wallet: '5503', Outlet_Code: '5504' },
    ownerId: null,
    live: false,
  })

const order: PaymentOrder = {
  method: 'Bank_Card',
  reference: 'RH1-A',
  amount: 275_000,
  currency: 'EGP',
  description: 'Sunset felucca',
  buyer: { name: 'Nour Mostafa Ali', email: 'nour@example.com', phone: null },
  language: 'ar',
  expiresInSeconds: 900,
  notificationUrl: 'https://rihla.example/payment/callback',
  returnUrl: 'https://rihla.example/payment/return',
}

describe('starting a payment', () => {
  it('creates an intention for one method, in piastres, and answers its page', async () => {
    replies.set('/v1/intention/', {
      status: 201,
      body: { id: 'pi_1', client_secret: 'cs_1', intention_order_id: 880123 },
    })
    const started = await gateway().start(order)
    expect(started).toEqual({
      intentionId: 'pi_1',
      gatewayOrderId: '880123',
      paymentUrl:
        'https://bank.example/paymob/unifiedcheckout/?publicKey=pk&clientSecret=cs_1&lang=ar',
      code: null,
    })
    expect(asked[0]?.headers.authorization).toBe('Token sk')
    expect(asked[0]?.body).toMatchObject({
      amount: 275_000,
      currency: 'EGP',
      payment_methods: [5501],
      special_reference: 'RH1-A',
      expiration: 900,
      notification_url: order.notificationUrl,
      redirection_url: order.returnUrl,
      billing_data: {
        first_name: 'Nour',
        last_name: 'Mostafa Ali',
        email: 'nour@example.com',
        phone_number: 'NA',
      },
    })
    const items = asked[0]?.body['items'] as { amount: number; quantity: number }[]
    expect(items.reduce((sum, item) => sum + item.amount * item.quantity, 0)).toBe(275_000)
  })

  it('asks for the integration of the method, and takes no method without one', async () => {
    const body = { id: 'pi_1', client_secret: 'cs_1', intention_order_id: 880123 }
    replies.set('/v1/intention/', { status: 201, body })
    expect(gateway().methods).toEqual(['Bank_Card', 'Wallet', 'Outlet_Code'])
    await gateway().start({ ...order, method: 'Wallet' })
    expect(asked[0]?.body['payment_methods']).toEqual([5503])
    await expect(gateway().start({ ...order, method: 'Installment_Card' })).rejects.toThrow(
      'Paymob has no Installment_Card of ours',
    )
  })

  it.each<[string, Reply, typeof GatewayRefused | typeof GatewayUnreachable]>([
    [
      'a refusal',
      { status: 404, body: { detail: 'Integration ID does not exist' } },
      GatewayRefused,
    ],
    ['a fault', { status: 502, text: '<html>' }, GatewayUnreachable],
    ['a limit', { status: 429, body: {} }, GatewayUnreachable],
    ['garbled JSON', { status: 201, text: '{"id": "pi' }, GatewayUnreachable],
    ['an answer without the secret', { status: 201, body: { id: 'pi' } }, GatewayUnreachable],
    ['a lost line', { hang: true }, GatewayUnreachable],
  ])('takes %s for what it is', async (_, reply, kind) => {
    replies.set('/v1/intention/', reply)
    await expect(gateway().start(order)).rejects.toBeInstanceOf(kind)
  })
})

describe('a code', () => {
  const intention = {
    id: 'pi_1',
    client_secret: 'cs_1',
    intention_order_id: 9,
    payment_keys: [{ integration: 5504, key: 'token' }],
  }
  const inCash = { ...order, method: 'Outlet_Code' } as const
  const open = { ...transaction, pending: true, success: false, refunded_amount_cents: 0 }
  const inquiry = '/api/ecommerce/orders/transaction_inquiry'
  const pay = '/api/acceptance/payments/pay'
  const cancel = '/api/acceptance/void_refund/void'
  beforeEach(() => {
    replies.set('/v1/intention/', { status: 201, body: intention })
  })

  it('is the bill’s reference, asked for with the token of the intention', async () => {
    replies.set(pay, { body: { id: 580, pending: 'true', data: { bill_reference: 580 } } })
    expect(await gateway().start(inCash)).toEqual({
      intentionId: 'pi_1',
      gatewayOrderId: '9',
      paymentUrl: null,
      code: '580',
    })
    expect(asked[0]?.body['payment_methods']).toEqual([5504])
    expect(asked[1]?.body).toEqual({
      source: { identifier: 'AGGREGATOR', subtype: 'AGGREGATOR' },
      payment_token: 'token',
    })
  })

  it.each<[string, Reply]>([
    ['an answer without a reference', { body: { id: 580, data: {} } }],
    ['a lost line', { hang: true }],
  ])('is none with %s', async (_, reply) => {
    replies.set(pay, reply)
    await expect(gateway().start(inCash)).rejects.toBeInstanceOf(GatewayUnreachable)
  })

  it('is taken back as cards are voided, while it is open', async () => {
    replies.set(inquiry, { body: open })
    replies.set(cancel, { status: 201, body: { id: 8, success: true } })
    expect(await gateway().withdraw('9')).toMatchObject({ outcome: 'pending' })
    expect(asked.find((call) => call.path === cancel)?.body).toEqual({ transaction_id: '7' })
    asked.length = 0
    replies.set(inquiry, { body: { ...open, pending: false, is_voided: true } })
    expect(await gateway().withdraw('9')).toMatchObject({ outcome: 'failed', kind: 'void' })
    expect(asked.some((call) => call.path === cancel)).toBe(false)
  })

  it('stays where the gateway refuses, and none is voided where nobody was given one', async () => {
    replies.set(inquiry, { body: open })
    replies.set(cancel, { status: 400, body: { message: 'not voidable' } })
    const refused = gateway().withdraw('9')
    await expect(refused).rejects.toBeInstanceOf(GatewayRefused)
    // Its own words alone, beside the message that says which call it was.
    await expect(refused).rejects.toMatchObject({ said: 'not voidable' })
    replies.delete(inquiry)
    expect(await gateway().withdraw('9')).toBeNull()
  })
})

describe('asking', () => {
  it('finds the last transaction of an order, with one auth token for several questions', async () => {
    replies.set('/api/ecommerce/orders/transaction_inquiry', { body: transaction })
    const it = gateway()
    expect(await it.inquire('9')).toMatchObject({
      transactionId: '7',
      outcome: 'paid',
      amount: 1000,
    })
    await it.inquire('9')
    expect(asked.filter((call) => call.path === '/api/auth/tokens')).toHaveLength(1)
    expect(asked[1]?.body).toEqual({ auth_token: 'auth', order_id: '9' })
  })

  it('tells an order that nobody paid from a gateway that can’t say', async () => {
    expect(await gateway().inquire('9')).toBeNull()
    replies.set('/api/ecommerce/orders/transaction_inquiry', { status: 500, body: {} })
    await expect(gateway().inquire('9')).rejects.toBeInstanceOf(GatewayUnreachable)
    for (const reply of [
      { body: { surprise: true } },
      { status: 404, text: '<html>Not Found</html>' },
      { status: 408, body: { detail: 'Too slow' } },
    ]) {
      replies.set('/api/ecommerce/orders/transaction_inquiry', reply)
      await expect(gateway().inquire('9')).rejects.toBeInstanceOf(GatewayUnreachable)
    }
  })

  it('says how much of a transaction is refunded', async () => {
    replies.set('/api/acceptance/transactions/7', { body: transaction })
    expect((await gateway().inquireTransaction('7')).refundedAmount).toBe(400)
  })
})

describe('refunding', () => {
  it('sends one call, and answers the gateway’s number', async () => {
    replies.set('/api/acceptance/void_refund/refund', {
      status: 201,
      body: { id: 99, success: true },
    })
    expect(await gateway().refund('7', 400)).toEqual({ refundId: '99' })
    expect(asked[0]?.body).toEqual({ transaction_id: '7', amount_cents: 400 })
  })

  it('knows a no from silence', async () => {
    replies.set('/api/acceptance/void_refund/refund', {
      status: 200,
      body: { id: 99, success: false, message: 'no' },
    })
    await expect(gateway().refund('7', 400)).rejects.toBeInstanceOf(GatewayRefused)
    replies.set('/api/acceptance/void_refund/refund', { body: { message: 'Too much' } })
    await expect(gateway().refund('7', 400)).rejects.toMatchObject({ said: 'Too much' })
    for (const reply of [
      { hang: true },
      { body: {} },
      { body: [] },
      { body: { id: 99, amount_cents: 400 } },
    ]) {
      replies.set('/api/acceptance/void_refund/refund', reply)
      await expect(gateway().refund('7', 400)).rejects.toBeInstanceOf(GatewayUnreachable)
    }
  })
})

describe('reading messages', () => {
  it('takes an unsigned or garbled callback for forged, and saved cards for unrelated', () => {
    const it = gateway()
    const read = (body: string, query = '') =>
      it.readCallback({ body, query: new URLSearchParams(query), headers: new Headers() })
    expect(read('{')).toBe('forged')
    expect(read(JSON.stringify({ type: 'TRANSACTION', obj: transaction }), 'hmac=00')).toBe(
      'forged',
    )
    expect(read(JSON.stringify({ type: 'TOKEN', obj: {} }), 'hmac=00')).toBe('unrelated')
    expect(it.readReturn(new URLSearchParams('success=true&order=9'))).toBe('forged')
  })
})
