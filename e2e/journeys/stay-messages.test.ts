import { addDays, cairoDate, toAddressDate } from '@rihla/contract/values/dates'
import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { logIn, test } from '../fixtures.ts'
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
    page: 'Failed to load page',
    details: 'Failed to fetch hotel details',
    checkout: 'Checkout failed',
    login: 'Please login to continue with your booking',
    share: 'Share',
    copied: 'Link Copied',
    unsupported: 'Share not supported',
    calendar: 'The calendar could not be loaded.',
    badDate: 'Invalid date format in URL',
    gone: 'Hotel Not Found',
    none: 'Not available',
    noSailing: 'The ship doesn’t sail on these dates',
    move: /^Move to /,
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
    page: 'تعذّر تحميل الصفحة',
    details: 'تعذّر تحميل بيانات الفندق',
    checkout: 'تعذّر بدء الحجز',
    login: 'سجّل الدخول لمتابعة الحجز',
    share: 'مشاركة',
    copied: 'تم نسخ الرابط',
    unsupported: 'المشاركة غير مدعومة',
    calendar: 'تعذّر تحميل التقويم.',
    badDate: 'صيغة التاريخ في الرابط غير صحيحة',
    gone: 'الفندق غير موجود',
    none: 'غير متاح',
    noSailing: 'لا تبحر السفينة في هذه التواريخ',
    move: /^نقل إلى/,
  },
} as const

const answer = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
const detailsCall = /\/api\/Hotels\/\d+$/
const PATIENT = { timeout: 20_000 } as const
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

  test.for(['/hotels', '/cruises'])(
    'a next page of %s that cannot be loaded',
    async (path, { product }) => {
      const { page } = await product.open(look)
      await page.goto(path)
      await page.route(searchCall, answer(404, {}))
      await page.getByRole('button', { name: /^(Load More|عرض المزيد)$/ }).scrollIntoViewIfNeeded()
      await page.locator('.toast').filter({ hasText: said.more }).waitFor()
      expect(await page.locator('.offer-card .card-link').count()).toBe(20)
    },
  )

  test.for([
    ['nothing', answer(200, { Error: null, Data: null }), said.noData],
    ['a refusal without words', answer(409, {}), said.details],
    ['no connection', (route: Route) => route.abort(), said.details],
  ] as const)('details answered by %s', async ([, answered, text], { product }) => {
    const { page } = await product.open(look)
    await page.goto('/hotels')
    await page.waitForLoadState('networkidle')
    await page.route(detailsCall, answered)
    await page.locator('.offer-card .card-link').first().click()
    await page.getByRole('heading', { level: 1, name: said.page }).waitFor()
    await page.getByText(text).waitFor()
    await page.unroute(detailsCall)
    await page.getByRole('button', { name: /^(Try Again|حاول مرة أخرى)$/ }).click()
    await page.getByRole('button', { name: said.share }).waitFor()
  })

  test('what only the network says is said in the words of the page', async ({ product }) => {
    const stay = await findStay(product, look.language, {})
    const { page } = await product.open(look)
    await page.route(/\/(Pricing|Calendar)\?/, (route) => route.abort())
    await page.goto(stayPath(stay))
    await page.getByRole('alert').filter({ hasText: said.pricing }).waitFor(PATIENT)
    await page.unroute(/\/(Pricing|Calendar)\?/)
    await page.getByRole('alert').filter({ hasText: said.pricing }).getByRole('button').click()
    await page.route(/\/Rooms\/\d+$/, (route) => route.abort())
    await page
      .getByRole('button', { name: /^(Room details|تفاصيل الغرفة)/ })
      .first()
      .click()
    await page.getByRole('dialog').getByText(said.room).waitFor(PATIENT)
    expect(await page.getByText(/Network error|HTTP \d/).count()).toBe(0)
  })

  test('a booking that fails, and one that asks for a login', async ({ product }) => {
    const stay = await findStay(product, look.language, {})
    const { page } = await product.open(look)
    const book = page.getByRole('button', { name: /^(Book|احجز)/ }).filter({ visible: true })
    const hold = '**/api/Checkout/SetTempReservation'
    await page.goto(stayPath(stay))
    for (const [refusal, text] of [
      [answer(409, {}), ''],
      [answer(409, { Error: 'Just sold.', code: 'sold_out' }), 'Just sold.'],
    ] as const) {
      await page.route(hold, refusal)
      await book.click()
      await page
        .locator('.toast')
        .filter({ hasText: `${said.checkout}${text}` })
        .waitFor()
      await page.unroute(hold)
    }
    await page.route(hold, answer(401, { Error: 'Unauthorized', code: 'unauthenticated' }))
    await book.click()
    await page.waitForURL('**/login')
    await page.getByText(said.login).first().waitFor()
    await page.unroute(hold)
    const traveller = await product.newTraveller(look.language)
    await logIn(page, traveller)
    await page.waitForURL('**/hotel?**')
    await page.getByRole('heading', { level: 1, name: stay.name }).waitFor()
  })

  test('a ship that comes back on another day says so, and moves the stay', async ({ product }) => {
    const sailing = await findStay(product, look.language, { cruise: true })
    const { page } = await product.open(look)
    await page.goto(stayPath({ ...sailing, to: addDays(sailing.to, 9) }, 'cruise'))
    const edit = page.getByRole('button', { name: /(Edit|تعديل)$/ }).filter({ visible: true })
    if (look.width < 768) {
      await page.getByText(said.none).filter({ visible: true }).first().waitFor()
      await edit.click()
    }
    await page.getByText(said.noSailing).filter({ visible: true }).first().waitFor()
    await page.getByRole('button', { name: said.move }).filter({ visible: true }).click()
    await page.waitForURL(`**departure-date=${toAddressDate(sailing.to)}**`)
    expect(page.url()).toContain(`arrival-date=${toAddressDate(sailing.from)}`)
    await expect
      .poll(
        () =>
          page
            .getByRole('button', { name: /^(Book|احجز)/ })
            .filter({ visible: true })
            .isEnabled(),
        PATIENT,
      )
      .toBe(true)
  })

  test('sharing copies the link, or says that it cannot', async ({ product }) => {
    const stay = await findStay(product, look.language, { cruise: true })
    const { page } = await product.open(look)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(stayPath(stay, 'cruise'))
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: said.share }).click()
    await page.locator('.toast').filter({ hasText: said.copied }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `/cruise?id=${stay.hotelId}`,
    )
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.getByRole('button', { name: said.share }).click()
    await page.locator('.toast').filter({ hasText: said.unsupported }).waitFor()
  })

  test.for([
    '/hotel?id=501&arrival-date=31-02-2027&departure-date=03-03-2027',
    '/cruise?id=901&arrival-date=01-03-2027&departure-date=2027-03-05',
  ])('%s names a day that is none', async (address, { product }) => {
    const { page } = await product.open(look)
    await page.goto(address)
    await page.getByText(said.badDate).waitFor()
    await page.waitForURL(/\/(hotels|cruises)$/)
  })

  test('nonsense in an address counts as not given', async ({ product }) => {
    const stay = await findStay(product, look.language, {})
    const { page, problems } = await product.open(look)
    const priced = page.waitForRequest(/\/Pricing\?/)
    const guests = 'adults=11&children=13,1,2,3,4,5,6,7,x'
    await page.goto(stayPath(stay).replace('adults=2', guests))
    expect((await priced).url()).toMatch(/AdultsCount=2$/)
    await page.goto('/hotels?adultsCount=11&childrenAges=13&stars=9&cityId=x&priceFrom=-5&page=0')
    await expect
      .poll(() => page.locator('.offer-card .card-link').count(), PATIENT)
      .toBeGreaterThan(10)
    for (const id of ['abc', '0', '-1', '1.5']) {
      await page.goto(stayPath(stay).replace(/id=\d+/, `id=${id}`))
      await page.waitForURL('**/hotels')
    }
    await page.goto(stayPath(stay).replace(/id=\d+/, `id=${'9'.repeat(20)}`))
    await page.getByRole('heading', { level: 1, name: said.gone }).waitFor()
    expect(problems).toEqual([])
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
