import { signTransaction } from './hmac.ts'
import type { Means } from './means.ts'
import type { Outcome } from './outcomes.ts'
import type { Intention, Transaction } from './wire.ts'

const profileId = 1207
const ownerId = 3301

/** Paymob's way of writing a moment: UTC here, six decimals, no zone. */
export function stamp(moment: Date): string {
  return moment.toISOString().replace('Z', '456')
}

/** The attempt to pay an intention, not yet decided. */
export function beginTransaction(
  id: number,
  intention: Intention,
  { source }: Means,
  now: Date,
): Transaction {
  const created = stamp(now)
  return {
    id,
    pending: true,
    amount_cents: intention.amount,
    success: false,
    ...flags,
    integration_id: intention.integration,
    profile_id: profileId,
    order: orderOf(intention),
    created_at: created,
    updated_at: created,
    currency: intention.currency,
    source_data: source,
    api_source: 'IFRAME',
    refunded_amount_cents: 0,
    captured_amount: 0,
    owner: ownerId,
    parent_transaction: null,
    installment: null,
    data: {},
    payment_key_claims: claimsOf(intention),
  }
}

const flags = {
  is_auth: false,
  is_capture: false,
  is_standalone_payment: true,
  is_voided: false,
  is_refunded: false,
  is_3d_secure: false,
  has_parent_transaction: false,
  is_void: false,
  is_refund: false,
  is_chargeback: false,
  is_hidden: false,
  is_live: false,
  is_captured: false,
  is_settled: false,
  error_occured: false,
}

/** The bank's verdict on an attempt. */
export function decideTransaction(begun: Transaction, outcome: Outcome, now: Date): Transaction {
  const amount = outcome.takesInstead ?? begun.amount_cents
  const captured = outcome.capturesOf?.(amount)
  return {
    ...begun,
    pending: false,
    success: outcome.approved,
    error_occured: !outcome.approved,
    amount_cents: amount,
    ...(captured !== undefined && {
      is_capture: true,
      is_captured: true,
      captured_amount: captured,
    }),
    updated_at: stamp(now),
    order: { ...begun.order, paid_amount_cents: outcome.approved ? (captured ?? amount) : 0 },
    data: {
      message: outcome.message,
      txn_response_code: outcome.code,
      acq_response_code: outcome.approved ? '00' : '05',
      order_info: begun.order.merchant_order_id,
    },
  }
}

/** The child that gives or takes money back; `kind` decides which of Paymob's flags it carries. */
export function childTransaction(
  id: number,
  parent: Transaction,
  kind: 'refund' | 'void' | 'chargeback',
  amount: number,
  now: Date,
): Transaction {
  return {
    ...parent,
    id,
    amount_cents: amount,
    is_refund: kind === 'refund',
    is_void: kind === 'void',
    is_chargeback: kind === 'chargeback',
    is_refunded: false,
    is_voided: false,
    has_parent_transaction: true,
    parent_transaction: parent.id,
    refunded_amount_cents: 0,
    created_at: stamp(now),
    updated_at: stamp(now),
    data: { message: 'Approved', txn_response_code: 'APPROVED', acq_response_code: '00' },
  }
}

/** Where the customer's browser is sent: the shop's address with flat fields and their HMAC. */
export function returnAddress(address: string, of: Transaction, secret: string): string {
  const { order, source_data: source, data, payment_key_claims: _, ...plain } = of
  const url = new URL(address)
  const put = (key: string, value: unknown) => url.searchParams.set(key, String(value ?? ''))
  for (const [key, value] of Object.entries(plain)) put(key, value)
  put('order', order.id)
  put('merchant_order_id', order.merchant_order_id)
  put('data.message', data['message'])
  put('txn_response_code', data['txn_response_code'])
  put('source_data.pan', source.pan)
  put('source_data.type', source.type)
  put('source_data.sub_type', source.sub_type)
  put('hmac', signTransaction(of, secret))
  return url.href
}

function orderOf(intention: Intention): Transaction['order'] {
  return {
    id: intention.intention_order_id,
    created_at: intention.created,
    delivery_needed: false,
    amount_cents: intention.amount,
    currency: intention.currency,
    merchant_order_id: intention.special_reference,
    paid_amount_cents: 0,
    items: intention.items,
  }
}

function claimsOf(intention: Intention): Record<string, unknown> {
  return {
    user_id: ownerId,
    order_id: intention.intention_order_id,
    amount_cents: intention.amount,
    currency: intention.currency,
    integration_id: intention.integration,
    billing_data: intention.billing_data,
    extra: intention.extras,
    single_payment_attempt: false,
    next_payment_intention: intention.id,
  }
}
