import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import type { Trx } from '../../../platform/database/connect.ts'
import { requestRefund } from '../../payments/index.ts'
import { cancelForRefund, noteChoice } from '../../reservations/index.ts'
import type { CheckoutDeps } from '../deps.ts'
import { lockBooking } from '../store.ts'
import { LATE_MONEY } from './offer-rescue.ts'
import { overdueRescues, readRescue, settleRescue } from './rescue-store.ts'

/** The money of a rescue goes back, once; false when it ended another way. Its booking is locked. */
export async function returnMoney(
  deps: CheckoutDeps,
  trx: Trx,
  bookingId: number,
): Promise<boolean> {
  const now = deps.clock.now()
  const rescue = await readRescue(trx, bookingId)
  if (!rescue || !(await settleRescue(trx, bookingId, 'returned', now))) return false
  const { reservationId, attemptId, amount } = rescue
  await noteChoice(trx, reservationId, null)
  await cancelForRefund({ trx, now, publish: deps.publish }, reservationId, amount)
  await requestRefund(deps.payments, trx, { attemptId, amount, reason: 'places_gone' })
  await deps.settleAlert(trx, LATE_MONEY, String(attemptId))
  return true
}

/** Scheduled: travellers who haven't chosen in time get their money back. Answers how many. */
export async function returnUnchosen(deps: CheckoutDeps): Promise<number> {
  const overdue = await overdueRescues(deps.db, deps.clock.now(), 100)
  return forEachIsolated(deps, overdue, (bookingId) =>
    deps.db.transaction().execute(async (trx) => {
      await lockBooking(trx, bookingId)
      return returnMoney(deps, trx, bookingId)
    }),
  )
}
