import type { PaymentParts } from '../parts.ts'
import { SEND_REFUND } from './refund.ts'
import { owedSince } from './refund-store.ts'

/** Longer than a job goes on trying by itself: some 17 minutes. */
const LATE_MINUTES = 30
const BATCH = 100

/**
 * By the clock: refunds that are still owed long after they were asked for, since the gateway was away
 * for longer than their job has patience, are asked for again, and the staff see them. Answers how many.
 */
export async function resumeRefunds(
  parts: Pick<PaymentParts, 'db' | 'clock' | 'jobs' | 'alert'>,
): Promise<number> {
  const before = new Date(parts.clock.now().getTime() - LATE_MINUTES * 60_000)
  const owed = await owedSince(parts.db, before, BATCH)
  for (const { id, amount, reason } of owed) {
    await parts.db
      .transaction()
      .execute((trx) => parts.jobs.ensure(trx, SEND_REFUND, { refundId: id }))
    await parts.alert('refund_late', String(id), { amount, reason })
  }
  return owed.length
}
