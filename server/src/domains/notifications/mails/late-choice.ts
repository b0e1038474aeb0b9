import type { Language } from '@rihla/contract/values/language'
import { reservationPath, withoutTerms, type ReservationFacts } from '../facts.ts'
import { amountText, bookingInWords, leftToRight, momentText } from '../phrases.ts'
import { render, type MailContent, type Rendered } from './mail-layout.ts'
import { reservationLines } from './reservation-facts.ts'

type Values = {
  readonly facts: ReservationFacts
  readonly name: string
  readonly when: string
  readonly amount: string
  readonly until: string
  readonly link: string
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, when, amount, until, link }) => ({
    subject: `Choose another day or your money back: ${name}`,
    preview: `Until ${until}. Reference ${leftToRight(facts.reference)}.`,
    title: 'Another day, or your money back',
    paragraphs: [
      `Your payment for ${name}, ${when}, reached us after the last places were taken. We are sorry.`,
      `There are places on days close by, for what you paid or less. Choose one of them, or have your ${amount} back.`,
      `If you have not chosen by ${until}, the whole amount goes back by itself.`,
    ],
    facts: reservationLines(facts, 'en', 'paid'),
    action: { label: 'Choose now', href: link },
    notes: ['Prices and places are those of the moment in which you choose.'],
  }),
  ar: ({ facts, name, when, amount, until, link }) => ({
    subject: `اختر يومًا آخر أو استرد المبلغ: ${name}`,
    preview: `حتى ${until}. رقم الحجز ${leftToRight(facts.reference)}.`,
    title: 'يوم آخر، أو استرداد المبلغ',
    paragraphs: [
      `وصل المبلغ مقابل ${name}، ${when}، بعد حجز آخر الأماكن. نعتذر لك.`,
      `تتوفر أماكن في أيام قريبة بما دفعته أو أقل. اختر يومًا منها، أو استرد ${amount}.`,
      `إن لم تختر حتى ${until} نعيد إليك المبلغ كاملًا تلقائيًا.`,
    ],
    facts: reservationLines(facts, 'ar', 'paid'),
    action: { label: 'اختر الآن', href: link },
    notes: ['الأسعار والأماكن هي المتاحة لحظة اختيارك.'],
  }),
}

/** The mail that money came too late, and what its traveller may choose for it until when. */
export function lateChoiceMail(
  language: Language,
  facts: ReservationFacts,
  deadline: Date,
  site: string,
): Rendered {
  const values = {
    facts: withoutTerms(facts),
    ...bookingInWords(facts, language),
    amount: amountText(facts.amountPiastres, language),
    until: momentText(deadline, language),
    link: `${site}${reservationPath(facts)}`,
  }
  return render(letters[language](values), language)
}
