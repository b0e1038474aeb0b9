import type { Language } from '@rihla/contract/values/language'
import type { Attachment } from '../../../../ports/mailer.ts'
import { reservationPath, type ReservationFacts } from '../../facts.ts'
import { amountText, bookingInWords, leftToRight } from '../../phrases.ts'
import { render, type MailContent, type Rendered } from '../mail-layout.ts'
import { reservationLines } from '../reservation-facts.ts'

type Values = {
  readonly facts: ReservationFacts
  readonly name: string
  readonly when: string
  readonly amount: string
  readonly link: string
  readonly ticketed: boolean
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, when, amount, link, ticketed }) => ({
    subject: `Paid in full: ${name}, ${when}`,
    preview: `Reference ${leftToRight(facts.reference)}. ${ticketed ? 'Your ticket is attached.' : 'Your ticket is on the page of the booking.'}`,
    title: 'Your booking is paid in full',
    paragraphs: [
      `The rest of ${amount} for ${name}, ${when}, is here. There is nothing left to pay.`,
    ],
    facts: reservationLines(facts, 'en', 'paid'),
    action: { label: 'See the booking', href: link },
    notes: [
      ticketed
        ? 'Your ticket is attached in English and Arabic.'
        : 'Your ticket is on the page of the booking.',
    ],
  }),
  ar: ({ facts, name, when, amount, link, ticketed }) => ({
    subject: `تم دفع المبلغ كاملًا: ${name}، ${when}`,
    preview: `رقم الحجز ${leftToRight(facts.reference)}. ${ticketed ? 'تذكرتك مرفقة.' : 'تجد تذكرتك في صفحة الحجز.'}`,
    title: 'حجزك مدفوع بالكامل',
    paragraphs: [`وصل باقي المبلغ ${amount} مقابل ${name}، ${when}. لا يتبقى عليك شيء.`],
    facts: reservationLines(facts, 'ar', 'paid'),
    action: { label: 'عرض الحجز', href: link },
    notes: [ticketed ? 'تذكرتك مرفقة بالعربية والإنجليزية.' : 'تجد تذكرتك في صفحة الحجز.'],
  }),
}

/** The mail that the rest (`balance`, piastres) is here; `amountPiastres` is all that was paid. */
export function balancePaidMail(
  language: Language,
  facts: ReservationFacts,
  balance: number,
  { site, tickets }: { readonly site: string; readonly tickets: readonly Attachment[] },
): Rendered & { readonly attachments: readonly Attachment[] } {
  const values = {
    facts,
    ...bookingInWords(facts, language),
    amount: amountText(balance, language),
    link: `${site}${reservationPath(facts)}`,
    ticketed: tickets.length > 0,
  }
  return { ...render(letters[language](values), language), attachments: tickets }
}
