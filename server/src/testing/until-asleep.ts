import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '../platform/database/connect.ts'

/**
 * Resolves once a statement of the test's own database sleeps: what else happens now happens between its reading
 * and its end. For the negative controls of races.
 */
export const untilAsleep = (db: Db): Promise<unknown> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`.execute(
        db,
      )
      expect(rows).toHaveLength(1)
    },
    { interval: 5, timeout: 5000 },
  )
