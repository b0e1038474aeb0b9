import { setTimeout as wait } from 'node:timers/promises'
import type { Trx } from '../../../platform/database/connect.ts'
import type { Sale } from '../../../ports/bus-operator.ts'
import { keyOfTerms, requestRefund, type Arrived, type Settled } from '../../payments/index.ts'
import {
  cancelForRefund,
  confirmReservation,
  confirmRoundTrip,
  reviewPaid,
} from '../../reservations/index.ts'
import { askOperator, isNoAnswer } from '../ask-operator.ts'
import { amountOf, termsOf, totalOf, type Booking, type Leg } from '../booking.ts'
import { keyOf } from '../hold-key.ts'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import type { BusDeps } from '../deps.ts'
import { lockBooking, readBooking, updateBooking } from '../store.ts'
import { claimFollowUp, dueLooks, setFollowUp } from './sale-store.ts'

export const CONFIRM_SALE = 'bus.confirm-sale'

/**
 * When money arrived, in the transaction in which it did: it is noted, its ways are under review, and
 * confirming is queued. The operator isn't asked in here. Money that arrives twice, or for other seats than these, goes back.
 */
export async function settleSeats(
  deps: BusDeps,
  trx: Trx,
  { attemptId, orderId, amount, termsKey }: Arrived,
): Promise<Settled> {
  const now = deps.clock.now()
  const booking = await lockBooking(trx, orderId)
  if (!booking) throw new Error(`Payment for an unknown bus booking ${orderId}`)
  if (booking.paidAt) return { giveBack: 'paid_twice' }
  const isSame = termsKey === '' || termsKey === keyOfTerms(termsOf(booking.legs))
  if (!isSame || amount !== totalOf(booking.legs)) return { giveBack: 'page_voided' }
  const paid = { state: 'paid', attemptId, paid: amount, paidAt: now, lookAt: now } as const
  await updateBooking(trx, orderId, paid, now)
  for (const leg of booking.legs)
    if (leg.reservationId !== null)
      await reviewPaid({ trx, now, publish: deps.publish }, leg.reservationId, amountOf(leg))
  await deps.jobs.enqueue(trx, CONFIRM_SALE, { bookingId: orderId })
  return 'kept'
}

const SECOND = 1000
const LONGEST_WAIT = 600 * SECOND
/** Paid and not settled for so long: the staff should know. */
const TELL_STAFF_AFTER = 600 * SECOND

const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT, 5 * SECOND * 2 ** (tries - 1))

/**
 * Asks the operator to confirm what is paid, or how that stands, and acts on the answer once.
 * Without an answer nothing is decided: a later try asks again, and no failure is reported.
 */
export async function settleSale(deps: BusDeps, bookingId: number): Promise<void> {
  const { db, clock } = deps
  const claimed = await claimFollowUp(db, bookingId, clock.now(), (tries) =>
    after(clock.now(), waitAfter(tries)),
  )
  const booking = claimed && (await readBooking(db, bookingId))
  if (!booking) return
  const sale = await askAboutSale(deps, booking, claimed.tries)
  if (sale.state === 'sold') return sell(deps, bookingId, sale.operatorReference)
  if (sale.state === 'failed') return giveBack(deps, bookingId, sale.reason)
  if (sale.state === 'processing') await setFollowUp(db, bookingId, sale.askAgainAt)
  if (clock.now().getTime() - claimed.paidAt.getTime() > TELL_STAFF_AFTER)
    await db.transaction().execute((trx) =>
      deps.alert(trx, 'bus_sale_open', String(bookingId), {
        state: sale.state,
        tries: claimed.tries + 1,
      }),
    )
}

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/** How long the payer's request waits for the seats; settling goes on in the background. */
const AT_ONCE_MS = 3000

/** Settles a sale as soon as its payment is committed; that it is settled at all is the queue's work. */
export async function settleAtOnce(deps: BusDeps, bookingId: number): Promise<void> {
  const settling = settleSale(deps, bookingId).catch((error: unknown) =>
    deps.log.warn({ err: error, bookingId }, 'a paid bus booking was not settled at once'),
  )
  await Promise.race([settling, wait(AT_ONCE_MS, undefined, { ref: false })])
}

/** At first it is confirmed. Later it is looked up, since that may have worked unheard; if not, again. */
async function askAboutSale(deps: BusDeps, booking: Booking, tries: number): Promise<Sale> {
  const key = keyOf(booking)
  const answer = await askOperator(deps, async (operator) => {
    const known = tries > 0 ? await operator.lookUp(key) : null
    return known && known.state !== 'unknown' ? known : operator.confirm(key)
  })
  return isNoAnswer(answer) ? { state: 'unknown' } : answer
}

const sell = (deps: BusDeps, bookingId: number, operatorReference: string): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now()
    const booking = await lockBooking(trx, bookingId)
    if (booking?.state !== 'paid') return
    await updateBooking(trx, bookingId, { state: 'sold', operatorReference }, now)
    await deps.settleAlert(trx, 'bus_sale_open', String(bookingId))
    const settling = { trx, now, publish: deps.publish }
    const [going, back] = booking.legs.flatMap((leg) =>
      // What was given back in the gateway's panel meanwhile isn't paid any more.
      leg.reservationId === null
        ? []
        : [{ id: leg.reservationId, paid: amountOf(leg) - leg.takenBack }],
    )
    if (going && back) await confirmRoundTrip(settling, going, back)
    else if (going) await confirmReservation(settling, going.id, going.paid)
  })

const giveBack = (deps: BusDeps, bookingId: number, reason: string): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now()
    const booking = await lockBooking(trx, bookingId)
    if (booking?.state !== 'paid' || booking.attemptId === null || booking.paid === null) return
    const { attemptId, paid: amount } = booking
    await updateBooking(trx, bookingId, { state: 'refunded' }, now)
    await deps.settleAlert(trx, 'bus_sale_open', String(bookingId))
    const settling = { trx, now, publish: deps.publish }
    const hasLeft = (leg: Leg): boolean => leg.departsAt <= now
    for (const leg of booking.legs)
      if (leg.reservationId !== null) {
        const because = hasLeft(leg) ? 'begun' : 'gone'
        await cancelForRefund(settling, leg.reservationId, amountOf(leg), because)
      }
    const isLate = booking.legs.some(hasLeft)
    const refundReason = isLate ? 'already_begun' : 'places_gone'
    await requestRefund(deps.payments, trx, { attemptId, amount, reason: refundReason })
    await deps.alert(trx, isLate ? 'paid_but_begun' : 'paid_but_gone', String(attemptId), {
      busBookingId: bookingId,
      amount,
      reason,
    })
  })

/** Scheduled: retries whatever isn't settled and is due. */
export async function settleSales(deps: BusDeps): Promise<void> {
  const due = await dueLooks(deps.db, deps.clock.now(), 50)
  await forEachIsolated(deps, due, (id) => settleSale(deps, id))
}
