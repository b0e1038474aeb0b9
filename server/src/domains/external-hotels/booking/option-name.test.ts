import { expect, test } from 'vitest'
import { optionName } from './option-name.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const about = { arrival: '2026-12-05', now: NOW }
const AHEAD = new Date('2026-12-01T22:00:00Z')
const plan = (refundable: boolean, ...cancellation: { from: Date; charge: number }[]) => ({
  board: 'BB' as const,
  price: 100_000,
  refundable,
  cancellation,
})

test.each([
  [plan(true, { from: AHEAD, charge: 100_000 }), 'Free cancellation', 'إلغاء مجاني'],
  [
    plan(false, { from: NOW, charge: 25_000 }, { from: AHEAD, charge: 100_000 }),
    'Partly refundable',
    'يُسترد جزء من المبلغ',
  ],
  [plan(false, { from: NOW, charge: 100_000 }), 'Non-refundable', 'غير قابلة للاسترداد'],
])('an option is named by what its terms give back: %#', (its, en, ar) => {
  expect(optionName(its, about, 'en')).toBe(`Breakfast included, ${en}`)
  expect(optionName(its, about, 'ar')).toBe(`شامل الإفطار، ${ar}`)
})
