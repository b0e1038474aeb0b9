import type { MiddlewareHandler } from 'hono'
import type { Timers } from '../timers.ts'

/** A request that reached the gateway; without what it carried. */
export type Arrival = { at: string; method: string; path: string; status: number }

export type Arrivals = { list(): Arrival[]; clear(): void; note: MiddlewareHandler }

/** Remembers the last requests, newest first. */
export function createArrivals(timers: Timers): Arrivals {
  let arrivals: Arrival[] = []
  return {
    list: () => arrivals,
    clear: () => (arrivals = []),
    async note(c, next) {
      const at = timers.now().toISOString()
      await next()
      const arrival = { at, method: c.req.method, path: c.req.path, status: c.res.status }
      arrivals = [arrival, ...arrivals].slice(0, 50)
    },
  }
}
