import type { Language } from '@rihla/contract/values/language'
import { reservationPath, withoutTerms, type ReservationFacts } from '../../facts.ts'
import { bookingInWords, isolate, leftToRight } from '../../phrases.ts'
import { render, type MailContent, type Rendered } from '../mail-layout.ts'
import { reservationLines } from '../reservation-facts.ts'

type Values = {
  readonly facts: ReservationFacts
  readonly name: string
  readonly written: readonly string[]
  readonly link: string
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, written, link }) => ({
    subject: `About your booking: ${name}`,
    preview: `Reference ${leftToRight(facts.reference)}.`,
    title: 'About your booking',
    paragraphs: [`Dear ${isolate(facts.clientName)},`, ...written],
    facts: reservationLines(facts, 'en'),
    action: { label: 'See your booking', href: link },
    notes: ['Anything else? Contact us with your reference.'],
  }),
  ar: ({ facts, name, written, link }) => ({
    subject: `بخصوص حجزك: ${name}`,
    preview: `رقم الحجز ${leftToRight(facts.reference)}.`,
    title: 'بخصوص حجزك',
    paragraphs: [`مرحبًا ${isolate(facts.clientName)}،`, ...written],
    facts: reservationLines(facts, 'ar'),
    action: { label: 'عرض حجزك', href: link },
    notes: ['لديك سؤال آخر؟ تواصل معنا ومعك رقم الحجز.'],
  }),
}

/** What staff wrote to a traveller, a paragraph for each line, with the booking that it is about. */
export function letterMail(
  language: Language,
  facts: ReservationFacts,
  text: string,
  site: string,
): Rendered {
  const lines = text.split('\n').map((line) => line.trim())
  const values = {
    facts: facts.isOver ? withoutTerms(facts) : facts,
    name: bookingInWords(facts, language).name,
    written: lines.filter((line) => line !== '').map(isolate),
    link: `${site}${reservationPath(facts)}`,
  }
  return render(letters[language](values), language)
}
