import { formatEgp } from '@rihla/contract/values/money'
import { toAddressDate } from '@rihla/contract/values/dates'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { cards, logIn, openBank, test, typeCard } from '../../fixtures.ts'
import { findPackage, findSoldOut, packagePath, termsAtCheckout } from '../../packages.ts'
import { untilQuiet } from '../../quiet.ts'
import { walkedIn } from '../../looks.ts'

const PATIENT = { timeout: 15_000 } as const

const words = {
  en: {
    booked: 'You are booked',
    four: '4 adults',
    updated: 'Booking Updated',
    soldOut: 'This departure is sold out',
    invalid: 'Invalid parameters',
    duration: 'Duration',
    days: ['Departure', 'Return'],
  },
  ar: {
    booked: 'تم الحجز',
    four: '4 بالغين',
    updated: 'تم تحديث الحجز',
    soldOut: 'اكتمل العدد في هذا الموعد',
    invalid: 'بيانات الرابط غير صحيحة',
    duration: 'المدة',
    days: ['تاريخ السفر', 'تاريخ العودة'],
  },
} as const

const bookButton = (page: Page) =>
  page.locator('.booking-card, .booking-bar').locator('.button-primary').filter({ visible: true })

const plain = (text: string | null): string => (text ?? '').replaceAll(/\s/g, ' ')

describe.each(walkedIn('en'))('in $language at $width px', (look) => {
  const said = words[look.language]

  test('four adults book a trip on offer and pay', async ({ product }) => {
    const traveller = await product.newTraveller(look.language)
    const it = await findPackage(product, look.language, 'trip', {
      adults: 4,
      daysAhead: look.language === 'en' ? 12 : 20,
      suits: ({ OfferPrice, Price }) => OfferPrice !== null && OfferPrice < Price,
    })
    const { TotalPrice, OriginalTotalPrice } = it.details
    const { page, problems } = await product.open(look)
    await page.goto('/login')
    await logIn(page, traveller)
    await page.goto(packagePath({ ...it, adults: 2 }))
    await page.getByRole('heading', { level: 1, name: it.name }).waitFor()
    await page.getByRole('term').filter({ hasText: said.duration }).waitFor()

    // Two more come along.
    await page
      .getByRole('button', { name: /(^Edit|Edit$|تعديل$)/ })
      .filter({ visible: true })
      .click()
    const more = page
      .getByRole('button', { name: /^(More: Adults|أكثر: البالغون)/ })
      .filter({ visible: true })
    await more.click()
    await more.click()
    await page
      .getByRole('button', { name: /^(Save|حفظ)$/ })
      .filter({ visible: true })
      .last()
      .click()
    await page.waitForURL('**&adults=4')
    await page.getByText(said.updated).waitFor()
    const booking = page.locator('.booking-card, .booking-bar').filter({ visible: true })
    await expect
      .poll(async () => plain(await booking.textContent()), PATIENT)
      .toContain(plain(formatEgp(TotalPrice, look.language)))
    expect(OriginalTotalPrice).toBeGreaterThan(TotalPrice)
    await page.getByText(said.four).filter({ visible: true }).first().waitFor()

    await expect.poll(() => bookButton(page).isEnabled(), PATIENT).toBe(true)
    await bookButton(page).click()
    await page.waitForURL('**/checkout')
    await page.locator('#checkout-form').waitFor()
    expect((await termsAtCheckout(page)).slice(0, 2)).toEqual(said.days)
    const bank = await openBank(page)
    await typeCard(bank, cards.paid)
    await page.getByRole('heading', { name: said.booked }).waitFor()
    const confirmed = page.locator('.field-grid')
    for (const term of said.days) await confirmed.getByText(term, { exact: true }).waitFor()
    expect(plain(await page.getByRole('main').textContent())).toContain(
      plain(formatEgp(TotalPrice, look.language)),
    )
    expect(problems).toEqual([])
  })

  test('a sold-out departure says so and offers the next ones', async ({ product }) => {
    const sold = await findSoldOut(product, 'trip')
    const { page, problems } = await product.open(look)
    await page.goto(packagePath(sold))
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await bookButton(page).isDisabled()).toBe(true)
    // In the list of departures it stands as sold out, and the next one is a press away.
    const first = page.locator('#departures .departure').first()
    await first.scrollIntoViewIfNeeded()
    expect(await first.isDisabled()).toBe(true)
    await page.locator('#departures .departure:enabled').first().click()
    await page.waitForURL(
      (url) => url.searchParams.get('arrival-date') === toAddressDate(sold.next),
    )
    await page.getByText(said.updated).waitFor()
    await expect.poll(() => bookButton(page).isEnabled(), PATIENT).toBe(true)
    expect(problems).toEqual([])
  })

  test('a link with wrong parameters says so; one without any is the list', async ({ product }) => {
    const { page } = await product.open(look)
    for (const address of [
      '/trip?id=302',
      '/trip?id=-1&arrival-date=17-12-2026',
      '/trip?id=302&arrival-date=x',
    ]) {
      await page.goto(address)
      await page.locator('.toast').filter({ hasText: said.invalid }).waitFor()
      await page.waitForURL('**/trips')
    }
    await page.goto('/trip')
    await page.locator('.offer-card .card-link').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/trips')
  })
})

test('a trip is found, its day and party chosen, and booked by keyboard alone', async ({
  product,
}) => {
  const it = await findPackage(product, 'en', 'trip', { daysAhead: 30 })
  const tab = await product.open({ language: 'en', width: 1280 })
  const { page, problems } = tab
  const press = async (key: string, times = 1): Promise<void> => {
    for (let n = 0; n < times; n += 1) await page.keyboard.press(key)
  }
  /** Tab until something of that name has the focus. */
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press('Tab')
      const here = await page.evaluate(() => {
        const element = document.activeElement
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
        return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
      })
      if (name.test(here.trim())) return
    }
    throw new Error(`Tab never comes to ${name}`)
  }
  await page.goto('/trips')
  await untilQuiet(tab)
  await tabTo(/^Where to/)
  await page.keyboard.type(it.name)
  await tabTo(/^Search$/)
  await press('Enter')
  await page.waitForURL('**searchText=**')
  await page.getByText(/trips? found/).waitFor()
  await tabTo(new RegExp(`^${it.name}$`))
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: it.name }).waitFor()
  await untilQuiet(tab)
  await tabTo(/^Edit$/)
  await press('Enter')
  // Here it is in the card; on phones a dialog.
  await page
    .getByRole('region', { name: 'Change your departure' })
    .and(page.locator(':focus'))
    .waitFor()
  await tabTo(/^Date/)
  await press('Control+a')
  await page.keyboard.type(it.date.split('-').reverse().join('/'))
  await tabTo(/^Save$/)
  await press('Enter')
  await page.waitForURL(`**arrival-date=${toAddressDate(it.date)}**`)
  const spoken = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
  const chosen = new RegExp(spoken.format(new Date(it.date)).replace(' ', '\\s'))
  await page.locator('.booking-card[aria-busy=false]').getByText(chosen).waitFor()
  await tabTo(/^Book/)
  await press('Enter')
  await page.waitForURL('**/checkout')
  await page.locator('#checkout-form').waitFor()
  expect(problems).toEqual([])
})
