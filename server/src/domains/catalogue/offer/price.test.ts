import { expect, test } from 'vitest'
import { cardTag, effectivePrice, presentPrice } from './price.ts'

const now = new Date('2026-11-21T10:00:00Z')
const later = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000)
const offer = (offer_price: number | null, offer_expires_at: Date | null = null) => ({
  price: 100_000,
  offer_price,
  offer_expires_at,
  rating: 40,
  reviews_count: 5,
})

test.each([
  ['valid without an end', offer(80_000), 80_000],
  ['valid until later', offer(80_000, later(1)), 80_000],
  ['over', offer(80_000, now), 100_000],
  ['not cheaper', offer(100_000), 100_000],
  ['none', offer(null), 100_000],
])('an offer that is %s', (_, row, paid) => {
  expect(effectivePrice(row, now)).toBe(paid)
  expect(presentPrice(row, now).OfferPrice).toBe(paid < 100_000 ? paid / 100 : null)
})

test('the end of an offer is an instant with its zone', () => {
  expect(presentPrice(offer(80_000, later(1)), now).OfferExpirationDate).toBe(
    '2026-11-21T11:00:00.000Z',
  )
})

test.each([
  ['ends within three days', offer(80_000, later(72)), 'Last-minute offer', 'عرض اللحظة الأخيرة'],
  ['has time', offer(80_000, later(73)), 'Save 20%', 'وفّر 20%'],
  ['has no end', offer(80_000), 'Save 20%', 'وفّر 20%'],
  ['is hardly worth a word', offer(97_000), null, null],
  [
    'is over, of a loved activity',
    { ...offer(80_000, now), rating: 49, reviews_count: 200 },
    'Top rated',
    'الأعلى تقييمًا',
  ],
  [
    'is none, of an activity few have rated',
    { ...offer(null), rating: 50, reviews_count: 199 },
    null,
    null,
  ],
])('the tag of an offer that %s', (_, row, en, ar) => {
  expect(cardTag(row, now, 'en')).toBe(en)
  expect(cardTag(row, now, 'ar')).toBe(ar)
})
