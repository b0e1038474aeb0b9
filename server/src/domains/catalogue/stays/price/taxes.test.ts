import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitInclusive, type StayTaxes } from './taxes.ts'

const law: StayTaxes = { service: 1200, city: 100, vat: 1400 }

test('a net price of 1,000 EGP with service, city tax and VAT is 1,289.57 EGP', () => {
  expect(splitInclusive(128_957, law)).toEqual({
    net: 100_000,
    service: 12_000,
    city: 1_120,
    vat: 15_837,
  })
})

test('without taxes everything is net', () => {
  expect(splitInclusive(128_957, { service: 0, city: 0, vat: 0 })).toEqual({
    net: 128_957,
    service: 0,
    city: 0,
    vat: 0,
  })
})

const amounts = fc.integer({ min: 0, max: 1_000_000_000 })
const rates = fc.record({
  service: fc.integer({ min: 0, max: 2500 }),
  city: fc.integer({ min: 0, max: 500 }),
  vat: fc.integer({ min: 0, max: 2500 }),
})

test('whatever the amount and the law, the parts are whole, not below zero, and add up', () => {
  fc.assert(
    fc.property(amounts, rates, (amount, taxes) => {
      const parts = Object.values(splitInclusive(amount, taxes))
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      for (const part of parts) expect(Number.isInteger(part) && part >= 0).toBe(true)
    }),
    { numRuns: 5000 },
  )
})

test('each part is what the law says of those before it, to the piastre', () => {
  fc.assert(
    fc.property(amounts, rates, (amount, taxes) => {
      const { net, service, city, vat } = splitInclusive(amount, taxes)
      expect(Math.abs(service - (net * taxes.service) / 10_000)).toBeLessThan(1)
      expect(Math.abs(city - ((net + service) * taxes.city) / 10_000)).toBeLessThan(1)
      expect(Math.abs(vat - ((net + service + city) * taxes.vat) / 10_000)).toBeLessThan(1)
    }),
    { numRuns: 5000 },
  )
})

test('a higher price never contains less of anything but by a piastre', () => {
  fc.assert(
    fc.property(amounts, amounts, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      const [a, b] = [splitInclusive(less, law), splitInclusive(more, law)]
      for (const part of ['net', 'service', 'city', 'vat'] as const)
        expect(b[part] - a[part]).toBeGreaterThanOrEqual(-1)
    }),
  )
})
