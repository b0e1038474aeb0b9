import type { Language } from '@rihla/contract/values/language'
import { alternativesPath, type ReservationFacts } from '../../facts.ts'
import { amountText, bookingInWords, leftToRight } from '../../phrases.ts'
import { howRefunded, refundNotes } from './how-refunded.ts'
import { render, type MailContent, type Rendered } from '../mail-layout.ts'
import { reservationLines } from '../reservation-facts.ts'

type Values = { facts: ReservationFacts; name: string; when: string; amount: string; link: string }

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, when, amount, link }) => ({
    subject: `Your payment is on its way back: ${name}`,
    preview: `${amount} goes back in full. Reference ${leftToRight(facts.reference)}.`,
    title: 'We could not keep your places',
    paragraphs: [
      `Your payment for ${name}, ${when}, reached us after the last places were taken. We are sorry.`,
      howRefunded(facts, { amount, inFull: true }, 'en'),
    ],
    facts: reservationLines(facts, 'en'),
    action: { label: 'See other places and dates', href: link },
    notes: refundNotes(facts, 'en'),
  }),
  ar: ({ facts, name, when, amount, link }) => ({
    subject: `نعيد إليك المبلغ: ${name}`,
    preview: `نعيد ${amount} بالكامل. رقم الحجز ${leftToRight(facts.reference)}.`,
    title: 'لم نتمكن من الاحتفاظ بأماكنك',
    paragraphs: [
      `وصل المبلغ مقابل ${name}، ${when}، بعد حجز آخر الأماكن. نعتذر لك.`,
      howRefunded(facts, { amount, inFull: true }, 'ar'),
    ],
    facts: reservationLines(facts, 'ar'),
    action: { label: 'عرض أماكن ومواعيد أخرى', href: link },
    notes: refundNotes(facts, 'ar'),
  }),
}

/** The mail that money goes back because the places were gone when it arrived. */
export function paymentRefundedMail(
  language: Language,
  facts: ReservationFacts,
  site: string,
): Rendered {
  const values = {
    facts,
    ...bookingInWords(facts, language),
    amount: amountText(facts.amountPiastres, language),
    link: `${site}${alternativesPath(facts)}`,
  }
  return render(letters[language](values), language)
}
