import { notifyChanged, type NotifyDeps } from '../domains/notifications/index.ts'
import type { ReservationEvent } from '../domains/reservations/index.ts'
import type { Trx } from '../platform/database/connect.ts'
import { factsOf, isPaidByHand } from './facts.ts'

/** The message after a change of a booking: what was, what is, and what of the money. */
export async function sendChangeMessage(
  trx: Trx,
  deps: NotifyDeps,
  { reservation, changes, money, key }: Extract<ReservationEvent, { type: 'ReservationChanged' }>,
): Promise<void> {
  const facts = {
    ...(await factsOf(trx, reservation, reservation.paid)),
    refundedByHand: isPaidByHand(reservation),
  }
  await notifyChanged(trx, deps, facts, { changes, money, key })
}
