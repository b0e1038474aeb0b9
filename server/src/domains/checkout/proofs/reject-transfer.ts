import { cairoMoment } from '@rihla/contract/values/moments'
import { inEachLanguage } from '@rihla/contract/values/language'
import type { Module } from '@rihla/contract/modules'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { waitForPayment } from '../../inventory/index.ts'
import { awaitedUntil, rejectProof } from '../../payments/index.ts'
import {
  beginningOf,
  readReservations,
  rejectReservation,
  type PaymentInstructions,
  type Reservation,
} from '../../reservations/index.ts'
import type { Booking } from '../booking.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { lockBooking, readBooking } from '../store.ts'
import { howToPayLabels, proofTexts } from '../texts.ts'

type Rejecting = {
  readonly reservationId: number
  readonly staff: string
  /** Why, in words that its traveller reads. */
  readonly reason: string
  /** So many hours from now another receipt may come, at most until it begins; null: the booking is over. */
  readonly hoursMore: number | null
  /** When the receipt was sent that was looked at; left out: whichever waits. */
  readonly seenAt?: Date | undefined
}

const HOUR = 3_600_000

/**
 * Staff don't accept a receipt: its traveller gets the reason, and either gets more time, while the
 * places stay held, or the places go back on sale. `hold_ended`: they are on sale already, so there is
 * no more time to give. Twice is refused: nothing waits for a review any more.
 */
export async function rejectTransfer(
  deps: CheckoutDeps,
  { reservationId, staff, reason, hoursMore, seenAt }: Rejecting,
): Promise<true | Refusal> {
  const [it] = await readReservations(deps.db, [reservationId])
  if (it?.sourceKind !== ORDER_KIND || it.status !== 'Under Review')
    return refuse('proof_not_expected')
  const now = deps.clock.now()
  const until = hoursMore === null ? null : await moreTime(deps, it, hoursMore)
  if (until && until <= now) return refuse('hold_ended')
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const about = { orderKind: ORDER_KIND, orderId: it.sourceId, seenAt }
      const rejected = await rejectProof(deps.payments, trx, { ...about, staff, reason, until })
      if (isRefusal(rejected)) return rejected
      const booking = await lockBooking(trx, it.sourceId)
      if (!booking) throw new Error(`Reservation ${it.id} has no booking`)
      await keepOrRelease(deps, trx, booking, until)
      const instructions = it.paymentInstructions && again(it.paymentInstructions, reason, until)
      const moved = await rejectReservation({ trx, now, publish: deps.publish }, it.id, {
        staff,
        reason,
        again: until && { until, instructions },
      })
      if (!moved) throw new Error(`Reservation ${it.id} was settled meanwhile`)
      const key = `proof-${rejected.proofId}`
      const told = { reservation: moved, reason, deadline: until, key }
      await deps.publish(trx, { type: 'ProofRejected', ...told })
      return true
    })
  } catch (error) {
    if (error instanceof HoldEnded) return refuse('hold_ended')
    throw error
  }
}

/**
 * So many hours from now, at most until it begins; but never less than its traveller was promised, for a transfer, a
 * code that is still open, or on the phone.
 */
async function moreTime(
  { db, clock }: CheckoutDeps,
  it: Reservation,
  hours: number,
): Promise<Date> {
  const promised = await awaitedUntil(db, { orderKind: ORDER_KIND, orderId: it.sourceId })
  const booking = await readBooking(db, it.sourceId)
  const given = Math.min(clock.now().getTime() + hours * HOUR, beginningOf(it).getTime())
  const times = [promised, booking?.keepUntil].map((at) => at?.getTime() ?? given)
  return new Date(Math.max(given, ...times))
}

/** Thrown to roll back what was written before the hold could be looked at. */
class HoldEnded extends Error {}

async function keepOrRelease(
  deps: CheckoutDeps,
  trx: Trx,
  booking: Booking,
  until: Date | null,
): Promise<void> {
  const now = deps.clock.now()
  if (until) {
    const waiting = { now, until, terms: deps.terms, exactly: true }
    const kept = await waitForPayment(trx, booking.holdId, waiting)
    if (isRefusal(kept)) throw new HoldEnded()
    return
  }
  await deps.sellables[booking.module as Module]?.release(trx, booking.holdId, 'released')
}

/** The same account, another deadline, and why the receipt wasn't enough. */
const again = (
  it: PaymentInstructions,
  reason: string,
  until: Date | null,
): PaymentInstructions => ({
  ...it,
  note: inEachLanguage((language) => proofTexts.rejected[language].replace('{reason}', reason)),
  fields: it.fields.map((field) =>
    until && field.label.en === howToPayLabels.deadline.en
      ? { ...field, value: inEachLanguage((language) => cairoMoment(until, language)) }
      : field,
  ),
})
