import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../fixtures.ts'
import { packagePath } from '../packages.ts'

const PATIENT = { timeout: 15_000 } as const

const words = {
  en: {
    honeymoons: 'Failed to load honeymoons. Please try again.',
    badFormat: 'Invalid response format from honeymoons API',
    noSection: 'No data section in honeymoons API response',
    noList: 'No data received from honeymoons API',
    more: 'The next results could not be loaded. Try again.',
    trips: 'Failed to load trips',
    honeymoon: 'Failed to fetch honeymoon details',
    noHoneymoon: 'No honeymoon data found',
    trip: 'Failed to fetch trip details',
    noTrip: 'No trip data found',
    checkout: 'Checkout failed',
    config: 'Failed to load checkout configuration',
    empty: 'Nothing matches your filters',
  },
  ar: {
    honeymoons: 'تعذّر تحميل باقات شهر العسل. حاول مرة أخرى.',
    badFormat: 'صيغة الرد من خدمة شهر العسل غير صحيحة',
    noSection: 'لا بيانات في رد خدمة شهر العسل',
    noList: 'لم تصل نتائج البحث عن شهر العسل',
    more: 'تعذّر تحميل النتائج التالية. حاول مرة أخرى.',
    trips: 'تعذّر تحميل الرحلات',
    honeymoon: 'تعذّر تحميل بيانات شهر العسل',
    noHoneymoon: 'لا توجد بيانات لشهر العسل',
    trip: 'تعذّر تحميل بيانات الرحلة',
    noTrip: 'لا توجد بيانات لهذه الرحلة',
    checkout: 'تعذّر بدء الحجز',
    config: 'تعذّر تحميل إعدادات الحجز',
    empty: 'لا نتائج تطابق اختياراتك',
  },
} as const

const answer = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
const list = { honeymoon: '**/HoneymoonsApi/GetAll', trip: '**/TripsApi/GetAll' } as const
const details = {
  honeymoon: '**/HoneymoonsApi/GetHoneymoonDetails',
  trip: '**/TripsApi/GetTripDetails',
} as const

/** Sorts by price: the quickest way to a search that the browser asks for itself. */
const sort = (page: Page) => page.locator('.sort-field select').selectOption('price-low')
const firstCard = (page: Page) => page.locator('.offer-card .card-link').first()
const failure = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

describe.each([
  { language: 'en', width: 1280 },
  { language: 'ar', width: 390 },
] as const)('in $language', (look) => {
  const said = words[look.language]

  test.for([
    ['a refusal without words', 404, {}, said.honeymoons],
    ['a refusal in words', 422, { Error: 'Not so' }, 'Not so'],
    ['no data', 200, { Error: null, Data: null }, said.noList],
    ['something else', 200, { Error: null, Data: 5 }, said.badFormat],
    ['no section', 200, { Error: null, Data: {} }, said.noSection],
  ] as const)(
    'a list of honeymoons answered by %s',
    async ([, status, body, text], { product }) => {
      const { page } = await product.open(look)
      await page.goto('/honeymoons')
      await page.route(list.honeymoon, answer(status, body))
      await sort(page)
      const card = failure(page, text)
      await card.waitFor()
      await page.unroute(list.honeymoon)
      await card.getByRole('button').click()
      await firstCard(page).waitFor()
    },
  )

  test('a list of honeymoons is tried twice more, with longer waits', async ({ product }) => {
    const { page } = await product.open(look)
    await page.goto('/honeymoons')
    await page.waitForLoadState('networkidle')
    const at: number[] = []
    await page.route(list.honeymoon, (route) => {
      at.push(Date.now())
      return answer(503, {})(route)
    })
    await sort(page)
    await failure(page, said.honeymoons).waitFor()
    const [first = 0, second = 0, third = 0] = at
    expect(at).toHaveLength(3)
    expect(second - first).toBeGreaterThan(900)
    expect(third - second).toBeGreaterThan(1900)
  })

  test('a next page that cannot be loaded', async ({ product }) => {
    const { page } = await product.open(look)
    await page.route(list.honeymoon, answer(404, {}))
    await page.goto('/honeymoons')
    await page.getByRole('button', { name: /^(Load More|عرض المزيد)$/ }).scrollIntoViewIfNeeded()
    await page.locator('.toast').filter({ hasText: said.more }).waitFor()
    expect(await page.locator('.offer-card .card-link').count()).toBe(20)
    await page.unroute(list.honeymoon)
    await page.getByRole('button', { name: /^(Try Again|حاول مرة أخرى)$/ }).click()
    await expect.poll(() => page.locator('.offer-card .card-link').count(), PATIENT).toBe(40)
  })

  test('trips that cannot be loaded, first or next', async ({ product }) => {
    const { page } = await product.open(look)
    await page.goto('/trips')
    await page.route(list.trip, answer(404, {}))
    await sort(page)
    await page.locator('.toast').filter({ hasText: said.trips }).waitFor()
    await failure(page, said.trips).locator('h2').waitFor()
    const { page: other } = await product.open(look)
    await other.goto('/trips')
    await other.waitForLoadState('networkidle')
    await other.route(list.trip, answer(404, {}))
    await other.getByRole('button', { name: /^(Load More|عرض المزيد)$/ }).click()
    await other.locator('.toast').filter({ hasText: said.trips }).waitFor()
    expect(await other.locator('.offer-card .card-link').count()).toBe(20)
  })

  test.for([
    ['honeymoon', 500, { Error: null }, said.honeymoon],
    ['honeymoon', 200, { Error: null, Data: null }, said.noHoneymoon],
    ['trip', 500, { Error: null }, said.trip],
    ['trip', 200, { Error: null, Data: null }, said.noTrip],
  ] as const)('a %s answered by %d', async ([kind, status, body, text], { product }) => {
    const { page } = await product.open(look)
    await page.goto(`/${kind}s`)
    await page.waitForLoadState('networkidle')
    await page.route(details[kind], answer(status, body))
    await firstCard(page).click()
    const block = failure(page, text)
    await block.waitFor(PATIENT)
    await page.unroute(details[kind])
    await block.getByRole('button').last().click()
    await page.locator('#overview').waitFor()
  })

  test('what is not there says so, and leads back to the search', async ({ product }) => {
    const { page } = await product.open(look)
    for (const kind of ['honeymoon', 'trip'] as const) {
      await page.goto(packagePath({ kind, id: 999_999, date: '2027-01-17', adults: 2 }))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('button', { name: /^(Back to search|العودة إلى البحث)$/ }).click()
      await page.waitForURL(`**/${kind}s`)
    }
  })

  test('a booking that cannot be started, and a search without results', async ({ product }) => {
    const { page } = await product.open(look)
    await page.goto('/trips')
    await page.waitForLoadState('networkidle')
    await firstCard(page).click()
    const book = page.getByRole('button', { name: /^(Book|احجز)/ }).filter({ visible: true })
    await book.waitFor()
    await page.route('**/Checkout/CheckoutConfig', answer(404, {}))
    await book.click()
    await page.locator('.toast').filter({ hasText: said.config }).waitFor()
    await page.unroute('**/Checkout/CheckoutConfig')
    await page.route('**/Checkout/SetTempReservation', answer(404, {}))
    await book.click()
    await page.locator('.toast').filter({ hasText: said.checkout }).waitFor()
    for (const kind of ['honeymoons', 'trips']) {
      await page.goto(`/${kind}?searchText=nothing-has-this-name`)
      await page.getByRole('heading', { name: said.empty }).waitFor()
      await page
        .getByRole('button', { name: /^(Reset Filters|إعادة الضبط)$/ })
        .last()
        .click()
      await firstCard(page).waitFor()
    }
  })
})
