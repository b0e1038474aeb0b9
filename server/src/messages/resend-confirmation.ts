import { queueMail } from '../domains/notifications/index.ts'
import { isTravelled, type Reservation } from '../domains/reservations/index.ts'
import type { Trx } from '../platform/database/connect.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { factsOf } from './facts.ts'

/** Sends the confirmation of a reservation with its tickets once more; false: it has none, or no address. */
export async function resendConfirmation(
  trx: Trx,
  jobs: Jobs,
  reservation: Reservation,
  key: string,
): Promise<boolean> {
  if (!isTravelled(reservation)) return false
  const facts = await factsOf(trx, reservation, reservation.total)
  const { email: to, language } = facts
  if (!to) return false
  await queueMail(trx, jobs, { kind: 'reservation-confirmed', facts, to, language, key })
  return true
}
