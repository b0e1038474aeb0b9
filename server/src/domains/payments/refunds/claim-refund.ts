import type { Attempt } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { isDisputed } from '../disputes/dispute-store.ts'
import { lockAttempt } from '../store.ts'
import {
  BACK_ALREADY,
  isBeingSent,
  lowerRefund,
  markFailed,
  markSent,
  notYetBack,
  readRefund,
  type Refund,
} from './refund-store.ts'

/** A gateway that hasn't answered by then has been given up (see the port), or the process died. */
const SENDING_MS = 30_000

/**
 * Says that a refund is being sent now; null: it isn't to be. While the payment is disputed it waits (P18), and what
 * is back by another way isn't sent once more: of a part the rest is, of all of it nothing is owed any more. Throws
 * while a refund of the same payment, this one or another, is being sent: only one at a time can be matched with what
 * the gateway says is refunded.
 */
export const claimRefund = (
  deps: PaymentDeps,
  attempt: Pick<Attempt, 'id'>,
  refundId: number,
): Promise<Refund | null> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now()
    await lockAttempt(trx, attempt.id)
    const refund = await readRefund(trx, refundId)
    if (refund?.state !== 'requested' && refund?.state !== 'sent') return null
    if (await isDisputed(trx, attempt.id)) return null
    if (await isBeingSent(trx, refund, now))
      throw new Error(`A refund of attempt ${attempt.id} is being sent`)
    const amount = await notYetBack(trx, refund)
    if (amount === 0) {
      await markFailed(trx, refundId, BACK_ALREADY)
      await deps.settleAlert(trx, 'refund_late', String(refundId))
      return null
    }
    if (amount < refund.amount) await lowerRefund(trx, refundId, refund.amount - amount)
    await markSent(trx, refundId, new Date(now.getTime() + SENDING_MS))
    return { ...refund, amount }
  })
