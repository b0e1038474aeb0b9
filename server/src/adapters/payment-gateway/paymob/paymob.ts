import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import {
  GatewayRefused,
  GatewayUnreachable,
  type GatewayTransaction,
  type PaymentGateway,
  type PaymentOrder,
  type ReadMessage,
} from '../../../ports/payment-gateway.ts'
import { hasSignedShape } from './paymob-shapes.ts'
import {
  isSignature,
  signatureOf,
  textsOfReturn,
  textsOfTransaction,
  type SignedTexts,
} from './paymob-signature.ts'
import type { PaymobSettings } from './paymob-settings.ts'
import { fromReturnQuery, toTransaction } from './paymob-transaction.ts'

const TIMEOUT_MS = 11_000
/** A code takes two calls, which together mustn't take longer than the port allows. */
const HALF_MS = TIMEOUT_MS / 2

/** Paymob by its intention flow: create, unified checkout page, HMAC callback, inquiry, refund. */
export function paymob(settings: PaymobSettings): PaymentGateway {
  const { integrations, live } = settings
  const mode = { integrationIds: new Set(Object.values(integrations)), live }
  const call = createCaller(settings)

  const transactionOf = (body: unknown): GatewayTransaction => {
    const transaction = toTransaction(body, mode)
    if (!transaction)
      throw new GatewayUnreachable('Paymob answered something that is no transaction')
    return transaction
  }
  const verified = (hmac: string | null, texts: SignedTexts, body: unknown): ReadMessage => {
    if (!isSignature(hmac, signatureOf(texts, settings.hmacSecret))) return 'forged'
    if (!hasSignedShape(texts, settings.ownerId)) return 'forged'
    if (!mode.integrationIds.has(texts.get('integration_id') ?? '')) return 'unrelated'
    return toTransaction(body, mode) ?? 'unrelated'
  }

  const inquire = async (gatewayOrderId: string): Promise<GatewayTransaction | null> => {
    const body = { auth_token: await call.authToken(), order_id: gatewayOrderId }
    const answer = await call.post('/api/ecommerce/orders/transaction_inquiry', body, {
      missingIsNull: true,
    })
    return answer === null ? null : transactionOf(answer)
  }

  return {
    name: 'paymob',
    methods: Object.keys(integrations) as PaymentMethodId[],
    frameOrigin: new URL(settings.publicBaseUrl).origin,
    async start(order) {
      const integrationId = integrations[order.method]
      if (integrationId === undefined) throw new Error(`Paymob has no ${order.method} of ours`)
      const inCash = order.method === 'Outlet_Code'
      const intention = intentionOf(order, integrationId)
      const limit = inCash ? HALF_MS : TIMEOUT_MS
      const answer = await call.withSecret('/v1/intention/', intention, limit)
      const ids = {
        intentionId: textAt(answer, 'id'),
        gatewayOrderId: textAt(answer, 'intention_order_id'),
      }
      if (inCash) return { ...ids, paymentUrl: null, code: await codeOf(call, answer) }
      const clientSecret = textAt(answer, 'client_secret')
      const page = new URL('unifiedcheckout/', `${settings.publicBaseUrl.replace(/\/$/, '')}/`)
      page.searchParams.set('publicKey', settings.publicKey)
      page.searchParams.set('clientSecret', clientSecret)
      page.searchParams.set('lang', order.language)
      return { ...ids, paymentUrl: page.href, code: null }
    },
    readCallback(callback) {
      const body = parse(callback.body)
      if (!isRecord(body)) return 'forged'
      // Saved cards ('TOKEN') are signed over other fields; we save none.
      if (body['type'] !== 'TRANSACTION') return 'unrelated'
      return verified(callback.query.get('hmac'), textsOfTransaction(body['obj']), body['obj'])
    },
    readReturn: (query) =>
      verified(query.get('hmac'), textsOfReturn(query), fromReturnQuery(query)),
    inquire,
    async withdraw(gatewayOrderId) {
      const last = await inquire(gatewayOrderId)
      if (last?.outcome !== 'pending') return last
      try {
        const { transactionId } = last
        await call.withSecret('/api/acceptance/void_refund/void', { transaction_id: transactionId })
      } catch (error) {
        // A code that was paid meanwhile can't be voided either: what it is now says which it was.
        const now = error instanceof GatewayRefused ? await inquire(gatewayOrderId) : null
        if (now?.outcome !== 'paid') throw error
        return now
      }
      return inquire(gatewayOrderId)
    },
    async inquireTransaction(transactionId) {
      const authorization = `Bearer ${await call.authToken()}`
      return transactionOf(
        await call.get(`/api/acceptance/transactions/${encodeURIComponent(transactionId)}`, {
          authorization,
        }),
      )
    },
    async refund(transactionId, amount) {
      const answer = await call.withSecret('/api/acceptance/void_refund/refund', {
        transaction_id: transactionId,
        amount_cents: amount,
      })
      if (!isRecord(answer)) throw new GatewayUnreachable('Paymob answered no refund')
      if (answer['success'] !== true) {
        // Without a no of its own it may have been given back all the same.
        const isNo = answer['success'] === false || wordsOf(answer) !== undefined
        const Kind = isNo ? GatewayRefused : GatewayUnreachable
        throw new Kind(messageOf(answer))
      }
      return { refundId: textAt(answer, 'id') }
    },
  }
}

/**
 * The number that is named at an outlet (Aman, Masary, Fawry). Paymob documents a void for cards only, so
 * codes are taken back in the same way, and late cash is reckoned with.
 */
async function codeOf(call: ReturnType<typeof createCaller>, intention: unknown): Promise<string> {
  const [key] = listAt(intention, 'payment_keys')
  const source = { identifier: 'AGGREGATOR', subtype: 'AGGREGATOR' }
  const body = { source, payment_token: textAt(key, 'key') }
  const answer = await call.post('/api/acceptance/payments/pay', body, { limit: HALF_MS })
  return textAt(isRecord(answer) ? answer['data'] : undefined, 'bill_reference')
}

function intentionOf(order: PaymentOrder, integrationId: string) {
  const [first = 'NA', ...rest] = order.buyer.name.trim().split(/\s+/)
  const person = {
    first_name: first || 'NA',
    last_name: rest.join(' ') || first || 'NA',
    email: order.buyer.email ?? 'NA',
    phone_number: order.buyer.phone ?? 'NA',
  }
  const nowhere = {
    apartment: 'NA',
    floor: 'NA',
    street: 'NA',
    building: 'NA',
    city: 'NA',
    state: 'NA',
    country: 'EG',
    postal_code: 'NA',
  }
  return {
    amount: order.amount,
    currency: order.currency,
    payment_methods: [/^\d+$/.test(integrationId) ? Number(integrationId) : integrationId],
    items: [
      {
        name: order.description.slice(0, 50),
        amount: order.amount,
        description: order.description.slice(0, 200),
        quantity: 1,
      },
    ],
    billing_data: { ...person, ...nowhere },
    customer: { first_name: person.first_name, last_name: person.last_name, email: person.email },
    special_reference: order.reference,
    notification_url: order.notificationUrl,
    redirection_url: order.returnUrl,
    expiration: order.expiresInSeconds,
  }
}

/** Took too long, or too many at once: nothing is said about the question. */
const isLater: ReadonlySet<number> = new Set([408, 429])

type Sending = {
  readonly headers?: Record<string, string>
  readonly missingIsNull?: boolean
  /** In ms. */
  readonly limit?: number
}

/** Speaks HTTP with Paymob; a time-out, a lost line, a 5xx or garbled JSON is 'unreachable'. */
function createCaller(settings: PaymobSettings) {
  let auth: { token: string; until: number } | null = null

  const send = async (
    path: string,
    init: RequestInit,
    { missingIsNull = false, limit = TIMEOUT_MS }: Sending = {},
  ): Promise<unknown> => {
    let response: Response
    try {
      response = await fetch(`${settings.baseUrl.replace(/\/$/, '')}${path}`, {
        ...init,
        signal: AbortSignal.timeout(limit),
      })
    } catch (cause) {
      throw new GatewayUnreachable(`Paymob did not answer ${path}`, { cause })
    }
    const body = parse(await response.text().catch(() => ''))
    // Before 'it is missing': a page of a proxy isn't Paymob's word.
    if (response.status >= 500 || isLater.has(response.status) || body === undefined)
      throw new GatewayUnreachable(`Paymob answered ${response.status} to ${path}`)
    if (response.status === 404 && missingIsNull) return null
    if (!response.ok) {
      const said = messageOf(body)
      throw new GatewayRefused(`Paymob refused ${path} (${response.status}): ${said}`, said)
    }
    return body
  }
  const post = (path: string, body: object, sending: Sending = {}) =>
    send(
      path,
      {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...sending.headers },
      },
      sending,
    )

  return {
    post,
    get: (path: string, headers: Record<string, string>) => send(path, { headers }),
    withSecret: (path: string, body: object, limit = TIMEOUT_MS) =>
      post(path, body, { headers: { authorization: `Token ${settings.secretKey}` }, limit }),
    /** A token of about an hour, from the API key; asked for anew well before it ends. */
    async authToken(): Promise<string> {
      if (auth && auth.until > Date.now()) return auth.token
      const token = textAt(await post('/api/auth/tokens', { api_key: settings.apiKey }), 'token')
      auth = { token, until: Date.now() + 40 * 60_000 }
      return token
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const listAt = (body: unknown, key: string): readonly unknown[] => {
  const value = isRecord(body) ? body[key] : undefined
  return Array.isArray(value) ? value : []
}

function textAt(body: unknown, key: string): string {
  const value = isRecord(body) ? body[key] : undefined
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new GatewayUnreachable(`Paymob's answer lacks ${key}`)
  return String(value)
}

/** What is wrong, as Paymob says it in one of three places; an amount alone is no complaint. */
function wordsOf(body: unknown): unknown {
  if (!isRecord(body)) return undefined
  const { detail, message, amount_cents: amounts } = body
  return detail ?? message ?? (Array.isArray(amounts) ? amounts : undefined)
}

function messageOf(body: unknown): string {
  const said = wordsOf(body)
  if (said === undefined) return 'no reason given'
  return typeof said === 'string' ? said : JSON.stringify(said)
}
