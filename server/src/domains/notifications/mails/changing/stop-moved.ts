import type { Language } from '@rihla/contract/values/language'
import type { Attachment } from '../../../../ports/mailer.ts'
import { reservationPath, type ReservationFacts } from '../../facts.ts'
import { bookingInWords, leftToRight } from '../../phrases.ts'
import { calendarAttachment } from '../calendar-entry.ts'
import { render, type MailContent, type Rendered } from '../mail-layout.ts'
import { reservationLines } from '../reservation-facts.ts'
import { movedInWords, stopLines, type StopFacts } from './moved-stops.ts'

type Values = StopFacts & {
  readonly facts: ReservationFacts
  readonly name: string
  readonly when: string
  /** That where one boards, arrives, or both, has moved. */
  readonly moved: string
  readonly link: string
  readonly ticketed: boolean
}

const amountOf = ({ isBooked }: StopFacts) => (isBooked ? 'paid' : 'amount')

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: (it) => ({
    subject: `A bus stop has moved: ${it.name}`,
    preview: `${it.when}. Reference ${leftToRight(it.facts.reference)}.`,
    title: 'A stop of your bus has moved',
    paragraphs: [
      `${it.name}, ${it.when}: ${it.moved}. Here is where it was and where it is now. The day, the hours and your seats stay as they were.`,
      `The terms for cancelling stay the same, too. ${it.cancelling.en}`,
    ],
    facts: [...stopLines(it.stops, 'en'), ...reservationLines(it.facts, 'en', amountOf(it))],
    action: { label: 'See the booking', href: it.link },
    notes: it.isBooked
      ? [
          it.ticketed
            ? 'Your ticket with the place as it is now is attached in English and Arabic. Please don’t use the one of before.'
            : 'Your ticket with the place as it is now is on the page of the booking. Please don’t use the one of before.',
          'The booking as it is now is attached for your calendar: open it to replace the old entry.',
        ]
      : [],
  }),
  ar: (it) => ({
    subject: `تغيّر مكان محطة أتوبيسك: ${it.name}`,
    preview: `${it.when}. رقم الحجز ${leftToRight(it.facts.reference)}.`,
    title: 'تغيّر مكان محطة أتوبيسك',
    paragraphs: [
      `${it.name}، ${it.when}: ${it.moved}. هذا ما كان وما أصبح، والموعد ومقاعدك كما هي.`,
      `شروط الإلغاء أيضًا كما هي. ${it.cancelling.ar}`,
    ],
    facts: [...stopLines(it.stops, 'ar'), ...reservationLines(it.facts, 'ar', amountOf(it))],
    action: { label: 'عرض الحجز', href: it.link },
    notes: it.isBooked
      ? [
          it.ticketed
            ? 'تذكرتك بالمكان الحالي مرفقة بالعربية والإنجليزية. لا تستخدم التذكرة السابقة.'
            : 'تجد تذكرتك بالمكان الحالي في صفحة الحجز. لا تستخدم التذكرة السابقة.',
          'الموعد كما أصبح مرفق لتقويمك: افتحه ليحل محل الموعد السابق.',
        ]
      : [],
  }),
}

type MovedWith = {
  readonly site: string
  readonly now: Date
  readonly tickets: readonly Attachment[]
}

/** The mail that stops of a bus are elsewhere by now, with its ticket and its calendar entry once it is paid for; `facts` are what it is now. */
export function stopMovedMail(
  language: Language,
  facts: ReservationFacts,
  moved: StopFacts,
  { site, now, tickets }: MovedWith,
): Rendered & { readonly attachments: readonly Attachment[] } {
  const link = `${site}${reservationPath(facts)}`
  const values = {
    stops: moved.stops,
    cancelling: moved.cancelling,
    isBooked: moved.isBooked,
    facts,
    ...bookingInWords(facts, language),
    moved: movedInWords(moved.stops, language),
    link,
    ticketed: tickets.length > 0,
  }
  const entry = moved.isBooked ? [calendarAttachment(language, facts, link, now)] : []
  return { ...render(letters[language](values), language), attachments: [...tickets, ...entry] }
}
