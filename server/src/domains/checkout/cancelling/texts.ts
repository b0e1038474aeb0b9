import type { LocalizedText } from '@rihla/contract/values/language'

export const cancelTexts = {
  notPaid: {
    en: 'Nothing has been paid, so nothing is charged. What you held goes back on sale.',
    ar: 'لم تدفع شيئًا، ولن يُخصم منك أي مبلغ. يُتاح ما حجزته لغيرك.',
  },
  notArrived: {
    en: 'No payment has reached us. What you held goes back on sale.',
    ar: 'لم يصلنا أي مبلغ. يُتاح ما حجزته لغيرك.',
  },
  asked: {
    en: 'We have asked the hotel to cancel. {refund} comes back to you as soon as it answers; we write to you then.',
    ar: 'طلبنا من الفندق إلغاء الحجز. نعيد إليك {refund} فور وصول رده، وسنكتب إليك حينها.',
  },
  askedForNothing: {
    en: 'We have asked the hotel to cancel. Nothing comes back to you for this booking. We write to you as soon as it answers.',
    ar: 'طلبنا من الفندق إلغاء الحجز. لا يُسترد أي مبلغ عن هذا الحجز. سنكتب إليك فور وصول رده.',
  },
} satisfies Record<string, LocalizedText>
