import type { Trx } from '../../platform/database/connect.ts'
import type { PublishReservation } from './events.ts'
import { newReference } from './reference.ts'
import { mayBecome, type Reservation } from './reservation.ts'
import {
  findBySource,
  lockReservation,
  setAgreed,
  setStatus,
  upsertReservation,
  writeEvent,
  type NewReservation,
  type StatusChange,
} from './store.ts'

export type Settling = {
  readonly trx: Trx
  readonly now: Date
  readonly publish: PublishReservation
}

/**
 * Opens a reservation that waits for its payment, or brings the one of the same source up to date.
 * Null when it is settled already. `actor`: who did, where that isn't its traveller.
 */
export async function openReservation(
  trx: Trx,
  facts: Omit<NewReservation, 'reference'>,
  actor = actorOf(facts.userId),
): Promise<Reservation | null> {
  const known = await findBySource(trx, facts.sourceKind, facts.sourceId)
  const before = known && (await lockReservation(trx, known.id))
  const reference = before?.reference ?? newReference(facts.module)
  const opened = await upsertReservation(trx, { ...facts, reference })
  // Another reference than ours: a concurrent call opened it, and has written the event.
  const changed = before ? opened?.status !== before.status : opened?.reference === reference
  if (opened && changed)
    await writeEvent(trx, {
      reservationId: opened.id,
      kind: before ? 'reopened' : 'opened',
      from: before?.status ?? null,
      to: opened.status,
      actor,
      at: facts.createdAt,
    })
  return opened
}

/** Who did something, as events say it. */
export const actorOf = (userId: number | null): string =>
  userId === null ? 'guest' : `user:${userId}`

type By = { readonly actor: string; readonly detail?: object }

/** Moves a locked reservation to another status, and leaves an event. Throws where it can't go. */
export async function move(
  it: Settling,
  reservation: Reservation,
  change: StatusChange,
  kind: string,
  by?: By,
): Promise<Reservation> {
  if (!mayBecome(reservation.status, change.status))
    throw new Error(
      `Reservation ${reservation.id} can't go from ${reservation.status} to ${change.status}`,
    )
  return restate(it, reservation, change, kind, by)
}

/** Writes down how a locked reservation stands now, be it in the status that it had, and leaves an event. */
export async function restate(
  it: Settling,
  reservation: Reservation,
  change: StatusChange,
  kind: string,
  by: By = { actor: 'system' },
): Promise<Reservation> {
  await setStatus(it.trx, reservation.id, change)
  await writeEvent(it.trx, {
    reservationId: reservation.id,
    kind,
    from: reservation.status,
    to: change.status,
    at: it.now,
    priceChange: reservation.confirmedAt
      ? (change.total ?? reservation.total) - reservation.total
      : 0,
    ...by,
  })
  const { confirmedAt = reservation.confirmedAt } = change
  return { ...reservation, ...change, confirmedAt }
}

/** A reservation that exists, locked until the transaction ends. */
export const locked = async (it: Pick<Settling, 'trx'>, id: number): Promise<Reservation> => {
  const reservation = await lockReservation(it.trx, id)
  if (!reservation) throw new Error(`No reservation ${id}`)
  return reservation
}

type Paid = { readonly id: number; readonly paid: number }

/** Null when it already was. */
async function confirm(it: Settling, { id, paid }: Paid): Promise<Reservation | null> {
  const reservation = await locked(it, id)
  if (reservation.confirmedAt) return null
  const change = { status: 'Confirmed', paymentStatus: 'Paid', paid, confirmedAt: it.now } as const
  return move(it, reservation, change, 'confirmed')
}

/** What the page that was paid showed: it may not be the one that was opened last. */
export type Agreed = Pick<Reservation, 'sold' | 'total' | 'paymentMethod' | 'deposit'> &
  Partial<Pick<Reservation, 'points'>>

/** Paid and sold: confirmed, as `agreed` if given. False when it already was. `paid` in piastres. */
export async function confirmReservation(
  it: Settling,
  id: number,
  paid: number,
  agreed?: Agreed,
): Promise<boolean> {
  if (agreed) await setAgreed(it.trx, id, agreed)
  const reservation = await confirm(it, { id, paid })
  if (reservation) await it.publish(it.trx, { type: 'ReservationConfirmed', reservation })
  return reservation !== null
}

/** Confirms both ways of a journey, paid and sold at once; emitted as one event. */
export async function confirmRoundTrip(it: Settling, going: Paid, back: Paid): Promise<boolean> {
  const ways = [await confirm(it, going), await confirm(it, back)]
  const [reservation, other] = ways.filter((way) => way !== null)
  if (reservation)
    await it.publish(it.trx, {
      type: 'ReservationConfirmed',
      reservation,
      ...(other && { back: other }),
    })
  return reservation !== undefined
}

/**
 * Paid, and its seller must still confirm: under review until then. False when that is so already, or
 * settled. `paid` in piastres: all of it, or its deposit.
 */
export async function reviewPaid(it: Settling, id: number, paid: number): Promise<boolean> {
  const reservation = await locked(it, id)
  if (reservation.confirmedAt || !mayBecome(reservation.status, 'Under Review')) return false
  const paymentStatus = reservation.deposit === null ? 'Paid' : 'Deposit Paid'
  const change = { status: 'Under Review', paymentStatus, paid } as const
  await move(it, reservation, change, 'paid_unconfirmed')
  return true
}

const lost = { gone: 'refunded_places_gone', begun: 'refunded_already_begun' } as const

/**
 * Paid, but nothing is left to sell, or it has begun: cancelled, and the money goes back. False when settled before.
 */
export async function cancelForRefund(
  it: Settling,
  id: number,
  amount: number,
  because: keyof typeof lost = 'gone',
): Promise<boolean> {
  const reservation = await locked(it, id)
  if (reservation.status === 'Cancelled' || reservation.confirmedAt) return false
  const change = { status: 'Cancelled', paymentStatus: 'Refunded', paid: 0 } as const
  await it.publish(it.trx, {
    type: 'ReservationRefunded',
    amount,
    because,
    reservation: await move(it, reservation, change, lost[because]),
  })
  return true
}

type Cancelling = {
  /** Not by its traveller: its rest wasn't paid in time. */
  readonly because?: 'balance_unpaid'
  readonly refund: number
  /** What stays with us as the fee, where the traveller's mail says it. */
  readonly kept?: number
  readonly actor: string
  readonly detail: object
}

/**
 * Cancels on its owner's behalf; `refund` of what was paid goes back. False when it was cancelled
 * before, or never confirmed.
 */
export async function cancelReservation(
  it: Settling,
  id: number,
  { refund, kept, actor, detail, because }: Cancelling,
): Promise<boolean> {
  const reservation = await locked(it, id)
  if (!mayBecome(reservation.status, 'Cancelled') || !reservation.confirmedAt) return false
  // Part of what comes back may have been paid for the other leg of the same journey.
  const paid = Math.max(0, reservation.paid - refund)
  const change = {
    status: 'Cancelled',
    paymentStatus: refund > 0 ? 'Refunded' : reservation.paymentStatus,
    paid,
    refunded: reservation.paid - paid,
  } as const
  await it.publish(it.trx, {
    type: 'ReservationCancelled',
    amount: refund,
    ...(kept !== undefined && { kept }),
    ...(because && { because }),
    reservation: await move(it, reservation, change, 'cancelled', { actor, detail }),
  })
  return true
}

/** Cancels what waits for its payment, on its owner's behalf. False when it doesn't. */
export async function cancelUnpaid(it: Settling, id: number, actor: string): Promise<boolean> {
  const reservation = await locked(it, id)
  if (reservation.status !== 'Pending Payment') return false
  const change = { status: 'Cancelled', paymentStatus: 'Cancelled' } as const
  await it.publish(it.trx, {
    type: 'ReservationCancelled',
    amount: 0,
    kept: 0,
    reservation: await move(it, reservation, change, 'cancelled', { actor }),
  })
  return true
}

/** The hold ended unpaid. False when it is anything but waiting for its payment. */
export async function expireReservation(it: Settling, id: number): Promise<boolean> {
  const reservation = await locked(it, id)
  if (reservation.status !== 'Pending Payment') return false
  const change = { status: 'Expired', paymentStatus: 'Unpaid' } as const
  await it.publish(it.trx, {
    type: 'ReservationExpired',
    reservation: await move(it, reservation, change, 'expired'),
  })
  return true
}

/** Paid and over: completed, without a notification. False when it can't be, or is already. */
export async function completeReservation(it: Settling, id: number): Promise<boolean> {
  const reservation = await locked(it, id)
  if (!mayBecome(reservation.status, 'Completed')) return false
  const change = { status: 'Completed', paymentStatus: reservation.paymentStatus } as const
  await it.publish(it.trx, {
    type: 'ReservationCompleted',
    reservation: await move(it, reservation, change, 'completed'),
  })
  return true
}
