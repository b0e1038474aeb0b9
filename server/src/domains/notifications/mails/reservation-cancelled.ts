import type { Language } from '@rihla/contract/values/language'
import { reservationPath, type ReservationFacts } from '../facts.ts'
import { amountText, bookingInWords, leftToRight } from '../phrases.ts'
import { howRefunded, refundNotes } from './refunds/how-refunded.ts'
import { render, type MailContent, type Rendered } from './mail-layout.ts'
import { reservationLines } from './reservation-facts.ts'

type Values = {
  facts: ReservationFacts
  name: string
  when: string
  /** Null: nothing goes back. */
  amount: string | null
  /** Null: no fee is kept, as far as is known. */
  fee: string | null
  /** Whether anything was paid at all. */
  paid: boolean
  link: string
}

type KeptWay = NonNullable<ReservationFacts['keptWay']>
/** What the other way costs, where that is more than before: its one-way price, or what staff left it at. */
const keptPrices: Readonly<Record<Language, (costs: KeptWay['costs']) => string>> = {
  en: (costs) => {
    if (!costs) return ', at its one-way price'
    const amount = amountText(costs.piastres, 'en')
    return costs.isOneWay
      ? `, at its one-way price of ${amount}`
      : `; it costs ${amount} from now on`
  },
  ar: (costs) => {
    if (!costs) return '، بسعر الاتجاه الواحد'
    const amount = amountText(costs.piastres, 'ar')
    return costs.isOneWay ? `، بسعر الاتجاه الواحد ${amount}` : `، وسعرها من الآن ${amount}`
  },
}
/** A traveller who reads of one way alone might take the whole journey for cancelled. */
const keptWays: Readonly<Record<Language, (kept: KeptWay) => string>> = {
  en: ({ reference, isReturn, costsMore, costs }) =>
    `Your ${isReturn ? 'return trip' : 'outbound trip'}, ${leftToRight(reference)}, stays booked${costsMore ? keptPrices.en(costs) : ''}.`,
  ar: ({ reference, isReturn, costsMore, costs }) =>
    `رحلة ${isReturn ? 'العودة' : 'الذهاب'} ${leftToRight(reference)} ما زالت مؤكدة${costsMore ? keptPrices.ar(costs) : ''}.`,
}
const keptWayOf = ({ keptWay: kept }: ReservationFacts, language: Language): string[] =>
  kept ? [keptWays[language](kept)] : []

const letters: Readonly<Record<Language, (values: Values) => MailContent>> = {
  en: ({ facts, name, when, amount, fee, paid, link }) => ({
    subject: `Cancelled: ${name}, ${when}`,
    preview: `Reference ${leftToRight(facts.reference)}. ${amount ? `${amount} goes back.` : paid ? 'Nothing is refunded.' : 'No payment has reached us.'}`,
    title: 'Your booking is cancelled',
    paragraphs: [
      `${name}, ${when}, is cancelled.`,
      amount
        ? howRefunded(facts, 'en')
        : paid
          ? 'Nothing is refunded.'
          : 'No payment has reached us.',
      ...(fee ? [`${fee} is kept as the cancellation fee.`] : []),
      ...keptWayOf(facts, 'en'),
    ],
    facts: reservationLines(facts, 'en', 'refund'),
    action: { label: 'See the booking', href: link },
    notes: [
      ...(amount ? refundNotes(facts, 'en') : []),
      'You didn’t ask for this? Contact us at once.',
    ],
  }),
  ar: ({ facts, name, when, amount, fee, paid, link }) => ({
    subject: `تم إلغاء حجزك: ${name}، ${when}`,
    preview: `رقم الحجز ${leftToRight(facts.reference)}. ${amount ? `نعيد ${amount}.` : paid ? 'لا يوجد مبلغ مسترد.' : 'لم يصلنا أي مبلغ.'}`,
    title: 'تم إلغاء حجزك',
    paragraphs: [
      `تم إلغاء ${name}، ${when}.`,
      amount ? howRefunded(facts, 'ar') : paid ? 'لا يوجد مبلغ مسترد.' : 'لم يصلنا أي مبلغ.',
      ...(fee ? [`نخصم ${fee} رسوم إلغاء.`] : []),
      ...keptWayOf(facts, 'ar'),
    ],
    facts: reservationLines(facts, 'ar', 'refund'),
    action: { label: 'عرض الحجز', href: link },
    notes: [...(amount ? refundNotes(facts, 'ar') : []), 'لم تطلب الإلغاء؟ تواصل معنا فورًا.'],
  }),
}

/**
 * The mail that a reservation is cancelled, and how much goes back (`amountPiastres`); `kept` is the fee in
 * piastres, null where it isn't mentioned. Both 0: nothing was paid. Its traveller cancelled it or staff did, who may
 * keep less or more than its terms say: the mail claims neither.
 */
export function reservationCancelledMail(
  language: Language,
  facts: ReservationFacts,
  kept: number | null,
  site: string,
): Rendered {
  const back = facts.amountPiastres
  const values = {
    facts,
    ...bookingInWords(facts, language),
    amount: back > 0 ? amountText(back, language) : null,
    fee: kept ? amountText(kept, language) : null,
    paid: back > 0 || kept !== 0,
    link: `${site}${reservationPath(facts)}`,
  }
  return render(letters[language](values), language)
}
