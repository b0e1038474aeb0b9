import { randomBytes } from 'node:crypto'
import { channelOf, type Channel, type GatewayKeys, type Intention, type Item } from './wire.ts'

/** A refusal as Paymob words it. */
export type Refusal = { status: 400 | 404; body: Record<string, unknown> }

type Body = Record<string, unknown>

const required = ['first_name', 'last_name', 'email', 'phone_number']

/**
 * Checks what a merchant asks for, field by field as Paymob does. `before` is the intention that is
 * changed; without it every field must be there.
 */
export function checkIntention(body: Body, keys: GatewayKeys, before?: Intention): Refusal | null {
  const amount = body['amount'] ?? before?.amount
  if (!Number.isInteger(amount) || (amount as number) <= 0) {
    return refuse({ amount: ['A valid integer is required.'] })
  }
  const items = itemsOf(body) ?? before?.items ?? []
  const sum = items.reduce((total, item) => total + item.amount * item.quantity, 0)
  if (items.length > 0 && sum !== amount) {
    return refuse({ items: ['The sum of the items must be equal to the amount.'] })
  }
  if (before !== undefined) return null
  return checkMethods(body, keys) ?? checkBilling(body)
}

function checkMethods(body: Body, keys: GatewayKeys): Refusal | null {
  const methods = body['payment_methods']
  if (!Array.isArray(methods) || methods.length === 0) {
    return refuse({ payment_methods: ['This field is required.'] })
  }
  const known = methods.every((method) => channelOf(keys, Number(method)) !== undefined)
  if (known && body['currency'] === 'EGP') return null
  const detail = 'Integration ID/Name does not exist, or its currency is another one'
  return { status: 404, body: { detail } }
}

function checkBilling(body: Body): Refusal | null {
  const billing = (body['billing_data'] ?? {}) as Record<string, unknown>
  const missing = required.filter((field) => typeof billing[field] !== 'string' || !billing[field])
  if (missing.length === 0) return null
  const why = ['This field is required.']
  return refuse({ billing_data: Object.fromEntries(missing.map((field) => [field, why])) })
}

/** Makes the intention that a checked body asks for. */
export function createIntention(body: Body, orderId: number, now: Date): Intention {
  const intention = {
    id: `pi_test_${randomBytes(16).toString('hex')}`,
    client_secret: `egy_csk_test_${randomBytes(16).toString('hex')}`,
    intention_order_id: orderId,
    integration: Number((body['payment_methods'] as unknown[])[0]),
    amount: 0,
    currency: body['currency'] as string,
    items: [],
    billing_data: {},
    special_reference: null,
    notification_url: null,
    redirection_url: null,
    extras: {},
    created: now.toISOString(),
    expires_at: null,
  }
  return changeIntention(intention, body, now)
}

/** The intention with the fields that a checked body names. */
export function changeIntention(before: Intention, body: Body, now: Date): Intention {
  const lifetime = body['expiration']
  const lives = typeof lifetime === 'number' ? now.getTime() + lifetime * 1000 : undefined
  return {
    ...before,
    amount: (body['amount'] as number | undefined) ?? before.amount,
    items: itemsOf(body) ?? before.items,
    billing_data: {
      ...before.billing_data,
      ...(body['billing_data'] as Record<string, string> | undefined),
    },
    special_reference: textOf(body, 'special_reference') ?? before.special_reference,
    notification_url: textOf(body, 'notification_url') ?? before.notification_url,
    redirection_url: textOf(body, 'redirection_url') ?? before.redirection_url,
    extras: (body['extras'] as Record<string, unknown> | undefined) ?? before.extras,
    expires_at: lives === undefined ? before.expires_at : new Date(lives).toISOString(),
  }
}

/** What Paymob calls the company behind a way to pay. */
const gatewayTypes: Record<Channel, string> = {
  card: 'VPC',
  instalments: 'VPC',
  wallet: 'UIG',
  kiosk: 'CAGG',
}

/** The token under which an intention is paid. */
export const keyOf = ({ client_secret: secret, integration }: Intention): string =>
  `${secret}.${integration}`

/** What Paymob answers about an intention. */
export function presentIntention(intention: Intention, keys: GatewayKeys, paid: boolean): object {
  return {
    id: intention.id,
    client_secret: intention.client_secret,
    intention_order_id: intention.intention_order_id,
    intention_detail: {
      amount: intention.amount,
      currency: intention.currency,
      items: intention.items,
      billing_data: intention.billing_data,
    },
    payment_keys: [
      {
        integration: intention.integration,
        key: keyOf(intention),
        gateway_type: gatewayTypes[channelOf(keys, intention.integration) ?? 'card'],
        iframe_id: null,
        order_id: intention.intention_order_id,
        redirection_url: intention.redirection_url,
        save_card: false,
      },
    ],
    special_reference: intention.special_reference,
    extras: { creation_extras: intention.extras, confirmation_extras: null },
    confirmed: paid,
    status: paid ? 'paid' : 'intended',
    created: intention.created,
    card_detail: null,
    card_tokens: [],
    object: 'paymentintention',
  }
}

function itemsOf(body: Body): Item[] | undefined {
  return Array.isArray(body['items']) ? (body['items'] as Item[]) : undefined
}

function textOf(body: Body, field: string): string | undefined {
  const value = body[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

function refuse(body: Record<string, unknown>): Refusal {
  return { status: 400, body }
}
