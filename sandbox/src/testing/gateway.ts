import { createSandbox, type SandboxApp } from '../app.ts'
import { openKeys } from '../identity-provider/keys.ts'
import { readRegistrations } from '../identity-provider/registrations.ts'
import { type Journal, openJournal } from '../journal.ts'
import type { Mailbox } from '../mail/mailbox.ts'
import type { Transaction } from '../payment-gateway/wire.ts'
import { createHandTimers, type HandTimers } from './hand-timers.ts'

export const keys = {
  secretKey: 'egy_sk_test_one',
  publicKey: 'egy_pk_test_one',
  apiKey: 'api-key',
  hmacSecret: 'unit-test-secret',
  integrations: { card: 5501, instalments: 5502, wallet: 5503, kiosk: 5504 },
}

const identity = { registrations: readRegistrations({}, 3001), keys: await openKeys(undefined) }

/** A bed bank without photographs. */
export const supplier = {
  keys: { apiKey: 'bed-bank-key', secret: 'bed-bank-secret' },
  photoFolder: 'no-photographs',
}

export const order = {
  amount: 275000,
  currency: 'EGP',
  payment_methods: [5501],
  items: [{ name: 'Cairo to Luxor', amount: 137500, description: 'Seat', quantity: 2 }],
  billing_data: {
    first_name: 'Mona',
    last_name: 'Adel',
    email: 'mona@example.com',
    phone_number: '+201001234567',
  },
  special_reference: 'attempt-1',
  notification_url: 'http://shop.example/hook?from=paymob',
  redirection_url: 'http://shop.example/return?attempt=1',
  expiration: 3600,
}

export type Intended = { id: string; client_secret: string; intention_order_id: number }
export type Received = { url: URL; obj: Transaction; type: string }

/** A sandbox in the hand of a test: its clock, its merchant, and the steps of a customer. */
export type Gateway = {
  app: SandboxApp
  mailbox: Mailbox
  timers: HandTimers
  /** What the merchant received, oldest first. */
  received: Received[]
  /** What the merchant answers to the next messages; 200 when there is nothing left. */
  merchantAnswers: number[]
  intend(changes?: object): Promise<Intended>
  call(method: string, path: string, body?: unknown, authorization?: string): Promise<Response>
  /** The address of the card page. */
  page(intended: Intended, path?: string): string
  submit(address: string, form: Record<string, string>): Promise<Response>
  payWith(number: string, intended: Intended): Promise<Response>
  inquire(orderId: number): Promise<Transaction>
}

/** Starts one; with a journal of an earlier one it remembers that one's life. */
export function startGateway(journal: Journal = openJournal()): Gateway {
  const timers = createHandTimers()
  const received: Received[] = []
  const merchantAnswers: number[] = []
  const post = async (url: string, body: string) => {
    received.push({ url: new URL(url), ...(JSON.parse(body) as Omit<Received, 'url'>) })
    return merchantAnswers.shift() ?? 200
  }
  const { app, mailbox } = createSandbox({ journal, timers, keys, post, identity, supplier })

  const call: Gateway['call'] = async (method, path, body, authorization) =>
    app.request(path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(authorization === undefined ? {} : { authorization }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const submit: Gateway['submit'] = async (address, form) =>
    app.request(address, { method: 'POST', body: new URLSearchParams(form) })
  const page: Gateway['page'] = ({ client_secret: secret }, path = '') =>
    `/paymob/unifiedcheckout/${path}?publicKey=${keys.publicKey}&clientSecret=${secret}`

  return {
    app,
    mailbox,
    timers,
    received,
    merchantAnswers,
    call,
    submit,
    page,
    async intend(changes = {}) {
      const body = { ...order, ...changes }
      const answer = await call('POST', '/paymob/v1/intention/', body, `Token ${keys.secretKey}`)
      return (await answer.json()) as Intended
    },
    payWith: (number, intended) =>
      submit(page(intended), { number, name: 'Test Account', expiry: '01/39', cvv: '123' }),
    async inquire(orderId) {
      const path = '/paymob/api/ecommerce/orders/transaction_inquiry'
      const tokens = await call('POST', '/paymob/api/auth/tokens', { api_key: keys.apiKey })
      const { token } = (await tokens.json()) as { token: string }
      const answer = await call('POST', path, { auth_token: token, order_id: orderId })
      return (await answer.json()) as Transaction
    },
  }
}
