import type { LocalizedText } from '@rihla/contract/values/language'
import { CANCEL_POLICY } from './bookings/cancel-policy.ts'
import type { HeldTrip } from './booking.ts'

export const tripTexts = {
  perSeat: { en: 'per seat', ar: 'للمقعد' },
} satisfies Record<string, LocalizedText>

/** From where to where a trip goes: what its booking is called. */
export const tripName = ({ from, to }: Pick<HeldTrip, 'from' | 'to'>): LocalizedText => ({
  en: `${from.name.en} to ${to.name.en}`,
  ar: `${from.name.ar} إلى ${to.name.ar}`,
})

/** All stations of a city as one choice. */
export const allStations = (city: LocalizedText): LocalizedText => ({
  en: `${city.en}, all stations`,
  ar: `${city.ar}، كل المحطات`,
})

export const lineTexts = {
  roundTrip: { en: 'Round-trip discount', ar: 'خصم الذهاب والعودة' },
  otherGoesAlone: {
    en: 'Your other trip at its one-way price',
    ar: 'فرق سعر رحلتك الأخرى كرحلة ذهاب فقط',
  },
  otherCameBack: {
    en: 'One-way price paid when the other trip was cancelled',
    ar: 'فرق سعر الذهاب فقط المدفوع عند إلغاء الرحلة الأخرى',
  },
  total: { en: 'Total', ar: 'الإجمالي' },
  fee: { en: 'Cancellation fee', ar: 'رسوم الإلغاء' },
  refund: { en: 'Refund', ar: 'المبلغ المسترد' },
} satisfies Record<string, LocalizedText>

/** What the one amount of a booking is. */
export const amountTexts = {
  toPay: { en: 'Left to pay', ar: 'المطلوب دفعه' },
  paid: { en: 'Paid', ar: 'المدفوع' },
  refund: { en: 'Refund', ar: 'المبلغ المسترد' },
  nothing: { en: 'Nothing was charged', ar: 'لم يُخصم أي مبلغ' },
} satisfies Record<string, LocalizedText>

export const fieldTexts = {
  reference: { en: 'Reference number', ar: 'رقم الحجز' },
  returnReference: { en: 'Return reference number', ar: 'رقم حجز العودة' },
  outbound: { en: 'Outbound', ar: 'الذهاب' },
  inbound: { en: 'Return', ar: 'العودة' },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  departure: { en: 'Departure', ar: 'المغادرة' },
  arrival: { en: 'Arrival', ar: 'الوصول' },
  tripDate: { en: 'Trip date', ar: 'تاريخ الرحلة' },
} satisfies Record<string, LocalizedText>

const { hoursBefore, feePercent, leastFee } = CANCEL_POLICY

export const policyTexts = {
  policy: {
    en: `Arrive 30 minutes before departure. You can cancel up to ${hoursBefore} hours before departure for a fee of ${feePercent}% (at least EGP ${leastFee / 100} a trip). After that, and if you miss the bus, nothing is refunded. When you cancel one trip of a round trip, the other one costs its one-way price.`,
    ar: `احضر قبل المغادرة بـ30 دقيقة. يمكنك الإلغاء حتى ${hoursBefore} ساعة قبل المغادرة برسوم ${feePercent}% (بحد أدنى ${leastFee / 100} ج.م للرحلة). بعد ذلك، أو إذا فاتك الأتوبيس، لا يُرد أي مبلغ. وإذا ألغيت إحدى رحلتي الذهاب والعودة، تُحسب الأخرى بسعر الاتجاه الواحد.`,
  },
  cancelable: {
    en: 'Cancel by {until} and {refund} comes back to you, after a fee of {fee}.',
    ar: 'إذا ألغيت قبل {until} نعيد إليك {refund} بعد خصم رسوم {fee}.',
  },
  tooLate: {
    en: 'Cancelling ended 24 hours before departure. Nothing is refunded for a no-show.',
    ar: 'انتهت مهلة الإلغاء قبل المغادرة بـ24 ساعة. لا يُرد أي مبلغ عند عدم الحضور.',
  },
  over: {
    en: 'This trip is over, so it can’t be cancelled any more.',
    ar: 'انتهت هذه الرحلة، ولم يعد إلغاؤها ممكنًا.',
  },
  cancelled: {
    en: 'This trip is cancelled. {refund} goes back the way you paid.',
    ar: 'أُلغيت هذه الرحلة. نعيد {refund} بالطريقة التي دفعت بها.',
  },
  nothingBack: {
    en: 'This trip is cancelled. Nothing is refunded.',
    ar: 'أُلغيت هذه الرحلة. لا يوجد مبلغ مسترد.',
  },
  cancelling: {
    en: 'This trip is being cancelled. We tell you as soon as it is done; {refund} will go back the way you paid.',
    ar: 'جارٍ إلغاء هذه الرحلة. سنخبرك فور إتمام الإلغاء، وسنعيد {refund} بالطريقة التي دفعت بها.',
  },
  notBooked: {
    en: 'Cancelling becomes possible once the booking is confirmed.',
    ar: 'يصبح الإلغاء ممكنًا بعد تأكيد الحجز.',
  },
  unpaid: {
    en: 'Pay by {until} to keep the seats. Cancelling becomes possible once the booking is confirmed.',
    ar: 'ادفع قبل {until} لتحتفظ بالمقاعد. يصبح الإلغاء ممكنًا بعد تأكيد الحجز.',
  },
  refunded: {
    en: 'The seats were taken before your payment arrived. {refund} goes back the way you paid.',
    ar: 'حُجزت المقاعد قبل وصول المبلغ. نعيد {refund} بالطريقة التي دفعت بها.',
  },
  ended: {
    en: 'This booking did not go ahead. Nothing was charged.',
    ar: 'لم يكتمل هذا الحجز، ولم يُخصم أي مبلغ.',
  },
} satisfies Record<string, LocalizedText>

/** How changing seats stands, and what became of it. */
export const seatChangeTexts = {
  possible: {
    en: 'You can choose other free seats on this bus until {until}. It costs nothing.',
    ar: 'يمكنك اختيار مقاعد أخرى خالية في الأتوبيس نفسه حتى {until}، دون أي رسوم.',
  },
  tooLate: {
    en: 'Seats can be changed until an hour before departure; that time is over.',
    ar: 'يمكن تغيير المقاعد حتى ساعة قبل المغادرة، وقد انتهت هذه المهلة.',
  },
  notNow: {
    en: 'Seats can be changed once the booking is confirmed and while it is not cancelled.',
    ar: 'يمكن تغيير المقاعد بعد تأكيد الحجز وما دام غير ملغى.',
  },
  changed: {
    en: 'Your seats are now {seats}. The new ticket is on its way to your e-mail.',
    ar: 'مقاعدك الآن {seats}. نرسل التذكرة الجديدة إلى بريدك.',
  },
  changedHere: {
    en: 'Your seats are now {seats}. The new ticket is on the page of your booking.',
    ar: 'مقاعدك الآن {seats}. تجد التذكرة الجديدة في صفحة حجزك.',
  },
} satisfies Record<string, LocalizedText>

export const paymentTexts = {
  confirmed: {
    en: 'Your seats are booked. The confirmation is on its way to your e-mail, with your tickets.',
    ar: 'تم حجز مقاعدك، ونرسل الآن التأكيد مع تذاكرك إلى بريدك.',
  },
  confirmedHere: {
    en: 'Your seats are booked. Your tickets are on the page of your booking.',
    ar: 'تم حجز مقاعدك. تجد تذاكرك في صفحة حجزك.',
  },
  declined: { en: 'The bank declined the card.', ar: 'رفض البنك البطاقة.' },
  refunded: {
    en: 'The seats were taken before your payment arrived. Your money is on its way back.',
    ar: 'حُجزت المقاعد قبل وصول المبلغ. نعيد إليك المبلغ الآن.',
  },
  returned: {
    en: 'That payment page was for other seats, so that payment was not used. Your money is on its way back.',
    ar: 'كانت صفحة الدفع هذه لمقاعد أخرى، فلم تُستخدم هذه الدفعة. نعيد إليك المبلغ الآن.',
  },
  checking: {
    en: 'Your payment arrived. We are waiting for the bus company to confirm your seats.',
    ar: 'وصل المبلغ. ننتظر تأكيد مقاعدك من شركة الأتوبيس.',
  },
} satisfies Record<string, LocalizedText>

/** A text with its placeholders filled. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
