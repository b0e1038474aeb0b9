import type { ReservationPaymentStatus, ReservationStatus } from '@rihla/contract/reservations'
import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { guestsText, partyText } from '@rihla/contract/values/party'
import type { Reservation } from './reservation.ts'

export const statusTexts: Readonly<Record<ReservationStatus, LocalizedText>> = {
  'Pending Payment': { en: 'Pending Payment', ar: 'في انتظار الدفع' },
  'Under Review': { en: 'Under Review', ar: 'قيد المراجعة' },
  Confirmed: { en: 'Confirmed', ar: 'مؤكد' },
  'Deposit Paid': { en: 'Deposit Paid', ar: 'تم دفع العربون' },
  'Full Paid': { en: 'Full Paid', ar: 'مدفوع بالكامل' },
  Completed: { en: 'Completed', ar: 'مكتمل' },
  Cancelled: { en: 'Cancelled', ar: 'ملغي' },
  Rejected: { en: 'Rejected', ar: 'مرفوض' },
  Expired: { en: 'Expired', ar: 'انتهت مهلته' },
}

export const paymentStatusTexts: Readonly<Record<ReservationPaymentStatus, LocalizedText>> = {
  Unpaid: { en: 'Unpaid', ar: 'غير مدفوع' },
  Pending: { en: 'Pending', ar: 'معلق' },
  'Deposit Paid': { en: 'Deposit Paid', ar: 'تم دفع العربون' },
  Paid: { en: 'Paid', ar: 'مدفوع' },
  Failed: { en: 'Failed', ar: 'لم يكتمل' },
  Refunded: { en: 'Refunded', ar: 'تم رد المبلغ' },
  Cancelled: { en: 'Cancelled', ar: 'ملغي' },
}

/** The board's status families: ok, warn, bad, info, else neutral. */
export const statusColours: Readonly<Record<ReservationStatus, string>> = {
  'Pending Payment': 'warn',
  'Under Review': 'warn',
  Confirmed: 'ok',
  'Deposit Paid': 'ok',
  'Full Paid': 'ok',
  Completed: 'info',
  Cancelled: 'bad',
  Rejected: 'bad',
  Expired: 'bad',
}

const methodNames: Readonly<Record<PaymentMethodId, LocalizedText>> = {
  Bank_Card: { en: 'Bank card', ar: 'بطاقة بنكية' },
  Wallet: { en: 'Mobile wallet', ar: 'محفظة إلكترونية' },
  Installment_Card: { en: 'Instalments', ar: 'تقسيط' },
  Outlet_Code: { en: 'Cash at an outlet', ar: 'نقدًا في منفذ دفع' },
  Bank_Transfer: { en: 'Bank transfer', ar: 'تحويل بنكي' },
  Cash_On_Delivery: { en: 'Cash at our office', ar: 'نقدًا في مكتبنا' },
  PayPal: { en: 'PayPal', ar: 'PayPal' },
  Credit_Points: { en: 'Reward points', ar: 'نقاط المكافآت' },
}
/** What the methods are called; reservations may name one that is none any more. */
export const methodTexts: Readonly<Record<string, LocalizedText>> = methodNames

export const labels = {
  total: { en: 'Total', ar: 'الإجمالي' },
  included: { en: 'Included', ar: 'شاملة' },
  free: { en: 'Free', ar: 'مجانًا' },
  reference: { en: 'Reference number', ar: 'رقم الحجز' },
  date: { en: 'Date', ar: 'التاريخ' },
  people: { en: 'People', ar: 'الأفراد' },
  name: { en: 'Name', ar: 'الاسم' },
  begins: { en: 'Begins', ar: 'يبدأ' },
  ends: { en: 'Ends', ar: 'ينتهي' },
  place: { en: 'Place', ar: 'المكان' },
  address: { en: 'Address', ar: 'العنوان' },
  call: { en: 'Call us', ar: 'اتصل بنا' },
  pickUp: { en: 'We fetch you from', ar: 'نصطحبك من' },
} satisfies Record<string, LocalizedText>

export const stayLabels = {
  hotel: { en: 'Hotel', ar: 'الفندق' },
  room: { en: 'Room', ar: 'الغرفة' },
  ship: { en: 'Ship', ar: 'الباخرة' },
  cabin: { en: 'Cabin', ar: 'الكابينة' },
  checkIn: { en: 'Check-in from', ar: 'الوصول من' },
  checkOut: { en: 'Check-out until', ar: 'المغادرة حتى' },
  nights: { en: 'Nights', ar: 'عدد الليالي' },
  rooms: { en: 'Rooms', ar: 'عدد الغرف' },
  cabins: { en: 'Cabins', ar: 'عدد الكبائن' },
  board: { en: 'Meals', ar: 'الوجبات' },
  refundableUntil: { en: 'Free cancellation until', ar: 'إلغاء مجاني حتى' },
} satisfies Record<string, LocalizedText>

export const packageLabels = {
  setOut: { en: 'Departure', ar: 'تاريخ السفر' },
  back: { en: 'Return', ar: 'تاريخ العودة' },
  arrival: { en: 'Arrival', ar: 'تاريخ الوصول' },
  leaving: { en: 'Departure', ar: 'تاريخ المغادرة' },
} satisfies Record<string, LocalizedText>

export const busLabels = {
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  departure: { en: 'Departure', ar: 'المغادرة' },
  arrival: { en: 'Arrival', ar: 'الوصول' },
  seats: { en: 'Seats', ar: 'المقاعد' },
  className: { en: 'Class', ar: 'الدرجة' },
  boarding: { en: 'Boarding point', ar: 'مكان الركوب' },
} satisfies Record<string, LocalizedText>

export const steps = {
  requested: {
    text: { en: 'Booking started', ar: 'بدأ الحجز' },
    description: { en: 'We set aside what you chose.', ar: 'حجزنا لك ما اخترته مؤقتًا.' },
  },
  paid: {
    text: { en: 'Payment', ar: 'الدفع' },
    description: { en: 'Your payment reached us.', ar: 'وصل المبلغ.' },
  },
  depositPaid: {
    text: { en: 'Deposit', ar: 'العربون' },
    description: { en: 'Your deposit reached us.', ar: 'وصل العربون.' },
  },
  booked: {
    text: { en: 'Confirmed', ar: 'تأكيد الحجز' },
    description: {
      en: 'You are booked, and we have written to you.',
      ar: 'تم حجزك، وكتبنا إليك.',
    },
  },
  bookedHere: {
    text: { en: 'Confirmed', ar: 'تأكيد الحجز' },
    description: { en: 'You are booked.', ar: 'تم حجزك.' },
  },
  balance: {
    text: { en: 'The rest', ar: 'الباقي' },
    description: {
      en: 'Pay the rest by its deadline to keep your booking.',
      ar: 'ادفع الباقي قبل موعده ليبقى حجزك قائمًا.',
    },
  },
  unpaid: {
    text: { en: 'Payment', ar: 'الدفع' },
    description: { en: 'We are waiting for your payment.', ar: 'في انتظار الدفع.' },
  },
  reviewed: {
    text: { en: 'Payment', ar: 'الدفع' },
    description: { en: 'We are checking your receipt.', ar: 'نراجع إيصالك.' },
  },
  confirmed: {
    text: { en: 'Confirmed', ar: 'تأكيد الحجز' },
    description: {
      en: 'The confirmation and your ticket are in your mail.',
      ar: 'رسالة التأكيد وتذكرتك في بريدك.',
    },
  },
  confirmedHere: {
    text: { en: 'Confirmed', ar: 'تأكيد الحجز' },
    description: { en: 'Your ticket is on this page.', ar: 'تجد تذكرتك في هذه الصفحة.' },
  },
  unconfirmed: {
    text: { en: 'Confirmation', ar: 'تأكيد الحجز' },
    description: {
      en: 'We confirm as soon as your payment arrives.',
      ar: 'نؤكد الحجز فور وصول المبلغ.',
    },
  },
  choice: {
    text: { en: 'Your choice', ar: 'اختيارك' },
    description: {
      en: 'Your payment came after the last places were taken. Choose another day, or your money back.',
      ar: 'وصل المبلغ بعد حجز آخر الأماكن. اختر يومًا آخر، أو استرد المبلغ.',
    },
  },
  withSeller: {
    text: { en: 'Confirmation', ar: 'تأكيد الحجز' },
    description: {
      en: 'Your payment is here, and we are confirming with the hotel. You have nothing to do; do not pay again.',
      ar: 'وصل المبلغ، ونؤكد الحجز الآن مع الفندق. لا حاجة إلى أي خطوة منك، ولا تدفع مرة أخرى.',
    },
  },
  ended: {
    text: { en: 'Ended', ar: 'انتهى الحجز' },
    description: { en: 'This booking did not go ahead.', ar: 'لم يكتمل هذا الحجز.' },
  },
  refunded: {
    text: { en: 'Refunded', ar: 'رد المبلغ' },
    description: {
      en: 'Your money goes back to you.',
      ar: 'نعيد المبلغ إليك.',
    },
  },
  cancelled: {
    text: { en: 'Cancelled', ar: 'أُلغي الحجز' },
    description: {
      en: 'This booking is cancelled. Nothing is refunded.',
      ar: 'أُلغي هذا الحجز. لا يوجد مبلغ مسترد.',
    },
  },
  enjoy: {
    text: { en: 'On the day', ar: 'يوم الرحلة' },
    description: {
      en: 'Show your reference number when you arrive.',
      ar: 'اذكر رقم الحجز عند الوصول.',
    },
  },
  over: {
    text: { en: 'On the day', ar: 'يوم الرحلة' },
    description: {
      en: 'It is over. Thank you for booking with us.',
      ar: 'انتهت رحلتك. شكرًا لحجزك معنا.',
    },
  },
} satisfies Record<string, { text: LocalizedText; description: LocalizedText }>

type Guests = Pick<Reservation, 'adults' | 'children' | 'sold'>

/** Who comes: `2 adults, 1 child (6 years)`; without the ages where they weren't written down. */
export function guestsOf({ adults, children, sold }: Guests, language: Language): string {
  const known = sold.party?.childAges.length === children ? sold.party : undefined
  return known ? partyText(known, language) : guestsText({ adults, children }, language)
}
