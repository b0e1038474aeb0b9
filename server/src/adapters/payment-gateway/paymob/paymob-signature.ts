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

export type SignedField = (typeof callbackFields)[number]

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

/** A value for each signed field, as text, in Paymob's order. */
export type SignedTexts = ReadonlyMap<SignedField, string>

/** The signed fields of a transaction object as it stands in a callback's body. */
export const textsOfTransaction = (transaction: unknown): SignedTexts =>
  new Map(callbackFields.map((field) => [field, asText(at(transaction, field))]))

/** The signed fields of the flat query that the browser comes back with; spellings vary by version. */
export const textsOfReturn = (query: URLSearchParams): SignedTexts =>
  new Map(
    callbackFields.map((field) => [
      field,
      field === 'order.id'
        ? (query.get('order') ?? query.get('order_id') ?? '')
        : (query.get(field) ?? query.get(field.replace('.', '_')) ?? ''),
    ]),
  )

/** The signature over these values: joined without anything between them, as Paymob does. */
export const signatureOf = (texts: SignedTexts, secret: string): string =>
  sign([...texts.values()].join(''), secret)

/** Compares in constant time; what isn't 128 hexadecimal digits is simply wrong. */
export function isSignature(given: string | null, expected: string): boolean {
  if (!given || !/^[0-9a-f]{128}$/i.test(given)) return false
  return timingSafeEqual(Buffer.from(given.toLowerCase()), Buffer.from(expected))
}
