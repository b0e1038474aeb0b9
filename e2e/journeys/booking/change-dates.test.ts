import { addDays, toDayMonthYear } from '@rihla/contract/values/dates'
import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { book, cards, logIn, openBank, test, typeCard } from '../../fixtures.ts'

/** The day after, as the page writes it. */
const inWords = (date: string): string =>
  new Date(`${addDays(date, 1)}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })

test('another day and one guest more: the difference is paid, and the mail says so', async ({
  product,
}) => {
  const traveller = await product.newTraveller()
  const offer = await product.findChangeable()
  const { page, problems } = await product.open({ width: 390 })
  await page.goto('/login')
  await logIn(page, traveller)
  await book(page, offer)
  await typeCard(await openBank(page), cards.paid)
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  await page.locator('a[href^="/reservations/Activity/"]').click()

  // By keyboard alone until the price is shown.
  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter')
  await page.getByRole('button', { name: /^Dates and guests/ }).press('Enter')
  const day = toDayMonthYear(addDays(offer.date, 1))
  const date = page.getByRole('dialog').getByRole('textbox')
  await date.fill(day)
  await page.getByRole('dialog').getByRole('button', { name: 'More: Adults' }).press('Enter')
  await date.press('Enter')
  await page.getByText('To pay now').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: /^Pay EGP/ }).click()
  const bank = page.frameLocator('iframe')
  await typeCard(bank, cards.paid)
  await page.getByText('your booking was changed').first().waitFor()
  await expect.poll(() => page.getByRole('main').textContent()).toContain(inWords(offer.date))
  await expect.poll(() => page.getByRole('main').textContent()).toContain('3 adults')
  const mail = await product.mailWith(traveller.email, 'was changed')
  expect(mail.text).toContain(day)
  expect(problems).toEqual([])
})
