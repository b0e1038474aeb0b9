import type { Piastres } from '@rihla/contract/values/money'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { Trx } from '../../../platform/database/connect.ts'
import { requestRefund } from '../../payments/index.ts'
import { cancelReservation, readReservations } from '../../reservations/index.ts'
import { askOperator, isNoAnswer } from '../ask-operator.ts'
import type { Booking, Cancellation, Leg } from '../booking.ts'
import { keyOf } from '../hold-key.ts'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import type { BusDeps } from '../deps.ts'
import { findByReservation, lockBooking, readBooking } from '../store.ts'
import { orBusy } from '../../../platform/database/or-busy.ts'
import {
  cancelTerms,
  chosenTerms,
  isCancelable,
  isCancelableByStaff,
  mostBack,
  refundAt,
} from './cancel-policy.ts'
import {
  claimCancelling,
  dueCancellings,
  finishCancelling,
  startCancelling,
  undoCancelling,
} from './cancel-store.ts'

export const CANCEL_LEG = 'bus.cancel-leg'

/** Which leg of which booking: what a job carries. */
type LegRef = { readonly bookingId: number; readonly legId: number }

const legIn = (booking: Booking | null, legId: number): Leg | null =>
  booking?.legs.find((leg) => leg.id === legId) ?? null

/** Staff, who cancel for its traveller, and choose what goes back (piastres); null: what the terms give. */
type ByStaff = { readonly actor: string; readonly refund: Piastres | null }

/** What cancelling a leg by the staff gives back by its terms now, and at most; null: it can't be cancelled. */
export async function cancelableByStaff(
  deps: BusDeps,
  userId: number,
  reservationId: number,
): Promise<{ readonly refund: Piastres; readonly most: Piastres } | null> {
  const booking = await findByReservation(deps.db, userId, reservationId)
  const leg = booking?.legs.find((it) => it.reservationId === reservationId)
  const now = deps.clock.now()
  if (!booking || !leg || !deps.operator.capabilities.cancels) return null
  if (!isCancelableByStaff(booking, leg, now)) return null
  return { refund: refundAt(booking, leg, now), most: mostBack(booking, leg) }
}

/**
 * Cancels a leg: what comes back is settled by the moment of the first call and written down; then the
 * operator gives the seats back; then, and with it, the refund is requested. Wherever a crash comes in
 * between, the rest follows. A second call answers the same.
 */
export async function cancelLeg(
  deps: BusDeps,
  userId: number,
  reservationId: number,
  byStaff: ByStaff | null = null,
): Promise<Cancellation | Refusal> {
  const wanted = { userId, reservationId, byStaff }
  const started = await orBusy(() =>
    deps.db.transaction().execute((trx) => begin(deps, trx, wanted)),
  )
  if (isRefusal(started)) return started
  await askToCancel(deps, started)
  const leg = legIn(await readBooking(deps.db, started.bookingId), started.legId)
  return leg?.cancellation ?? refuse('not_cancelable')
}

type Wanted = {
  readonly userId: number
  readonly reservationId: number
  readonly byStaff: ByStaff | null
}

async function begin(
  deps: BusDeps,
  trx: Trx,
  { userId, reservationId, byStaff }: Wanted,
): Promise<LegRef | Refusal> {
  const now = deps.clock.now()
  const found = await findByReservation(trx, userId, reservationId)
  const booking = found && (await lockBooking(trx, found.id))
  const leg = booking?.legs.find((it) => it.reservationId === reservationId)
  if (!booking || !leg) return refuse('reservation_not_found')
  const ref = { bookingId: booking.id, legId: leg.id }
  if (leg.cancellation) return ref
  const may = (byStaff ? isCancelableByStaff : isCancelable)(booking, leg, now)
  if (!deps.operator.capabilities.cancels || !may) return refuse('not_cancelable')
  // What this leg is worth depends on whether the other one is travelled.
  if (booking.legs.some((it) => it.cancellation?.state === 'cancelling')) return refuse('busy')
  const refund = byStaff && (byStaff.refund ?? refundAt(booking, leg, now))
  if (refund !== null && refund > mostBack(booking, leg)) return refuse('refund_too_high')
  const terms = refund === null ? cancelTerms(booking, leg) : chosenTerms(booking, leg, refund)
  await startCancelling(trx, leg.id, terms, { now, by: byStaff?.actor ?? null })
  await deps.jobs.enqueue(trx, CANCEL_LEG, ref)
  return ref
}

const SECOND = 1000
const waitAfter = (tries: number): number => Math.min(600, 5 * 2 ** (tries - 1)) * SECOND
const TELL_STAFF_AFTER = 600 * SECOND

/** Asks the operator to give the seats of a leg back, and does what the answer means, once. */
export async function askToCancel(deps: BusDeps, { bookingId, legId }: LegRef): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const claimed = await claimCancelling(
    db,
    legId,
    now,
    (tries) => new Date(now.getTime() + waitAfter(tries)),
  )
  const booking = claimed && (await readBooking(db, bookingId))
  const leg = legIn(booking, legId)
  if (!booking || !leg) return
  const answer = await askOperator(deps, (it) => it.cancelLeg(keyOf(booking), leg.tripId))
  if (answer === 'cancelled') return finish(deps, { bookingId, legId })
  if (answer === 'refused') return undo(deps, { bookingId, legId }, claimed.askedAt)
  if (clock.now().getTime() - claimed.askedAt.getTime() > TELL_STAFF_AFTER)
    await db.transaction().execute((trx) =>
      deps.alert(trx, 'bus_cancellation_open', String(legId), {
        busBookingId: bookingId,
        answer: isNoAnswer(answer) ? 'none' : answer,
      }),
    )
}

/** Why a leg's money goes back: one refund for each leg of a payment. */
const reasonOf = (legId: number): string => `bus_leg_cancelled_${legId}`

/** The reservation of the leg that a refund of a booking is of; null where it is of none. */
export async function reservationOfRefund(
  trx: Trx,
  bookingId: number,
  reason: string,
): Promise<number | null> {
  const booking = await readBooking(trx, bookingId)
  return booking?.legs.find(({ id }) => reasonOf(id) === reason)?.reservationId ?? null
}

const finish = (deps: BusDeps, { bookingId, legId }: LegRef): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now()
    const booking = await lockBooking(trx, bookingId)
    const leg = legIn(booking, legId)
    if (!booking || leg?.cancellation?.state !== 'cancelling') return
    const { refund, fee, kept } = leg.cancellation
    await finishCancelling(trx, legId, now)
    for (const kind of ['bus_cancellation_open', 'bus_cancellation_refused'] as const)
      await deps.settleAlert(trx, kind, String(legId))
    if (leg.reservationId !== null)
      await cancelReservation({ trx, now, publish: deps.publish }, leg.reservationId, {
        refund,
        actor: leg.cancelBy ?? `user:${booking.userId}`,
        detail: { refund, fee, kept },
      })
    if (refund > 0 && booking.attemptId !== null)
      await requestRefund(deps.payments, trx, {
        attemptId: booking.attemptId,
        amount: refund,
        reason: reasonOf(legId),
      })
  })

const undo = (deps: BusDeps, { bookingId, legId }: LegRef, askedAt: Date): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const leg = legIn(await lockBooking(trx, bookingId), legId)
    if (leg?.cancellation?.state !== 'cancelling') return
    await undoCancelling(trx, legId)
    const ids = leg.reservationId === null ? [] : [leg.reservationId]
    const [reservation] = await readReservations(trx, ids)
    if (reservation) await deps.publish(trx, { type: 'CancellingRefused', reservation, askedAt })
    await deps.settleAlert(trx, 'bus_cancellation_open', String(legId))
    await deps.alert(trx, 'bus_cancellation_refused', String(legId), { busBookingId: bookingId })
  })

/** Scheduled: retries whatever isn't settled and is due. */
export async function finishCancellings(deps: BusDeps): Promise<void> {
  const due = await dueCancellings(deps.db, deps.clock.now(), 50)
  await forEachIsolated(deps, due, (ref) => askToCancel(deps, ref))
}
