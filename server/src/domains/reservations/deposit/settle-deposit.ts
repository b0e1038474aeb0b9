import type { Sold } from '../reservation.ts'
import { locked, move, type Agreed, type Settling } from '../settle-reservation.ts'
import { noteBalanceReminders, setAgreed } from '../store.ts'

const DAY_MS = 86_400_000
/** With less time than this until the rest is due, no first reminder: a mail has just said it. */
const REMINDED_DAYS = 4

/** How many reminders of a rest count as sent when its traveller has just been told until when it is due. */
export const remindedAlready = (dueAt: Date, now: Date): 0 | 1 =>
  dueAt.getTime() - now.getTime() < REMINDED_DAYS * DAY_MS ? 1 : 0

/** How many reminders of a rest are still to come, three days before it is due and one day before. */
export const remindersToCome = (dueAt: Date, now: Date): 0 | 1 | 2 => {
  if (remindedAlready(dueAt, now) === 0) return 2
  return dueAt.getTime() - now.getTime() > DAY_MS ? 1 : 0
}

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
  const reminded = remindedAlready(balanceDueAt, it.now)
  if (reminded > 0) await noteBalanceReminders(it.trx, id, reminded)
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
