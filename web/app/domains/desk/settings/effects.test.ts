import { expect, it } from 'vitest'
import { createTexts } from '../../../platform/locale/i18n.ts'
import arabicTexts from '../messages.ar.ts'
import englishTexts from '../messages.en.ts'

const texts = { en: englishTexts, ar: arabicTexts } as const

it.each([
  ['en', 'stepEffect', 1, 'Until an hour before'],
  ['en', 'depositEffect', 1, 'by the day before'],
  ['ar', 'stepEffect', 0, 'حتى بداية الموعد'],
  ['ar', 'stepEffect', 2, 'ساعتين قبل'],
  ['ar', 'stepEffect', 3, '3 ساعات قبل'],
  ['ar', 'depositEffect', 10, 'بـ10 أيام'],
  ['ar', 'depositEffect', 14, 'بـ14 يومًا'],
  ['ar', 'saleEndBeforeEffect', 5, 'بـ5 دقائق'],
  ['ar', 'saleEndBeforeEffect', 1440, 'بـ1,440 دقيقة'],
] as const)('counts in %s: %s of %i', (language, key, count, says) => {
  const read = createTexts(language, { desk: texts[language] }).read
  expect(read(language, 'desk', key, { count, percent: 50, sum: '', amount: '' })).toContain(says)
})
