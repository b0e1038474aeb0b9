import type { Language } from '@rihla/contract/values/language'
import { reservationPath, type ReservationFacts } from '../../facts.ts'
import { amountText, bookingInWords, leftToRight } from '../../phrases.ts'
import { render, type MailContent, type Rendered } from '../mail-layout.ts'
import { reservationLines } from '../reservation-facts.ts'

type Values = { facts: ReservationFacts; name: string; amount: string; link: string }

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, amount, link }) => ({
    subject: `We are confirming your booking: ${name}`,
    preview: `Your payment is here. Reference ${leftToRight(facts.reference)}.`,
    title: 'We are confirming with the hotel',
    paragraphs: [
      `We have your payment of ${amount} for ${name}. The hotel has not answered us yet, so your booking is not confirmed yet.`,
      'We keep asking and write to you as soon as we know. If the room can’t be had, everything goes back the way you paid.',
    ],
    facts: reservationLines(facts, 'en'),
    action: { label: 'See how it stands', href: link },
    notes: ['You have nothing to do. Please do not pay again.'],
  }),
  ar: ({ facts, name, amount, link }) => ({
    subject: `نؤكد حجزك الآن: ${name}`,
    preview: `وصل المبلغ. رقم الحجز ${leftToRight(facts.reference)}.`,
    title: 'نؤكد الحجز مع الفندق',
    paragraphs: [
      `وصل المبلغ ${amount} مقابل ${name}. لم يردّ علينا الفندق بعد، لذلك لم يتأكد حجزك حتى الآن.`,
      'نتابع مع الفندق ونكتب إليك فور التأكيد. إذا لم تكن الغرفة متاحة، نعيد إليك المبلغ كاملًا بالطريقة التي دفعت بها.',
    ],
    facts: reservationLines(facts, 'ar'),
    action: { label: 'متابعة حالة الحجز', href: link },
    notes: ['لا حاجة إلى أي خطوة منك. من فضلك لا تدفع مرة أخرى.'],
  }),
}

/** The mail that the money is here, and that the hotel's answer is awaited. */
export function confirmationAwaitedMail(
  language: Language,
  facts: ReservationFacts,
  site: string,
): Rendered {
  const values = {
    facts,
    ...bookingInWords(facts, language),
    amount: amountText(facts.amountPiastres, language),
    link: `${site}${reservationPath(facts)}`,
  }
  return render(letters[language](values), language)
}
