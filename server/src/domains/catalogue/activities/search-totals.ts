import type pg from 'pg'
import type { Clock } from '../../../platform/clock.ts'
import { splitPrices } from '../offer/price-slots.ts'
import type { Snapshot } from '../offer/snapshot.ts'
import type { ActivitySearch } from './search-filters.ts'
import {
  countPricesStatement,
  countStatement,
  shareStatement,
  type Statement,
} from './search-sql.ts'

/** Beyond so many a search by text isn't counted on. */
export const COUNTED = 1000
/** Of a search by date so many are looked at; if there are more, their share stands for all. */
export const SAMPLED = 300

export type Totals = {
  /** How many match; at once when only facets and prices on the slider's steps are asked for. */
  of(search: ActivitySearch, snapshot: Snapshot): Promise<number>
}

const KEEP_MS = 15_000
const KEEP = 2000

/** Totals of searches (decisions, 'totals'). What had to ask the database is remembered for 15 s. */
export function createTotals(pool: pg.Pool, clock: Clock): Totals {
  const kept = new Map<string, { until: number; total: Promise<number> }>()
  const ask = async (statement: Statement): Promise<{ n: number; candidates?: number }> =>
    (await pool.query<{ n: number; candidates?: number }>(statement)).rows[0] ?? { n: 0 }

  const counted = async (search: ActivitySearch, snapshot: Snapshot): Promise<number> => {
    const now = clock.now()
    if (search.words) return (await ask(countStatement(search, COUNTED, now))).n
    const byFacets = async (): Promise<number> => {
      const { first, last, rest } = splitPrices(search.from, search.to)
      const whole = snapshot.activities.count(search, first, last)
      const dateless = { ...search, on: undefined }
      return rest.length === 0
        ? whole
        : whole + (await ask(countPricesStatement(dateless, rest, now))).n
    }
    if (!search.on) return byFacets()
    const { n, candidates = 0 } = await ask(shareStatement(search, SAMPLED, now))
    return candidates < SAMPLED ? n : Math.round(((await byFacets()) * n) / candidates)
  }

  return {
    of(search, snapshot) {
      const { first, last, rest } = splitPrices(search.from, search.to)
      if (!search.words && !search.on && rest.length === 0)
        return Promise.resolve(snapshot.activities.count(search, first, last))
      const key = JSON.stringify([snapshot.version, search])
      const at = clock.now().getTime()
      const known = kept.get(key)
      if (known && known.until > at) return known.total
      if (kept.size >= KEEP) kept.clear()
      const total = counted(search, snapshot)
      kept.set(key, { until: at + KEEP_MS, total })
      total.catch(() => kept.delete(key))
      return total
    },
  }
}
