import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** So many `points` in so many `seconds`, counted under `name` and a key (address, account, ...). */
export type Limit = { readonly name: string; readonly points: number; readonly seconds: number }

export type RateLimits = {
  /** Counts one; answers 0, or how many seconds to wait when the limit is passed. */
  count(limit: Limit, key: string): Promise<number>
  /** Takes the count of this key back, after a success. */
  forgive(limit: Limit, key: string): Promise<void>
}

/**
 * Limits shared by all processes, kept in PostgreSQL (table `rate_limits`); while the database can't
 * answer, each process counts for itself. `scale` multiplies every limit (RATE_LIMIT_SCALE).
 */
export function createRateLimits(pool: pg.Pool, scale = 1): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = (limit: Limit): RateLimiterPostgres => {
    const known = limiters.get(limit.name)
    if (known) return known
    const options = {
      points: Math.max(1, Math.ceil(limit.points * scale)),
      duration: limit.seconds,
      keyPrefix: limit.name,
    }
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(options),
    })
    limiters.set(limit.name, limiter)
    return limiter
  }
  return {
    async count(limit, key) {
      try {
        await limiterOf(limit).consume(key)
        return 0
      } catch (rejected) {
        if (rejected instanceof RateLimiterRes)
          return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000))
        throw rejected
      }
    },
    async forgive(limit, key) {
      await limiterOf(limit).delete(key)
    },
  }
}
