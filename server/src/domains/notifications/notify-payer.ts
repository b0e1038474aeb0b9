import type { Trx } from '../../platform/database/connect.ts'
import { nameOf, type ReservationFacts } from './facts.ts'
import { queueMail } from './mail-queue.ts'
import type { HowToPay } from './mails/how-to-pay.ts'
import { createNotification, type NotifyDeps } from './notify-traveller.ts'
import { amountText, isolate, momentText } from './phrases.ts'

/** A traveller chose to pay later: notice and mail say how and until when, once for each `occasion`. */
export async function notifyHowToPay(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  { how, occasion }: { readonly how: HowToPay; readonly occasion: string },
): Promise<void> {
  const deadline = new Date(how.deadline)
  const message = {
    en: `${isolate(nameOf(facts, 'en'))} is held for you. Pay ${amountText(facts.amountPiastres, 'en')} by ${momentText(deadline, 'en')}.`,
    ar: `${isolate(nameOf(facts, 'ar'))} محجوز لك. ادفع ${amountText(facts.amountPiastres, 'ar')} حتى ${momentText(deadline, 'ar')}.`,
  }
  const key = await createNotification(trx, clock, facts, 'PaymentDue', message, `:how:${occasion}`)
  if (!facts.email) return
  const { email: to, language } = facts
  await queueMail(trx, jobs, { kind: 'how-to-pay', facts, how, to, language, key })
}
