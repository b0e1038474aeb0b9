import type { Language } from '@rihla/contract/values/language'
import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import { CURRENCY } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { HoldRefused, SeatHolder } from '../../../ports/bus-operator.ts'
import { openAttempt, openPage, readMethod } from '../../payments/index.ts'
import { openReservation } from '../../reservations/index.ts'
import { askOperator, isNoAnswer, type NoAnswer } from '../ask-operator.ts'
import { goingOf, isLive, returnOf, termsOf, totalOf, type Booking } from '../booking.ts'
import { holderOf, keyOf } from '../hold-key.ts'
import { toRefusal } from '../holds/hold-seats.ts'
import { releaseEnded } from '../holds/release.ts'
import { ORDER_KIND, type BusDeps } from '../deps.ts'
import { findByLeg, lockBooking, setReservation, updateBooking } from '../store.ts'
import { awaitLease, takeLease, type Occupied, type Turn } from '../booking-lease.ts'
import { endLease } from '../booking-lease-store.ts'
import { readPassenger, type Passenger } from './read-passenger.ts'
import { reservationOf } from './sold-leg.ts'

export type BookRequest = {
  readonly userId: number
  /** Where they ask from, as it is counted (`caller.address`). */
  readonly address: string
  readonly goingId: number
  readonly returnId: number | null
  readonly name: string
  readonly phone: string
  readonly method: string | number
  readonly language: Language
}

/**
 * Paid at once, on a gateway's page: the operator holds no longer. No page of ours lists methods with their
 * fees, so whatever they cost is borne by us.
 */
const wanted = { module: 'Bus', kinds: ['page'] } as const

/**
 * Starts paying for what is held: makes sure that the operator holds the very seats that we show, keeps
 * the hold to outlive the gateway's page, opens a reservation for each leg, and answers the page's
 * address for the one amount of both. Repeated, it answers the same payment.
 */
export async function bookSeats(
  deps: BusDeps,
  request: BookRequest,
): Promise<{ paymentUrl: string } | Refusal> {
  const passenger = await readPassenger(deps, request.userId, request)
  if (isRefusal(passenger)) return passenger
  const method = await readMethod(deps.payments, deps.db, request.method, wanted)
  if (isRefusal(method)) return method
  const turn = await awaitLease(deps, (trx) => begin(deps, trx, request))
  if (isRefusal(turn)) return turn
  const expiresAt = await keepHold(deps, turn.booking, holderOf(request))
  if (isNoAnswer(expiresAt) || isRefusal(expiresAt)) {
    const settled = !isNoAnswer(expiresAt)
    await endLease(deps.db, turn.booking.id, turn.token, settled)
    if (settled && turn.booking.state === 'held' && expiresAt.refusal !== 'busy')
      await endHold(deps, turn.booking.id)
    return settled ? expiresAt : refuse('busy')
  }
  const agreed = await openReservations(deps, turn, {
    request,
    method: method.id,
    passenger,
    expiresAt,
  })
  if (isRefusal(agreed)) return agreed
  const contact = await deps.contactOf(request.userId)
  return openPage(deps.payments, agreed.opened, {
    description: goingOf(agreed.booking).trip.to.name[request.language],
    buyer: { ...passenger, email: contact?.email ?? null },
  })
}

async function begin(
  deps: BusDeps,
  trx: Trx,
  request: BookRequest,
): Promise<Turn | Refusal | Occupied> {
  const found = await findByLeg(trx, request.userId, request.goingId)
  const booking = found && (await lockBooking(trx, found.id))
  if (booking?.legs.length !== (request.returnId === null ? 1 : 2))
    return refuse('booking_not_found')
  if (goingOf(booking).id !== request.goingId) return refuse('booking_not_found')
  if ((returnOf(booking)?.id ?? null) !== request.returnId) return refuse('booking_not_found')
  if (booking.state === 'paid' || booking.state === 'sold') return refuse('already_booked')
  if (!isLive(booking, deps.clock.now())) return refuse('hold_ended')
  return takeLease(deps, trx, booking, null)
}

/**
 * Keeps the hold for the payment page; answers until when. Before the first time, it is held once more:
 * the same seats change nothing, and if the operator had heard of others last, it has ours again.
 */
async function keepHold(
  deps: BusDeps,
  booking: Booking,
  holder: SeatHolder,
): Promise<Date | Refusal | NoAnswer> {
  const key = keyOf(booking)
  let held = booking.expiresAt
  if (booking.state === 'held') {
    const legs = booking.legs.map(({ tripId, seatIds }) => ({ tripId, seatIds }))
    const answer = await askOperator(deps, (it) => it.hold({ key, legs, holder }))
    if (isNoAnswer(answer)) return answer
    // Already kept for a payment: a crash came between that and our note of it.
    if ('refused' in answer && answer.refused !== 'paying') return whyNot(answer)
    if ('expiresAt' in answer) held = answer.expiresAt
  }
  if (deps.operator.capabilities.keepsForPayment) {
    const hold = await askOperator(deps, (it) => it.keepForPayment(key))
    if (isNoAnswer(hold)) return hold
    held = hold?.expiresAt ?? null
  }
  return held && held > deps.clock.now() ? held : refuse('hold_ended')
}

/**
 * The refusal when seats aren't held any more: whatever the cause, the traveller must hold again.
 */
const whyNot = (answer: HoldRefused): Refusal =>
  answer.refused === 'trip_not_found' || answer.refused === 'seat_unknown'
    ? refuse('hold_ended')
    : toRefusal(answer)

/** The operator holds it no more: so do we. */
async function endHold(deps: BusDeps, bookingId: number): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, bookingId)
    if (booking?.state === 'held')
      await updateBooking(trx, bookingId, { state: 'ended' }, deps.clock.now())
  })
  await releaseEnded(deps, bookingId)
}

type Paying = {
  readonly request: BookRequest
  readonly method: PaymentMethodId
  readonly passenger: Passenger
  readonly expiresAt: Date
}

type Agreed = {
  readonly booking: Booking
  readonly opened: Awaited<ReturnType<typeof openAttempt>>
}

/** Records the payment with its seats and amount, and opens the reservations that it is for. */
const openReservations = (
  { db, clock, payments }: BusDeps,
  { booking: { id }, token }: Turn,
  { request, method, passenger, expiresAt }: Paying,
): Promise<Agreed | Refusal> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    const booking = await lockBooking(trx, id)
    if (!(await endLease(trx, id, token, true)) || !booking) return refuse('busy')
    if (booking.state === 'paid' || booking.state === 'sold') return refuse('already_booked')
    if (booking.state !== 'held' && booking.state !== 'paying') return refuse('hold_ended')
    const passengerFields = { passengerName: passenger.name, passengerPhone: passenger.phone }
    await updateBooking(trx, id, { state: 'paying', expiresAt, ...passengerFields }, now)
    const { userId, language } = request
    const about = { userId, method, passenger, language, deadline: expiresAt, now }
    for (const leg of booking.legs) {
      const reservation = await openReservation(trx, reservationOf(leg, about))
      if (!reservation) return refuse('already_booked')
      await setReservation(trx, leg.id, reservation.id)
    }
    const opened = await openAttempt(payments, trx, {
      orderKind: ORDER_KIND,
      orderId: id,
      userId,
      method,
      amount: totalOf(booking.legs),
      fee: 0,
      currency: CURRENCY,
      terms: termsOf(booking.legs),
      promocodeId: null,
      language,
      expiresAt,
    })
    return { booking, opened }
  })
