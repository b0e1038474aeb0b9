import { cairoMoment } from '@rihla/contract/values/moments'
import { inEachLanguage } from '@rihla/contract/values/language'
import type { Module } from '@rihla/contract/modules'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { waitForPayment } from '../../inventory/index.ts'
import { awaitedUntil, changeOrder, rejectProof, type OpenPages } from '../../payments/index.ts'
import {
  beginningOf,
  isTravelled,
  readReservations,
  rejectReservation,
  type PaymentInstructions,
  type Reservation,
} from '../../reservations/index.ts'
import type { Booking } from '../booking.ts'
import { NO_TERMS } from '../cancelling/cancel-sold.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { lockBooking, markCancelled, readBooking } from '../store.ts'
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

/** `again`: there is more time; `over`: so is the booking; `closed`: it was paid another way, or had ended, before. */
type Rejected = 'again' | 'over' | 'closed'

/**
 * Staff don't accept a receipt: its traveller gets the reason, and either gets more time, while the
 * places stay held, or the booking is over and the places go back on sale. Then every other way to pay that is open is
 * ended, once the gateway was asked about it: what it has by then pays for the booking, what still arrives goes back.
 * Of a booking that waits for no receipt any more, the receipt alone is closed. `hold_ended`: they are on sale already,
 * so there is no more time to give. Twice is refused: nothing waits for a review any more.
 */
export async function rejectTransfer(
  deps: CheckoutDeps,
  rejecting: Rejecting,
): Promise<Rejected | Refusal> {
  const { reservationId, hoursMore } = rejecting
  const [it] = await readReservations(deps.db, [reservationId])
  if (it?.sourceKind !== ORDER_KIND) return refuse('proof_not_expected')
  const until = hoursMore === null ? null : await moreTime(deps, it, hoursMore)
  try {
    return await changeOrder(deps.payments, (trx, pages) =>
      reject({ deps, trx, pages, it, until }, rejecting),
    )
  } catch (error) {
    if (error instanceof HoldEnded) return refuse('hold_ended')
    throw error
  }
}

type Deciding = {
  readonly deps: CheckoutDeps
  readonly trx: Trx
  readonly pages: OpenPages
  readonly it: Reservation
  readonly until: Date | null
}

async function reject(
  deciding: Deciding,
  { staff, reason, seenAt }: Rejecting,
): Promise<Rejected | Refusal> {
  const { deps, trx, pages, it, until } = deciding
  const now = deps.clock.now()
  const rejected = await rejectProof(deps.payments, trx, {
    orderKind: ORDER_KIND,
    orderId: it.sourceId,
    seenAt,
    staff,
    reason,
    until: () => untilOf(deciding),
  })
  if (isRefusal(rejected)) return rejected
  const booking = await lockBooking(trx, it.sourceId)
  if (!booking) throw new Error(`Reservation ${it.id} has no booking`)
  const key = `proof-${rejected.proofId}`
  if (isSettled(booking)) return close(deciding, { reason, key })
  await (until ? keepPlaces(deps, trx, booking, until) : endBooking(deps, trx, pages, booking))
  const instructions = it.paymentInstructions && again(it.paymentInstructions, reason, until)
  const moved = await rejectReservation({ trx, now, publish: deps.publish }, it.id, {
    staff,
    reason,
    again: until && { until, instructions },
  })
  if (!moved) throw new Error(`Reservation ${it.id} was settled meanwhile`)
  const told = { reservation: moved, reason, deadline: until, key }
  await deps.publish(trx, { type: 'ProofRejected', ...told })
  return until ? 'again' : 'over'
}

/** Whether money came for it another way, or it has ended. */
const isSettled = ({ placedAt, cancelledAt }: Booking): boolean =>
  placedAt !== null || cancelledAt !== null

/** Until when another receipt may come, now that its order is locked. */
async function untilOf({ deps, trx, it, until }: Deciding): Promise<Date | null> {
  const booking = until && (await readBooking(trx, it.sourceId))
  if (!booking || isSettled(booking)) return null
  if (until <= deps.clock.now()) throw new HoldEnded()
  return until
}

/** The receipt alone is over: its traveller reads why, and that the booking is as it was. */
async function close(
  { deps, trx, it }: Deciding,
  { reason, key }: { readonly reason: string; readonly key: string },
): Promise<'closed'> {
  const [reservation = it] = await readReservations(trx, [it.id])
  const stands = isTravelled(reservation) ? 'booked' : reservation.chooseBy ? 'chooses' : 'over'
  const told = { reservation, reason, deadline: null, stands, key } as const
  await deps.publish(trx, { type: 'ProofRejected', ...told })
  return 'closed'
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

async function keepPlaces(
  deps: CheckoutDeps,
  trx: Trx,
  { holdId }: Booking,
  until: Date,
): Promise<void> {
  const waiting = { now: deps.clock.now(), until, terms: deps.terms, exactly: true }
  if (isRefusal(await waitForPayment(trx, holdId, waiting))) throw new HoldEnded()
}

/** Nothing pays for it any more, and nothing holds it again. */
async function endBooking(
  deps: CheckoutDeps,
  trx: Trx,
  pages: OpenPages,
  { id, module, holdId }: Booking,
): Promise<void> {
  await pages.endOthers(trx, { orderKind: ORDER_KIND, orderId: id }, NO_TERMS)
  await deps.sellables[module as Module]?.release(trx, holdId, 'released')
  await markCancelled(trx, id, deps.clock.now())
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
