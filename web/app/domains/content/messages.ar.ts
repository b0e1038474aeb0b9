import type { ArabicOf } from '../../platform/locale/text.ts'
import type en from './messages.en.ts'

export default {
  skip: 'انتقل إلى المحتوى',
  mainMenu: 'القائمة الرئيسية',
  home: 'الرئيسية',
  services: 'الخدمات',
  busBookings: 'حجوزات الأتوبيس',
  offers: 'العروض',
  destinations: 'أشهر الوجهات',
  login: 'تسجيل الدخول',
  signup: 'إنشاء حساب',
  menu: 'القائمة',
  account: 'حسابك',
  reservations: 'حجوزاتي',
  profile: 'حسابي',
  logout: 'تسجيل الخروج',
  loggedOut: 'تم تسجيل الخروج',
  footerBook: 'احجز',
  footerRihla: 'رحلة',
  footerContact: 'تواصل معنا',
  footerText: 'أنشطة وداي يوز في كل أنحاء مصر، في مكان واحد يسهل الحجز منه.',
  copyright: '© {year} رحلة. كل الأسعار بالجنيه المصري وتشمل الضرائب.',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  social: 'تابعنا على {name}',
  store: 'حمّل التطبيق من {name}',
} satisfies ArabicOf<typeof en>
