import { expect, it } from 'vitest'
import { formatExactEgp } from './exact-egp.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  [0, 'EGP 0.00', '0.00 ج.م'],
  [1250, 'EGP 1,250.00', '1,250.00 ج.م'],
  [0.07, 'EGP 0.07', '0.07 ج.م'],
  [1_234_567.1, 'EGP 1,234,567.10', '1,234,567.10 ج.م'],
  [-50.01, '− EGP 50.01', '−50.01 ج.م'],
])('writes %d to the piastre', (egp, en, ar) => {
  expect(plain(formatExactEgp(egp, 'en'))).toBe(en)
  expect(plain(formatExactEgp(egp, 'ar'))).toBe(ar)
})
