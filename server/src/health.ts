import type { Hono } from 'hono'
import { sql } from 'kysely'
import type { Db } from './platform/database/connect.ts'
import type { HttpEnv } from './platform/http/caller.ts'
import { mayReadMetrics, type Metrics } from './platform/http/observation/metrics.ts'
import { refuse } from './platform/refusal.ts'
import { presentRefusal } from './refusals/present-refusal.ts'

/** A database that takes longer is as good as none to clients. */
const READY_MS = 1500

const answersInTime = (asked: Promise<unknown>, ms: number): Promise<boolean> => {
  const late = new Promise<boolean>((resolve) => void setTimeout(resolve, ms, false).unref())
  const answered = asked.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late])
}

export type HealthDeps = {
  readonly db: Db
  readonly metrics: Metrics
  /** Opens `/metrics`; without one, only private addresses read them. */
  readonly metricsToken?: string | null
  readonly trustedProxies: number
  /** Whether what searches compare is in memory. */
  readonly areIndexesFilled: () => boolean
}

/** For operators of the server: liveness, readiness to serve travellers, and metrics. */
export function healthRoutes(http: Hono<HttpEnv>, deps: HealthDeps): void {
  http.get('/healthz', (c) => c.json({ ok: true }))
  http.get('/readyz', async (c) => {
    const answers = await answersInTime(sql`select 1`.execute(deps.db), READY_MS)
    const ready = answers && deps.areIndexesFilled()
    return c.json({ ok: ready }, ready ? 200 : 503)
  })
  const reader = { token: deps.metricsToken ?? null, trustProxy: deps.trustedProxies > 0 }
  http.get('/metrics', async (c) => {
    const caller = c.get('caller')
    return mayReadMetrics(c.req.raw, caller.address, reader)
      ? c.text(await deps.metrics.registry.metrics())
      : presentRefusal(refuse('not_found'), caller)
  })
}
