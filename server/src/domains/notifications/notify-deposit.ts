import type { Trx } from '../../platform/database/connect.ts'
import { nameOf, type ReservationFacts } from './facts.ts'
import { queueMail } from './mail-queue.ts'
import type { BalanceFacts } from './mails/deposit/deposit-paid.ts'
import { howRefundedInShort } from './mails/refunds/how-refunded.ts'
import { createNotification, type NotifyDeps } from './notify-traveller.ts'
import { amountText, isolate, momentText, whenText } from './phrases.ts'

/** Booked with a deposit, `amountPiastres`: notice and mail say what is left and until when. */
export async function notifyDepositPaid(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  balance: BalanceFacts,
): Promise<void> {
  const dueAt = new Date(balance.dueAt)
  const message = {
    en: `${isolate(nameOf(facts, 'en'))} is booked for ${whenText(facts, 'en')}. ${amountText(balance.left, 'en')} is left to pay by ${momentText(dueAt, 'en')}.`,
    ar: `تم حجز ${isolate(nameOf(facts, 'ar'))}، ${whenText(facts, 'ar')}. المتبقي ${amountText(balance.left, 'ar')}، ويُدفع قبل ${momentText(dueAt, 'ar')}.`,
  }
  const key = await createNotification(
    trx,
    clock,
    facts,
    'ReservationConfirmed',
    message,
    ':deposit',
  )
  if (!facts.email) return
  const { email: to, language } = facts
  await queueMail(trx, jobs, { kind: 'deposit-paid', facts, balance, to, language, key })
}

/** The rest is due soon: notice and mail, once for each reminder of each date. */
export async function notifyBalanceDue(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  { balance, reminder }: { readonly balance: BalanceFacts; readonly reminder: number },
): Promise<void> {
  const dueAt = new Date(balance.dueAt)
  const message = {
    en: `${amountText(balance.left, 'en')} for ${isolate(nameOf(facts, 'en'))} is due by ${momentText(dueAt, 'en')}.`,
    ar: `يُستحق ${amountText(balance.left, 'ar')} مقابل ${isolate(nameOf(facts, 'ar'))} قبل ${momentText(dueAt, 'ar')}.`,
  }
  const occasion = `:balance:${balance.dueAt}:${reminder}`
  const key = await createNotification(trx, clock, facts, 'PaymentDue', message, occasion)
  if (!facts.email) return
  const { email: to, language } = facts
  await queueMail(trx, jobs, { kind: 'balance-due', facts, balance, to, language, key })
}

/** The rest, `balance` in piastres, is here; `amountPiastres` is all that was paid: notice and mail. */
export async function notifyBalancePaid(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  balance: number,
): Promise<void> {
  const message = {
    en: `${isolate(nameOf(facts, 'en'))} is paid in full: we have the rest of ${amountText(balance, 'en')}.`,
    ar: `${isolate(nameOf(facts, 'ar'))} مدفوع بالكامل: وصل الباقي ${amountText(balance, 'ar')}.`,
  }
  const key = await createNotification(trx, clock, facts, 'ReservationConfirmed', message, ':paid')
  if (!facts.email) return
  const { email: to, language } = facts
  await queueMail(trx, jobs, { kind: 'balance-paid', facts, balance, to, language, key })
}

/** Cancelled since the rest wasn't paid; `amountPiastres` goes back, `kept` stays with us: notice and mail. */
export async function notifyBalanceUnpaid(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  kept: number,
): Promise<void> {
  const { amountPiastres: back } = facts
  const message = {
    en: `${isolate(nameOf(facts, 'en'))}, ${whenText(facts, 'en')}, is cancelled: the rest was not paid in time. ${back > 0 ? howRefundedInShort(facts, 'en') : 'Nothing is refunded.'}`,
    ar: `أُلغي حجز ${isolate(nameOf(facts, 'ar'))}، ${whenText(facts, 'ar')}، لعدم دفع الباقي في موعده. ${back > 0 ? howRefundedInShort(facts, 'ar') : 'لا يوجد مبلغ مسترد.'}`,
  }
  const key = await createNotification(trx, clock, facts, 'ReservationCancelled', message)
  if (!facts.email) return
  const { email: to, language } = facts
  await queueMail(trx, jobs, { kind: 'balance-unpaid', facts, kept, to, language, key })
}
