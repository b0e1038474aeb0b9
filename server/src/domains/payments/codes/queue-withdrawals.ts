import type { Trx } from '../../../platform/database/connect.ts'
import type { Attempt } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'

export const WITHDRAW_CODE = 'payments.withdraw-code'

/** Has codes taken back that sell nothing any more, in the transaction in which that became true. */
export async function queueWithdrawals(
  { jobs }: Pick<PaymentDeps, 'jobs'>,
  trx: Trx,
  attempts: readonly Pick<Attempt, 'id' | 'code'>[],
): Promise<void> {
  for (const { id, code } of attempts)
    if (code !== null) await jobs.enqueue(trx, WITHDRAW_CODE, { attemptId: id })
}
