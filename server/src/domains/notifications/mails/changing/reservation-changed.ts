import type { Language } from '@rihla/contract/values/language'
import type { Attachment } from '../../../../ports/mailer.ts'
import { reservationPath, type ReservationFacts } from '../../facts.ts'
import { amountText, bookingInWords, leftToRight } from '../../phrases.ts'
import { howRefundedInShort } from '../refunds/how-refunded.ts'
import { calendarAttachment } from '../calendar-entry.ts'
import { balanceLines } from '../deposit/deposit-paid.ts'
import { render, type MailContent, type MailFact, type Rendered } from '../mail-layout.ts'
import { reservationLines } from '../reservation-facts.ts'
import { changeLines, movesEntry, type ChangeFacts } from './change-facts.ts'

type Values = ChangeFacts & {
  readonly facts: ReservationFacts
  readonly name: string
  readonly when: string
  readonly link: string
  readonly ticketed: boolean
  /** Whether its calendar entry is attached, since it is another one. */
  readonly moved: boolean
}

const differencePaid: Readonly<Record<Language, (amount: string) => string>> = {
  en: (amount) => `We have the difference of ${amount}.`,
  ar: (amount) => `وصل فرق السعر ${amount}.`,
}

/** What is left of it, and until when, may be other than it was. */
const balanceOf = ({ balance }: Values, language: Language): MailFact[] =>
  balance ? balanceLines(balance, language) : []

function moneyText({ money, facts }: Values, language: Language): string[] {
  if (money.paid > 0) return [differencePaid[language](amountText(money.paid, language))]
  if (money.back === 0) return []
  return [howRefundedInShort({ ...facts, amountPiastres: money.back }, language)]
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: (it) => ({
    subject: `Your booking was changed: ${it.name}`,
    preview: `Reference ${leftToRight(it.facts.reference)}. ${it.when}`,
    title: 'Your booking was changed',
    paragraphs: [
      `${it.name}, ${it.when}: here is what was and what is now${it.balance ? ', and what is left to pay' : ''}. Everything else stays as it was.`,
      ...moneyText(it, 'en'),
      ...(it.balance ? [it.balance.policy.en] : []),
    ],
    facts: [
      ...changeLines(it.changes, 'en'),
      ...reservationLines(it.facts, 'en', 'paid'),
      ...balanceOf(it, 'en'),
    ],
    action: { label: 'See the booking', href: it.link },
    notes: [
      it.ticketed
        ? 'Your new ticket is attached in English and Arabic. Please don’t use the one of before.'
        : 'Your new ticket is on the page of the booking. Please don’t use the one of before.',
      ...(it.moved
        ? [
            'The booking as it is now is attached for your calendar: open it to replace the old entry.',
          ]
        : []),
      'You didn’t ask for this? Contact us at once.',
    ],
  }),
  ar: (it) => ({
    subject: `تم تعديل حجزك: ${it.name}`,
    preview: `رقم الحجز ${leftToRight(it.facts.reference)}. ${it.when}`,
    title: 'تم تعديل حجزك',
    paragraphs: [
      `${it.name}، ${it.when}: هذا ما كان وما أصبح${it.balance ? '، وما تبقى للدفع' : ''}. بقية التفاصيل كما هي.`,
      ...moneyText(it, 'ar'),
      ...(it.balance ? [it.balance.policy.ar] : []),
    ],
    facts: [
      ...changeLines(it.changes, 'ar'),
      ...reservationLines(it.facts, 'ar', 'paid'),
      ...balanceOf(it, 'ar'),
    ],
    action: { label: 'عرض الحجز', href: it.link },
    notes: [
      it.ticketed
        ? 'تذكرتك الجديدة مرفقة بالعربية والإنجليزية. لا تستخدم التذكرة السابقة.'
        : 'تجد تذكرتك الجديدة في صفحة الحجز. لا تستخدم التذكرة السابقة.',
      ...(it.moved ? ['الموعد كما أصبح مرفق لتقويمك: افتحه ليحل محل الموعد السابق.'] : []),
      'لم تطلب هذا التعديل؟ تواصل معنا فورًا.',
    ],
  }),
}

type ChangedWith = {
  readonly site: string
  readonly now: Date
  readonly tickets: readonly Attachment[]
}

/** The mail that a booking is another one now, with its ticket, and its calendar entry where that moved; `facts` are what it is now. */
export function reservationChangedMail(
  language: Language,
  facts: ReservationFacts,
  change: ChangeFacts,
  { site, now, tickets }: ChangedWith,
): Rendered & { readonly attachments: readonly Attachment[] } {
  const link = `${site}${reservationPath(facts)}`
  const moved = movesEntry(change)
  const values = {
    ...change,
    facts,
    ...bookingInWords(facts, language),
    link,
    ticketed: tickets.length > 0,
    moved,
  }
  const entry = moved ? [calendarAttachment(language, facts, link, now)] : []
  return { ...render(letters[language](values), language), attachments: [...tickets, ...entry] }
}
