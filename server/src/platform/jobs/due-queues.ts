import type pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'

/** Prepared: planning over all queues, each of which is a table of its own, takes longer than looking. */
const statement = {
  name: 'due-queues',
  text: `select distinct name from jobs.job where state < 'active' and start_after <= now()`,
}

export type DueQueues = { start(): void; stop(): Promise<void> }

/**
 * Looks each so many seconds which queues have work whose time has come, and names them: one statement
 * for all, where each queue's worker would ask for itself. A look that fails is made up for by the next.
 */
export function watchDueQueues(
  pool: pg.Pool,
  everySeconds: number,
  isDue: (queue: string) => void,
): DueQueues {
  const ended = new AbortController()
  let looking = Promise.resolve()
  const look = async (): Promise<void> => {
    const { rows } = await pool.query<{ name: string }>(statement)
    for (const { name } of rows) isDue(name)
  }
  const keepLooking = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      await pause(everySeconds * 1000, undefined, { ref: false, signal: ended.signal }).catch(
        () => undefined,
      )
      if (!ended.signal.aborted) await look().catch(() => undefined)
    }
  }
  return {
    start: () => void (looking = keepLooking()),
    async stop() {
      ended.abort()
      await looking
    },
  }
}
