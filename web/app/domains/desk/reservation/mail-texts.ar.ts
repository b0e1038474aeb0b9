import type { ArabicOf } from '../../../platform/locale/text.ts'
import type en from './mail-texts.en.ts'

export default {
  mailConfirmed: 'تأكيد الحجز مع التذاكر',
  mailConfirmedBothWays: 'تأكيد الذهاب والعودة',
  mailAwaited: 'تم الدفع، وننتظر رد الشريك',
  mailCancelled: 'إلغاء الحجز',
  mailChanged: 'تعديل الحجز',
  mailStopMoved: 'تغيّر مكان محطة الأتوبيس',
  mailPaymentDue: 'تذكير بالدفع',
  mailPaymentLink: 'رابط الدفع',
  mailChangeLink: 'رابط دفع فرق التعديل',
  mailHowToPay: 'طريقة الدفع',
  mailCancellingRefused: 'لم يُلغَ، والحجز قائم',
  mailLateChoice: 'الاختيار بعد دفع متأخر',
  mailDepositPaid: 'وصول العربون',
  mailBalanceDue: 'تذكير بالمبلغ المتبقي',
  mailBalancePaid: 'وصول المبلغ المتبقي',
  mailBalanceUnpaid: 'انتهى الحجز لعدم دفع المتبقي',
  mailPlacesGone: 'نفدت الأماكن ويُرد المبلغ',
  mailReturned: 'رد مبلغ مدفوع',
  mailRefundSent: 'إرسال المبلغ المسترد',
  mailProofReceived: 'وصول الإيصال',
  mailProofRejected: 'عدم قبول الإيصال',
  mailLetter: 'رسالة من المكتب',
} satisfies ArabicOf<typeof en>
