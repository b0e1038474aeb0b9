import type { LocalizedText } from '@rihla/contract/values/language'

export const feeLine: LocalizedText = { en: 'Payment fee', ar: 'رسوم الدفع' }

export const promocodeLine = (code: string): LocalizedText => ({
  en: `Promocode ${code}`,
  ar: `كود الخصم ${code}`,
})

export const promocodeTexts = {
  applied: { en: 'Promocode applied: {amount} off', ar: 'تم تطبيق الكود: خصم {amount}' },
  unknown: { en: 'Invalid promocode', ar: 'كود الخصم غير صحيح' },
  ended: { en: 'This promocode has ended', ar: 'انتهت صلاحية كود الخصم' },
  used_by_you: {
    en: 'You have used this promocode as often as you can',
    ar: 'استخدمت هذا الكود بعدد المرات المسموح لك به',
  },
  price_too_low: {
    en: 'This promocode counts from {amount} on',
    ar: 'يسري هذا الكود على الحجوزات من {amount} فأكثر',
  },
  used_up: { en: 'This promocode has been used up', ar: 'استُنفد عدد مرات استخدام هذا الكود' },
} satisfies Record<string, LocalizedText>

export const howToPayLabels = {
  code: { en: 'Your code', ar: 'الكود' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  deadline: { en: 'Pay by', ar: 'آخر موعد للدفع' },
  reference: { en: 'Payment reference', ar: 'مرجع الدفع' },
} satisfies Record<string, LocalizedText>

export const proofTexts = {
  received: {
    en: 'We have your receipt. We check it within one working day and write to you.',
    ar: 'وصلنا إيصالك. نراجعه خلال يوم عمل ونكتب إليك.',
  },
  rejected: {
    en: 'We could not accept your receipt: {reason}',
    ar: 'لم نتمكن من قبول إيصالك: {reason}',
  },
} satisfies Record<string, LocalizedText>

export const choiceTexts = {
  offered: {
    en: 'The places were taken before your payment arrived. Choose another day or your money back, on the page of your reservation.',
    ar: 'حُجزت الأماكن قبل وصول المبلغ. اختر يومًا آخر أو استرد المبلغ من صفحة حجزك.',
  },
  booked: {
    en: 'You are booked for the day you chose. We have sent it with the ticket to your e-mail.',
    ar: 'تم تأكيد حجزك في اليوم الذي اخترته، وأرسلنا التفاصيل والتذكرة إلى بريدك.',
  },
  bookedHere: {
    en: 'You are booked for the day you chose. Your ticket is on the page of your reservation.',
    ar: 'تم تأكيد حجزك في اليوم الذي اخترته. تجد تذكرتك في صفحة حجزك.',
  },
  back: {
    en: 'Your money is on its way back.',
    ar: 'نعيد إليك المبلغ الآن.',
  },
} satisfies Record<string, LocalizedText>

export const confirmationTexts = {
  payNow: {
    en: 'Pay on the next page to confirm your booking.',
    ar: 'ادفع في الصفحة التالية لتأكيد حجزك.',
  },
  payLater: {
    en: 'Your booking is held. We confirm as soon as your payment is here.',
    ar: 'حجزك محفوظ. نؤكده فور وصول المبلغ.',
  },
  confirmed: {
    en: 'Your booking is confirmed. We have sent it with the ticket to your e-mail.',
    ar: 'تم تأكيد حجزك، وأرسلنا التفاصيل والتذكرة إلى بريدك.',
  },
  confirmedHere: {
    en: 'Your booking is confirmed. Your ticket is on the page of your reservation.',
    ar: 'تم تأكيد حجزك. تجد تذكرتك في صفحة حجزك.',
  },
  depositPaid: {
    en: 'You are booked, and we have written to you. {left} is left to pay by {by}, on the page of your reservation.',
    ar: 'تم حجزك، وأرسلنا إليك التفاصيل. المتبقي {left}، تدفعه من صفحة حجزك قبل {by}.',
  },
  depositPaidHere: {
    en: 'You are booked. {left} is left to pay by {by}, on the page of your reservation.',
    ar: 'تم حجزك. المتبقي {left}، تدفعه من صفحة حجزك قبل {by}.',
  },
  declined: { en: 'The bank declined the card.', ar: 'رفض البنك البطاقة.' },
  refunded: {
    en: 'Your payment came too late for this booking. Your money is on its way back.',
    ar: 'وصل المبلغ متأخرًا فلم يكتمل الحجز. نعيد إليك المبلغ الآن.',
  },
  returned: {
    en: 'This booking was changed, or its time was over, before your payment came, so that payment was not used. Your money is on its way back.',
    ar: 'عُدّل هذا الحجز أو انتهت مهلته قبل وصول المبلغ، فلم تُستخدم هذه الدفعة. نعيد إليك المبلغ الآن.',
  },
} satisfies Record<string, LocalizedText>
