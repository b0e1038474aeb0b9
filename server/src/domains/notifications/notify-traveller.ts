import type { NoticeType } from '@rihla/contract/notifications'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { inEachLanguage, type LocalizedText } from '@rihla/contract/values/language'
import type { Clock } from '../../platform/clock.ts'
import type { Trx } from '../../platform/database/connect.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { howRefundedInShort } from './mails/refunds/how-refunded.ts'
import {
  shortReasonOf,
  type AwaitedPayment,
  type ReturnReason,
} from './mails/refunds/payment-returned.ts'
import { nameOf, reservationPath, type ReservationFacts } from './facts.ts'
import { queueMail } from './mail-queue.ts'
import { notify } from './add-notice.ts'
import { amountText, dayText, isolate, leftToRight, momentText, whenText } from './phrases.ts'

export type NotifyDeps = { readonly jobs: Jobs; readonly clock: Clock }

/**
 * A reservation is confirmed: notice and mail with the calendar entry. `back` was paid with it and has a
 * notice of its own, but stands in the same mail. Telling it again does nothing.
 */
export async function notifyConfirmed(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  back?: ReservationFacts,
): Promise<void> {
  const key = await createConfirmedNotification(trx, clock, facts)
  if (back) await createConfirmedNotification(trx, clock, back)
  if (!facts.email) return
  await queueMail(trx, jobs, {
    ...(back
      ? { kind: 'round-trip-confirmed', facts, back }
      : { kind: 'reservation-confirmed', facts }),
    to: facts.email,
    language: facts.language,
    key,
  })
}

function createConfirmedNotification(
  trx: Trx,
  clock: Clock,
  facts: ReservationFacts,
): Promise<string> {
  const reference = leftToRight(facts.reference)
  return createNotification(trx, clock, facts, 'ReservationConfirmed', {
    en: `${isolate(facts.nameEn)} is confirmed for ${whenText(facts, 'en')}. Reference ${reference}.`,
    ar: `تم تأكيد حجز ${isolate(facts.nameAr)}، ${whenText(facts, 'ar')}. رقم الحجز ${reference}.`,
  })
}

/** Paid, and its seller hasn't confirmed yet: `amountPiastres` is what is here. Notice and mail, once. */
export async function notifyAwaited(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
): Promise<void> {
  const key = await createNotification(trx, clock, facts, 'ConfirmationAwaited', {
    en: `Your payment for ${isolate(facts.nameEn)} is here. We are confirming with the hotel and write to you as soon as we know.`,
    ar: `وصلت دفعتك مقابل ${isolate(facts.nameAr)}. نؤكد الحجز مع الفندق ونكتب إليك فور التأكيد.`,
  })
  if (!facts.email) return
  const { email: to, language } = facts
  await queueMail(trx, jobs, { kind: 'confirmation-awaited', facts, to, language, key })
}

const whyRefunded = ({ byPartner, hadBegun, bus, nameEn, nameAr }: ReservationFacts) => {
  const [en, ar] = [isolate(nameEn), isolate(nameAr)]
  if (byPartner)
    return {
      en: `The hotel could not confirm your booking of ${en}.`,
      ar: `لم يتمكن الفندق من تأكيد حجزك: ${ar}.`,
    }
  if (hadBegun)
    return {
      en: `${en} had already ${bus ? 'left' : 'begun'} before your payment could be confirmed.`,
      ar: `بدأ موعد ${ar} قبل أن نتمكن من تأكيد المبلغ.`,
    }
  return {
    en: `The last places of ${en} were taken before your payment arrived.`,
    ar: `حُجزت آخر أماكن ${ar} قبل وصول المبلغ.`,
  }
}

/** Money goes back because the places were gone, it had begun, or the hotel said no; `amountPiastres` is what goes back. Notice and mail. */
export async function notifyRefunded(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
): Promise<void> {
  const why = whyRefunded(facts)
  const key = await createNotification(trx, clock, facts, 'ReservationRefunded', {
    en: `${why.en} ${amountText(facts.amountPiastres, 'en')} goes back in full.`,
    ar: `${why.ar} نعيد ${amountText(facts.amountPiastres, 'ar')} بالكامل.`,
  })
  if (!facts.email) return
  await queueMail(trx, jobs, {
    kind: 'payment-refunded',
    facts,
    to: facts.email,
    language: facts.language,
    key,
  })
}

type Returned = {
  readonly attemptId: number
  readonly reason: ReturnReason
  readonly waitsFor?: AwaitedPayment
}

/**
 * Money that bought nothing goes back: `amountPiastres`, in full, once for each payment. Notice and
 * mail; the booking itself stands as it stood.
 */
export async function notifyReturned(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  { attemptId, reason, waitsFor }: Returned,
): Promise<void> {
  const message = inEachLanguage((language) => shortReasonOf(facts, reason, language))
  const key = await createNotification(
    trx,
    clock,
    facts,
    'ReservationRefunded',
    message,
    // Of one payment both may be told: that it bought nothing, and what its page took beside it.
    reason === 'charged_again' ? `:${attemptId}:again` : `:${attemptId}`,
  )
  if (!facts.email) return
  const { email: to, language } = facts
  await queueMail(trx, jobs, {
    kind: 'payment-returned',
    facts,
    reason,
    ...(waitsFor && { waitsFor }),
    to,
    language,
    key,
  })
}

/**
 * A reservation is cancelled; `amountPiastres` is what goes back, maybe nothing, and `kept` the fee, null
 * where it isn't mentioned. Both 0: nothing was paid. Notice and mail.
 */
export async function notifyCancelled(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  kept: number | null = null,
): Promise<void> {
  const { amountPiastres: back } = facts
  const nothing =
    kept === 0
      ? { en: 'No payment has reached us.', ar: 'لم يصلنا أي مبلغ.' }
      : { en: 'Nothing is refunded.', ar: 'لا يوجد مبلغ مسترد.' }
  const key = await createNotification(trx, clock, facts, 'ReservationCancelled', {
    en: `Your booking of ${isolate(facts.nameEn)}, ${whenText(facts, 'en')}, is cancelled. ${back > 0 ? howRefundedInShort(facts, 'en') : nothing.en}`,
    ar: `تم إلغاء حجز ${isolate(facts.nameAr)}، ${whenText(facts, 'ar')}. ${back > 0 ? howRefundedInShort(facts, 'ar') : nothing.ar}`,
  })
  if (!facts.email) return
  await queueMail(trx, jobs, {
    kind: 'reservation-cancelled',
    facts,
    kept,
    to: facts.email,
    language: facts.language,
    key,
  })
}

/** Banks take so many days to put a refund on an account. */
const BANK_DAYS = 14

/** A refund of a cancelled reservation has left us: `amountPiastres`. Notice and mail, once for each refund. */
export async function notifyRefundSent(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  refundId: number,
): Promise<void> {
  const by = addDays(cairoDate(clock.now()), BANK_DAYS)
  const byHand = {
    en: `We have given ${amountText(facts.amountPiastres, 'en')} for ${isolate(facts.nameEn)} back to you.`,
    ar: `رددنا إليك ${amountText(facts.amountPiastres, 'ar')} عن ${isolate(facts.nameAr)}.`,
  }
  const withTheBank = {
    en: `${amountText(facts.amountPiastres, 'en')} for ${isolate(facts.nameEn)} is with your bank. Expect it by ${dayText(by, 'en')}.`,
    ar: `${amountText(facts.amountPiastres, 'ar')} عن ${isolate(facts.nameAr)} لدى البنك الآن، ويصلك في موعد أقصاه ${dayText(by, 'ar')}.`,
  }
  const message = facts.refundedByHand ? byHand : withTheBank
  const occasion = `:refund:${refundId}`
  const key = await createNotification(trx, clock, facts, 'ReservationRefunded', message, occasion)
  if (!facts.email) return
  const { email: to, language } = facts
  await queueMail(trx, jobs, { kind: 'refund-sent', facts, by, to, language, key })
}

/**
 * A reservation ends unpaid at `deadline`, soon: notice and mail, one for each deadline.
 */
export async function notifyPaymentDue(
  trx: Trx,
  { jobs, clock }: NotifyDeps,
  facts: ReservationFacts,
  { deadline, back }: { readonly deadline: Date; readonly back?: ReservationFacts | undefined },
): Promise<void> {
  const amount = facts.amountPiastres + (back?.amountPiastres ?? 0)
  const message = {
    en: `${amountText(amount, 'en')} for ${isolate(facts.nameEn)}${back ? ', round trip' : ''} is due by ${momentText(deadline, 'en')}.`,
    ar: `مطلوب دفع ${amountText(amount, 'ar')} مقابل ${isolate(nameOf(facts, 'ar'))}${back ? '، ذهاب وعودة' : ''} قبل ${momentText(deadline, 'ar')}.`,
  }
  const due = deadline.toISOString()
  const key = await createNotification(trx, clock, facts, 'PaymentDue', message, `:${due}`)
  if (!facts.email) return
  const { email: to, language } = facts
  const ways = back ? { facts, back } : { facts }
  await queueMail(trx, jobs, { kind: 'payment-due', ...ways, deadline: due, to, language, key })
}

/** Adds the notice and answers the fact's key, under which it is notified once. */
export async function createNotification(
  trx: Trx,
  clock: Clock,
  facts: ReservationFacts,
  type: NoticeType,
  message: LocalizedText,
  occasion = '',
): Promise<string> {
  const key = `${type}:${facts.module}:${facts.reservationId}${occasion}`
  const { userId, module } = facts
  const deepLink = reservationPath(facts)
  if (userId === null) return key
  await notify(trx, {
    userId,
    type,
    module,
    messageEn: message.en,
    messageAr: message.ar,
    deepLink,
    at: clock.now(),
    key,
  })
  return key
}
