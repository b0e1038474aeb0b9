import { SupplierUnavailable, type SupplierRefused } from '../../ports/hotel-supplier.ts'
import { errorAnswer } from './hotelbeds-wire.ts'

type Refused = SupplierRefused['refused']

/** APItude has one code for many things: its words tell them apart. */
const byWords: readonly (readonly [RegExp, Refused])[] = [
  [/rate ?key.*(expired|not valid|invalid)|expired/i, 'rate_expired'],
  [/price.*(increas|chang|toleran)|tolerance/i, 'price_changed'],
  [/allotment|not available|no availab|sold out|stop sales/i, 'sold_out'],
  [/client ?reference.*(exist|duplic|already)|duplicate/i, 'duplicate'],
  [/\bpax|\bholder|\bname\b|surname|\bages?\b|adults|children/i, 'invalid_guests'],
  [/can ?not be cancel|already cancel|not cancel/i, 'not_cancellable'],
  [/credit|contract|not authori[sz]ed/i, 'account'],
]

/**
 * What a formatted error means. PRODUCT_ERROR is the product's end, whatever the words: search again.
 * Null: nothing that we can rely on was said.
 */
export function readRefusal(status: number, body: unknown): SupplierRefused | null {
  const parsed = errorAnswer.safeParse(body)
  if (!parsed.success) return null
  const { code, message } = parsed.data.error
  const spoken = byWords.find(([words]) => words.test(message))?.[1]
  // 410: the same request failed a moment ago, and its reason is repeated.
  if (code === 'PRODUCT_ERROR' || status === 410) return { refused: spoken ?? 'sold_out', message }
  // 408: it took too long there, and may be done all the same.
  if (status >= 500 || status === 408) return null
  return { refused: spoken ?? 'permanent', message }
}

const SECOND = 1000

/** What the door says, before the request was taken in: it was certainly not done. */
export function readDoor(response: Response, text: string): SupplierUnavailable | null {
  const { status } = response
  const mashery = response.headers.get('x-mashery-error-code') ?? text.slice(0, 100)
  const limited = status === 429 || (status === 403 && /over.?(qps|rate)|quota/i.test(mashery))
  if (limited) {
    const seconds = Number(response.headers.get('retry-after') ?? '')
    const retryAfterMs = (seconds > 0 ? Math.min(seconds, 3600) : 2) * SECOND
    return new SupplierUnavailable('rate_limited', `Hotelbeds limits us: ${mashery}`, {
      retryAfterMs,
    })
  }
  if (status === 401 || status === 402 || status === 403)
    return new SupplierUnavailable('account', `Hotelbeds refused our account: ${mashery}`)
  return null
}

/** The line was never there: nothing has left us. */
export function neverLeft(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(
    cause?.code ?? '',
  )
}
