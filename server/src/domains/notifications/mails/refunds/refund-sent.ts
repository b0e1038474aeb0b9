import type { Language } from '@rihla/contract/values/language'
import { reservationPath, type ReservationFacts } from '../../facts.ts'
import { amountText, bookingInWords, dayText, leftToRight } from '../../phrases.ts'
import { render, type MailContent, type Rendered } from '../mail-layout.ts'
import { reservationLines } from '../reservation-facts.ts'

type Values = { facts: ReservationFacts; name: string; amount: string; by: string; link: string }

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, amount, by, link }) => ({
    subject: `Your refund is with your bank: ${amount}`,
    preview: `Reference ${leftToRight(facts.reference)}. Expect it by ${by}.`,
    title: 'Your refund is with your bank',
    paragraphs: [
      `We have sent ${amount} for ${name} back the way you paid.`,
      `Banks take up to 14 days to put it on your account: expect it by ${by}.`,
    ],
    facts: reservationLines(facts, 'en', 'refund'),
    action: { label: 'Follow the refund', href: link },
    notes: ['You have nothing to do. If it is not there by then, write to us with the reference.'],
  }),
  ar: ({ facts, name, amount, by, link }) => ({
    subject: `المبلغ المسترد لدى البنك: ${amount}`,
    preview: `رقم الحجز ${leftToRight(facts.reference)}. يصلك في موعد أقصاه ${by}.`,
    title: 'المبلغ المسترد لدى البنك',
    paragraphs: [
      `أرسلنا إليك ${amount} عن ${name} بالطريقة التي دفعت بها.`,
      `يستغرق البنك حتى 14 يومًا لإضافته إلى حسابك: يصلك في موعد أقصاه ${by}.`,
    ],
    facts: reservationLines(facts, 'ar', 'refund'),
    action: { label: 'متابعة المبلغ المسترد', href: link },
    notes: ['لا حاجة إلى أي خطوة منك. إن لم يصلك حتى ذلك الموعد فراسلنا برقم الحجز.'],
  }),
}

/** Where there is a number. */
const notHad: Readonly<Record<Language, (facts: ReservationFacts) => string[]>> = {
  en: ({ phone }) => (phone ? [`If you have not had it, call us: ${leftToRight(phone)}.`] : []),
  ar: ({ phone }) => (phone ? [`إن لم يصلك فاتصل بنا: ${leftToRight(phone)}.`] : []),
}
const givenByHand: typeof letters = {
  en: ({ facts, name, amount, link }) => ({
    subject: `Your refund is paid: ${amount}`,
    preview: `Reference ${leftToRight(facts.reference)}.`,
    title: 'Your refund is paid',
    paragraphs: [
      `We have given ${amount} for ${name} back to you, as we agreed.`,
      ...notHad.en(facts),
    ],
    facts: reservationLines(facts, 'en', 'refund'),
    action: { label: 'See the booking', href: link },
    notes: [],
  }),
  ar: ({ facts, name, amount, link }) => ({
    subject: `تم رد المبلغ: ${amount}`,
    preview: `رقم الحجز ${leftToRight(facts.reference)}.`,
    title: 'تم رد المبلغ',
    paragraphs: [`رددنا إليك ${amount} عن ${name} كما اتفقنا.`, ...notHad.ar(facts)],
    facts: reservationLines(facts, 'ar', 'refund'),
    action: { label: 'عرض الحجز', href: link },
    notes: [],
  }),
}

/** The mail that a refund (`amountPiastres`) has left us; `by` is the day until which banks take, `YYYY-MM-DD`. */
export function refundSentMail(
  language: Language,
  facts: ReservationFacts,
  by: string,
  site: string,
): Rendered {
  const values = {
    facts,
    ...bookingInWords(facts, language),
    amount: amountText(facts.amountPiastres, language),
    by: dayText(by, language),
    link: `${site}${reservationPath(facts)}`,
  }
  const words = facts.refundedByHand ? givenByHand : letters
  return render(words[language](values), language)
}
