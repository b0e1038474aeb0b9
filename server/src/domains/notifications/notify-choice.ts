import type { Trx } from '../../platform/database/connect.ts'
import { nameOf, type ReservationFacts } from './facts.ts'
import { queueMail } from './mail-queue.ts'
import { createNotification, type NotifyDeps } from './notify-traveller.ts'
import { amountText, isolate, momentText } from './phrases.ts'

/** Money came too late: notice and mail say what may be chosen for it, and until when. Once. */
export async function notifyChoice(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  deadline: Date,
): Promise<void> {
  const key = await createNotification(trx, clock, facts, 'ChoiceOffered', {
    en: `The last places of ${isolate(nameOf(facts, 'en'))} were taken before your payment arrived. Choose another day or ${amountText(facts.amountPiastres, 'en')} back by ${momentText(deadline, 'en')}.`,
    ar: `حُجزت آخر أماكن ${isolate(nameOf(facts, 'ar'))} قبل وصول المبلغ. اختر يومًا آخر أو استرد ${amountText(facts.amountPiastres, 'ar')} قبل ${momentText(deadline, 'ar')}.`,
  })
  if (!facts.email) return
  const { email: to, language } = facts
  const until = deadline.toISOString()
  await queueMail(trx, jobs, { kind: 'late-choice', facts, deadline: until, to, language, key })
}
