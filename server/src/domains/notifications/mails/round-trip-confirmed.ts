import type { Language } from '@rihla/contract/values/language'
import type { Attachment } from '../../../ports/mailer.ts'
import { reservationPath, type ReservationFacts } from '../facts.ts'
import { bookingInWords, leftToRight } from '../phrases.ts'
import { calendarAttachment } from './calendar-entry.ts'
import { render, type MailContent, type Rendered } from './mail-layout.ts'
import type { ConfirmedWith } from './reservation-confirmed.ts'
import { roundTripLines } from './reservation-facts.ts'

type Way = { readonly name: string; readonly when: string; readonly reference: string }
type Values = {
  readonly lines: NonNullable<MailContent['facts']>
  readonly going: Way
  readonly back: Way
  readonly link: string
  /** Whether the tickets of both ways are attached. */
  readonly ticketed: boolean
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ going, back, link, lines, ticketed }) => ({
    subject: `Confirmed: ${going.name}, round trip, ${going.when}`,
    preview: `References ${going.reference} and ${back.reference}. ${ticketed ? 'Your tickets and the dates for your calendar are attached.' : 'The dates are attached for your calendar.'}`,
    title: 'Your round trip is confirmed',
    paragraphs: [
      `Going: ${going.name}, ${going.when}.`,
      `Return: ${back.name}, ${back.when}.`,
      ticketed
        ? 'We have attached a ticket for each trip. Show it when you board.'
        : 'Each trip has a reference of its own. Show it when you board.',
    ],
    facts: lines,
    action: { label: 'See your tickets', href: link },
    notes: ticketed
      ? ['Both tickets are attached in English and Arabic, and the dates for your calendar.']
      : ['The dates are attached for your calendar. Your tickets are on the page of the booking.'],
  }),
  ar: ({ going, back, link, lines, ticketed }) => ({
    subject: `تم تأكيد حجزك: ${going.name}، ذهاب وعودة، ${going.when}`,
    preview: `رقما الحجز ${going.reference} و${back.reference}. ${ticketed ? 'التذكرتان مرفقتان ومعهما الموعدان لتقويمك.' : 'الموعدان مرفقان لتقويمك.'}`,
    title: 'تم تأكيد رحلتي الذهاب والعودة',
    paragraphs: [
      `الذهاب: ${going.name}، ${going.when}.`,
      `العودة: ${back.name}، ${back.when}.`,
      ticketed
        ? 'أرفقنا تذكرة لكل رحلة، أظهرها عند الركوب.'
        : 'لكل رحلة رقم حجز خاص بها. أظهره عند الركوب.',
    ],
    facts: lines,
    action: { label: 'عرض تذاكرك', href: link },
    notes: ticketed
      ? ['التذكرتان مرفقتان بالعربية والإنجليزية، ومعهما الموعدان لتضيفهما إلى تقويمك.']
      : ['الموعدان مرفقان لتضيفهما إلى تقويمك. تجد تذكرتيك في صفحة الحجز.'],
  }),
}

/** The mail that both ways of a journey, paid together, are confirmed; a ticket and a calendar entry for each. */
export function roundTripConfirmedMail(
  language: Language,
  { going, back }: { readonly going: ReservationFacts; readonly back: ReservationFacts },
  { site, now, tickets }: ConfirmedWith,
): Rendered & { readonly attachments: readonly Attachment[] } {
  const wayOf = (facts: ReservationFacts): Way => ({
    ...bookingInWords(facts, language),
    reference: leftToRight(facts.reference),
  })
  const letter = letters[language]({
    going: wayOf(going),
    back: wayOf(back),
    lines: roundTripLines(going, back, language),
    link: `${site}/bus-bookings`,
    // One ticket of two would leave the other way unsaid.
    ticketed: tickets.length > 1,
  })
  const entries = [going, back].map((facts) =>
    calendarAttachment(language, facts, `${site}${reservationPath(facts)}`, now),
  )
  return { ...render(letter, language), attachments: [...tickets, ...entries] }
}
