import type { Language } from '@rihla/contract/values/language'
import { reservationPath, type ReservationFacts } from '../facts.ts'
import { amountText, bookingInWords, leftToRight, momentText } from '../phrases.ts'
import { render, type MailContent, type MailFact, type Rendered } from './mail-layout.ts'
import { reservationLines, roundTripLines } from './reservation-facts.ts'

type Values = {
  facts: ReservationFacts
  lines: MailFact[]
  name: string
  until: string
  amount: string
  link: string
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, lines, name, until, amount, link }) => ({
    subject: `Your booking is waiting for its payment: ${name}`,
    preview: `${amount} is left to pay by ${until}. Reference ${leftToRight(facts.reference)}.`,
    title: facts.bus ? 'Your seats are kept for you' : 'Your booking is kept for you',
    paragraphs: [
      `${amount} is left to pay for ${name}. We keep it for you until ${until}.`,
      facts.bus
        ? 'If you have changed your mind, you can give it back on the same page. Nothing has been charged so far.'
        : 'After that what you held goes back on sale. Nothing has been charged so far.',
    ],
    facts: lines,
    action: { label: facts.bus ? 'Continue paying' : 'See how to pay', href: link },
    notes: ['If you have just paid, you have nothing to do.'],
  }),
  ar: ({ facts, lines, name, until, amount, link }) => ({
    subject: `حجزك في انتظار الدفع: ${name}`,
    preview: `المطلوب دفع ${amount} قبل ${until}. رقم الحجز ${leftToRight(facts.reference)}.`,
    title: facts.bus ? 'مقاعدك محجوزة لك حتى تدفع' : 'حجزك محفوظ لك حتى تدفع',
    paragraphs: [
      `المطلوب دفعه ${amount} مقابل ${name}، والحجز محفوظ لك حتى ${until}.`,
      facts.bus
        ? 'إذا غيّرت رأيك، يمكنك إلغاء حجز المقاعد من الصفحة نفسها. لم يُخصم منك أي مبلغ حتى الآن.'
        : 'بعد هذا الموعد يُتاح ما حجزته لغيرك. لم يُخصم منك أي مبلغ حتى الآن.',
    ],
    facts: lines,
    action: { label: facts.bus ? 'متابعة إلى الدفع' : 'عرض طريقة الدفع', href: link },
    notes: ['إذا كنت قد دفعت للتو، فلا حاجة إلى أي خطوة منك.'],
  }),
}

const bothWays = { en: ', round trip', ar: '، ذهاب وعودة' }

type Due = {
  readonly facts: ReservationFacts
  /** The other way, where both are paid for together. */
  readonly back?: ReservationFacts
  readonly deadline: string
}

/** The mail that what is held, or both ways of it, is still to be paid for, with the way on. */
export function paymentDueMail(
  language: Language,
  { facts, back, deadline }: Due,
  site: string,
): Rendered {
  const { name } = bookingInWords(facts, language)
  const values = {
    facts,
    lines: back ? roundTripLines(facts, back, language) : reservationLines(facts, language),
    name: back ? `${name}${bothWays[language]}` : name,
    until: momentText(new Date(deadline), language),
    amount: amountText(facts.amountPiastres + (back?.amountPiastres ?? 0), language),
    link: `${site}${reservationPath(facts)}`,
  }
  return render(letters[language](values), language)
}
