import type { Language } from '@rihla/contract/values/language'
import type { Attachment } from '../../../ports/mailer.ts'
import { nameOf, reservationPath, type ReservationFacts } from '../facts.ts'
import { isolate, leftToRight, whenText } from '../phrases.ts'
import { calendarAttachment } from './calendar-entry.ts'
import { render, type MailContent, type Rendered } from './mail-layout.ts'
import { reservationLines } from './reservation-facts.ts'

type Values = { facts: ReservationFacts; name: string; when: string; link: string }

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, when, link }) => ({
    subject: `Confirmed: ${name}, ${when}`,
    preview: `Reference ${leftToRight(facts.reference)}. The date is attached for your calendar.`,
    title: 'Your booking is confirmed',
    paragraphs: [`${name} is booked for ${when}. Show the reference when you arrive.`],
    facts: reservationLines(facts, 'en'),
    action: { label: 'See the booking', href: link },
    notes: ['The date is attached for your calendar.'],
  }),
  ar: ({ facts, name, when, link }) => ({
    subject: `تم تأكيد حجزك: ${name}، ${when}`,
    preview: `رقم الحجز ${leftToRight(facts.reference)}. الموعد مرفق لتقويمك.`,
    title: 'تم تأكيد حجزك',
    paragraphs: [`تم حجز ${name}، ${when}. أظهر رقم الحجز عند الوصول.`],
    facts: reservationLines(facts, 'ar'),
    action: { label: 'عرض الحجز', href: link },
    notes: ['الموعد مرفق لتضيفه إلى تقويمك.'],
  }),
}

/** The mail that a reservation is confirmed, with its date as a calendar entry. */
export function reservationConfirmedMail(
  language: Language,
  facts: ReservationFacts,
  site: string,
  now: Date,
): Rendered & { readonly attachments: readonly Attachment[] } {
  const link = `${site}${reservationPath(facts)}`
  const values = {
    facts,
    name: isolate(nameOf(facts, language)),
    when: whenText(facts, language),
    link,
  }
  const calendar = calendarAttachment(language, facts, link, now)
  return { ...render(letters[language](values), language), attachments: [calendar] }
}
