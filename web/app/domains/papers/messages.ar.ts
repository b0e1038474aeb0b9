import type { ArabicOf } from '../../platform/locale/text.ts'
import type en from './messages.en.ts'

export default {
  ticket: 'تحميل التذكرة',
  invoice: 'تحميل الفاتورة',
  making: 'نجهّز الملف',
  failed: 'تعذّر التحميل',
  ticketFailed: 'لم نتمكن من تجهيز التذكرة. حاول مرة أخرى أو اعرض هذه الصفحة.',
  invoiceFailed: 'لم نتمكن من تجهيز الفاتورة. حاول مرة أخرى.',
} satisfies ArabicOf<typeof en>
