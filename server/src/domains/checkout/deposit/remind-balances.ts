import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import { noteBalanceReminders, readReservations, unpaidBalances } from '../../reservations/index.ts'
import type { CheckoutDeps } from '../deps.ts'

const HOUR = 3_600_000
/** Reminded so long before the rest is due, first and last. */
const REMINDERS = [72 * HOUR, 24 * HOUR] as const
/** Too late to go anywhere. */
const LEAST_MS = HOUR / 2

/**
 * Scheduled: reminds travellers of the rest of what they booked with a deposit, three days before it is due and one
 * day before, once each. Answers how many.
 */
export async function remindBalances(deps: CheckoutDeps): Promise<number> {
  let told = 0
  for (const [at, before] of [...REMINDERS.entries()].toReversed())
    told += await remind(deps, at + 1, before)
  return told
}

async function remind(deps: CheckoutDeps, reminder: number, before: number): Promise<number> {
  const now = deps.clock.now()
  const dueBefore = new Date(now.getTime() + before)
  const due = await unpaidBalances(deps.db, { dueBefore, remindedLess: reminder, limit: 100 })
  const inTime = due
    .filter(({ paymentDeadline }) => (paymentDeadline?.getTime() ?? 0) - now.getTime() > LEAST_MS)
    .map(({ id }) => id)
  return forEachIsolated(deps, inTime, (id) =>
    deps.db.transaction().execute(async (trx) => {
      if (!(await noteBalanceReminders(trx, id, reminder))) return false
      const [reservation] = await readReservations(trx, [id])
      if (reservation?.status !== 'Deposit Paid') return false
      await deps.publish(trx, { type: 'BalanceDue', reservation, reminder })
      return true
    }),
  )
}
