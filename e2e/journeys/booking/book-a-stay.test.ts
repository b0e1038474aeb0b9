import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { cards, logIn, pay, test, typeCard } from '../../fixtures.ts'
import { findStay, stayPath } from '../../stays.ts'
import { walkedIn } from '../../looks.ts'

const totalOf = (page: Page): Promise<string | null> => page.locator('.amounts-total').textContent()

/** Goes on to the payment by card; the boards of a stay are radios too, so it waits for the step. */
async function openBank(page: Page): ReturnType<typeof pay> {
  await page.getByRole('button', { name: /^(Continue to payment|متابعة إلى الدفع)/ }).click()
  await page.locator('input[name=method]').first().check()
  return pay(page)
}

/** Presses the visible button that books, once there is a price. */
async function bookRoom(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Book|احجز)/ }).filter({ visible: true })
  await expect.poll(() => button.isEnabled(), { timeout: 15_000 }).toBe(true)
  await button.click()
  await page.waitForURL('**/checkout')
  await page.locator('#checkout-form').waitFor()
}

test('a family of four finds half board in Hurghada and pays by card', async ({ product }) => {
  const traveller = await product.newTraveller()
  const request = { city: 'Hurghada', ages: [4, 9], board: 'Half board' }
  const stay = await findStay(product, 'en', request)
  const { page, problems } = await product.open({ language: 'en', width: 1280 })
  await page.goto('/login')
  await logIn(page, traveller)

  await page.goto('/hotels')
  await page.getByRole('combobox', { name: 'Where to' }).fill('Hurgh')
  await page.getByRole('option', { name: 'Hurghada', exact: true }).click()
  const guests = page.getByRole('search').getByLabel('Guests')
  await guests.click()
  const dialog = page.getByRole('dialog', { name: 'Guests' })
  await dialog.getByRole('button', { name: 'More: Children' }).click()
  await dialog.getByRole('button', { name: 'More: Children' }).click()
  expect(await dialog.getByLabel('Age of child 2').inputValue()).toBe('6')
  await dialog.getByLabel('Age of child 1').selectOption('4')
  await dialog.getByLabel('Age of child 2').selectOption('9')
  await page.keyboard.press('Escape')
  expect(page.url()).not.toContain('cityId')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/cityId=\d+.*childrenAges=4%2C9/)
  await page.getByRole('heading', { name: 'Hotels in Hurghada' }).waitFor()

  await page.goto(`${stayPath(stay)}&children=4,9`)
  await page.getByRole('heading', { name: stay.name, level: 1 }).waitFor()
  await bookRoom(page)
  const before = await totalOf(page)
  await page.getByRole('radio', { name: /^Half board/ }).check()
  await expect.poll(() => totalOf(page)).not.toBe(before)
  await page.getByText('2 adults, 2 children').first().waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const bank = await openBank(page)
  await typeCard(bank, cards.paid)
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  const mail = await product.mailWith(traveller.email, stay.name)
  expect(mail.to).toBe(traveller.email)
  expect(problems).toEqual([])
})

test('a family books a hotel in Arabic on a phone', async ({ product }) => {
  const traveller = await product.newTraveller('ar')
  const request = { city: 'Hurghada', ages: [4, 9], board: 'نصف إقامة' }
  const stay = await findStay(product, 'ar', request)
  const { page, problems } = await product.open({ language: 'ar', width: 390 })
  await page.goto('/login')
  await logIn(page, traveller)
  await page.goto(`${stayPath(stay)}&children=4,9`)
  await page.getByRole('heading', { name: stay.name, level: 1 }).waitFor()
  await bookRoom(page)
  await page.getByRole('radio', { name: /^نصف إقامة/ }).check()
  await page.getByText('بالغان وطفلان').first().waitFor()
  const bank = await openBank(page)
  await typeCard(bank, cards.paid)
  await page.getByRole('heading', { name: 'تم الحجز' }).waitFor()
  expect(problems).toEqual([])
})

const cruiseWords = {
  en: { booked: 'You are booked', updated: 'Booking Updated' },
  ar: { booked: 'تم الحجز', updated: 'تم تحديث الحجز' },
} as const

test.for(walkedIn('en'))('a couple books a cruise in $language', async (look, { product }) => {
  const { language } = look
  const { booked, updated } = cruiseWords[language]
  const traveller = await product.newTraveller(language)
  const stay = await findStay(product, language, { cruise: true })
  const { page, problems } = await product.open(look)
  await page.goto('/login')
  await logIn(page, traveller)
  await page.goto(stayPath(stay, 'cruise'))
  await page.getByRole('heading', { name: stay.name, level: 1 }).waitFor()
  // Saving the details, even unchanged, says so in the address.
  await page
    .getByRole('button', { name: /(^Edit|Edit$|تعديل$)/ })
    .filter({ visible: true })
    .click()
  await page.getByRole('button', { name: /^(Update price|تحديث السعر)$/ }).click()
  await page.waitForURL('**source=nilecruise**')
  await page.getByText(updated).waitFor()
  await bookRoom(page)
  const bank = await openBank(page)
  await typeCard(bank, cards.paid)
  await page.getByRole('heading', { name: booked }).waitFor()
  expect(problems).toEqual([])
})
