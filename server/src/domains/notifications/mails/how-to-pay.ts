import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { reservationPath, type ReservationFacts } from '../facts.ts'
import { amountText, bookingInWords, isolate, leftToRight, momentText } from '../phrases.ts'
import { render, type MailContent, type Rendered } from './mail-layout.ts'

/** How to pay later, as it was said: plain data that survives a queue. */
export type HowToPay = {
  readonly instructions: LocalizedText
  readonly fields: readonly { readonly label: LocalizedText; readonly value: LocalizedText }[]
  /** ISO instant. */
  readonly deadline: string
}

type Values = {
  readonly reference: string
  readonly name: string
  readonly when: string
  readonly until: string
  readonly amount: string
  readonly instructions: string
  readonly facts: NonNullable<MailContent['facts']>
  readonly link: string
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ reference, name, when, until, amount, instructions, facts, link }) => ({
    subject: `How to pay for ${name}`,
    preview: `${amount} by ${until}. Reference ${reference}.`,
    title: 'Your booking is held until you pay',
    paragraphs: [`${name}, ${when}, is held for you until ${until}.`, instructions],
    facts,
    action: { label: 'See your reservation', href: link },
    notes: ['We write again as soon as your payment is here.'],
  }),
  ar: ({ reference, name, when, until, amount, instructions, facts, link }) => ({
    subject: `طريقة دفع حجزك: ${name}`,
    preview: `${amount} قبل ${until}. رقم الحجز ${reference}.`,
    title: 'حجزك محفوظ حتى تدفع',
    paragraphs: [`${name}، ${when}، محجوز لك حتى ${until}.`, instructions],
    facts,
    action: { label: 'عرض الحجز', href: link },
    notes: ['نكتب إليك فور وصول المبلغ.'],
  }),
}

/** The mail that says how, how much and until when to pay what isn't paid on a page. */
export function howToPayMail(
  language: Language,
  facts: ReservationFacts,
  how: HowToPay,
  site: string,
): Rendered {
  const values = {
    reference: leftToRight(facts.reference),
    ...bookingInWords(facts, language),
    until: momentText(new Date(how.deadline), language),
    amount: amountText(facts.amountPiastres, language),
    instructions: how.instructions[language],
    facts: how.fields.map(
      ({ label, value }) => [label[language], isolate(value[language])] as const,
    ),
    link: `${site}${reservationPath(facts)}`,
  }
  return render(letters[language](values), language)
}
