import { createHmac, timingSafeEqual } from 'node:crypto'

/** The fields that Paymob signs, in its order (developers.paymob.com, HMAC of transaction callbacks). */
const callbackFields = [
  'amount_cents',
  'created_at',
  'currency',
  'error_occured',
  'has_parent_transaction',
  'id',
  'integration_id',
  'is_3d_secure',
  'is_auth',
  'is_capture',
  'is_refunded',
  'is_standalone_payment',
  'is_voided',
  'order.id',
  'owner',
  'pending',
  'source_data.pan',
  'source_data.sub_type',
  'source_data.type',
  'success',
] as const

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value)

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''

const sign = (text: string, secret: string): string =>
  createHmac('sha512', secret).update(text).digest('hex')

/** The signature of a transaction object as it stands in a callback's body. */
export const signatureOfTransaction = (transaction: unknown, secret: string): string =>
  sign(callbackFields.map((field) => asText(at(transaction, field))).join(''), secret)

/** The signature of the flat query that the browser comes back with; key spellings vary by version. */
export function signatureOfReturn(query: URLSearchParams, secret: string): string {
  const text = callbackFields.map((field) => {
    if (field === 'order.id') return query.get('order') ?? query.get('order_id') ?? ''
    return query.get(field) ?? query.get(field.replace('.', '_')) ?? ''
  })
  return sign(text.join(''), secret)
}

/** Compares in constant time; a missing or short signature is simply wrong. */
export function isSignature(given: string | null, expected: string): boolean {
  // Bytes, not letters: one letter may be several bytes.
  const [bytes, wanted] = [Buffer.from(given?.toLowerCase() ?? ''), Buffer.from(expected)]
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
}
