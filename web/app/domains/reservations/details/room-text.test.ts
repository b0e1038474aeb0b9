import { expect, test } from 'vitest'
import { roomText } from './room-text.ts'

test.each([
  ['en', 'Sea view', 'Double room', 'Sea view, Double room'],
  ['en', 'Beach hut', 'Hut', 'Beach hut'],
  ['ar', 'عشة على الشاطئ', 'عشة', 'عشة على الشاطئ'],
  ['ar', 'إطلالة على البحر', 'غرفة مزدوجة', 'إطلالة على البحر، غرفة مزدوجة'],
  ['en', 'Beach hut', null, 'Beach hut'],
  ['en', null, null, ''],
] as const)('a room says its category once, in %s: %s', (language, name, category, text) => {
  expect(roomText(name, category, language)).toBe(text)
})
