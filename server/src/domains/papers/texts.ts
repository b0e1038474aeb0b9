import type { LocalizedText } from '@rihla/contract/values/language'

export const titles = {
  busTicket: { en: 'Bus ticket', ar: 'تذكرة أتوبيس' },
  ticket: { en: 'Ticket', ar: 'تذكرة' },
  voucher: { en: 'Voucher', ar: 'قسيمة حجز' },
  invoice: { en: 'Invoice', ar: 'فاتورة' },
  outbound: { en: 'Outbound', ar: 'الذهاب' },
  inbound: { en: 'Return', ar: 'العودة' },
} satisfies Record<string, LocalizedText>

/** The labels of a paper's lines, by their keys. */
export const factLabels = {
  day: { en: 'Date', ar: 'التاريخ' },
  begins: { en: 'Begins', ar: 'يبدأ' },
  ends: { en: 'Ends', ar: 'ينتهي' },
  lastDay: { en: 'Last day', ar: 'آخر يوم' },
  checkIn: { en: 'Check-in from', ar: 'الوصول من' },
  boardFrom: { en: 'Boarding from', ar: 'الصعود إلى الباخرة من' },
  checkOut: { en: 'Check-out until', ar: 'المغادرة حتى' },
  nights: { en: 'Nights', ar: 'عدد الليالي' },
  departure: { en: 'Departure', ar: 'المغادرة' },
  arrival: { en: 'Arrival', ar: 'الوصول' },
  from: { en: 'From', ar: 'من' },
  boarding: { en: 'Boarding point', ar: 'مكان الركوب' },
  to: { en: 'To', ar: 'إلى' },
  className: { en: 'Class', ar: 'الدرجة' },
  seats: { en: 'Seats', ar: 'المقاعد' },
  hotel: { en: 'Hotel', ar: 'الفندق' },
  ship: { en: 'Ship', ar: 'الباخرة' },
  room: { en: 'Room', ar: 'الغرفة' },
  cabin: { en: 'Cabin', ar: 'الكابينة' },
  rooms: { en: 'Rooms', ar: 'عدد الغرف' },
  cabins: { en: 'Cabins', ar: 'عدد الكبائن' },
  board: { en: 'Meals', ar: 'الوجبات' },
  place: { en: 'Place', ar: 'المكان' },
  address: { en: 'Address', ar: 'العنوان' },
  position: { en: 'On the map', ar: 'على الخريطة' },
  call: { en: 'Call us', ar: 'اتصل بنا' },
  pickUp: { en: 'We fetch you from', ar: 'نصطحبك من' },
  name: { en: 'Name', ar: 'الاسم' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  adults: { en: 'Adults', ar: 'البالغون' },
  children: { en: 'Children', ar: 'الأطفال' },
  total: { en: 'Total', ar: 'الإجمالي' },
  paid: { en: 'Paid', ar: 'المدفوع' },
  byPoints: { en: 'Of it with points', ar: 'منه بالنقاط' },
  refunded: { en: 'Refunded', ar: 'المبلغ المسترد' },
  due: { en: 'Still due', ar: 'المتبقي' },
  issued: { en: 'Issued', ar: 'تاريخ الإصدار' },
  booked: { en: 'Booking', ar: 'الحجز' },
  days: { en: 'Dates', ar: 'المواعيد' },
  method: { en: 'Paid by', ar: 'طريقة الدفع' },
  promocode: { en: 'Promocode', ar: 'كود الخصم' },
} satisfies Record<string, LocalizedText>

export const keptText: LocalizedText = {
  en: 'Cancellation fee',
  ar: 'رسوم الإلغاء',
}

export type FactKey = keyof typeof factLabels

export const notes = {
  busEarly: {
    en: 'Be at the boarding point 30 minutes before departure. Nothing is refunded for a no-show.',
    ar: 'كن في مكان الركوب قبل المغادرة بـ30 دقيقة. لا يُرد أي مبلغ عند عدم الحضور.',
  },
  freeUntil: {
    en: 'Cancelling is free until {day}.',
    ar: 'الإلغاء مجاني حتى {day}.',
  },
  inclusive: {
    en: 'Prices include taxes and service.',
    ar: 'الأسعار شاملة الضرائب والخدمة.',
  },
} satisfies Record<string, LocalizedText>

export const codeHints = {
  boarding: { en: 'Show this code when you get on', ar: 'أظهر هذا الكود عند الركوب' },
  arriving: { en: 'Show this code when you arrive', ar: 'أظهر هذا الكود عند الوصول' },
} satisfies Record<string, LocalizedText>
