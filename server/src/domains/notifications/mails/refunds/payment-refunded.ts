import type { Language } from '@rihla/contract/values/language'
import { alternativesPath, withoutTerms, type ReservationFacts } from '../../facts.ts'
import { amountText, bookingInWords, leftToRight } from '../../phrases.ts'
import { howRefunded, refundNotes } from './how-refunded.ts'
import { render, type MailContent, type Rendered } from '../mail-layout.ts'
import { reservationLines } from '../reservation-facts.ts'

/** What happened: the places were gone when the money came, it had begun, or the partner's hotel said no to it. */
type Why = { readonly title: string; readonly text: string; readonly action: string }
type Cause = 'gone' | 'begun' | 'hotel'
const whyOf: Readonly<Record<Language, Readonly<Record<Cause, (values: Values) => Why>>>> = {
  en: {
    hotel: ({ name, when }) => ({
      title: 'The hotel could not confirm your booking',
      text: `The hotel could not give you the room that you chose: ${name}, ${when}. We are sorry.`,
      action: 'See other hotels for these dates',
    }),
    begun: ({ facts, name, when }) => ({
      title: 'We could not confirm your booking',
      text: `${name}, ${when}, had already ${facts.bus ? 'left' : 'begun'} before your payment could be confirmed. We are sorry.`,
      action: 'See other places and dates',
    }),
    gone: ({ name, when }) => ({
      title: 'We could not keep your booking',
      text: `Your payment for ${name}, ${when}, reached us after the last places were taken. We are sorry.`,
      action: 'See other places and dates',
    }),
  },
  ar: {
    hotel: ({ name, when }) => ({
      title: 'لم يتمكن الفندق من تأكيد حجزك',
      text: `لم يتمكن الفندق من توفير الغرفة التي اخترتها: ${name}، ${when}. نعتذر لك.`,
      action: 'عرض فنادق أخرى في هذه التواريخ',
    }),
    begun: ({ name, when }) => ({
      title: 'لم نتمكن من تأكيد حجزك',
      text: `بدأ موعد ${name}، ${when}، قبل أن نتمكن من تأكيد المبلغ. نعتذر لك.`,
      action: 'عرض أماكن ومواعيد أخرى',
    }),
    gone: ({ name, when }) => ({
      title: 'لم نتمكن من الاحتفاظ بحجزك',
      text: `وصل المبلغ مقابل ${name}، ${when}، بعد حجز آخر الأماكن. نعتذر لك.`,
      action: 'عرض أماكن ومواعيد أخرى',
    }),
  },
}

const causeOf = ({ byPartner, hadBegun }: ReservationFacts): Cause =>
  byPartner ? 'hotel' : hadBegun ? 'begun' : 'gone'

type Values = { facts: ReservationFacts; name: string; when: string; amount: string; link: string }

const letters: Readonly<Record<Language, (values: Values, why: Why) => MailContent>> = {
  en: ({ facts, name, amount, link }, { title, text, action }) => ({
    subject: `Your payment is on its way back: ${name}`,
    preview: `${amount} goes back in full. Reference ${leftToRight(facts.reference)}.`,
    title,
    paragraphs: [text, howRefunded(facts, 'en', true)],
    facts: reservationLines(facts, 'en'),
    action: { label: action, href: link },
    notes: refundNotes(facts, 'en'),
  }),
  ar: ({ facts, name, amount, link }, { title, text, action }) => ({
    subject: `نعيد إليك المبلغ: ${name}`,
    preview: `نعيد ${amount} بالكامل. رقم الحجز ${leftToRight(facts.reference)}.`,
    title,
    paragraphs: [text, howRefunded(facts, 'ar', true)],
    facts: reservationLines(facts, 'ar'),
    action: { label: action, href: link },
    notes: refundNotes(facts, 'ar'),
  }),
}

/** The mail that money goes back: the places were gone when it arrived, it had begun, or the hotel said no. */
export function paymentRefundedMail(
  language: Language,
  facts: ReservationFacts,
  site: string,
): Rendered {
  // Of what has begun, its own days are over.
  const others = facts.hadBegun ? { ...facts, toDate: null } : facts
  const values = {
    facts: withoutTerms(facts),
    ...bookingInWords(facts, language),
    amount: amountText(facts.amountPiastres, language),
    link: `${site}${alternativesPath(others)}`,
  }
  return render(letters[language](values, whyOf[language][causeOf(facts)](values)), language)
}
