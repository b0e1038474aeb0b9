import type { ArabicOf } from '../../platform/locale/text.ts'
import type en from './messages.en.ts'

export default {
  cities: 'الوجهات',
  offers: 'الأنشطة',
  suggestionsFailed: 'تعذّر تحميل الاقتراحات',
} satisfies ArabicOf<typeof en>
