import type { Language, LocalizedText } from '@rihla/contract/values/language'
import type { Attachment } from '../../../../ports/mailer.ts'
import { reservationPath, type ReservationFacts } from '../../facts.ts'
import { amountText, bookingInWords, leftToRight, momentText } from '../../phrases.ts'
import { pickUpAsked } from '../ask-pick-up.ts'
import { calendarAttachment } from '../calendar-entry.ts'
import { render, type MailContent, type MailFact, type Rendered } from '../mail-layout.ts'
import { reservationLines } from '../reservation-facts.ts'

type Values = {
  readonly facts: ReservationFacts
  readonly name: string
  readonly when: string
  readonly paid: string
  readonly balance: BalanceFacts
  readonly left: string
  readonly by: string
  readonly link: string
  /** Asks which hotel they are fetched from, where that is missing. */
  readonly asked: readonly string[]
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, when, paid, balance, left, by, link, asked }) => ({
    subject: `Booked with a deposit: ${name}, ${when}`,
    preview: `Reference ${leftToRight(facts.reference)}. ${left} is left to pay by ${by}.`,
    title: 'Your deposit is here, and you are booked',
    paragraphs: [
      `${name} is booked for ${when}. We have your deposit of ${paid}.`,
      balance.policy.en,
      ...asked,
    ],
    facts: [...reservationLines(facts, 'en', 'paid'), ...balanceLines(balance, 'en')],
    action: { label: 'See the booking', href: link },
    notes: [reminded(balance, 'en')],
  }),
  ar: ({ facts, name, when, paid, balance, left, by, link, asked }) => ({
    subject: `تم الحجز بعربون: ${name}، ${when}`,
    preview: `رقم الحجز ${leftToRight(facts.reference)}. المتبقي ${left}، ويُدفع قبل ${by}.`,
    title: 'وصل العربون وتم حجزك',
    paragraphs: [`تم حجز ${name}، ${when}. استلمنا العربون ${paid}.`, balance.policy.ar, ...asked],
    facts: [...reservationLines(facts, 'ar', 'paid'), ...balanceLines(balance, 'ar')],
    action: { label: 'عرض الحجز', href: link },
    notes: [reminded(balance, 'ar')],
  }),
}

/** Where the rest is paid, and which reminders come: with little time left, fewer. */
const reminders = {
  0: {
    en: 'You pay the rest on the page of the booking.',
    ar: 'تدفع الباقي من صفحة الحجز.',
  },
  1: {
    en: 'You pay the rest on the page of the booking; we remind you one day before.',
    ar: 'تدفع الباقي من صفحة الحجز، ونذكّرك قبل الموعد بيوم.',
  },
  2: {
    en: 'You pay the rest on the page of the booking; we remind you three days before, and one day before.',
    ar: 'تدفع الباقي من صفحة الحجز، ونذكّرك قبل الموعد بثلاثة أيام ثم قبله بيوم.',
  },
} satisfies Record<0 | 1 | 2, LocalizedText>

const reminded = ({ toCome = 0 }: BalanceFacts, language: Language): string =>
  reminders[toCome][language]

/** What is left of a price, until when, and what happens otherwise; piastres and an ISO instant. */
export type BalanceFacts = {
  /** How many reminders are still to come; missing: it isn't known. */
  readonly toCome?: 0 | 1 | 2
  readonly left: number
  readonly dueAt: string
  readonly policy: { readonly en: string; readonly ar: string }
}

const labels = {
  left: { en: 'Left to pay', ar: 'المتبقي' },
  by: { en: 'Pay by', ar: 'آخر موعد للدفع' },
} satisfies Record<string, LocalizedText>

/** What is left and until when, as lines of a mail. */
export const balanceLines = ({ left, dueAt }: BalanceFacts, language: Language): MailFact[] => [
  [labels.left[language], amountText(left, language)],
  [labels.by[language], momentText(new Date(dueAt), language)],
]

/** The mail that a deposit (`amountPiastres`) is here, with the date as a calendar entry. */
export function depositPaidMail(
  language: Language,
  facts: ReservationFacts,
  balance: BalanceFacts,
  { site, now }: { readonly site: string; readonly now: Date },
): Rendered & { readonly attachments: readonly Attachment[] } {
  const link = `${site}${reservationPath(facts)}`
  const values = {
    facts,
    ...bookingInWords(facts, language),
    paid: amountText(facts.amountPiastres, language),
    balance,
    left: amountText(balance.left, language),
    by: momentText(new Date(balance.dueAt), language),
    link,
    asked: pickUpAsked(facts, language, now),
  }
  const calendar = calendarAttachment(language, facts, link, now)
  return { ...render(letters[language](values), language), attachments: [calendar] }
}
