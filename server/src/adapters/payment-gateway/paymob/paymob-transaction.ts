import * as z from 'zod/mini'
import type { GatewayDispute, GatewayTransaction } from '../../../ports/payment-gateway.ts'

const flag = z._default(z.nullish(z.boolean()), false)
const number = z.union([z.number(), z.string()])

/** The parts of Paymob's transaction object that we read; the rest is left alone. */
const wire = z.object({
  id: number,
  order: z.union([number, z.object({ id: number, merchant_order_id: z.nullish(z.string()) })]),
  merchant_order_id: z.nullish(z.string()),
  amount_cents: number,
  currency: z.string(),
  success: z.boolean(),
  pending: flag,
  is_refunded: flag,
  is_refund: flag,
  is_voided: flag,
  is_void: flag,
  is_standalone_payment: flag,
  has_parent_transaction: flag,
  is_live: flag,
  integration_id: number,
  refunded_amount_cents: z.nullish(number),
  captured_amount: z.nullish(number),
  parent_transaction: z.nullish(number),
  is_chargeback: flag,
  source_data: z.nullish(z.object({ pan: z.nullish(z.string()), type: z.nullish(z.string()) })),
  data: z.nullish(
    z.object({
      message: z.nullish(z.string()),
      chargeback_reason: z.nullish(z.string()),
      respond_by: z.nullish(z.string()),
    }),
  ),
})

type Wire = z.output<typeof wire>

export type PaymobMode = { readonly integrationIds: ReadonlySet<string>; readonly live: boolean }

/** Free words of others are kept, but not at any length. */
const cut = (text: string | null | undefined, length: number): string | null =>
  text?.slice(0, length) ?? null

/**
 * A chargeback as a child of its payment, like Paymob's refunds: pending while the bank decides, successful when it
 * took the money, all of which is signed. Paymob publishes no such message: the names `is_chargeback`,
 * `chargeback_reason` and `respond_by` couldn't be checked, and stand here and in the sandbox alone.
 */
function disputeOf(it: Wire): GatewayDispute | null {
  if (!it.is_chargeback || !it.has_parent_transaction) return null
  const { parent_transaction: parent, data } = it
  if (parent === null || parent === undefined) return null
  const respondBy = Date.parse(data?.respond_by ?? '')
  return {
    state: it.pending ? 'open' : it.success ? 'lost' : 'won',
    transactionId: String(parent),
    respondBy: Number.isNaN(respondBy) ? null : new Date(respondBy).toISOString(),
    reason: cut(data?.chargeback_reason, 200),
  }
}

/** Of a wallet the source is a telephone number, of a code nothing. */
function cardEndOf({ source_data: source }: Wire): string | null {
  if (source?.type !== 'card') return null
  return /\d{4}$/.exec(source.pan ?? '')?.[0] ?? null
}

/** What a payment took: of one that was captured in part, that part. */
function takenBy(it: Wire): number {
  const [asked, captured] = [Number(it.amount_cents), Number(it.captured_amount ?? 0)]
  return captured > 0 && captured < asked ? captured : asked
}

/** Paymob's transaction in our words, or null when it isn't one. */
export function toTransaction(body: unknown, mode: PaymobMode): GatewayTransaction | null {
  const parsed = wire.safeParse(body)
  if (!parsed.success) return null
  const it = parsed.data
  const order =
    typeof it.order === 'object'
      ? it.order
      : { id: it.order, merchant_order_id: it.merchant_order_id }
  const amount = takenBy(it)
  if (!Number.isSafeInteger(amount)) return null
  const child = it.has_parent_transaction === true
  const dispute = disputeOf(it)
  const refundedAmount = Number(it.refunded_amount_cents ?? 0)
  return {
    transactionId: String(it.id),
    gatewayOrderId: String(order.id),
    reference: cut(order.merchant_order_id ?? it.merchant_order_id, 100),
    amount,
    currency: it.currency.slice(0, 10),
    outcome: it.pending ? 'pending' : it.success ? 'paid' : 'failed',
    ours: mode.integrationIds.has(String(it.integration_id)) && it.is_live === mode.live,
    dispute,
    kind: dispute
      ? 'dispute'
      : it.is_void || it.is_voided
        ? 'void'
        : child || it.is_refund || it.is_refunded
          ? 'refund'
          : 'payment',
    refundedAmount,
    message: cut(it.data?.message, 200),
    cardEnd: cardEndOf(it),
    // Signed fields only, so that a replayed message can't pass for a new one.
    snapshotKey: [it.id, it.success, it.pending, it.is_refunded, it.is_voided].join(':'),
  }
}

const booleans = new Set([
  'success',
  'pending',
  'is_refunded',
  'is_refund',
  'is_voided',
  'is_void',
  'is_standalone_payment',
  'has_parent_transaction',
  'is_live',
  'is_chargeback',
])

/** The flat query of the browser's return as a transaction object. */
export function fromReturnQuery(query: URLSearchParams): Record<string, unknown> {
  const flat: Record<string, unknown> = {}
  for (const [key, value] of query) flat[key] = booleans.has(key) ? value === 'true' : value
  flat['order'] ??= query.get('order_id')
  flat['data'] = { message: query.get('data.message') ?? query.get('data_message') }
  return flat
}
