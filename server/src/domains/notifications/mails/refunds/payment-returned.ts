import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { nameOf, reservationPath, withoutTerms, type ReservationFacts } from '../../facts.ts'
import { amountText, isolate, leftToRight } from '../../phrases.ts'
import { howRefunded, refundNotes } from './how-refunded.ts'
import { render, type MailContent, type Rendered } from '../mail-layout.ts'
import { reservationLines } from '../reservation-facts.ts'

/**
 * Why money bought nothing: the page it was paid on, a booking or a change that was over, a second payment, a code or
 * points that ran out, or money that came otherwise than agreed, or beside it.
 */
export type ReturnReason =
  | 'page_voided'
  | 'booking_over'
  | 'paid_twice'
  | 'promocode_used_up'
  | 'points_gone'
  | 'change_over'
  | 'not_as_agreed'
  | 'charged_again'

const reasons: Readonly<
  Record<ReturnReason, Readonly<Record<Language, (name: string) => string>>>
> = {
  page_voided: {
    en: (name) =>
      `You paid on a page that was opened before you changed your booking of ${name}, so that payment was not used.`,
    ar: (name) => `دفعت في صفحة فُتحت قبل أن تعدّل حجز ${name}، فلم تُستخدم هذه الدفعة.`,
  },
  booking_over: {
    en: (name) =>
      `Your payment for ${name} arrived after the booking had been cancelled or its time was over, so it was not used.`,
    ar: (name) => `وصلت دفعتك مقابل ${name} بعد إلغاء الحجز أو انتهاء مهلته، فلم تُستخدم.`,
  },
  paid_twice: {
    en: (name) => `You paid for ${name} twice. The booking is paid with the first payment.`,
    ar: (name) => `دفعت مقابل ${name} مرتين. الحجز مدفوع بالدفعة الأولى.`,
  },
  promocode_used_up: {
    en: (name) =>
      `The promocode of your booking of ${name} had been used up when your payment arrived, so that payment was not used.`,
    ar: (name) => `استُنفد كود الخصم الخاص بحجز ${name} قبل وصول المبلغ، فلم تُستخدم هذه الدفعة.`,
  },
  points_gone: {
    en: (name) =>
      `The points that were to pay the rest of your booking of ${name} had been spent when your payment arrived, so that payment was not used.`,
    ar: (name) =>
      `استُخدمت النقاط المخصصة لباقي قيمة حجز ${name} قبل وصول المبلغ، فلم تُستخدم هذه الدفعة.`,
  },
  change_over: {
    en: (name) =>
      `Your payment for changing ${name} arrived after that change was over, so it was not used and changed nothing.`,
    ar: (name) =>
      `وصلت دفعتك لتعديل حجز ${name} بعد انتهاء ذلك التعديل، فلم تُستخدم ولم يتغير بها شيء.`,
  },
  not_as_agreed: {
    en: (name) => `Your payment for ${name} did not reach us as it was agreed, so it was not used.`,
    ar: (name) => `لم تصل إلينا دفعتك مقابل ${name} كما اتفقنا عليها، فلم تُستخدم.`,
  },
  charged_again: {
    en: (name) =>
      `The payment page of your booking of ${name} charged you more than once, and what it took beside the agreed price was not used.`,
    ar: (name) =>
      `سحبت صفحة الدفع الخاصة بحجز ${name} مبلغًا أكثر من مرة، وما سُحب زيادة على المتفق عليه لم يُستخدم.`,
  },
}

/** What a booking waits for still: to be paid at all, or for the rest of what was booked with a deposit. */
export type AwaitedPayment = 'payment' | 'balance'

/** A booking, or the rest of one, that its payment did not pay for may still be paid. */
const unpaid: Readonly<Record<AwaitedPayment, LocalizedText>> = {
  payment: {
    en: 'If you have not paid since, your booking is not confirmed yet: pay for it while it is held for you.',
    ar: 'إذا لم تدفع بعدها فحجزك لم يتأكد بعد: أكمل الدفع ما دام محفوظًا لك.',
  },
  balance: {
    en: 'If you have not paid since, the rest of your booking is still to be paid: its page says how much and by when.',
    ar: 'إذا لم تدفع بعدها فما زال باقي قيمة حجزك مطلوبًا: تجد المبلغ والموعد في صفحة الحجز.',
  },
}

/** After these it may wait for a payment still. */
const leavesUnpaid: ReadonlySet<ReturnReason> = new Set([
  'page_voided',
  'promocode_used_up',
  'points_gone',
  'not_as_agreed',
])

type Returned = { readonly reason: ReturnReason; readonly waitsFor?: AwaitedPayment }

/** What follows for the booking, where anything does. */
const whatFollows = ({ reason, waitsFor }: Returned, language: Language): string[] =>
  waitsFor && leavesUnpaid.has(reason) ? [unpaid[waitsFor][language]] : []

/** What happened and what goes back, in one line. */
export function shortReasonOf(
  facts: ReservationFacts,
  reason: ReturnReason,
  language: Language,
): string {
  const why = reasons[reason][language](isolate(nameOf(facts, language)))
  const amount = amountText(facts.amountPiastres, language)
  const short: LocalizedText = {
    en: `${why} ${amount} goes back in full.`,
    ar: `${why} نعيد ${amount} بالكامل.`,
  }
  return short[language]
}

type Values = {
  facts: ReservationFacts
  name: string
  why: string
  next: string[]
  amount: string
  link: string
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, why, next, amount, link }) => ({
    subject: `Your payment is on its way back: ${name}`,
    preview: `${amount} goes back in full. Reference ${leftToRight(facts.reference)}.`,
    title: 'Your payment goes back',
    paragraphs: [why, howRefunded(facts, 'en', true), ...next],
    facts: reservationLines(facts, 'en'),
    action: { label: 'See your booking', href: link },
    notes: refundNotes(facts, 'en'),
  }),
  ar: ({ facts, name, why, next, amount, link }) => ({
    subject: `نعيد إليك المبلغ: ${name}`,
    preview: `نعيد ${amount} بالكامل. رقم الحجز ${leftToRight(facts.reference)}.`,
    title: 'نعيد إليك ما دفعته',
    paragraphs: [why, howRefunded(facts, 'ar', true), ...next],
    facts: reservationLines(facts, 'ar'),
    action: { label: 'عرض حجزك', href: link },
    notes: refundNotes(facts, 'ar'),
  }),
}

/** The mail that money goes back because it bought nothing. */
export function paymentReturnedMail(
  language: Language,
  facts: ReservationFacts,
  returned: Returned,
  site: string,
): Rendered {
  const name = isolate(nameOf(facts, language))
  const isOver = facts.isOver || returned.reason === 'booking_over'
  const values = {
    facts: isOver ? withoutTerms(facts) : facts,
    name,
    why: reasons[returned.reason][language](name),
    next: whatFollows(returned, language),
    amount: amountText(facts.amountPiastres, language),
    link: `${site}${reservationPath(facts)}`,
  }
  return render(letters[language](values), language)
}
