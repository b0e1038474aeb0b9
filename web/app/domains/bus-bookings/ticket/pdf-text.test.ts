import { expect, it } from 'vitest'
import { leftToRight, plain } from './pdf-text.ts'

it('keeps what the layout can draw', () => {
  expect(plain('630\u00a0ج.م')).toBe('630 ج.م')
  expect(plain('\u200f12\u2066ab\u2069')).toBe('12ab')
  expect(plain('مُحَمَّد')).toBe('محمد')
  expect(plain('\ufefb')).toBe('لا')
})

it('keeps numbers from left to right', () => {
  expect(leftToRight('+20 100 123 4567')).toBe('\u200e+20 100 123 4567\u200e')
})
