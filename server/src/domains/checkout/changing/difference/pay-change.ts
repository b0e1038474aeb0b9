import type { Language } from '@rihla/contract/values/language'
import { isRefusal, refuse, type Refusal } from '../../../../platform/refusal.ts'
import { orBusy } from '../../../../platform/database/or-busy.ts'
import type { CheckoutDeps } from '../../deps.ts'
import type { ReservationWanted } from '../../find-own-reservation.ts'
import { isPayable } from '../change.ts'
import { readChange } from '../change-store.ts'
import { openDifference, openDifferencePage } from './open-difference.ts'
import { lockOwn } from '../quote-change.ts'

type Asked = ReservationWanted & {
  readonly changeId: number
  readonly language: Language
  /** Whole EGP, with the fee, as the payer saw it; null: not said. */
  readonly shownPrice: number | null
}

/**
 * Opens the page for the difference of a change that was agreed to and isn't paid, as whose the booking is; repeated,
 * the page that is open. Refuses `already_booked` where it is done, and `quote_ended` where it stands no more.
 */
export async function payChange(
  deps: CheckoutDeps,
  asked: Asked,
): Promise<{ paymentUrl: string } | Refusal> {
  const begun = await orBusy(() =>
    deps.db.transaction().execute(async (trx) => {
      const found = await lockOwn(trx, asked)
      if (isRefusal(found)) return found
      const change = await readChange(trx, found.booking.id, asked.changeId)
      if (change?.state === 'done') return refuse('already_booked')
      if (!change || !isPayable(change, found.reservation, deps.clock.now()))
        return refuse('quote_ended')
      const opened = await openDifference(deps, trx, { found, change, payer: asked })
      return isRefusal(opened) ? opened : { found, opened }
    }),
  )
  if (isRefusal(begun)) return begun
  return openDifferencePage(deps, begun.found, begun.opened, asked)
}
