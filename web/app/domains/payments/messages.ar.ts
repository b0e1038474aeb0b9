import type { ArabicOf } from '../../platform/locale/text.ts'
import type en from './messages.en.ts'

export default {
  framePay: 'الدفع في صفحة البنك',
  frameTitle: 'صفحة الدفع في البنك',
  frameLoading: 'جارٍ فتح صفحة البنك',
  frameFailed: 'تعذّر تحميل صفحة الدفع',
  frameFailedText: 'حجزك ما زال محفوظًا ولم يُخصم شيء. حاول مرة أخرى أو افتح صفحة البنك وحدها.',
  tryAgain: 'حاول مرة أخرى',
  fullPage: 'افتحها في صفحة كاملة',
  fullPageText: 'لا تظهر صفحة كود البنك؟',
  backMethod: 'العودة إلى طريقة الدفع',
  checking: 'نتحقق من الدفع',
  checkingText: 'لم يصل رد البنك بعد. قد يستغرق دقيقة. من فضلك لا تدفع مرة أخرى.',
  paymentFailed: 'لم يكتمل الدفع',
  paymentErrorOccurred: 'حدث خطأ أثناء الدفع',
  returnTitle: 'نتحقق من الدفع',
  returnPaid: 'وصل المبلغ. لحظة واحدة.',
  returnFailed: 'لم يكتمل الدفع. يمكنك المحاولة مرة أخرى.',
} satisfies ArabicOf<typeof en>
