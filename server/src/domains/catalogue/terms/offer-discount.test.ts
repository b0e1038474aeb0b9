import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isRefusal } from '../../../platform/refusal.ts'
import { decidePrice, isDiscounted, type PriceColumns } from './offer-discount.ts'

const now = new Date('2026-11-21T10:00:00Z')
const inDays = (days: number): Date => new Date(now.getTime() + days * 86_400_000)
const plain: PriceColumns = {
  price: 100_000,
  offer_price: null,
  offer_percent: null,
  offer_expires_at: null,
}
const stay: PriceColumns = { ...plain, price: null }
const until = inDays(10)
const off = (as: 'price' | 'percent', value: number) => ({ as, value })

describe('a price and its discount', () => {
  it('are written as what one pays, a percentage in whole pounds', () => {
    const wanted = { discount: off('percent', 15), until }
    expect(decidePrice({ ...plain, price: 33_300 }, wanted, now)).toEqual({
      price: 33_300,
      offer_price: 28_300,
      offer_percent: null,
      offer_expires_at: until,
    })
    expect(decidePrice(plain, { price: 90_000, discount: null, until: null }, now)).toEqual({
      ...plain,
      price: 90_000,
    })
  })

  it('by the night are a percentage', () => {
    const wanted = { discount: off('percent', 20), until }
    expect(decidePrice(stay, wanted, now)).toEqual({
      ...stay,
      offer_percent: 20,
      offer_expires_at: until,
    })
  })

  it('that run may keep the end that they have, whatever it is', () => {
    const far = inDays(800)
    for (const end of [far, null]) {
      const standing = { ...plain, offer_price: 80_000, offer_expires_at: end }
      const wanted = { price: 120_000, discount: off('price', 80_000), until: end }
      expect(decidePrice(standing, wanted, now)).toEqual({ ...standing, price: 120_000 })
    }
    const over = { ...plain, offer_price: 80_000, offer_expires_at: inDays(-1) }
    const again = { discount: off('price', 80_000), until: over.offer_expires_at }
    expect(decidePrice(over, again, now)).toMatchObject({ refusal: 'offer_discount_end_wrong' })
  })

  test.each([
    ['as dear as before', plain, { discount: off('price', 100_000), until }, 'wrong'],
    ['for nothing', plain, { discount: off('price', 0), until }, 'wrong'],
    ['of a percentage beyond', plain, { discount: off('percent', 91), until }, 'wrong'],
    [
      'that rounds to none',
      { ...plain, price: 1000 },
      { discount: off('percent', 1), until },
      'wrong',
    ],
    [
      'above a lower price',
      plain,
      { price: 70_000, discount: off('price', 80_000), until },
      'wrong',
    ],
    ['of no percentage, by the night', stay, { discount: off('percent', 0), until }, 'wrong'],
    ['without an end', plain, { discount: off('percent', 10), until: null }, 'end_wrong'],
    ['that is over', plain, { discount: off('percent', 10), until: now }, 'end_wrong'],
    ['for two years', plain, { discount: off('percent', 10), until: inDays(700) }, 'end_wrong'],
    ['as a sum, by the night', stay, { discount: off('price', 100_000), until }, 'by_night'],
    ['with a price, by the night', stay, { price: 1000, discount: null, until }, 'by_night'],
  ])('are refused %s', (_, standing, wanted, code) => {
    const full = code === 'by_night' ? 'offer_priced_by_night' : `offer_discount_${code}`
    expect(decidePrice(standing, wanted, now)).toMatchObject({ refusal: full })
  })

  it('always leave a pound at least, below the price, and end within a year', () => {
    const wanted = fc.record({
      price: fc.option(
        fc.integer({ min: 1, max: 2000 }).map((egp) => egp * 100),
        { nil: undefined },
      ),
      discount: fc.option(
        fc.record({
          as: fc.constantFrom('price' as const, 'percent' as const),
          value: fc.integer({ min: 0, max: 200_000 }),
        }),
      ),
      until: fc.option(fc.integer({ min: -5, max: 800 }).map(inDays)),
    })
    fc.assert(
      fc.property(wanted, (it) => {
        const next = decidePrice(plain, it, now)
        if (isRefusal(next)) return
        const { price, offer_price, offer_expires_at } = next
        expect(isDiscounted(next, now)).toBe(it.discount !== null)
        if (offer_price === null) return
        expect(offer_price).toBeGreaterThanOrEqual(100)
        expect(offer_price).toBeLessThan(price ?? 0)
        expect(offer_expires_at?.getTime()).toBeGreaterThan(now.getTime())
        expect(offer_expires_at?.getTime()).toBeLessThanOrEqual(inDays(366).getTime())
      }),
    )
  })
})
