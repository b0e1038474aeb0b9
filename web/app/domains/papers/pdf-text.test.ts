import { expect, it } from 'vitest'
import { drawn } from './pdf-text.ts'

it('keeps what the layout can draw', () => {
  expect(drawn('630\u00a0ج.م')).toBe('630 ج.م')
  expect(drawn('\u200fم12\u2066ab\u2069')).toBe('م12ab')
  expect(drawn('مُحَمَّد')).toBe('محمد')
  expect(drawn('\ufefb')).toBe('لا')
})

it.each([
  ['+20 100 123 4567', '\u200e+20 100 123 4567\u200e'],
  ['رويال 2+1', 'رويال \u200e2+1\u200e'],
  ['رويال \u20662+1\u2069', 'رويال \u200e2+1\u200e'],
  ['رقم التسجيل الضريبي: 123-456-789', 'رقم التسجيل الضريبي: \u200e123-456-789\u200e'],
  ['فندق النيل، +20 100 123 4567', 'فندق النيل، \u200e+20 100 123 4567\u200e'],
  ['فندق النيل 0100 123 4567', 'فندق النيل \u200e0100 123 4567\u200e'],
  ['17 ديسمبر 2026، 07:00', '17 ديسمبر 2026، 07:00'],
  ['−750\u00a0ج.م', '\u200e−750\u200e ج.م'],
])('A2: keeps the numbers of %j from left to right', (text, expected) => {
  expect(drawn(text)).toBe(expected)
})

it.each([
  ['Cairo → Luxor', 'Cairo – Luxor'],
  ['Sun ☀️ and sea', 'Sun and sea'],
  ['Plaza ★★★', 'Plaza'],
  ['日本 Garden', 'Garden'],
  ['½ board', '1/2 board'],
])('leaves out of %j what no font of papers has', (text, expected) => {
  expect(drawn(text)).toBe(`\u200e${expected}\u200e`)
})

it('leaves prices, ranges, other digits and a name in other letters alone as they are', () => {
  for (const text of ['5 € – 7 €', '• 10‐12', 'Ș', '26 يوليو ٢٦', 'Гранд'])
    expect(drawn(text).replaceAll('\u200e', '')).toBe(text)
})
