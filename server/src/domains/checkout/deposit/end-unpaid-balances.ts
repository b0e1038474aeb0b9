import { cancellationAmounts } from '@rihla/contract/cancellation/terms'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import { balanceKind, changeOrder, settleOrder } from '../../payments/index.ts'
import { depositOf, readReservations, termsOf, unpaidBalances } from '../../reservations/index.ts'
import { cancelSold } from '../cancelling/cancel-sold.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { lockBooking } from '../store.ts'

const MINUTE = 60_000
/** A page is open until the rest is due; a payment of the last moment is waited for. */
const GRACE_MS = 15 * MINUTE
/** While the gateway can't be asked, no booking is ended: for so long. */
const PATIENCE_MS = 24 * 60 * MINUTE

/**
 * Scheduled: cancels bookings whose rest wasn't paid in time, as was said when they were made: the places go back on
 * sale, and of the deposit comes back what was agreed. The gateway is asked first. Answers how many.
 */
export async function endUnpaidBalances(deps: CheckoutDeps): Promise<number> {
  const dueBefore = new Date(deps.clock.now().getTime() - GRACE_MS)
  const unpaid = await unpaidBalances(deps.db, { dueBefore, limit: 100 })
  const overdue = unpaid.map(({ id, sourceKind, sourceId, paymentDeadline }) => ({
    id,
    sourceKind,
    sourceId,
    paymentDeadline,
  }))
  return forEachIsolated(deps, overdue, async ({ id, sourceKind, sourceId, paymentDeadline }) => {
    const look = await settleOrder(deps.payments, balanceKind(sourceKind), sourceId)
    if (look === 'paid') return false
    const waited = deps.clock.now().getTime() - (paymentDeadline?.getTime() ?? 0)
    if (look === 'unknown' && waited < PATIENCE_MS) return false
    const ended = await orBusy(() =>
      sourceKind === ORDER_KIND ? end(deps, id, sourceId) : endElsewhere(deps, sourceId),
    )
    return !isRefusal(ended) && ended
  })
}

/** What was sold elsewhere is cancelled there. */
const endElsewhere = async ({ otherOrders }: CheckoutDeps, orderId: number) =>
  (await otherOrders?.endUnpaidBalance(orderId)) ?? false

const end = (deps: CheckoutDeps, reservationId: number, tempId: number) =>
  changeOrder(deps.payments, async (trx, pages) => {
    const now = deps.clock.now()
    const booking = await lockBooking(trx, tempId)
    const [reservation] = await readReservations(trx, [reservationId])
    if (!booking || booking.cancelledAt || reservation?.status !== 'Deposit Paid') return false
    const { paid } = reservation
    const rule = await deps.cancellationRule(trx, reservation.module)
    const keepsAll = depositOf(reservation.sold)?.unpaid === 'kept'
    const { refund, until } = keepsAll
      ? { refund: 0, until: null }
      : cancellationAmounts(termsOf(reservation, rule), paid, now)
    await cancelSold(deps, trx, pages, {
      booking,
      reservation,
      now,
      cancelling: {
        refund,
        kept: paid - refund,
        actor: 'system',
        because: 'balance_unpaid',
        detail: { refund, kept: paid - refund, until },
      },
    })
    return true
  })
