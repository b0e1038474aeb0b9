import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HttpEnv } from '../../platform/http/caller.ts'
import { applyTransaction } from './apply-transaction.ts'
import { CALLBACK_PATH, type PaymentParts } from './parts.ts'

/**
 * The gateway's own door: signature first, then the inbox and its effects in one transaction. Anything
 * that we could not take in answers non-2xx, so that the gateway sends it again.
 */
export function mountCallback(app: Hono<HttpEnv>, parts: PaymentParts): void {
  app.post(CALLBACK_PATH, bodyLimit({ maxSize: 64 * 1024 }), async (c) => {
    const message = parts.gateway.readCallback(await c.req.text(), new URL(c.req.url).searchParams)
    if (message === 'forged') {
      parts.log.warn('a payment callback with a wrong signature was refused')
      await parts.alert('forged_payment_callback', parts.clock.now().toISOString().slice(0, 13), {})
      return c.body(null, 403)
    }
    if (message !== 'unrelated') await applyTransaction(parts, message, 'callback')
    return c.body(null, 204)
  })
}
