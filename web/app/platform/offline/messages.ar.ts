import type { ArabicOf } from '../locale/text.ts'
import type en from './messages.en.ts'

export default {
  title: 'لا يوجد اتصال بالإنترنت',
  text: 'هذه الصفحة تحتاج إلى الإنترنت، وستظهر تلقائيًا فور عودة الاتصال.',
  again: 'حاول مرة أخرى',
  kept: 'محفوظ على هذا الجهاز',
  none: 'لا توجد حجوزات محفوظة على هذا الجهاز بعد. الحجوزات التي تفتحها بعد تسجيل الدخول يمكنك قراءتها هنا بلا إنترنت.',
} satisfies ArabicOf<typeof en>
