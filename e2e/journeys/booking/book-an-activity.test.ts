import { toDayMonthYear } from '@rihla/contract/values/dates'
import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { book, cards, logIn, openBank, pay, test, typeCard } from '../../fixtures.ts'

const referenceOf = (text: string | null): string =>
  /[A-Z]{3}-[A-Z0-9]{8}/.exec(text ?? '')?.[0] ?? ''

test('books an activity in English, from the home page to the mail', async ({ product }) => {
  const traveller = await product.newTraveller()
  const offer = await product.findOffer()
  const { page, problems } = await product.open({ language: 'en', width: 1280 })
  await page.goto('/')
  await page.getByRole('tab', { name: 'Activities' }).click()
  await page.getByRole('combobox', { name: 'Where to' }).fill(offer.name)
  await page.getByRole('textbox', { name: 'Date' }).fill(toDayMonthYear(offer.date))
  await page.getByRole('button', { name: 'Search activities' }).click()
  await page.waitForURL('**/activities?**')
  await page.getByRole('link', { name: offer.name }).first().click()
  await page.getByRole('button', { name: /^Book/ }).filter({ visible: true }).click()
  await page.waitForURL('**/checkout')

  const name = page.getByLabel('Full name')
  await expect.poll(() => name.inputValue()).toBe('')
  expect(await page.getByRole('button', { name: 'Continue to payment' }).isDisabled()).toBe(true)
  await name.fill(traveller.name)
  await page.getByLabel('Special request').fill('A window seat')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: /Bank card/ }).check()
  await page.getByRole('button', { name: /^Pay EGP/ }).click()

  await page.waitForURL('**/login')
  await page.getByText('Please login to continue with your booking').waitFor()
  await logIn(page, traveller)
  await page.waitForURL('**/checkout')
  await page.getByText(`Welcome back, ${traveller.name}!`).waitFor()
  const bank = await pay(page)
  await typeCard(bank, cards.paid)

  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  const reference = referenceOf(await page.getByRole('main').textContent())
  expect(reference).not.toBe('')
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('rihla:checkout'))).toBeNull()

  await page.reload()
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  await page.getByRole('link', { name: 'See your reservation' }).click()
  await page.waitForURL('**/reservations/Activity/*')
  await page.getByText('A window seat').waitFor()
  await page.getByText('Confirmed').first().waitFor()
  const mail = await product.mailWith(traveller.email, reference)
  expect(mail.to).toBe(traveller.email)
  expect(problems).toEqual([])
})

test('books an activity in Arabic on a phone', async ({ product }) => {
  const traveller = await product.newTraveller('ar')
  const offer = await product.findOffer('ar')
  const { page, problems } = await product.open({ language: 'ar', width: 390 })
  await page.goto('/login')
  await logIn(page, traveller)
  await book(page, offer)
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await expect.poll(() => page.getByLabel('الاسم بالكامل').inputValue()).toBe(traveller.name)
  await page.locator('input[name=phone]').fill('٠١٠١٢٣٤٥٦٧٨')
  expect(await page.locator('input[name=phone]').inputValue()).toBe('01012345678')
  const bank = await openBank(page)
  await typeCard(bank, cards.paid)
  await page.getByRole('heading', { name: 'تم الحجز' }).waitFor()
  const reference = referenceOf(await page.getByRole('main').textContent())
  await page.getByRole('link', { name: 'شاهد حجزك' }).click()
  await page.getByText('+201012345678').waitFor()
  const mail = await product.mailWith(traveller.email, reference)
  expect(mail.html).toContain('dir="rtl"')
  expect(problems).toEqual([])
})
