import type { Language } from '@rihla/contract/values/language'
import { queueMail } from '../domains/notifications/index.ts'
import { dueOf, type Reservation } from '../domains/reservations/index.ts'
import type { Trx } from '../platform/database/connect.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { factsOf } from './facts.ts'

type Letter = { readonly text: string; readonly language: Language; readonly key: string }

/** Queues what staff wrote to whoever booked; false: there is no address. */
export async function sendLetter(
  trx: Trx,
  jobs: Jobs,
  reservation: Reservation,
  { text, language, key }: Letter,
): Promise<boolean> {
  const facts = await factsOf(trx, reservation, dueOf(reservation) || reservation.total)
  const { email: to } = facts
  if (!to) return false
  await queueMail(trx, jobs, { kind: 'letter', facts, text, to, language, key })
  return true
}
