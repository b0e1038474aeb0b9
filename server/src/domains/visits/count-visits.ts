import { cairoDate } from '@rihla/contract/values/dates'
import type { CountedEvent } from '@rihla/contract/visits/batch'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { Log } from '../../platform/log.ts'
import { addTally, countEvent, type Tally } from './tally.ts'
import { addCounts } from './visit-store.ts'

/** So long is collected in memory: one statement then, however many visitors there were. */
const WRITE_AFTER_MS = 5000

export type VisitCounter = {
  count(events: readonly CountedEvent[]): void
  /** Writes what is collected; what can't be written now is kept for the next time. */
  flush(): Promise<void>
}

/** Collects what visitors did and adds it to the day's counts every few seconds. */
export function createVisitCounter({
  db,
  clock,
  log,
}: {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
}): VisitCounter {
  let tally: Tally = new Map()
  let timer: NodeJS.Timeout | undefined
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const written = tally
    tally = new Map()
    if (written.size === 0) return
    try {
      await addCounts(db, [...written.values()])
    } catch (error) {
      log.warn({ err: error }, 'visits are written later')
      addTally(tally, written)
    }
  }
  return {
    count(events) {
      const day = cairoDate(clock.now())
      for (const event of events) countEvent(tally, day, event)
      timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS).unref()
    },
    flush,
  }
}
