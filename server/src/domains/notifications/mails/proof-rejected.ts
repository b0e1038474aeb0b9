import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { reservationPath, withoutTerms, type ReservationFacts } from '../facts.ts'
import { bookingInWords, isolate, leftToRight, momentText } from '../phrases.ts'
import { render, type MailContent, type Rendered } from './mail-layout.ts'
import { reservationLines } from './reservation-facts.ts'

/** How a booking stands that waits for no receipt any more. */
export type StandsBeside = 'booked' | 'chooses' | 'over'

const beside: Readonly<Record<StandsBeside, LocalizedText>> = {
  booked: {
    en: 'Your booking is paid another way and stays as it is. If you made the transfer as well, contact us with your reference and we return it.',
    ar: 'حجزك مدفوع بطريقة أخرى ويبقى كما هو. إذا كنت قد أجريت التحويل أيضًا، تواصل معنا ومعك رقم الحجز ونعيد إليك مبلغه.',
  },
  chooses: {
    en: 'Your other payment waits for your choice on the page of your reservation. If you made the transfer as well, contact us with your reference and we return it.',
    ar: 'دفعتك الأخرى في انتظار اختيارك من صفحة حجزك. إذا كنت قد أجريت التحويل أيضًا، تواصل معنا ومعك رقم الحجز ونعيد إليك مبلغه.',
  },
  over: {
    en: 'This booking has ended. If you made the transfer, contact us with your reference and we return it.',
    ar: 'انتهى هذا الحجز. إذا كنت قد أجريت التحويل، تواصل معنا ومعك رقم الحجز ونعيد إليك مبلغه.',
  },
}

const ended: LocalizedText = {
  en: 'Your booking is no longer held. If you have paid, contact us with your reference and we return your money.',
  ar: 'لم يعد حجزك محفوظًا. إذا كنت قد دفعت، تواصل معنا ومعك رقم الحجز ونعيد إليك المبلغ.',
}

type Values = {
  readonly facts: ReservationFacts
  readonly name: string
  readonly reason: string
  /** Null: it is over. */
  readonly until: string | null
  /** What is said where it is. */
  readonly over: LocalizedText
  readonly link: string
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, reason, until, over, link }) => ({
    subject: `We could not accept your receipt: ${name}`,
    preview: `Reference ${leftToRight(facts.reference)}.`,
    title: 'We could not accept your receipt',
    paragraphs: [
      `For ${name} we found: ${reason}`,
      until
        ? `Your booking stays held until ${until}. Send another receipt by then, or pay another way.`
        : over.en,
    ],
    facts: reservationLines(facts, 'en'),
    action: { label: 'See your reservation', href: link },
    notes: ['Is this a mistake? Contact us with your reference.'],
  }),
  ar: ({ facts, name, reason, until, over, link }) => ({
    subject: `لم نتمكن من قبول إيصالك: ${name}`,
    preview: `رقم الحجز ${leftToRight(facts.reference)}.`,
    title: 'لم نتمكن من قبول إيصالك',
    paragraphs: [
      `بخصوص ${name}، وجدنا: ${reason}`,
      until
        ? `يظل حجزك محفوظًا حتى ${until}. أرسل إيصالًا آخر قبل ذلك، أو ادفع بطريقة أخرى.`
        : over.ar,
    ],
    facts: reservationLines(facts, 'ar'),
    action: { label: 'عرض الحجز', href: link },
    notes: ['هل هذا خطأ؟ تواصل معنا ومعك رقم الحجز.'],
  }),
}

type Rejected = {
  readonly reason: string
  readonly deadline: string | null
  readonly stands?: StandsBeside
}

/** The mail that the receipt of a transfer was not accepted, and what can be done. */
export function proofRejectedMail(
  language: Language,
  facts: ReservationFacts,
  { reason, deadline, stands }: Rejected,
  site: string,
): Rendered {
  const values = {
    facts: deadline || stands === 'booked' ? facts : withoutTerms(facts),
    ...bookingInWords(facts, language),
    reason: isolate(reason),
    until: deadline && momentText(new Date(deadline), language),
    over: stands ? beside[stands] : ended,
    link: `${site}${reservationPath(facts)}`,
  }
  return render(letters[language](values), language)
}
