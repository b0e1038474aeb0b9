import type { ArabicOf } from '../../platform/locale/text.ts'
import type en from './messages.en.ts'

export default { title: 'كل النصوص باللغتين', key: 'المفتاح', missing: 'ناقص' } satisfies ArabicOf<
  typeof en
>
