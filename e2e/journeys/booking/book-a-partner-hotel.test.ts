import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { cards, test, typeCard } from '../../fixtures.ts'
import { bookPartner, findPartnerHotel, nameGuests } from '../../partner-hotels.ts'

const words = {
  en: { confirmed: 'Your hotel is booked', cancelled: /Cancelled/ },
  ar: { confirmed: 'تم حجز فندقك', cancelled: /ملغي/ },
} as const

const goOn = (page: Page) =>
  page.getByRole('button', { name: /^(Continue to payment|متابعة إلى الدفع)/ })

async function payByCard(page: Page): Promise<void> {
  await goOn(page).click()
  const bank = page.frameLocator('iframe')
  await bank.locator('#number').waitFor()
  await typeCard(bank, cards.paid)
}

test.for([
  { language: 'en', width: 1280 },
  { language: 'ar', width: 390 },
] as const)(
  'a guest books for two adults and a child, finds it again and cancels (%o)',
  async (look, { product }) => {
    const { language } = look
    const hotel = await findPartnerHotel(product, language, 'normal')
    const { page, problems } = await product.open(look)
    await bookPartner(page, hotel)
    expect(await page.locator('.digits').textContent()).toMatch(/^00:\d\d:\d\d$/)
    await goOn(page).click()
    await page.locator('[name="1.Name"][aria-invalid=true]').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const email = await nameGuests(page)
    await payByCard(page)
    await page
      .getByRole('heading', { name: words[language].confirmed })
      .waitFor({ timeout: 60_000 })
    expect(await accessibilityProblems(page)).toEqual([])
    const shown = await page.locator('.field-grid').textContent()
    const reference = /HTL-[0-9A-Z]{8}/.exec(shown ?? '')?.[0] ?? ''

    const { page: elsewhere } = await product.open(look)
    await elsewhere.goto('/find-booking')
    await elsewhere.locator('[name=reference]').fill(reference)
    await elsewhere.locator('[name=email-or-pin]').fill('000000')
    await elsewhere.locator('form button[type=submit]').last().click()
    await elsewhere.getByRole('alert').first().waitFor()
    expect(await accessibilityProblems(elsewhere)).toEqual([])
    await elsewhere.locator('[name=email-or-pin]').fill(email)
    await elsewhere.locator('form button[type=submit]').last().click()
    await elsewhere.waitForURL('**/reservations/Hotel/*')
    await elsewhere
      .getByRole('button', { name: /^(Cancel|إلغاء)/ })
      .first()
      .click()
    const dialog = elsewhere.getByRole('dialog')
    await dialog.locator('.button-danger').click()
    await dialog.waitFor({ state: 'hidden' })
    // The hotel may take its time to answer.
    await expect
      .poll(
        async () => {
          await elsewhere.reload()
          const badge = elsewhere.locator('main .badge').first()
          await badge.waitFor()
          return badge.textContent()
        },
        { timeout: 60_000, interval: 3000 },
      )
      .toMatch(words[language].cancelled)
    expect(problems).toEqual([])
  },
)

test('a price that rose is agreed to first', async ({ product }) => {
  const hotel = await findPartnerHotel(product, 'en', 'price-rises')
  const { page } = await product.open({ language: 'en', width: 390 })
  await bookPartner(page, hotel)
  await page.getByText('The price has changed').waitFor()
  await nameGuests(page)
  expect(await goOn(page).isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: /^I agree to the new price/ }).check()
  await payByCard(page)
  await page.getByRole('heading', { name: words.en.confirmed }).waitFor({ timeout: 60_000 })
})

test('a rate that is gone leads back to the rooms', async ({ product }) => {
  const hotel = await findPartnerHotel(product, 'ar', 'gone')
  const { page } = await product.open({ language: 'ar', width: 1280 })
  await bookPartner(page, hotel)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'اختر غرفة أخرى' }).click()
  await page.waitForURL('**/hotel?*')
})

test('a price whose time is up while one types: EXPIRED, and what was typed stays', async ({
  product,
}) => {
  const hotel = await findPartnerHotel(product, 'en', 'normal')
  const { page } = await product.open({ language: 'en', width: 1280 })
  await page.clock.install()
  await bookPartner(page, hotel)
  await page.locator('[name="1.Name"]').fill('Nour')
  await page.clock.fastForward('21:00')
  await page.getByText('EXPIRED').waitFor()
  expect(await goOn(page).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Get a fresh price' }).click()
  await page.locator('.digits').waitFor()
  expect(await page.locator('[name="1.Name"]').inputValue()).toBe('Nour')
})

test('an answer that got lost: an honest wait, then booked once', async ({ product }) => {
  const hotel = await findPartnerHotel(product, 'en', 'error-500-booked').catch(() =>
    findPartnerHotel(product, 'en', 'html'),
  )
  const { page } = await product.open({ language: 'en', width: 1280 })
  await bookPartner(page, hotel)
  await nameGuests(page)
  await payByCard(page)
  await page.getByRole('heading', { name: 'We are confirming with the hotel' }).waitFor()
  await page.getByRole('heading', { name: words.en.confirmed }).waitFor({ timeout: 120_000 })
})

test('without a room chosen the way leads to the hotels, and says why', async ({ product }) => {
  const { page } = await product.open({ language: 'en', width: 1280 })
  await page.goto('/hotel-checkout')
  await page.waitForURL('**/hotels')
  await page.getByText('Please select a hotel room first.').first().waitFor()
  await page.goto('/booking-confirmation')
  await page.getByRole('heading', { level: 1, name: 'There is no booking to show here.' }).waitFor()
})
