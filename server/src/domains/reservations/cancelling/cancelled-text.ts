import { fillText } from '@rihla/contract/cancellation/words'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import type { Reservation } from '../reservation.ts'

const texts = {
  letGo: {
    en: 'Your booking is cancelled. Nothing was charged.',
    ar: 'أُلغي حجزك، ولم يُخصم أي مبلغ.',
  },
  allBack: {
    en: 'Your booking is cancelled. {refund} goes back to you.',
    ar: 'أُلغي حجزك. نعيد إليك {refund}.',
  },
  partBack: {
    en: 'Your booking is cancelled. {refund} goes back to you, after a fee of {fee}.',
    ar: 'أُلغي حجزك. نعيد إليك {refund} بعد خصم رسوم {fee}.',
  },
  nothingBack: {
    en: 'Your booking is cancelled. Nothing is refunded.',
    ar: 'أُلغي حجزك. لا يوجد مبلغ مسترد.',
  },
} satisfies Record<string, LocalizedText>

/** What became of the money of a cancelled reservation, in a sentence. */
export function cancelledText(
  { confirmedAt, refunded: refund, paid }: Reservation,
  language: Language,
): string {
  const text = !confirmedAt
    ? texts.letGo
    : refund === 0
      ? texts.nothingBack
      : paid > 0
        ? texts.partBack
        : texts.allBack
  return fillText(text[language], {
    refund: formatEgp(toWholeEgp(refund), language),
    fee: formatEgp(toWholeEgp(paid), language),
  })
}
