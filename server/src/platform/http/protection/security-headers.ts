import { createMiddleware } from 'hono/factory'
import { hasAllHeaders } from '../cache/json-answer.ts'

const protection = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Headers of every API answer: nothing of it may be framed, sniffed, or kept when it is personal. */
export const apiHeadersOf = (requestId: string) => ({
  ...protection,
  'cache-control': 'no-store',
  'x-request-id': requestId,
})

/** Puts those headers on the answers that were made without them: refusals, faults, files. */
export const apiHeaders = createMiddleware(async (c, next) => {
  await next()
  if (hasAllHeaders(c.res)) return
  const { headers } = c.res
  for (const [name, value] of Object.entries(protection)) headers.set(name, value)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
})

/** The origins a page may load from or show, besides our own; null where there is none. */
export type Admitted = {
  readonly gateways: readonly string[]
  readonly analytics: string | null
  readonly liveChat: string | null
}

const list = (...sources: (string | null)[]): string =>
  [...new Set(sources.filter((source) => source !== null))].join(' ')

/**
 * Headers of a page. `nonce` admits our own scripts; only the payment gateway, the video host and the
 * chat may be framed, and only the payment return page may stand in a frame, and there only in ours.
 * That page loads nothing of others.
 */
export function pageHeaders(
  nonce: string,
  { gateways, ...others }: Admitted,
  framedByUs: boolean,
): Record<string, string> {
  const { analytics, liveChat } = framedByUs ? { analytics: null, liveChat: null } : others
  const policy = [
    "default-src 'self'",
    `script-src ${list("'self'", `'nonce-${nonce}'`, analytics, liveChat)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${list("'self' data: blob:", liveChat)}`,
    "font-src 'self'",
    `connect-src ${list("'self'", analytics, liveChat)}`,
    // The gateway sends the browser back to our own return page in its frame; offers embed videos by id.
    `frame-src ${list("'self'", ...gateways, 'https://www.youtube-nocookie.com', liveChat)}`,
    `frame-ancestors ${framedByUs ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  }
}
