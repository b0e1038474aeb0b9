import type { Messages } from './messages.en.ts'

export const messages: Messages = {
  title: 'مورد الفنادق',
  intro: 'بنك غرف له فنادقه. اختر كيف يتصرف كل فندق من لحظة التحقق من السعر.',
  back: 'كل ما عدا ذلك',
  hotel: 'الفندق',
  outcome: 'ما الذي يحدث',
  choose: 'اختر',
  latency: 'كل رد يتأخر هذا العدد من أجزاء الألف من الثانية',
  slow: 'أبطئ',
  down: 'أوقف المورد هذا العدد من الثواني (يجيب بـ 503)',
  switchOff: 'إيقاف',
  isDown: 'المورد متوقف حتى',
  reset: 'إلغاء كل ما تم اختياره',
  bookings: 'الحجوزات',
  none: 'لا شيء بعد.',
  reference: 'رقم الحجز',
  ours: 'رقم الموقع',
  status: 'الحالة',
  amount: 'الصافي',
  charge: 'رسوم الإلغاء',
}
