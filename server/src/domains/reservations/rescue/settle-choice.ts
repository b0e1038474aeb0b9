import type { Reservation } from '../reservation.ts'
import {
  confirmReservation,
  locked,
  move,
  restate,
  type Agreed,
  type Settling,
} from '../settle-reservation.ts'
import { noteChoice, setDays } from '../store.ts'

/**
 * Paid, but the places were gone by then: its traveller chooses what becomes of the money until the deadline. False
 * when that can't be any more. `amount` in piastres.
 */
export async function offerChoice(
  it: Settling,
  id: number,
  { amount, deadline }: { readonly amount: number; readonly deadline: Date },
): Promise<boolean> {
  const reservation = await locked(it, id)
  if (reservation.confirmedAt || reservation.status === 'Cancelled') return false
  await noteChoice(it.trx, id, deadline)
  const change = { status: 'Under Review', paymentStatus: 'Paid', paid: amount } as const
  // A receipt of it may be looked at, too: that is the same status.
  const write = reservation.status === change.status ? restate : move
  const offered = await write(it, reservation, change, 'choice_offered')
  await it.publish(it.trx, {
    type: 'ChoiceOffered',
    reservation: { ...offered, chooseBy: deadline },
    amount,
    deadline,
  })
  return true
}

type Taken = Pick<Reservation, 'fromDate' | 'toDate' | 'paid'> & { readonly agreed: Agreed }

/** Its traveller took another day: confirmed for that one, at its price. False when it already was. */
export async function takeAlternative(
  it: Settling,
  id: number,
  { paid, agreed, ...days }: Taken,
): Promise<boolean> {
  await noteChoice(it.trx, id, null)
  await setDays(it.trx, id, days)
  return confirmReservation(it, id, paid, agreed)
}
