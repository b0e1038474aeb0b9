import { queueMail } from '../domains/notifications/index.ts'
import { isTravelled, mayChoose, type Reservation } from '../domains/reservations/index.ts'
import type { Trx } from '../platform/database/connect.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { factsOf } from './facts.ts'
import { balanceOf } from './send-deposit-message.ts'

/**
 * Sends the confirmation of a reservation once more, with its tickets, or with what is left to pay; of one whose money
 * came too late, what may be chosen for it. False: it has none of these, or no address.
 */
export async function resendConfirmation(
  trx: Trx,
  jobs: Jobs,
  reservation: Reservation,
  { key, now }: { readonly key: string; readonly now: Date },
): Promise<boolean> {
  if (mayChoose(reservation, now)) return resendChoice(trx, jobs, reservation, key)
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

async function resendChoice(
  trx: Trx,
  jobs: Jobs,
  reservation: Reservation & { readonly chooseBy: Date },
  key: string,
): Promise<boolean> {
  const facts = await factsOf(trx, reservation, reservation.paid)
  const { email: to, language } = facts
  if (!to) return false
  const deadline = reservation.chooseBy.toISOString()
  await queueMail(trx, jobs, { kind: 'late-choice', facts, deadline, to, language, key })
  return true
}
