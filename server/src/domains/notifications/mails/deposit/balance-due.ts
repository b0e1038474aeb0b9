import type { Language } from '@rihla/contract/values/language'
import { reservationPath, type ReservationFacts } from '../../facts.ts'
import { amountText, bookingInWords, leftToRight, momentText } from '../../phrases.ts'
import { render, type MailContent, type Rendered } from '../mail-layout.ts'
import { reservationLines } from '../reservation-facts.ts'
import type { BalanceFacts } from './deposit-paid.ts'

type Values = {
  readonly facts: ReservationFacts
  readonly name: string
  readonly when: string
  readonly left: string
  readonly by: string
  readonly policy: string
  readonly link: string
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, when, left, by, policy, link }) => ({
    subject: `${left} is due by ${by}: ${name}`,
    preview: `Reference ${leftToRight(facts.reference)}. Pay the rest to keep your booking.`,
    title: 'The rest of your booking is due soon',
    paragraphs: [`${left} is left to pay for ${name}, ${when}.`, policy],
    facts: reservationLines(facts, 'en', 'left'),
    action: { label: 'Pay the rest', href: link },
    notes: ['If you have just paid, you have nothing to do.'],
  }),
  ar: ({ facts, name, when, left, by, policy, link }) => ({
    subject: `ادفع ${left} قبل ${by}: ${name}`,
    preview: `رقم الحجز ${leftToRight(facts.reference)}. ادفع الباقي ليبقى حجزك قائمًا.`,
    title: 'اقترب موعد دفع باقي حجزك',
    paragraphs: [`المتبقي ${left} مقابل ${name}، ${when}.`, policy],
    facts: reservationLines(facts, 'ar', 'left'),
    action: { label: 'ادفع الباقي', href: link },
    notes: ['إذا كنت قد دفعت للتو، فلا حاجة إلى أي خطوة منك.'],
  }),
}

/** The reminder that the rest (`amountPiastres`) is due soon. */
export function balanceDueMail(
  language: Language,
  facts: ReservationFacts,
  { left, dueAt, policy }: BalanceFacts,
  site: string,
): Rendered {
  const values = {
    facts,
    ...bookingInWords(facts, language),
    left: amountText(left, language),
    by: momentText(new Date(dueAt), language),
    policy: policy[language],
    link: `${site}${reservationPath(facts)}`,
  }
  return render(letters[language](values), language)
}
