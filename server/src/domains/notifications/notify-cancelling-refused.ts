import type { Trx } from '../../platform/database/connect.ts'
import { nameOf, type ReservationFacts } from './facts.ts'
import { queueMail } from './mail-queue.ts'
import { createNotification, type NotifyDeps } from './notify-traveller.ts'
import { isolate, whenText } from './phrases.ts'

/** The hotel or the bus company doesn't cancel it: notice and mail say that it stands. Once for each asking. */
export async function notifyCancellingRefused(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  askedAt: Date,
): Promise<void> {
  const [en, ar] = [isolate(nameOf(facts, 'en')), isolate(nameOf(facts, 'ar'))]
  const message = {
    en: `${facts.bus ? 'The bus company' : 'The hotel'} did not agree to cancel ${en}, ${whenText(facts, 'en')}. Your booking stands.`,
    ar: `${facts.bus ? 'لم توافق شركة الأتوبيسات' : 'لم يوافق الفندق'} على إلغاء ${ar}، ${whenText(facts, 'ar')}. حجزك ما زال قائمًا.`,
  }
  const occasion = `:${askedAt.toISOString()}`
  const key = await createNotification(trx, clock, facts, 'CancellingRefused', message, occasion)
  if (!facts.email) return
  const { email: to, language } = facts
  await queueMail(trx, jobs, { kind: 'cancelling-refused', facts, to, language, key })
}
