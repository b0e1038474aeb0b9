import type { Sold } from '../reservation.ts'
import { locked, move, type Agreed, type Settling } from '../settle-reservation.ts'
import { noteBalanceReminders, setAgreed } from '../store.ts'

const DAY_MS = 86_400_000
/** With less time than this until the rest is due, no reminder: the confirmation has just said it. */
const REMINDED_DAYS = 4

/**
 * The deposit is here and the places are sold: booked, with the rest to be paid until `balanceDueAt`. False when it
 * already was. `paid` in piastres.
 */
export async function receiveDeposit(
  it: Settling,
  id: number,
  { paid, agreed, balanceDueAt }: { paid: number; agreed: Agreed; balanceDueAt: Date },
): Promise<boolean> {
  await setAgreed(it.trx, id, agreed)
  const reservation = await locked(it, id)
  if (reservation.confirmedAt) return false
  const change = {
    status: 'Deposit Paid',
    paymentStatus: 'Deposit Paid',
    paid,
    confirmedAt: it.now,
    paymentDeadline: balanceDueAt,
  } as const
  const booked = await move(it, reservation, change, 'deposit_paid')
  if (balanceDueAt.getTime() - it.now.getTime() < REMINDED_DAYS * DAY_MS)
    await noteBalanceReminders(it.trx, id, 1)
  await it.publish(it.trx, { type: 'DepositPaid', reservation: booked })
  return true
}

/**
 * The rest of a booking is here, `amount` in piastres: paid in full, at the price that its page showed. False when
 * it waits for none.
 */
export async function receiveBalance(
  it: Settling,
  id: number,
  { amount, total, sold }: { amount: number; total: number; sold: Sold },
): Promise<boolean> {
  const reservation = await locked(it, id)
  if (reservation.status !== 'Deposit Paid') return false
  const change = { status: 'Full Paid', paymentStatus: 'Paid', paid: total, total, sold } as const
  const paid = await move(it, reservation, change, 'balance_paid')
  await it.publish(it.trx, { type: 'BalancePaid', reservation: paid, amount })
  return true
}
