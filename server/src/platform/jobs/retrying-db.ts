import type pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { isAway, isBusy } from '../database/connect.ts'

export type RetryingDb = {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  /** Asks no more: what still waits then waits for ever. */
  stop(): void
}

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 1000

const timedOut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57014'

/**
 * Statements that are asked again until the database has answered. pg-boss puts done work away without
 * looking whether that went well, and such a failure would end the process; whatever it asks may be
 * asked twice. What is wrong in itself fails at once.
 */
export function retryUntilAnswered(pool: pg.Pool): RetryingDb {
  let stopped = false
  return {
    async executeSql(text, values) {
      for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
        try {
          if (stopped) return await new Promise<never>(() => undefined)
          return await pool.query<object>(text, values)
        } catch (error) {
          if (!stopped && !isAway(error) && !isBusy(error) && !timedOut(error)) throw error
        }
        await pause(wait, undefined, { ref: false })
      }
    },
    stop: () => void (stopped = true),
  }
}
