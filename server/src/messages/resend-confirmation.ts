import { queueMail } from '../domains/notifications/index.ts'
import { isTravelled, type Reservation } from '../domains/reservations/index.ts'
import type { Trx } from '../platform/database/connect.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { factsOf } from './facts.ts'
import { balanceOf } from './send-deposit-message.ts'

/**
 * Sends the confirmation of a reservation once more, with its tickets, or with what is left to pay; false: it has
 * none, or no address.
 */
export async function resendConfirmation(
  trx: Trx,
  jobs: Jobs,
  reservation: Reservation,
  { key, now }: { readonly key: string; readonly now: Date },
): Promise<boolean> {
  if (!isTravelled(reservation)) return false
  const inParts = reservation.status === 'Deposit Paid'
  const amount = inParts ? reservation.paid : reservation.total
  const facts = await factsOf(trx, reservation, amount)
  const { email: to, language } = facts
  if (!to) return false
  const about = { facts, to, language, key }
  await (inParts
    ? queueMail(trx, jobs, { kind: 'deposit-paid', balance: balanceOf(reservation, now), ...about })
    : queueMail(trx, jobs, { kind: 'reservation-confirmed', ...about }))
  return true
}
