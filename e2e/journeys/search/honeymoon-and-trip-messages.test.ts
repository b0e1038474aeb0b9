import type { Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../../fixtures.ts'
import { onDesktop } from '../../looks.ts'

const words = {
  en: {
    noList: 'No data received from honeymoons API',
    more: 'The next results could not be loaded. Try again.',
    trip: 'Failed to fetch trip details',
    config: 'Failed to load checkout configuration',
  },
  ar: {
    noList: 'لم تصل نتائج البحث عن شهر العسل',
    more: 'تعذّر تحميل النتائج التالية. حاول مرة أخرى.',
    trip: 'تعذّر تحميل بيانات الرحلة',
    config: 'تعذّر تحميل إعدادات الحجز',
  },
} as const

const answer = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })

describe.each(onDesktop)('in $language', (look) => {
  const said = words[look.language]

  test('what fails says so, and works again', async ({ product }) => {
    const { page } = await product.open(look)
    const cards = page.locator('.offer-card .card-link')
    const list = '**/HoneymoonsApi/GetAll'
    await page.route(list, answer(404, {}))
    await page.goto('/honeymoons')
    await page.getByRole('button', { name: /^(Load More|عرض المزيد)$/ }).scrollIntoViewIfNeeded()
    await page.locator('.toast').filter({ hasText: said.more }).waitFor()
    expect(await cards.count()).toBe(20)
    await page.unroute(list)
    await page.getByRole('button', { name: /^(Try Again|حاول مرة أخرى)$/ }).click()
    await expect.poll(() => cards.count(), { timeout: 30_000 }).toBe(40)
    await page.route(list, answer(200, { Error: null, Data: null }))
    await page.locator('.sort-field select').selectOption('price-low')
    const block = page.getByRole('alert').filter({ hasText: said.noList })
    await block.waitFor()
    await page.unroute(list)
    await block.getByRole('button').click()
    await cards.first().waitFor()

    const details = '**/TripsApi/GetTripDetails'
    await page.goto('/trips')
    await page.route(details, answer(500, { Error: null }))
    await cards.first().click()
    const failure = page.getByRole('alert').filter({ hasText: said.trip })
    await failure.waitFor()
    await page.unroute(details)
    await failure.getByRole('button').last().click()
    await page.locator('#overview').waitFor()
    await page.route('**/Checkout/CheckoutConfig', answer(404, {}))
    await page
      .getByRole('button', { name: /^(Book|احجز)/ })
      .filter({ visible: true })
      .click()
    await page.locator('.toast').filter({ hasText: said.config }).waitFor()
  })
})
