import type { Language } from '@rihla/contract/values/language'
import { alternativesPath, type ReservationFacts } from '../../facts.ts'
import { amountText, bookingInWords, leftToRight } from '../../phrases.ts'
import { howRefunded } from '../refunds/how-refunded.ts'
import { render, type MailContent, type Rendered } from '../mail-layout.ts'
import { reservationLines } from '../reservation-facts.ts'

type Values = {
  readonly facts: ReservationFacts
  readonly name: string
  readonly when: string
  /** Null: nothing goes back. */
  readonly amount: string | null
  /** Null: nothing is kept. */
  readonly kept: string | null
  readonly link: string
}

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, when, amount, kept, link }) => ({
    subject: `Cancelled, since the rest was not paid: ${name}`,
    preview: `Reference ${leftToRight(facts.reference)}. ${amount ? `${amount} goes back.` : 'Nothing is refunded.'}`,
    title: 'Your booking is cancelled',
    paragraphs: [
      `The rest for ${name}, ${when}, was not paid in time, so what you had booked went back on sale.`,
      [
        ...(amount ? [howRefunded(facts, 'en')] : ['Nothing is refunded.']),
        ...(kept ? [`${kept} of the deposit is kept, by the terms of this booking.`] : []),
      ].join(' '),
    ],
    facts: reservationLines(facts, 'en', 'refund'),
    action: { label: 'Search again', href: link },
    notes: ['If you paid at the last moment, that money goes back in full by itself.'],
  }),
  ar: ({ facts, name, when, amount, kept, link }) => ({
    subject: `أُلغي الحجز لعدم دفع الباقي: ${name}`,
    preview: `رقم الحجز ${leftToRight(facts.reference)}. ${amount ? `نعيد ${amount}.` : 'لا يوجد مبلغ مسترد.'}`,
    title: 'أُلغي حجزك',
    paragraphs: [
      `لم يُدفع باقي ${name}، ${when}، في موعده، فأُتيح ما حجزته لغيرك.`,
      [
        ...(amount ? [howRefunded(facts, 'ar')] : ['لا يوجد مبلغ مسترد.']),
        ...(kept ? [`نحتفظ بمبلغ ${kept} من العربون وفق شروط هذا الحجز.`] : []),
      ].join(' '),
    ],
    facts: reservationLines(facts, 'ar', 'refund'),
    action: { label: 'ابحث من جديد', href: link },
    notes: ['إذا دفعت في اللحظة الأخيرة فسيعود إليك ذلك المبلغ كاملًا من تلقاء نفسه.'],
  }),
}

/** The mail that a booking ended since its rest wasn't paid; `amountPiastres` goes back, `kept` stays with us. */
export function balanceUnpaidMail(
  language: Language,
  facts: ReservationFacts,
  kept: number,
  site: string,
): Rendered {
  const back = facts.amountPiastres
  const values = {
    facts,
    ...bookingInWords(facts, language),
    amount: back > 0 ? amountText(back, language) : null,
    kept: kept > 0 ? amountText(kept, language) : null,
    link: `${site}${alternativesPath(facts)}`,
  }
  return render(letters[language](values), language)
}
