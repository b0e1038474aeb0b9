import { VISITS_PATH } from '@rihla/contract/visits/limits'
import { countedBatch } from '@rihla/contract/visits/batch'
import type { Hono } from 'hono'
import type { Caller, HttpEnv } from '../../platform/http/caller.ts'
import type { Limit, RateLimits } from '../../platform/http/protection/rate-limits.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import type { VisitCounter } from './count-visits.ts'

/** A page sends one in some seconds, and one when it is left; many visitors share an address. */
const batches: Limit = { name: 'visits', points: 240, seconds: 60 }

type VisitDeps = {
  readonly visits: VisitCounter
  readonly limits: RateLimits
  readonly publicUrl: string
  present(refusal: Refusal, caller: Caller): Response
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Takes what a browser counted. Whoever sends it stays unknown: no session is looked up. */
export function visitRoute(http: Hono<HttpEnv>, deps: VisitDeps): void {
  const { visits, limits, publicUrl, present } = deps
  http.post(VISITS_PATH, async (c) => {
    const caller = c.get('caller')
    const origin = c.req.header('origin')
    if (origin && origin !== publicUrl) return present(refuse('cross_site'), caller)
    const wait = await limits.count(batches, caller.address)
    if (wait > 0) return present(refuse('too_many_requests', { seconds: wait }), caller)
    const batch = countedBatch.safeParse(jsonOf(await c.req.text()))
    if (!batch.success) return present(refuse('invalid_input'), caller)
    visits.count(batch.data.events)
    return c.body(null, 204)
  })
}
