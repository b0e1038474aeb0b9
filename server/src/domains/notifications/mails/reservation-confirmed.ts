import type { Language } from '@rihla/contract/values/language'
import type { Attachment } from '../../../ports/mailer.ts'
import { reservationPath, type ReservationFacts } from '../facts.ts'
import { bookingInWords, leftToRight } from '../phrases.ts'
import { pickUpAsked } from './ask-pick-up.ts'
import { calendarAttachment } from './calendar-entry.ts'
import { render, type MailContent, type Rendered } from './mail-layout.ts'
import { reservationLines } from './reservation-facts.ts'

type Values = {
  readonly facts: ReservationFacts
  readonly name: string
  readonly when: string
  readonly link: string
  /** Whether its ticket is attached. */
  readonly ticketed: boolean
  /** Asks which hotel they are fetched from, where that is missing. */
  readonly asked: readonly string[]
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, when, link, ticketed, asked }) => ({
    subject: `Confirmed: ${name}, ${when}`,
    preview: `Reference ${leftToRight(facts.reference)}. ${ticketed ? 'Your ticket and the date for your calendar are attached.' : 'The date is attached for your calendar.'}`,
    title: 'Your booking is confirmed',
    paragraphs: [
      `${name} is booked for ${when}. ${ticketed ? 'We have attached the ticket: show it when you arrive.' : 'Show the reference when you arrive.'}`,
      ...asked,
    ],
    facts: reservationLines(facts, 'en'),
    action: { label: 'See the booking', href: link },
    notes: ticketed
      ? ['Your ticket is attached in English and Arabic, and the date for your calendar.']
      : ['The date is attached for your calendar. Your ticket is on the page of the booking.'],
  }),
  ar: ({ facts, name, when, link, ticketed, asked }) => ({
    subject: `تم تأكيد حجزك: ${name}، ${when}`,
    preview: `رقم الحجز ${leftToRight(facts.reference)}. ${ticketed ? 'تذكرتك مرفقة ومعها الموعد لتقويمك.' : 'الموعد مرفق لتقويمك.'}`,
    title: 'تم تأكيد حجزك',
    paragraphs: [
      `تم حجز ${name}، ${when}. ${ticketed ? 'أرفقنا تذكرتك، أظهرها عند الوصول.' : 'أظهر رقم الحجز عند الوصول.'}`,
      ...asked,
    ],
    facts: reservationLines(facts, 'ar'),
    action: { label: 'عرض الحجز', href: link },
    notes: ticketed
      ? ['تذكرتك مرفقة بالعربية والإنجليزية، ومعها الموعد لتضيفه إلى تقويمك.']
      : ['الموعد مرفق لتضيفه إلى تقويمك. تجد تذكرتك في صفحة الحجز.'],
  }),
}

/** What a mail of a confirmation needs beside its words; `tickets` are files to attach, maybe none. */
export type ConfirmedWith = {
  readonly site: string
  readonly now: Date
  readonly tickets: readonly Attachment[]
}

/** The mail that a reservation is confirmed, with its ticket and its date as a calendar entry. */
export function reservationConfirmedMail(
  language: Language,
  facts: ReservationFacts,
  { site, now, tickets }: ConfirmedWith,
): Rendered & { readonly attachments: readonly Attachment[] } {
  const link = `${site}${reservationPath(facts)}`
  const values = {
    facts,
    ...bookingInWords(facts, language),
    link,
    ticketed: tickets.length > 0,
    asked: pickUpAsked(facts, language, now),
  }
  const calendar = calendarAttachment(language, facts, link, now)
  return { ...render(letters[language](values), language), attachments: [...tickets, calendar] }
}
