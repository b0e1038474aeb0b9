import type { OfferPriceSetting } from '@rihla/contract/desk/offers/offer-price'
import { expect, test } from 'vitest'
import { draftOf, inputOf, isIncomplete } from './price-draft.ts'

const setting: OfferPriceSetting = {
  Kind: 'activity',
  Edition: 'one',
  Per: 'adult',
  Price: 500,
  Discount: { As: 'price', Value: 400, Until: '2026-12-17T16:00:00.000Z' },
  Says: { Price: 500, OfferPrice: 400, Until: '2026-12-17T16:00:00.000Z', Tag: 'Save 20%' },
  OwnDays: 0,
}
const discount = { DiscountAs: 'price', Discount: 400, Until: '2026-12-17', UntilMinute: 1080 }

test('begins with what stands there, by Cairo’s clock, and sends it as it is', () => {
  const draft = draftOf(setting)
  expect(draft).toMatchObject({ price: 500, as: 'price', until: '2026-12-17', time: '18:00' })
  expect(inputOf(setting, draft)).toEqual(discount)
  expect(inputOf(setting, { ...draft, price: 600 })).toEqual({ Price: 600, ...discount })
})

test('sends no discount where none is chosen, and no end where it has none', () => {
  const draft = draftOf(setting)
  expect(inputOf(setting, { ...draft, as: 'none' })).toEqual({})
  expect(inputOf(setting, { ...draft, until: null })).toEqual({
    DiscountAs: 'price',
    Discount: 400,
  })
})

test('sends no price where each night has its own', () => {
  const stay: OfferPriceSetting = { ...setting, Price: null, Discount: null }
  const draft = { ...draftOf(stay), as: 'percent' as const, value: 20, until: '2026-12-31' }
  expect(inputOf(stay, draft)).toEqual({
    DiscountAs: 'percent',
    Discount: 20,
    Until: '2026-12-31',
    UntilMinute: 1439,
  })
  expect([isIncomplete(stay, draft), isIncomplete(stay, { ...draft, value: null })]).toEqual([
    false,
    true,
  ])
  expect(isIncomplete(setting, { ...draftOf(setting), price: null })).toBe(true)
})
