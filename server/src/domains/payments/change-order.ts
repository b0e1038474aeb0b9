import type { Trx } from '../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import type { Attempt } from './attempt.ts'
import { queueWithdrawals } from './codes/queue-withdrawals.ts'
import { syncPayment } from './sync-payment.ts'
import type { PaymentDeps } from './deps.ts'
import { lockOthers, setAttempt } from './store.ts'

type Order = { readonly orderKind: string; readonly orderId: number }

/** The payment pages that may be open for what is changed. */
export type OpenPages = {
  /**
   * Ends every page of the order that sells something else than `termsKey`, in the caller's
   * transaction and under the lock of its order: money that still arrives there goes back. Answers
   * whether there were any. Where the order is paid for already, a transfer `besideReceipt` that staff look at stays:
   * whatever it turns out to be, it buys nothing.
   */
  endOthers(
    trx: Trx,
    order: Order,
    termsKey: string,
    how?: { readonly besideReceipt: boolean },
  ): Promise<boolean>
}

/** Rolls the change back: these attempts are to be asked about first, outside of a transaction. */
class AskFirst extends Error {
  readonly attempts: readonly Attempt[]
  constructor(attempts: readonly Attempt[]) {
    super('The gateway is to be asked about open pages first')
    this.attempts = attempts
  }
}

/** Each round asks about pages that opened, or were paid, since the one before. */
const ROUNDS = 3

/**
 * Runs a change of an order in a transaction. Where the change would end a page that may have been
 * paid, it is rolled back, the gateway is asked, and the change runs again, seeing what that brought.
 * `payment_open`: the gateway couldn't be asked, or money lies there that waits for the staff.
 */
export async function changeOrder<T>(
  deps: PaymentDeps,
  change: (trx: Trx, pages: OpenPages) => Promise<T>,
): Promise<T | Refusal<'payment_open'>> {
  const asked = new Set<number>()
  for (let round = 0; round < ROUNDS; round += 1)
    try {
      return await deps.db.transaction().execute((trx) => change(trx, pagesOf(deps, asked)))
    } catch (error) {
      if (!(error instanceof AskFirst)) throw error
      for (const attempt of error.attempts) {
        if ((await syncPayment(deps, attempt)) === 'unknown') return refuse('payment_open')
        asked.add(attempt.id)
      }
    }
  return refuse('payment_open')
}

const pagesOf = (deps: PaymentDeps, asked: ReadonlySet<number>): OpenPages => ({
  async endOthers(trx, order, termsKey, how) {
    const all = await lockOthers(trx, order, termsKey)
    const stays = ({ state }: Attempt): boolean =>
      how?.besideReceipt === true && state === 'under_review'
    const others = all.filter(({ attempt }) => !stays(attempt))
    const unsure = others.filter(
      ({ attempt: it, locked }) =>
        !locked ||
        it.state === 'needs_review' ||
        it.state === 'under_review' ||
        (it.gatewayOrderId !== null && !asked.has(it.id)),
    )
    if (unsure.length > 0) throw new AskFirst(unsure.map(({ attempt }) => attempt))
    const at = deps.clock.now()
    for (const { attempt } of others) await setAttempt(trx, attempt, { state: 'voided', at })
    await queueWithdrawals(
      deps,
      trx,
      others.map(({ attempt }) => attempt),
    )
    return others.length > 0
  },
})
