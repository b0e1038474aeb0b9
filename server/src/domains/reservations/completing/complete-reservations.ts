import { cairoDate } from '@rihla/contract/values/dates'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import type { Log } from '../../../platform/log.ts'
import type { PublishReservation } from '../events.ts'
import { completeReservation } from '../settle-reservation.ts'
import { pageOfCompletable, type Completable } from './completion-store.ts'

const BATCH = 200
/** At most so many batches a run; the next run goes on. */
const BATCHES = 5

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly publish: PublishReservation
  /** Which of these still wait for an answer, a cancelling say: they are left for later. */
  readonly stillOpen: (ids: readonly number[]) => Promise<readonly number[]>
}

/**
 * Scheduled: completes what was confirmed or paid in full, and is over. Over is a bus that has
 * arrived, and anything else once its last day is past in Cairo. Answers how many were completed.
 */
export async function completeReservations(deps: Deps): Promise<number> {
  const { db, clock, publish } = deps
  const now = clock.now()
  let done = 0
  let after: Completable | null = null
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const over = await pageOfCompletable(db, { now, today: cairoDate(now), after, limit: BATCH })
    const open = new Set(await deps.stillOpen(over.map(({ id }) => id)))
    done += await forEachIsolated(
      deps,
      over.filter(({ id }) => !open.has(id)),
      ({ id }) => db.transaction().execute((trx) => completeReservation({ trx, now, publish }, id)),
    )
    after = over.at(-1) ?? null
    if (over.length < BATCH) break
  }
  return done
}
