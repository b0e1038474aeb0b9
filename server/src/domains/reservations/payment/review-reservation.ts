import { mayBecome, type Reservation } from '../reservation.ts'
import { locked, move, type Settling } from '../settle-reservation.ts'
import { noteDeadline, noteInstructions } from '../store.ts'

/** Its traveller has sent a receipt: staff look at it. Null when it waits for no payment any more. */
export async function reviewReservation(it: Settling, id: number): Promise<Reservation | null> {
  const reservation = await locked(it, id)
  if (reservation.status === 'Under Review')
    return reservation.chooseBy === null ? reservation : null
  if (!mayBecome(reservation.status, 'Under Review') || reservation.confirmedAt) return null
  const change = { status: 'Under Review', paymentStatus: 'Pending' } as const
  return move(it, reservation, change, 'proof_received')
}

/**
 * What its receipt was about came, and buys nothing any more: it is over, and the money goes back. Whoever gives it back
 * tells its traveller. False when it isn't under review, or its traveller chooses what becomes of other money.
 */
export async function endReviewed(it: Settling, id: number): Promise<boolean> {
  const reservation = await locked(it, id)
  if (reservation.status !== 'Under Review' || reservation.chooseBy !== null) return false
  const change = { status: 'Cancelled', paymentStatus: 'Refunded', paid: 0 } as const
  await move(it, reservation, change, 'proof_returned')
  return true
}

type Rejected = {
  readonly staff: string
  readonly reason: string
  /** Until when and how its traveller may pay all the same; null: it is over. */
  readonly again: {
    readonly until: Date
    readonly instructions: Reservation['paymentInstructions']
  } | null
}

/** The receipt was not accepted: it waits for its payment again, or is rejected. Null when not under review. */
export async function rejectReservation(
  it: Settling,
  id: number,
  { staff, reason, again }: Rejected,
): Promise<Reservation | null> {
  const reservation = await locked(it, id)
  if (reservation.status !== 'Under Review') return null
  const by = { actor: `staff:${staff}`, detail: { reason } }
  if (!again) {
    const change = { status: 'Rejected', paymentStatus: 'Failed' } as const
    return move(it, reservation, change, 'proof_rejected', by)
  }
  await noteDeadline(it.trx, id, again.until)
  await noteInstructions(it.trx, id, again.instructions)
  const change = { status: 'Pending Payment', paymentStatus: 'Unpaid' } as const
  const { until: paymentDeadline, instructions: paymentInstructions } = again
  const moved = await move(it, reservation, change, 'proof_rejected', by)
  return { ...moved, paymentDeadline, paymentInstructions }
}
