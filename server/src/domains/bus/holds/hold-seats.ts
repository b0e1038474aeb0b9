import { cairoDate } from '@rihla/contract/values/dates'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { Held, HoldRefused } from '../../../ports/bus-operator.ts'
import { askOperator, isNoAnswer } from '../ask-operator.ts'
import { areSameSeats, isLive, overlap, type Booking, type LegDraft } from '../booking.ts'
import { holderOf, keyOf } from '../hold-key.ts'
import type { BusDeps } from '../deps.ts'
import {
  deleteLegs,
  findBySession,
  insertBooking,
  lockBooking,
  lockOpenOf,
  lockTraveller,
  readBooking,
  updateBooking,
  writeLegs,
} from '../store.ts'
import { awaitLease, takeLease, type Occupied, type Turn } from '../booking-lease.ts'
import { endLease } from '../booking-lease-store.ts'
import { releaseEnded } from './release.ts'
import { quoteLegs, type LegRequest } from './quote-legs.ts'

/** Unpaid holds per traveller: bounds the seats kept from others for nothing. */
const MOST_HOLDS = 3

export type SeatRequest = {
  readonly userId: number
  readonly sessionId: string
  /** Where they ask from, as it is counted (`caller.address`). */
  readonly address: string
  /** Going, and maybe return. */
  readonly legs: readonly LegRequest[]
}

/**
 * Holds the seats of all legs or none. The same session with the same seats is answered the same hold;
 * with other seats it swaps them, all, or the old ones stay. What is asked is written down before the
 * operator is asked, and what it answered after, so that a repeated call finds its way from anywhere.
 */
export async function holdSeats(deps: BusDeps, request: SeatRequest): Promise<Booking | Refusal> {
  const drafts = await quoteLegs(deps, request.legs)
  if (isRefusal(drafts)) return drafts
  const { min, max } = await deps.bookableDays()
  const days = drafts.map(({ departsAt }) => cairoDate(departsAt))
  if (days.some((day) => day < min || day > max)) return refuse('trip_sale_closed')
  const begun = await awaitLease(deps, (trx) => begin(deps, trx, request, drafts))
  if (isRefusal(begun)) return begun
  if (!('token' in begun)) return begun
  const { booking, token } = begun
  const legs = drafts.map(({ tripId, seatIds }) => ({ tripId, seatIds }))
  const answer = await askOperator(deps, (it) =>
    it.hold({ key: keyOf(booking), legs, holder: holderOf(request) }),
  )
  if (isNoAnswer(answer)) {
    await endLease(deps.db, booking.id, token, false)
    return refuse('busy')
  }
  const same = areSameSeats(booking.legs, drafts)
  const written = await writeAnswer(deps, begun, same ? booking.legs : drafts, answer)
  // Seats taken over from another session that can't be swapped must not stay blocked.
  if (written === 'nothing_held') await releaseEnded(deps, booking.id)
  return written === 'nothing_held' ? toRefusal(answer as HoldRefused) : written
}

/** Finds or opens the booking of this request, and takes its turn; one that needs no asking is the answer. */
async function begin(
  deps: BusDeps,
  trx: Trx,
  request: SeatRequest,
  drafts: readonly LegDraft[],
): Promise<Turn | Booking | Refusal | Occupied> {
  const now = deps.clock.now()
  await lockTraveller(trx, request.userId)
  const known = await findBySession(trx, request.userId, request.sessionId)
  const mine = known && (await lockBooking(trx, known.id))
  if (!mine || isOver(mine, now)) {
    if (mine?.state === 'held') await updateBooking(trx, mine.id, { state: 'ended' }, now)
    return open(deps, trx, request, drafts)
  }
  if (mine.state === 'paid' || mine.state === 'sold') return refuse('already_booked')
  const same = areSameSeats(mine.legs, drafts)
  if (mine.state === 'paying') return same ? mine : refuse('payment_open')
  return same && !mine.requested ? mine : takeLease(deps, trx, mine, drafts)
}

/** What is over makes room for another booking of the same session, under another key. */
const isOver = (booking: Booking, now: Date): boolean =>
  booking.state === 'ended' ||
  booking.state === 'refunded' ||
  (booking.state === 'held' && !isLive(booking, now))

/**
 * A booking for a session that has none. Seats that the traveller holds under another session are
 * taken over: they chose them again, in another tab or after starting anew. The ids that the other
 * page knows become void, so that it can't pay for seats it doesn't show.
 */
async function open(
  deps: BusDeps,
  trx: Trx,
  request: SeatRequest,
  drafts: readonly LegDraft[],
): Promise<Turn | Refusal | Occupied> {
  const now = deps.clock.now()
  const mine = await lockOpenOf(trx, request.userId)
  const live = mine.filter((it) => it.state === 'asking' || isLive(it, now))
  const other = live.find((it) => overlap(it.legs, drafts))
  if (other?.state === 'paying') return refuse('payment_open')
  if (other) {
    const turn = await takeLease(deps, trx, other, drafts)
    if (typeof turn === 'symbol') return turn
    await deleteLegs(trx, other.id)
    await updateBooking(trx, other.id, { state: 'asking', sessionId: request.sessionId }, now)
    return turn
  }
  if (live.length >= MOST_HOLDS) return refuse('too_many_seats_held')
  const { userId, sessionId } = request
  const operator = deps.operator.name
  return takeLease(
    deps,
    trx,
    await insertBooking(trx, { userId, sessionId, operator, now }),
    drafts,
  )
}

const refusals = {
  trip_not_found: 'trip_not_found',
  seat_unknown: 'seat_unknown',
  sale_closed: 'trip_sale_closed',
  seat_taken: 'seat_taken',
  too_many: 'too_many_holds',
  paying: 'payment_open',
  sold: 'already_booked',
  busy: 'busy',
} as const satisfies Record<HoldRefused['refused'], string>

/** The traveller's refusal for an operator that won't hold. */
export const toRefusal = ({ refused }: HoldRefused): Refusal => refuse(refusals[refused])

/** Writes only while this request still has the turn: a newer one replaces what it requested. */
const writeAnswer = (
  { db, clock }: BusDeps,
  { booking, token }: Turn,
  drafts: readonly LegDraft[],
  answer: Held | HoldRefused,
): Promise<Booking | Refusal | 'nothing_held'> =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    await lockBooking(trx, booking.id)
    if (!(await endLease(trx, booking.id, token, true))) return refuse('busy')
    if ('refused' in answer) {
      const current = await readBooking(trx, booking.id)
      if (current?.state !== 'asking') return toRefusal(answer)
      await updateBooking(trx, booking.id, { state: 'ended' }, now)
      return 'nothing_held'
    }
    await writeLegs(trx, booking.id, drafts)
    await updateBooking(trx, booking.id, { state: 'held', expiresAt: answer.expiresAt }, now)
    const held = await readBooking(trx, booking.id)
    if (!held) throw new Error(`Bus booking ${booking.id} is gone`)
    return held
  })
