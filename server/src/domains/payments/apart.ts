import { isAway, isBusy, type Trx } from '../../platform/database/connect.ts'
import type { Attempt } from './attempt.ts'
import type { PaymentDeps } from './deps.ts'

const STUCK = 'payment_stuck'

/**
 * Does what the clock is to do for one payment. A fault is logged and put on the staff's list, and keeps no other
 * payment from its turn. Null: it failed, and is tried again.
 */
export async function apart<T>(
  deps: PaymentDeps,
  about: () => Promise<Pick<Attempt, 'id' | 'amount'> | null>,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    await report(deps, about, error).catch((err: unknown) =>
      deps.log.error({ err }, 'a stuck payment could not be put on the list'),
    )
    return null
  }
}

/** What kept a payment from being taken in is over: it came right by itself. */
export const noLongerStuck = (deps: PaymentDeps, trx: Trx, attemptId: number): Promise<void> =>
  deps.settleAlert(trx, STUCK, String(attemptId), 'settled by itself')

async function report(
  { log, alert }: PaymentDeps,
  about: () => Promise<Pick<Attempt, 'id' | 'amount'> | null>,
  error: unknown,
): Promise<void> {
  log.error({ err: error }, 'a payment could not be taken in')
  // Nobody can help there: it comes right by itself.
  if (isBusy(error) || isAway(error)) return
  const attempt = await about()
  if (attempt) await alert(STUCK, String(attempt.id), { amount: attempt.amount })
}
