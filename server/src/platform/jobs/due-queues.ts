import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { named, type Db } from '../database/connect.ts'

/** Named: where queues have tables of their own, planning over all of them takes longer than looking. */
const due = sql<{ name: string }>`${named('due-queues')}
  select distinct name from jobs.job where state < 'active' and start_after <= now()`

/** Names of the queues that have work whose time has come. */
export const findDueQueues = async (db: Db): Promise<string[]> =>
  (await due.execute(db)).rows.map(({ name }) => name)

export type DueQueues = { start(): void; stop(): Promise<void> }

/**
 * Looks each so many seconds which queues have work whose time has come, and names them: one statement
 * for all, where each queue's worker would ask for itself. A look that fails is made up for by the next.
 */
export function watchDueQueues(
  db: Db,
  everySeconds: number,
  isDue: (queue: string) => void,
): DueQueues {
  const ended = new AbortController()
  let looking = Promise.resolve()
  const look = async (): Promise<void> => {
    for (const name of await findDueQueues(db)) isDue(name)
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
