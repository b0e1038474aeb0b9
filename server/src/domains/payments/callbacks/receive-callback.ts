import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HttpEnv } from '../../../platform/http/caller.ts'
import { readSigned } from '../gateways.ts'
import { CALLBACK_PATH, type PaymentDeps } from '../deps.ts'
import { createNewsTaker } from './take-news.ts'

/** What gateways send is some 4 kB. */
const MAX_BODY = 64 * 1024
/** When there is no place in the line, one comes free in a moment. */
const RETRY_SECONDS = '3'

/**
 * The gateway's own door: signature and shape first, then the inbox, then the gateway is asked. What
 * is kept answers 2xx, since we go on asking by ourselves; what couldn't be kept answers otherwise, so
 * that the gateway sends it again.
 */
export function mountCallback(app: Hono<HttpEnv>, deps: PaymentDeps): void {
  const takeNews = createNewsTaker(deps)
  const limitBody = bodyLimit({ maxSize: MAX_BODY, onError: (c) => c.body(null, 413) })
  app.post(CALLBACK_PATH, limitBody, async (c) => {
    const callback = {
      body: await c.req.text(),
      query: new URL(c.req.url).searchParams,
      headers: c.req.raw.headers,
    }
    const signed = readSigned(deps, (gateway) => gateway.readCallback(callback))
    if (signed === 'forged') {
      deps.log.warn('a payment callback with a wrong signature was refused')
      await deps.alert('forged_payment_callback', deps.clock.now().toISOString().slice(0, 13), {})
      return c.body(null, 403)
    }
    if (signed.message === 'unrelated') return c.body(null, 204)
    const taken = await takeNews(signed.gateway, signed.message)
    return taken === 'kept'
      ? c.body(null, 204)
      : c.body(null, 503, { 'retry-after': RETRY_SECONDS })
  })
}
