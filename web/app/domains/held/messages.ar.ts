import type { ArabicOf } from '../../platform/locale/text.ts'
import type en from './messages.en.ts'

export default {
  continue: 'أكمل حجزك',
  continueOne: '{name}، {date}',
  several_zero: 'لا حجوزات لتكملها',
  several_one: 'حجز لم يكتمل',
  several_two: 'حجزان لم يكتملا',
  several_few: '{count} حجوزات لم تكتمل',
  several_many: '{count} حجزًا لم يكتمل',
  several_other: '{count} حجز لم يكتمل',
  ended: 'انتهت مدة الحجز المؤقت',
  held: 'الأماكن محجوزة لك',
  'held-Hotel': 'الغرفة محجوزة لك',
  'held-NileCruise': 'الكابينة محجوزة لك',
  'held-Bus': 'المقاعد محجوزة لك',
  guests_zero: 'بلا ضيوف',
  guests_one: 'لضيف واحد',
  guests_two: 'لضيفين',
  guests_few: 'لـ{count} ضيوف',
  guests_many: 'لـ{count} ضيفًا',
  guests_other: 'لـ{count} ضيف',
} satisfies ArabicOf<typeof en>
