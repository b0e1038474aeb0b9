import { describe, expect, it } from 'vitest'
import { paymob } from './paymob.ts'
import { signatureOf, textsOfTransaction } from './paymob-signature.ts'
import { goldenTransaction } from './testing/transaction.ts'

const signatureOfTransaction = (transaction: unknown, key: string): string =>
  signatureOf(textsOfTransaction(transaction), key)

const secret = 'unit-test-secret'
const gatewayOf = (ownerId: string | null) =>
  paymob({
    baseUrl: 'https://bank.example',
    publicBaseUrl: 'https://bank.example',
    secretKey: 'sk',
    publicKey: 'pk',
    apiKey: 'ak',
    hmacSecret: secret,
    integrations: { Bank_Card: '5501', Wallet: '5503' },
    ownerId,
    live: false,
  })
const gateway = gatewayOf('3301')

const transaction = {
  ...goldenTransaction,
  order: { ...goldenTransaction.order, merchant_order_id: 'RH1-AA' },
  is_live: false,
  data: { message: 'Approved' },
}
type Change = Record<string, unknown>

const callback = (change: Change = {}, at = gateway) => {
  const obj = { ...transaction, ...change }
  const hmac = signatureOfTransaction(obj, secret)
  const query = new URLSearchParams({ hmac })
  const body = JSON.stringify({ type: 'TRANSACTION', obj })
  return at.readCallback({ body, query, headers: new Headers() })
}
/** The same fields as the browser brings them, signed for what they say. */
const returned = (change: Change = {}) => {
  const obj = { ...transaction, ...change }
  const { order, source_data: source, data: _, ...plain } = obj
  const query = new URLSearchParams({ hmac: signatureOfTransaction(obj, secret) })
  for (const [key, value] of Object.entries(plain)) query.set(key, String(value))
  query.set('order', String((order as { id: unknown }).id))
  for (const [key, value] of Object.entries(source)) query.set(`source_data.${key}`, value)
  return gateway.readReturn(query)
}

describe('a genuine signature', () => {
  it('reads as what it signs', () => {
    expect(callback()).toMatchObject({ transactionId: '410007', outcome: 'paid', amount: 275000 })
    expect(returned()).toMatchObject({ transactionId: '410007', outcome: 'paid', amount: 275000 })
  })

  // Paymob signs the values one after another, without anything between them: each of these has the
  // very signature of the genuine message.
  it.each<[string, Change]>([
    [
      'the year moved into the amount',
      { amount_cents: 2750002026, created_at: '-03-20T09:15:30.123456' },
    ],
    ['part of it', { amount_cents: 27500020, created_at: '26-03-20T09:15:30.123456' }],
    [
      'the amount moved into the year',
      { amount_cents: 27500, created_at: '02026-03-20T09:15:30.123456' },
    ],
    ['the currency in the time', { created_at: '2026-03-20T09:15:30.123456E', currency: 'GP' }],
    ['a flag in the currency', { currency: 'EGPfalse', error_occured: '' }],
    ['the transaction’s number in the integration', { id: 41000, integration_id: 75501 }],
    ['the integration in the transaction’s number', { id: 4100075, integration_id: 501 }],
    ['the order’s number in the owner', { order: { id: 88012 }, owner: 33301 }],
    ['the owner in the order’s number', { order: { id: 8801233 }, owner: 301 }],
    [
      'the card in its kind',
      { source_data: { pan: '23', sub_type: '46MasterCard', type: 'card' } },
    ],
    [
      'success in the kind',
      { source_data: { pan: '2346', sub_type: 'MasterCard', type: 'cardtrue' }, success: '' },
    ],
    [
      'two flags changed places',
      { pending: '', source_data: { pan: 'false2346', sub_type: 'MasterCard', type: 'card' } },
    ],
  ])('is none for %s', (_, change) => {
    expect(signatureOfTransaction({ ...transaction, ...change }, secret)).toBe(
      signatureOfTransaction(transaction, secret),
    )
    expect(typeof callback(change)).toBe('string')
    expect(typeof returned(change)).toBe('string')
  })

  it.each<[string, Change]>([
    ['an amount in fractions', { amount_cents: 2750.5 }],
    ['an amount below zero', { amount_cents: -275000 }],
    ['no amount', { amount_cents: 0 }],
    ['an amount beyond counting', { amount_cents: 1e21 }],
    ['a day without its hour', { created_at: '2026-03-20' }],
    ['a flag in capitals', { success: 'True' }],
    ['another owner', { owner: 7 }],
    ['a missing field', { is_voided: null }],
    ['a list', { id: [410007] }],
  ])('is none over %s', (_, change) => {
    expect(callback(change)).toBe('forged')
  })

  it('of another shop’s integration is not about us', () => {
    expect(callback({ integration_id: 7 })).toBe('unrelated')
  })

  it('is taken from any owner while we don’t know our own', () => {
    expect(callback({ owner: 7 }, gatewayOf(null))).toMatchObject({ transactionId: '410007' })
  })

  it('is one message, whatever is changed in what it doesn’t sign', () => {
    const unsigned = [
      {},
      { data: { message: 'x'.repeat(60_000) } },
      { refunded_amount_cents: 5 },
      { is_live: true },
      { is_refund: true },
      { is_void: true },
    ]
    const read = unsigned.map((change) => callback(change))
    const keys = read.map((it) => typeof it === 'object' && it.snapshotKey)
    expect(new Set(keys)).toEqual(new Set(['410007:true:false:false:false']))
    for (const it of read) expect(JSON.stringify(it).length).toBeLessThan(1000)
  })

  it.each(['é'.repeat(128), `${'a'.repeat(127)}é`, '\u0000'.repeat(128)])('is not %j', (hmac) => {
    const body = JSON.stringify({ type: 'TRANSACTION', obj: transaction })
    const query = new URLSearchParams({ hmac })
    expect(gateway.readCallback({ body, query, headers: new Headers() })).toBe('forged')
  })
})
