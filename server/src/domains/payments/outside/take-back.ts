import type { Trx } from '../../../platform/database/connect.ts'
import type { Attempt } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { completeRefund } from '../refunds/complete-refund.ts'
import { insertRefund, lowerRefund, markDone, unsentRefunds } from '../refunds/refund-store.ts'
import { writeLedger } from '../store.ts'

/** Refunds that we never asked for carry this before their reason. */
export const OUTSIDE = 'outside:'
/** What a bank took by a dispute is no refund at the gateway, which counts those by itself. */
export const BY_DISPUTE = 'dispute:'

type Taken = {
  /** Piastres. */
  readonly amount: number
  readonly by: 'panel' | 'bank'
  /** The gateway's own mark of it: the same is taken once. */
  readonly ref: string
}

/**
 * Money went back without us (P11, P18): a line of its own in the ledger. What we owed of the same payment is paid
 * with it first, so that it isn't sent once more; only what is beyond that is missing from what was bought. The
 * order and the attempt are locked.
 */
export async function takeBack(
  deps: PaymentDeps,
  trx: Trx,
  { id: attemptId, orderKind, orderId }: Pick<Attempt, 'id' | 'orderKind' | 'orderId'>,
  { amount, by, ref }: Taken,
): Promise<void> {
  const at = deps.clock.now()
  const reason = `${OUTSIDE}${ref}`
  const from = by === 'bank' ? 'bank' : 'us'
  let left = amount
  let own = 0
  for (const owed of await unsentRefunds(trx, attemptId)) {
    const part = Math.min(left, owed.amount)
    left -= part
    if (part === owed.amount) await completeRefund(deps, trx, owed, `${ref}/${owed.id}`, from)
    else if (part > 0) {
      await lowerRefund(trx, owed.id, part)
      own += part
    }
  }
  own += left
  if (own === 0) return
  const refundId = await insertRefund(trx, { attemptId, amount: own, reason, state: 'sent', at })
  if (refundId === null) return
  await markDone(trx, refundId, ref, at)
  await writeLedger(trx, { attemptId, kind: 'refund', amount: -own, gatewayRef: ref, at })
  if (left > 0)
    await deps.publish(trx, {
      type: 'PaymentTakenBack',
      by,
      attemptId,
      orderKind,
      orderId,
      amount: left,
    })
}
