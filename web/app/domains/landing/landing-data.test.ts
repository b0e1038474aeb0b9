import type { ActivityCard } from '@rihla/contract/catalogue/activities'
import { expect, it } from 'vitest'
import { extraLinks, pageExists } from '../content/existing-pages.ts'
import { lastMinuteOf } from './landing-data.ts'

const now = new Date('2026-11-21T10:00:00Z')
const card = (ActivityId: number, OfferPrice: number | null, OfferExpirationDate: string | null) =>
  ({ ActivityId, Price: 1000, OfferPrice, OfferExpirationDate }) as ActivityCard

it('shows only offers with a real expiry ahead, the soonest first', () => {
  const cards = [
    card(1, 800, '2026-11-23T00:00:00Z'),
    card(2, 800, '2026-11-22T00:00:00Z'),
    card(3, 800, null),
    card(4, null, '2026-11-22T00:00:00Z'),
    card(5, 800, '2026-11-20T00:00:00Z'),
    card(6, 1200, '2026-11-22T00:00:00Z'),
  ]
  expect(lastMinuteOf(cards, now).map(({ ActivityId }) => ActivityId)).toEqual([2, 1])
})

it('links only to pages that exist', () => {
  expect(
    [
      '/',
      '/#offers',
      '/activities?page=2',
      '/trips',
      '/honeymoon?id=1',
      '/login',
      'https://x.test',
    ].every(pageExists),
  ).toBe(true)
  expect(['/blog', '/app', '/activitiesx', '#features'].some(pageExists)).toBe(false)
})

it('hides header links by name', () => {
  const link = (label: string, href: string) => ({ label, href, is_external: false })
  expect(
    extraLinks([
      link('Features', '/activities?x'),
      link('Reservations', '/reservations'),
      link('Home', '/'),
    ]),
  ).toHaveLength(1)
})
