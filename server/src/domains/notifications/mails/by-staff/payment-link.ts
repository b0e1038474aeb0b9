import type { Language } from '@rihla/contract/values/language'
import { reservationPath, type ReservationFacts } from '../../facts.ts'
import { amountText, bookingInWords, leftToRight, momentText } from '../../phrases.ts'
import { render, type MailContent, type Rendered } from '../mail-layout.ts'
import { reservationLines } from '../reservation-facts.ts'

type Values = { facts: ReservationFacts; name: string; until: string; amount: string; link: string }

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, until, amount, link }) => ({
    subject: `Pay for your booking: ${name}`,
    preview: `${amount} by ${until}. Reference ${leftToRight(facts.reference)}.`,
    title: 'What you booked with us on the phone',
    paragraphs: [
      `Thank you for your call. We keep ${name} for you until ${until}.`,
      `Pay ${amount} by card on our site, and it is yours. You need no account.`,
    ],
    facts: reservationLines(facts, 'en'),
    action: { label: `Pay ${amount}`, href: link },
    notes: [
      `If it isn’t paid by ${until}, what you held goes back on sale. Nothing has been charged so far.`,
      'Whoever has this link sees the booking: pass it on only to who pays for you.',
    ],
  }),
  ar: ({ facts, name, until, amount, link }) => ({
    subject: `ادفع قيمة حجزك: ${name}`,
    preview: `المطلوب ${amount} قبل ${until}. رقم الحجز ${leftToRight(facts.reference)}.`,
    title: 'حجزك معنا عبر الهاتف',
    paragraphs: [
      `شكرًا لاتصالك بنا. نحتفظ لك بحجز ${name} حتى ${until}.`,
      `ادفع ${amount} بالبطاقة على موقعنا ليتأكد حجزك. لا تحتاج إلى حساب.`,
    ],
    facts: reservationLines(facts, 'ar'),
    action: { label: `ادفع ${amount}`, href: link },
    notes: [
      `إن لم يصل المبلغ قبل ${until}، يُتاح ما حجزته لغيرك. لم يُخصم منك أي مبلغ حتى الآن.`,
      'كل من معه هذا الرابط يرى الحجز، فلا ترسله إلا لمن يدفع عنك.',
    ],
  }),
}

/** The mail to whom something was sold on the phone: what it is, and the link that pays. */
export function paymentLinkMail(
  language: Language,
  facts: ReservationFacts,
  deadline: Date,
  site: string,
): Rendered {
  const values = {
    facts,
    ...bookingInWords(facts, language),
    until: momentText(deadline, language),
    amount: amountText(facts.amountPiastres, language),
    link: `${site}${reservationPath(facts)}`,
  }
  return render(letters[language](values), language)
}
