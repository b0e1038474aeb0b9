import type { ArabicOf } from '../../../platform/locale/text.ts'
import type en from './money-texts.en.ts'

export default {
  money: 'الأموال',
  moneyText: 'ما ورد من {from} إلى {to}، وأين هو الآن.',
  moneyTextOfDay: 'ما ورد يوم {day}، وأين هو الآن.',
  moneyIn: 'الوارد',
  moneyTaken: 'محصَّل',
  moneyTakenNote: 'ثمن حجوزات، أو احتُفظ به وفق شروطها',
  moneyHeld: 'معلّق',
  moneyHeldNote: 'لم يُبت فيه: وصل متأخرًا أو مخالفًا للمتفق عليه',
  moneyOwed: 'مستحق الرد',
  moneyOwedNote: 'يجب رده ولم يُرد بعد',
  moneyReturned: 'مردود',
  moneyReturnedNote: 'عاد إلى المسافر، ولو عن طريق بنكه',
  moneyOut: 'ما رُدّ خلال هذه المدة أيًّا كان وقت وروده:',
  moneyByMethod: 'حسب طريقة الدفع',
  moneyByKind: 'حسب النوع',
  moneyByDay: 'حسب اليوم',
  moneyAll: 'الإجمالي',
  moneyNone: 'لم ترد أموال',
  moneyNoneText: 'اختر مدة أخرى لا تزيد على ثلاثة أشهر.',
  downloadCsv: 'تنزيل CSV',
  print: 'طباعة',
} satisfies ArabicOf<typeof en>
