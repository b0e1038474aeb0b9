import { addDays, cairoDate } from '@rihla/contract/values/dates'
import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../fixtures.ts'
import { findStay, stayPath, staysPath } from '../stays.ts'

const words = {
  en: {
    search: 'An error occurred while searching hotels',
    cruises: 'Failed to search nile cruises. Please try again.',
    cruisesTitle: 'Search Error',
    badFormat: 'Invalid response format from hotels API',
    noSection: 'No data section in hotels API response',
    noData: 'No data received',
    noResponse: 'No response received from server',
    more: 'The next results could not be loaded. Try again.',
    pricing: 'Failed to fetch hotel pricing',
    room: 'Failed to load room details',
    missing: 'Missing Information',
    missingText: 'missing booking data',
  },
  ar: {
    search: 'حدث خطأ أثناء البحث عن الفنادق',
    cruises: 'تعذّر البحث عن رحلات الكروز. حاول مرة أخرى.',
    cruisesTitle: 'تعذّر البحث',
    badFormat: 'صيغة الرد من خدمة الفنادق غير صحيحة',
    noSection: 'لا بيانات في رد خدمة الفنادق',
    noData: 'لم تصل أي بيانات',
    noResponse: 'لم يصل رد من الخادم',
    more: 'تعذّر تحميل النتائج التالية. حاول مرة أخرى.',
    pricing: 'تعذّر تحميل أسعار الفندق',
    room: 'تعذّر تحميل تفاصيل الغرفة',
    missing: 'بيانات ناقصة',
    missingText: 'بيانات الحجز ناقصة',
  },
} as const

const answer = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
const searchCall = /\/api\/Hotels\?/
const from = addDays(cairoDate(new Date()), 21)
const days = { from, to: addDays(from, 3) }

/** Sorts by price: the quickest way to a search that the browser asks for itself. */
const sort = (page: Page) => page.locator('.sort-field select').selectOption('price-low')

describe.each([
  { language: 'en', width: 1280 },
  { language: 'ar', width: 390 },
] as const)('in $language', (look) => {
  const said = words[look.language]

  test.for([
    ['a refusal without words', 404, {}, said.search],
    ['no data', 200, { Error: null, Data: null }, said.noData],
    ['something else', 200, { Error: null, Data: 5 }, said.badFormat],
    ['no section', 200, { Error: null, Data: {} }, said.noSection],
  ] as const)('a search answered by %s', async ([, status, body, text], { product }) => {
    const { page } = await product.open(look)
    await page.goto(staysPath(days))
    await page.route(searchCall, answer(status, body))
    await sort(page)
    const card = page.getByRole('alert').filter({ hasText: text })
    await card.waitFor()
    await page.unroute(searchCall)
    await card.getByRole('button').click()
    await page.locator('.offer-card .card-link').first().waitFor()
  })

  test('a server that does not answer, and cruises that cannot be searched', async ({
    product,
  }) => {
    const { page } = await product.open(look)
    await page.goto(staysPath(days))
    await page.route(searchCall, (route) => route.abort())
    await sort(page)
    await page.getByRole('alert').filter({ hasText: said.noResponse }).waitFor()
    await page.unroute(searchCall)
    await page.goto('/cruises')
    await page.route(searchCall, answer(404, {}))
    await sort(page)
    await page.locator('.toast').filter({ hasText: said.cruises }).waitFor()
    expect(await page.locator('.toast-title').textContent()).toBe(said.cruisesTitle)
  })

  test('a next page that cannot be loaded', async ({ product }) => {
    const { page } = await product.open(look)
    await page.goto('/hotels')
    await page.route(searchCall, answer(404, {}))
    await page.getByRole('button', { name: /^(Load More|عرض المزيد)$/ }).scrollIntoViewIfNeeded()
    await page.locator('.toast').filter({ hasText: said.more }).waitFor()
    expect(await page.locator('.offer-card .card-link').count()).toBe(20)
  })

  test('prices and rooms that cannot be loaded, and no room chosen', async ({ product }) => {
    const stay = await findStay(product, look.language, {})
    const { page } = await product.open(look)
    await page.route(/\/Pricing\?/, answer(404, { Error: said.pricing }))
    await page.goto(stayPath(stay))
    const failed = page.getByRole('alert').filter({ hasText: said.pricing })
    await failed.waitFor()
    await page.unroute(/\/Pricing\?/)
    await failed.getByRole('button').click()
    const chosen = page.getByRole('button', { name: /^(Selected|مختارة):/ })
    await chosen.waitFor()
    await page.route(/\/Rooms\/\d+$/, answer(404, { Error: said.room }))
    await page
      .getByRole('button', { name: /^(Room details|تفاصيل الغرفة)/ })
      .first()
      .click()
    await page.getByRole('dialog').getByText(said.room).waitFor()
    await page.keyboard.press('Escape')
    await chosen.click()
    await page
      .getByRole('button', { name: /^(Book|احجز)/ })
      .filter({ visible: true })
      .click()
    await page.locator('.toast').filter({ hasText: said.missingText }).waitFor()
    expect(await page.locator('.toast-title').textContent()).toBe(said.missing)
  })
})
