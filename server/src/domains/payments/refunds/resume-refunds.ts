import type { PaymentDeps } from '../deps.ts'
import { SEND_REFUND } from './refund.ts'
import { lockOwed, owedSince } from './refund-store.ts'

/** Longer than a job goes on trying by itself: some 17 minutes. */
const LATE_MINUTES = 30
const BATCH = 100

/**
 * Scheduled: retries refunds that are still owed because the gateway was away for longer than their
 * job retries, and puts them on the staff's list. Answers how many.
 */
export async function resumeRefunds(
  deps: Pick<PaymentDeps, 'db' | 'clock' | 'jobs' | 'alert'>,
): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - LATE_MINUTES * 60_000)
  const owed = await owedSince(deps.db, before, BATCH)
  for (const { id, amount, reason } of owed)
    await deps.db.transaction().execute(async (trx) => {
      // Locked, so that whoever completes it meanwhile settles the alert after it was made.
      if (!(await lockOwed(trx, id))) return
      await deps.jobs.ensure(trx, SEND_REFUND, { refundId: id })
      await deps.alert('refund_late', String(id), { amount, reason })
    })
  return owed.length
}
