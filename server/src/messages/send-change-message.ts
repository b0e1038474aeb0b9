import {
  notifyChanged,
  notifyChangeLink,
  notifyStopMoved,
  type NotifyDeps,
} from '../domains/notifications/index.ts'
import { guestKeys, type ReservationEvent } from '../domains/reservations/index.ts'
import type { Trx } from '../platform/database/connect.ts'
import { factsOf, termsInWords } from './facts.ts'
import { howBack } from './refunds.ts'
import { balanceOf } from './send-deposit-message.ts'

/** The message after a change of a booking: what was, what is, and what of the money. */
export async function sendChangeMessage(
  trx: Trx,
  deps: NotifyDeps,
  { reservation, changes, money, key }: Extract<ReservationEvent, { type: 'ReservationChanged' }>,
): Promise<void> {
  const facts = {
    ...(await factsOf(trx, reservation, reservation.paid)),
    ...(money.back > 0 && (await howBack(trx, reservation, { amount: money.back }))),
  }
  const balance = reservation.status === 'Deposit Paid' && {
    balance: balanceOf(reservation, deps.clock.now()),
  }
  await notifyChanged(trx, deps, facts, { changes, money, ...balance, key })
}

/** Stops of its bus are elsewhere by now: where they were, where they are, and how cancelling stands. */
export async function sendStopMoved(
  trx: Trx,
  deps: NotifyDeps,
  { reservation, stops, cancelling, key }: Extract<ReservationEvent, { type: 'StopMoved' }>,
): Promise<void> {
  const isBooked = reservation.confirmedAt !== null
  const facts = await factsOf(trx, reservation, isBooked ? reservation.paid : reservation.total)
  await notifyStopMoved(trx, deps, facts, { stops, cancelling, isBooked, key })
}

/** Staff agreed to a change that costs more: the link that pays, which needs no account. */
export async function sendChangeLink(
  trx: Trx,
  deps: NotifyDeps,
  {
    reservation,
    changeId,
    changes,
    cancellation,
    amount,
    deadline,
    key,
  }: Extract<ReservationEvent, { type: 'ChangeLinkAsked' }>,
): Promise<void> {
  const guest = await guestKeys(trx, reservation.reference)
  const facts = { ...(await factsOf(trx, reservation, amount)), guest }
  const after = cancellation && termsInWords(cancellation, deps.clock.now())
  await notifyChangeLink(trx, deps, facts, { changeId, changes, after, deadline, key })
}
