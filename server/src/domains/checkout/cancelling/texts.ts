import type { LocalizedText } from '@rihla/contract/values/language'

export const cancelTexts = {
  notPaid: {
    en: 'Nothing has been paid, so nothing is charged. What you held goes back on sale.',
    ar: 'لم تدفع شيئًا، ولن يُخصم منك أي مبلغ. يُتاح ما حجزته لغيرك.',
  },
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
  asked: {
    en: 'We have asked the hotel to cancel. {refund} comes back to you as soon as it answers; we write to you then.',
    ar: 'طلبنا من الفندق إلغاء الحجز. نعيد إليك {refund} فور وصول رده، وسنكتب إليك حينها.',
  },
} satisfies Record<string, LocalizedText>
