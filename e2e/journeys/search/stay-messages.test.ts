import { addDays, cairoDate, toAddressDate } from '@rihla/contract/values/dates'
import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { logIn, test } from '../../fixtures.ts'
import { untilQuiet } from '../../quiet.ts'
import { findStay, stayPath, staysPath } from '../../stays.ts'
import { onPhone } from '../../looks.ts'

const words = {
  en: {
    noResponse: 'No response received from server',
    page: 'Failed to load page',
    checkout: 'Checkout failed',
    login: 'Please login to continue with your booking',
    share: 'Share',
    none: 'Not available',
    noSailing: 'The ship doesn’t sail on these dates',
    move: /^Move to /,
  },
  ar: {
    noResponse: 'لم يصل رد من الخادم',
    page: 'تعذّر تحميل الصفحة',
    checkout: 'تعذّر بدء الحجز',
    login: 'سجّل الدخول لمتابعة الحجز',
    share: 'مشاركة',
    none: 'غير متاح',
    noSailing: 'لا تبحر الباخرة في هذه التواريخ',
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

describe.each(onPhone)('in $language', (look) => {
  const said = words[look.language]

  test('what fails says so, works again, and a login leads back', async ({ product }) => {
    const stay = await findStay(product, look.language, {})
    const { page } = await product.open(look)
    await page.goto(staysPath(days))
    await page.route(searchCall, (route) => route.abort())
    await sort(page)
    const card = page.getByRole('alert').filter({ hasText: said.noResponse })
    await card.waitFor(PATIENT)
    await page.unroute(searchCall)
    await page.route(detailsCall, answer(409, {}))
    await card.getByRole('button').click()
    await page.locator('.offer-card .card-link').first().click()
    await page.getByRole('heading', { level: 1, name: said.page }).waitFor()
    await page.unroute(detailsCall)
    await page.getByRole('button', { name: /^(Try Again|حاول مرة أخرى)$/ }).click()
    await page.getByRole('button', { name: said.share }).waitFor()

    const book = page.getByRole('button', { name: /^(Book|احجز)/ }).filter({ visible: true })
    const hold = '**/api/Checkout/SetTempReservation'
    await page.goto(stayPath(stay))
    await page.route(hold, answer(409, { Error: 'Just sold.', code: 'sold_out' }))
    await book.click()
    await page
      .locator('.toast')
      .filter({ hasText: `${said.checkout}Just sold.` })
      .waitFor()
    await page.unroute(hold)
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
})

test('sharing copies the link, or says that it cannot', async ({ product }) => {
  const stay = await findStay(product, 'en', { cruise: true })
  const tab = await product.open({ fresh: true })
  const { page } = tab
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(stayPath(stay, 'cruise'))
  await untilQuiet(tab)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.locator('.toast').filter({ hasText: 'Link Copied' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `/cruise?id=${stay.hotelId}`,
  )
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Share' }).click()
  await page.locator('.toast').filter({ hasText: 'Share not supported' }).waitFor()
})

test('nonsense in an address counts as not given', async ({ product }) => {
  const stay = await findStay(product, 'en', {})
  const { page, problems } = await product.open()
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
  await page.getByRole('heading', { level: 1, name: 'Hotel Not Found' }).waitFor()
  expect(problems).toEqual([])
})
