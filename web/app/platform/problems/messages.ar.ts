import type { ArabicOf } from '../locale/text.ts'
import type en from './messages.en.ts'

export default {
  product: 'رحلة',
  notFoundTitle: 'هذه الصفحة غير موجودة',
  notFoundText: 'ربما تغيّر العنوان أو كُتب خطأ.',
  home: 'الرئيسية',
  activities: 'شاهد الأنشطة',
  faultTitle: 'حدث خطأ ما',
  faultText: 'تعذّر عرض هذه الصفحة. حاول مرة أخرى بعد قليل.',
  tryAgain: 'حاول مرة أخرى',
  reference: 'مرجع {id}',
  offline: 'لا يوجد اتصال بالإنترنت. قد لا يكون ما تراه محدثًا.',
  backOnline: 'عاد الاتصال بالإنترنت.',
  languageFailed: 'تعذّر تحميل اللغة الأخرى. تحقق من الاتصال وحاول مرة أخرى.',
  error: 'خطأ',
  networkError: 'تعذّر الاتصال. تحقق من الإنترنت وحاول مرة أخرى.',
  serverError: 'حدث خطأ من جانبنا. حاول مرة أخرى.',
  pageNotFound: 'الصفحة غير موجودة',
  loginFirst: 'سجّل الدخول لمتابعة الحجز',
  unauthorized: 'سجّل الدخول للمتابعة.',
  forbidden: 'غير مسموح: ليس لديك صلاحية لعرض هذه الصفحة.',
  checkInput: 'راجع البيانات التي أدخلتها',
  signOutFailed: 'تعذّر تسجيل الخروج. حاول مرة أخرى.',
  loginTitle: 'سجّل الدخول أولًا',
  loginText: 'سجّل الدخول لترى حجوزاتك الحالية والسابقة.',
  login: 'تسجيل الدخول',
} satisfies ArabicOf<typeof en>
