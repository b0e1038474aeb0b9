import { createMiddleware } from 'hono/factory'

/** Headers of every API answer: nothing of it may be framed, sniffed, or kept when it is personal. */
export const apiHeaders = createMiddleware(async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('x-content-type-options', 'nosniff')
  headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
})

/**
 * Headers of a page. `nonce` admits our own scripts; only the payment gateway and the video host may be framed, and only
 * the payment return page may stand in a frame, and there only in ours.
 */
export function pageHeaders(
  nonce: string,
  gatewayOrigin: string,
  framedByUs: boolean,
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // The gateway sends the browser back to our own return page in its frame; offers embed videos by id.
    `frame-src 'self' ${gatewayOrigin} https://www.youtube-nocookie.com`,
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
