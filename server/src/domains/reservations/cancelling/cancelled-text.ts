import { fillText } from '@rihla/contract/cancellation/words'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import type { Reservation } from '../reservation.ts'

const texts = {
  letGo: {
    en: 'Your booking is cancelled. Nothing was charged.',
    ar: 'أُلغي حجزك، ولم يُخصم أي مبلغ.',
  },
  notArrived: {
    en: 'Your booking is cancelled. No payment has reached us.',
    ar: 'أُلغي حجزك، ولم يصلنا أي مبلغ.',
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

/** Whether it was to be paid by a transfer, which may be on its way without our knowing. */
export const isTransfer = ({ paymentMethod }: Pick<Reservation, 'paymentMethod'>): boolean =>
  paymentMethod === 'Bank_Transfer'

/** What whoever made the transfer all the same does. */
export const transferredText: LocalizedText = {
  en: 'If you made the transfer, contact us with your reference and we return it.',
  ar: 'إذا كنت قد أجريت التحويل، تواصل معنا ومعك رقم الحجز ونعيد إليك مبلغه.',
}

/** What became of the money of a cancelled reservation, in a sentence. */
export function cancelledText(it: Reservation, language: Language): string {
  const { confirmedAt, refunded: refund, paid } = it
  if (!confirmedAt && isTransfer(it))
    return `${texts.notArrived[language]} ${transferredText[language]}`
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
