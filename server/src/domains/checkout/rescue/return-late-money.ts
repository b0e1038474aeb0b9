import type { Piastres } from '@rihla/contract/values/money'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import type { Trx } from '../../../platform/database/connect.ts'
import { requestRefund } from '../../payments/index.ts'
import { cancelForRefund, noteChoice, readReservations } from '../../reservations/index.ts'
import type { CheckoutDeps } from '../deps.ts'
import { lockBooking } from '../store.ts'
import { LATE_MONEY } from './offer-rescue.ts'
import { leftOf, overdueRescues, readRescue, settleRescue } from './rescue-store.ts'

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
  // Where all of it went back without us, that is what its traveller reads of.
  const left = leftOf(rescue, await takenBackOf(trx, reservationId))
  await cancelForRefund({ trx, now, publish: deps.publish }, reservationId, left || amount)
  await requestRefund(deps.payments, trx, { attemptId, amount, reason: 'places_gone' })
  await deps.settleAlert(trx, LATE_MONEY, String(attemptId))
  return true
}

async function takenBackOf(trx: Trx, reservationId: number): Promise<Piastres> {
  const [reservation] = await readReservations(trx, [reservationId])
  return reservation?.takenBack ?? 0
}

/** Money of a booking went back without us: where nothing of it is left, there is nothing to choose. Its order is locked. */
export async function endEmptyRescue(
  deps: CheckoutDeps,
  trx: Trx,
  bookingId: number,
): Promise<void> {
  const rescue = await readRescue(trx, bookingId)
  if (rescue?.state !== 'open') return
  const left = leftOf(rescue, await takenBackOf(trx, rescue.reservationId))
  if (left === 0) await returnMoney(deps, trx, bookingId)
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
