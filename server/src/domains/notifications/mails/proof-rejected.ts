import type { Language } from '@rihla/contract/values/language'
import { reservationPath, type ReservationFacts } from '../facts.ts'
import { bookingInWords, isolate, leftToRight, momentText } from '../phrases.ts'
import { render, type MailContent, type Rendered } from './mail-layout.ts'
import { reservationLines } from './reservation-facts.ts'

type Values = {
  readonly facts: ReservationFacts
  readonly name: string
  readonly reason: string
  /** Null: it is over. */
  readonly until: string | null
  readonly link: string
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, reason, until, link }) => ({
    subject: `We could not accept your receipt: ${name}`,
    preview: `Reference ${leftToRight(facts.reference)}.`,
    title: 'We could not accept your receipt',
    paragraphs: [
      `For ${name} we found: ${reason}`,
      until
        ? `Your booking stays held until ${until}. Send another receipt by then, or pay another way.`
        : 'Your booking is no longer held. If you have paid, contact us with your reference and we return your money.',
    ],
    facts: reservationLines(facts, 'en'),
    action: { label: 'See your reservation', href: link },
    notes: ['Is this a mistake? Contact us with your reference.'],
  }),
  ar: ({ facts, name, reason, until, link }) => ({
    subject: `لم نتمكن من قبول إيصالك: ${name}`,
    preview: `رقم الحجز ${leftToRight(facts.reference)}.`,
    title: 'لم نتمكن من قبول إيصالك',
    paragraphs: [
      `بخصوص ${name}، وجدنا: ${reason}`,
      until
        ? `يظل حجزك محفوظًا حتى ${until}. أرسل إيصالًا آخر قبل ذلك، أو ادفع بطريقة أخرى.`
        : 'لم يعد حجزك محفوظًا. إذا كنت قد دفعت، تواصل معنا ومعك رقم الحجز ونعيد إليك المبلغ.',
    ],
    facts: reservationLines(facts, 'ar'),
    action: { label: 'عرض الحجز', href: link },
    notes: ['هل هذا خطأ؟ تواصل معنا ومعك رقم الحجز.'],
  }),
}

/** The mail that the receipt of a transfer was not accepted, and what can be done. */
export function proofRejectedMail(
  language: Language,
  facts: ReservationFacts,
  { reason, deadline }: { readonly reason: string; readonly deadline: string | null },
  site: string,
): Rendered {
  const values = {
    facts,
    ...bookingInWords(facts, language),
    reason: isolate(reason),
    until: deadline && momentText(new Date(deadline), language),
    link: `${site}${reservationPath(facts)}`,
  }
  return render(letters[language](values), language)
}
