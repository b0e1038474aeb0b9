import { type Context, Hono } from 'hono'
import type { Bank } from './bank.ts'
import type { BankDeps } from './bank-deps.ts'
import {
  changeIntention,
  checkIntention,
  createIntention,
  keyOf,
  presentIntention,
} from './intention.ts'
import { isToken, issueToken } from './tokens.ts'
import { channelOf, type Transaction } from './wire.ts'

type Body = Record<string, unknown>

/** The calls that a merchant's server makes, with Paymob's addresses and words. */
export function gatewayApi(deps: BankDeps, bank: Bank): Hono {
  const { keys, ledger, timers } = deps
  const api = new Hono()
  const isMerchant = (c: Context) => c.req.header('authorization') === `Token ${keys.secretKey}`
  const notAllowed = (c: Context) => c.json({ detail: 'Invalid token.' }, 401)

  api.post('/v1/intention/', async (c) => {
    if (!isMerchant(c)) return notAllowed(c)
    const body = await bodyOf(c)
    const refusal = checkIntention(body, keys) ?? checkReference(body, deps)
    if (refusal !== null) return c.json(refusal.body, refusal.status)
    const intention = createIntention(body, ledger.nextNumber(), timers.now())
    ledger.intentions.put(intention)
    return c.json(presentIntention(intention, keys, false), 201)
  })

  api.put('/v1/intention/:clientSecret{[^/]+/?}', async (c) => {
    if (!isMerchant(c)) return notAllowed(c)
    const secret = c.req.param('clientSecret').replace(/\/$/, '')
    const before = ledger.intentions.all().find((one) => one.client_secret === secret)
    if (before === undefined) return c.json({ detail: 'Not found.' }, 404)
    if (bank.isPaid(before)) return c.json({ detail: 'Intention is already paid.' }, 400)
    const body = await bodyOf(c)
    const refusal = checkIntention(body, keys, before)
    if (refusal !== null) return c.json(refusal.body, refusal.status)
    const changed = ledger.intentions.put(changeIntention(before, body, timers.now()))
    return c.json(presentIntention(changed, keys, false))
  })

  api.post('/api/auth/tokens', async (c) => {
    const { api_key: key } = await bodyOf(c)
    if (key !== keys.apiKey) return c.json({ detail: 'incorrect credentials' }, 403)
    return c.json({ token: issueToken(keys.apiKey, timers.now()), profile: { id: 1207 } }, 201)
  })

  api.get('/api/acceptance/transactions/:id', (c) => {
    const token = (c.req.header('authorization') ?? '').replace(/^Bearer /, '')
    if (!isToken(token, keys.apiKey, timers.now())) return notAllowed(c)
    return found(c, ledger.transactions.get(Number(c.req.param('id'))))
  })

  api.post('/api/ecommerce/orders/transaction_inquiry', async (c) => {
    const body = await bodyOf(c)
    const bearer = c.req.header('authorization')?.replace(/^Bearer /, '')
    const token = String(body['auth_token'] ?? bearer ?? '')
    if (!isToken(token, keys.apiKey, timers.now())) return notAllowed(c)
    return found(
      c,
      ledger.transactions.all().findLast((one) => isOf(one, body)),
    )
  })

  api.post('/api/acceptance/payments/pay', async (c) => {
    const { source, payment_token: token } = await bodyOf(c)
    const intention = ledger.intentions.all().find((one) => keyOf(one) === token)
    const kiosk = channelOf(keys, intention?.integration ?? 0) === 'kiosk'
    if (intention === undefined || !kiosk) return c.json({ detail: 'incorrect payment token' }, 400)
    const { subtype } = (source ?? {}) as { subtype?: unknown }
    if (subtype !== 'AGGREGATOR') return c.json({ source: ['This field is required.'] }, 400)
    const open = bank.openCode(intention)
    return c.json({ ...open, order: open.order.id })
  })

  for (const kind of ['refund', 'void'] as const) {
    api.post(`/api/acceptance/void_refund/${kind}`, async (c) => {
      if (!isMerchant(c)) return notAllowed(c)
      const body = await bodyOf(c)
      const steered = deps.steering.takeNextRefund()
      if (steered === 'refused') return c.json({ message: 'Refund was refused by the bank' }, 400)
      const amount = Number(body['amount_cents'])
      const result = bank.giveBack(Number(body['transaction_id']), kind, amount)
      if (steered === 'unanswered') return c.text('upstream timed out', 504)
      return typeof result === 'string' ? c.json({ message: result }, 400) : c.json(result, 201)
    })
  }
  return api
}

async function bodyOf(c: Context): Promise<Body> {
  const body: unknown = await c.req.json().catch(() => ({}))
  return typeof body === 'object' && body !== null ? (body as Body) : {}
}

function checkReference(body: Body, { ledger }: BankDeps) {
  const reference = body['special_reference']
  const used = ledger.intentions.all().some((one) => one.special_reference === reference)
  if (reference === undefined || !used) return null
  const why = ['Payment intention with this special reference already exists.']
  return { status: 400 as const, body: { special_reference: why } }
}

function isOf(transaction: Transaction, { order_id: id, merchant_order_id: reference }: Body) {
  if (id === undefined && reference === undefined) return false
  const { order } = transaction
  return (
    (id === undefined || order.id === Number(id)) &&
    (reference === undefined || order.merchant_order_id === reference)
  )
}

function found(c: Context, transaction: Transaction | undefined) {
  return transaction === undefined
    ? c.json({ detail: 'Transaction not found.' }, 404)
    : c.json(transaction)
}
