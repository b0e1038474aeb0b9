// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CARDS_OF_A_PAGE } from '../../../testing/stays.ts'
import { openStays } from '../testing/open-stays.tsx'

const prices = () => [...document.querySelectorAll('.offer-card .price')]

test.each([
  ['/hotels', 'en', 'from'],
  ['/cruises', 'ar', 'يبدأ من'],
] as const)(
  'without dates %s shows prices from which one stays (%s)',
  async (at, language, from) => {
    openStays(at, language)
    await waitFor(() => expect(prices()).toHaveLength(CARDS_OF_A_PAGE))
    // Whoever hears them, too: a struck price is read as a sentence.
    for (const price of prices())
      expect(price.querySelector('.sr-only, .price-now:not([aria-hidden])')?.textContent).toContain(
        from,
      )
  },
)

test.each([
  ['/hotels', 'en', 'Sold out'],
  ['/hotels?adultsCount=10&childrenAges=4,4', 'en', 'No date for your party'],
  ['/cruises?adultsCount=10', 'ar', 'لا موعد متاح لهذا العدد'],
] as const)(
  '%s says of a stay without a date what is true of its party (%s)',
  async (at, language, said) => {
    openStays(at, language)
    await waitFor(() => expect(prices()).toHaveLength(CARDS_OF_A_PAGE))
    const badges = [...document.querySelectorAll('.badge-warn')].map((it) => it.textContent)
    expect(badges).toEqual(prices().map(() => said))
  },
)

test('with dates a price is that of the stay', async () => {
  openStays('/hotels?arrivalDate=17-12-2026&departureDate=20-12-2026', 'en')
  await waitFor(() => expect(prices()).toHaveLength(CARDS_OF_A_PAGE))
  expect(prices().filter((price) => price.textContent?.includes('from'))).toEqual([])
})
