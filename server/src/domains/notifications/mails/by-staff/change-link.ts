import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { reservationPath, type ReservationFacts } from '../../facts.ts'
import { amountText, bookingInWords, leftToRight, momentText } from '../../phrases.ts'
import { changeLines, type ChangeFacts } from '../changing/change-facts.ts'
import { render, type MailContent, type MailFact, type Rendered } from '../mail-layout.ts'
import { reservationLines } from '../reservation-facts.ts'

type Values = Pick<ChangeFacts, 'changes'> & {
  readonly facts: ReservationFacts
  /** On what terms it is cancelled once it is changed: none, or one line. */
  readonly after: readonly MailFact[]
  readonly name: string
  readonly until: string
  readonly amount: string
  readonly link: string
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, changes, after, name, until, amount, link }) => ({
    subject: `Pay to change your booking: ${name}`,
    preview: `${amount} by ${until}. Reference ${leftToRight(facts.reference)}.`,
    title: 'The change you asked us for',
    paragraphs: [
      `Thank you for getting in touch. We keep what you need for ${name} until ${until}.`,
      `Pay the difference of ${amount} by card on our site, and your booking is changed. You need no account.`,
    ],
    facts: [...changeLines(changes, 'en'), ...after, ...reservationLines(facts, 'en', 'left')],
    action: { label: `Pay ${amount}`, href: link },
    notes: [
      'Until it is paid your booking stays as it was. If it isn’t paid in time, nothing changes.',
      'Whoever has this link sees the booking: pass it on only to who pays for you.',
    ],
  }),
  ar: ({ facts, changes, after, name, until, amount, link }) => ({
    subject: `ادفع فرق تعديل حجزك: ${name}`,
    preview: `المطلوب ${amount} قبل ${until}. رقم الحجز ${leftToRight(facts.reference)}.`,
    title: 'التعديل الذي طلبته منا',
    paragraphs: [
      `شكرًا لتواصلك معنا. نحتفظ لك بما يلزم لتعديل حجز ${name} حتى ${until}.`,
      `ادفع فرق السعر ${amount} بالبطاقة على موقعنا ليتم التعديل. لا تحتاج إلى حساب.`,
    ],
    facts: [...changeLines(changes, 'ar'), ...after, ...reservationLines(facts, 'ar', 'left')],
    action: { label: `ادفع ${amount}`, href: link },
    notes: [
      'يبقى حجزك كما هو حتى تدفع الفرق، وإذا انتهت المهلة دون دفع فلن يتغير شيء.',
      'كل من معه هذا الرابط يرى الحجز، فلا ترسله إلا لمن يدفع عنك.',
    ],
  }),
}

const labels: LocalizedText = { en: 'Cancelling after the change', ar: 'الإلغاء بعد التعديل' }

type Asked = Pick<ChangeFacts, 'changes'> & {
  readonly after?: ReservationFacts['cancellation']
  readonly deadline: string
}

/** The mail to whom staff agreed on a change with: what was and what will be, and the link that pays the difference. */
export function changeLinkMail(
  language: Language,
  facts: ReservationFacts,
  { changes, after, deadline }: Asked,
  site: string,
): Rendered {
  const values = {
    facts,
    changes,
    after: after ? ([[labels[language], after[language].join(' · ')]] as const) : [],
    ...bookingInWords(facts, language),
    until: momentText(new Date(deadline), language),
    amount: amountText(facts.amountPiastres, language),
    link: `${site}${reservationPath(facts)}`,
  }
  return render(letters[language](values), language)
}
