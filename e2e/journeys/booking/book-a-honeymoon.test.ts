import { addDays, toAddressDate } from '@rihla/contract/values/dates'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { cards, logIn, openBank, test, typeCard } from '../../fixtures.ts'
import { findPackage, findSoldOut, packagePath, termsAtCheckout } from '../../packages.ts'
import { walkedIn } from '../../looks.ts'

const PATIENT = { timeout: 15_000 } as const

const words = {
  en: {
    crumb: 'Honeymoons',
    stays: 'Where you stay',
    booked: 'You are booked',
    days: ['Arrival', 'Departure'],
    updated: 'Booking Updated',
    soldOut: 'This departure is sold out',
    invalid: 'Invalid parameters',
  },
  ar: {
    crumb: 'شهر العسل',
    stays: 'أين ستقيم؟',
    booked: 'تم الحجز',
    days: ['تاريخ الوصول', 'تاريخ المغادرة'],
    updated: 'تم تحديث الحجز',
    soldOut: 'اكتمل العدد في هذا الموعد',
    invalid: 'بيانات الرابط غير صحيحة',
  },
} as const

/** The visible button that books. */
const bookButton = (page: Page) =>
  page.locator('.booking-card, .booking-bar').locator('.button-primary').filter({ visible: true })

const nightsOf = (period: string): number => Number(/\d+/.exec(period)?.[0] ?? 1)

describe.each(walkedIn('ar'))('in $language at $width px', (look) => {
  const said = words[look.language]

  test('a couple books a honeymoon with two hotel stays and pays', async ({ product }) => {
    const traveller = await product.newTraveller(look.language)
    const it = await findPackage(product, look.language, 'honeymoon', {
      daysAhead: look.language === 'en' ? 12 : 20,
      suits: ({ Hotels }) => Hotels.length === 2 && Hotels.every(({ HotelId }) => HotelId > 0),
    })
    const { page, problems } = await product.open(look)
    await page.goto('/login')
    await logIn(page, traveller)
    await page.route('**/NotificationsApi/Stream', (route) => route.fulfill())
    const asked = new URLSearchParams({
      searchText: it.name,
      arrivalDate: toAddressDate(it.date),
    })
    await page.goto(`/honeymoons?${asked.toString()}`)
    await page.getByRole('link', { name: it.name, exact: true }).first().click()
    await page.waitForURL(`**${packagePath(it)}`)
    await page.getByRole('heading', { level: 1, name: it.name }).waitFor()

    // Each stay leads to its hotel, for nights that follow each other from the arrival.
    await page.getByRole('heading', { name: said.stays }).scrollIntoViewIfNeeded()
    const [first = 1, second = 1] = it.details.Hotels.map(({ Period }) => nightsOf(Period))
    const change = addDays(it.date, first)
    const wanted = [
      [it.date, change],
      [change, addDays(change, second)],
    ].map(([from = '', to = ''], at) => ({
      id: String(it.details.Hotels[at]?.HotelId),
      'arrival-date': toAddressDate(from),
      'departure-date': toAddressDate(to),
      adults: '2',
      rooms: '1',
    }))
    const links = await page
      .locator('.stay-row .card-link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(
      links.map((href) => Object.fromEntries(new URLSearchParams(href.split('?')[1]))),
    ).toEqual(wanted)
    expect(await accessibilityProblems(page)).toEqual([])

    await expect.poll(() => bookButton(page).isEnabled(), PATIENT).toBe(true)
    await bookButton(page).click()
    await page.waitForURL('**/checkout')
    await page.locator('#checkout-form').waitFor()
    const back = page.locator('a[href^="/honeymoon?"]').first()
    expect(await back.getAttribute('href')).toBe(packagePath(it))
    expect((await termsAtCheckout(page)).slice(0, 2)).toEqual(said.days)
    const bank = await openBank(page)
    await typeCard(bank, cards.paid)
    await page.getByRole('heading', { name: said.booked }).waitFor()
    const confirmed = page.locator('.field-grid')
    for (const term of said.days) await confirmed.getByText(term, { exact: true }).waitFor()
    const mail = await product.mailWith(traveller.email, it.name)
    expect(mail.to).toBe(traveller.email)
    await page.locator('a[href^="/reservations/Honeymoon/"]').click()
    await page.getByRole('heading', { level: 1, name: it.name }).waitFor()
    const facts = page.locator('.reservation-facts dt')
    expect((await facts.allTextContents()).slice(0, 2)).toEqual(said.days)
    expect(problems).toEqual([])
  })

  test('a sold-out departure says so and offers the next ones', async ({ product }) => {
    const sold = await findSoldOut(product, 'honeymoon')
    const { page, problems } = await product.open(look)
    await page.goto(packagePath(sold))
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await bookButton(page).isDisabled()).toBe(true)
    if (look.width < 768) await page.locator('.booking-bar .link').click()
    else await page.locator('.notice-bad').filter({ hasText: said.soldOut }).waitFor()
    const offered = page.locator('.button-soft.button-block').filter({ visible: true })
    await expect.poll(() => offered.count(), PATIENT).toBeGreaterThan(0)
    await offered.first().click()
    await page.waitForURL(
      (url) => url.searchParams.get('arrival-date') === toAddressDate(sold.next),
    )
    await page.getByText(said.updated).waitFor()
    await expect.poll(() => bookButton(page).isEnabled(), PATIENT).toBe(true)
    expect(problems).toEqual([])
  })

  test('a link with wrong parameters says so; one without any is the list', async ({ product }) => {
    const { page } = await product.open(look)
    const wrong = [
      '/honeymoon?id=101',
      '/honeymoon?id=0&arrival-date=17-12-2026',
      '/honeymoon?arrival-date=17-12-2026',
      '/honeymoon?id=101&arrival-date=2026-12-17',
    ]
    for (const address of wrong) {
      await page.goto(address)
      await page.locator('.toast').filter({ hasText: said.invalid }).waitFor()
      await page.waitForURL('**/honeymoons')
    }
    await page.goto('/honeymoon')
    await page.locator('.offer-card .card-link').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/honeymoons')
    expect(await page.locator('.toast').count()).toBe(0)
  })
})
