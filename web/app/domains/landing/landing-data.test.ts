import type { Destination } from '@rihla/contract/catalogue/offer'
import { expect, it } from 'vitest'
import { extraLinks, pageExists } from '../content/existing-pages.ts'
import { topOf } from './landing-data.ts'

const place = (CityId: number, OffersCount: number) => ({ CityId, OffersCount }) as Destination

it('shows the six places with most to book, none where there is nothing', () => {
  const places = [3, 9, 0, 4, 8, 1, 7, 5].map((count, at) => place(at, count))
  expect(topOf(places)?.map(({ OffersCount }) => OffersCount)).toEqual([9, 8, 7, 5, 4, 3])
  expect(topOf([place(1, 0)])).toEqual([])
  expect(topOf(null)).toBeNull()
})

it('links only to pages that exist', () => {
  expect(
    [
      '/',
      '/#offers',
      '/activities?page=2',
      '/blog',
      '/trips',
      '/honeymoon?id=1',
      '/login',
      'https://x.test',
    ].every(pageExists),
  ).toBe(true)
  expect(['/apps', '/activitiesx', '#features'].some(pageExists)).toBe(false)
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
