import { orBusy } from '../../../platform/database/or-busy.ts'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { BusOperator } from '../../../ports/bus-operator.ts'
import { actorOf, changeReservation, readReservations } from '../../reservations/index.ts'
import { askOperator, isNoAnswer, type NoAnswer } from '../ask-operator.ts'
import type { Booking, Leg, SeatChoice } from '../booking.ts'
import { awaitLease, takeLease, type Occupied } from '../booking-lease.ts'
import { endLease } from '../booking-lease-store.ts'
import type { BusDeps } from '../deps.ts'
import { keyOf } from '../hold-key.ts'
import { findByReservation, lockBooking } from '../store.ts'
import { maySwapSeats } from './change-policy.ts'
import { dropSwap, finishSwap, openSwaps, startSwap } from './change-store.ts'

type Request = {
  readonly userId: number
  readonly reservationId: number
  readonly seatIds: readonly number[]
}

/** A leg that the operator is being asked about, under the turn of its booking. */
type Asking = {
  readonly booking: Booking
  readonly leg: Leg
  readonly requested: SeatChoice
  readonly token: string
}

type Answer = Awaited<ReturnType<BusOperator['changeSeats']>> | NoAnswer

/** A request for other seats waits for its answer. */
const openBefore = Symbol('open before')

const areSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length

/**
 * Gives a sold leg other seats on its bus, all or none, until an hour before it leaves. What is asked is written down
 * before the operator is asked, and what it answered after; wherever a crash comes in between, the rest follows. With
 * the seats go the ticket's text, an event and a mail. A second call answers the same.
 */
export async function changeSeats(
  deps: BusDeps,
  request: Request,
): Promise<readonly string[] | Refusal> {
  const found = await findByReservation(deps.db, request.userId, request.reservationId)
  const leg = found?.legs.find((it) => it.reservationId === request.reservationId)
  if (!leg) return refuse('reservation_not_found')
  const requested = await seatChoiceOf(deps, leg, request.seatIds)
  if (isRefusal(requested)) return requested
  let begun = await awaitLease(deps, (trx) => begin(deps, trx, request, requested))
  if (begun === openBefore) {
    await settleSwap(deps, { bookingId: leg.bookingId, legId: leg.id })
    begun = await awaitLease(deps, (trx) => begin(deps, trx, request, requested))
  }
  if (begun === openBefore) return refuse('busy')
  if (isRefusal(begun) || !('token' in begun)) return begun
  return ask(deps, begun)
}

/** What stands on the seats that are asked for; refuses other than as many of that bus. */
async function seatChoiceOf(
  deps: BusDeps,
  leg: Leg,
  seatIds: readonly number[],
): Promise<SeatChoice | Refusal> {
  if (new Set(seatIds).size !== seatIds.length || seatIds.length !== leg.seatIds.length)
    return refuse('invalid_input')
  const seats = await askOperator(deps, (it) => it.seatMap(leg.tripId))
  if (isNoAnswer(seats)) return refuse('busy')
  const numbers = new Map(seats?.map((seat) => [seat.id, seat.number]))
  const seatNumbers = seatIds.flatMap((id) => numbers.get(id) ?? [])
  return seatNumbers.length === seatIds.length
    ? { seatIds, seatNumbers, from: leg.seatIds }
    : refuse('seat_unknown')
}

async function begin(
  deps: BusDeps,
  trx: Parameters<typeof takeLease>[1],
  { userId, reservationId }: Request,
  requested: SeatChoice,
): Promise<Asking | readonly string[] | Refusal | Occupied | typeof openBefore> {
  const found = await findByReservation(trx, userId, reservationId)
  const booking = found && (await lockBooking(trx, found.id))
  const leg = booking?.legs.find((it) => it.reservationId === reservationId)
  if (!booking || !leg) return refuse('reservation_not_found')
  if (!leg.requestedSeats && areSame(leg.seatIds, requested.seatIds)) return leg.seatNumbers
  const isPossible = deps.operator.capabilities.changesSeats
  if (!isPossible || !maySwapSeats(booking, leg, deps.clock.now()))
    return refuse('seats_not_changeable')
  const turn = await takeLease(deps, trx, booking, null)
  if (typeof turn === 'symbol') return turn
  if (leg.requestedSeats && !areSame(leg.requestedSeats.seatIds, requested.seatIds)) {
    await endLease(trx, booking.id, turn.token, false)
    return openBefore
  }
  const asked = { ...requested, from: leg.seatIds }
  await startSwap(trx, leg.id, asked)
  return { booking, leg, requested: asked, token: turn.token }
}

async function ask(deps: BusDeps, it: Asking): Promise<readonly string[] | Refusal> {
  const { booking, leg, requested } = it
  const answer = await askOperator(deps, (operator) =>
    operator.changeSeats(keyOf(booking), leg.tripId, {
      from: requested.from,
      to: requested.seatIds,
    }),
  )
  const written = await orBusy(() => writeAnswer(deps, it, answer))
  if (isRefusal(written)) return written
  if (isNoAnswer(answer)) return refuse('busy')
  if (answer === 'changed') return requested.seatNumbers
  return refuse(answer === 'refused' ? 'seats_not_changeable' : answer)
}

/** Does what the answer means, once; without one the request stands, and is asked about again. */
const writeAnswer = (
  { db, clock, publish }: BusDeps,
  { booking: { id, userId }, leg, requested, token }: Asking,
  answer: Answer,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id)
    await endLease(trx, id, token, false)
    const now = booking?.legs.find((it) => it.id === leg.id)
    const open = now?.requestedSeats
    if (isNoAnswer(answer) || !open || !areSame(open.seatIds, requested.seatIds)) return
    if (answer !== 'changed') return dropSwap(trx, leg.id)
    await finishSwap(trx, leg.id, requested)
    // Cancelled meanwhile: there is no ticket to send any more.
    if (now.cancellation) return
    const [reservation] = await readReservations(trx, [leg.reservationId ?? 0])
    const bus = reservation?.sold.bus
    if (!reservation || !bus) throw new Error(`Leg ${leg.id} was sold without a reservation`)
    const sold = { ...reservation.sold, bus: { ...bus, seats: requested.seatNumbers } }
    const by = { actor: actorOf(userId) }
    await changeReservation({ trx, now: clock.now(), publish }, reservation.id, { sold }, by)
  })

type LegRef = { readonly bookingId: number; readonly legId: number }

/** Asks again about seats that were asked for and not answered. */
async function settleSwap(deps: BusDeps, { bookingId, legId }: LegRef): Promise<void> {
  const begun = await deps.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, bookingId)
    const leg = booking?.legs.find((it) => it.id === legId)
    if (!booking || !leg?.requestedSeats) return null
    const turn = await takeLease(deps, trx, booking, null)
    if (typeof turn === 'symbol') return null
    return { booking, leg, requested: leg.requestedSeats, token: turn.token }
  })
  if (begun) await ask(deps, begun)
}

/** Scheduled: asks about seats that were asked for and not answered, as after a crash. */
export async function finishSwaps(deps: BusDeps): Promise<void> {
  const open = await openSwaps(deps.db, deps.clock.now(), 50)
  await forEachIsolated(deps, open, (ref) => settleSwap(deps, ref))
}
