import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { staff, tryLogIn } from '../../accounts.ts'
import { cards, test, typeCard } from '../../fixtures.ts'
import { expectWell } from '../pages/looks-well.ts'

// The clerk works in one language, and the customer reads the other.
const look = { language: 'en', width: 1280, afterwards: 390 } as const

/** The lines of the price, in whole EGP; the last is the total. */
const amountsOf = async (page: Page): Promise<number[]> =>
  (await page.locator('.amounts dd').allInnerTexts()).map(
    (text) => Number(text.replaceAll(/\D/g, '')) * (text.includes('−') ? -1 : 1),
  )

test('a sale on the phone with a promocode is paid by the link in its mail, in the other language', async ({
  product,
}) => {
  const offer = await product.findOffer()
  const email = `phone-${crypto.randomUUID()}@example.com`
  const desk = await product.open(look)
  const { page } = desk
  await page.goto('/admin/login')
  await tryLogIn(page, staff.email, staff.password)
  await page.waitForURL((url) => url.pathname !== '/admin/login')
  await page.goto('/desk/sell')
  await page.getByRole('combobox').first().fill(offer.name)
  await page.getByRole('option', { name: offer.name }).first().click()
  await page.getByLabel('Day', { exact: true }).fill(offer.date)
  const code = page.getByLabel('Promocode', { exact: true })
  await code.fill('NOSUCH')
  await page.getByText('Invalid promocode').waitFor()
  expect(await code.getAttribute('aria-invalid')).toBe('true')
  await expectWell(desk, look, '/desk/sell, a code refused')
  await code.fill('rihla10')
  await page.getByText(/^Promocode applied: /).waitFor()
  const amounts = await amountsOf(page)
  const total = amounts.at(-1) ?? 0
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(total)
  expect(await page.locator('.amounts dt', { hasText: 'Promocode RIHLA10' }).count()).toBe(1)
  await page.getByLabel('Name', { exact: true }).fill('Mona Adel')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Phone', { exact: true }).fill('01012345678')
  await page.getByLabel('Language of the mail').selectOption('ar')
  await page.getByRole('button', { name: 'Hold it and send the link' }).click()
  await page.getByRole('heading', { name: 'Held for Mona Adel' }).waitFor()
  await expectWell(desk, look, '/desk/sell')

  const mail = await product.mailWith(email, '/find-booking')
  expect(mail.text).toContain(total.toLocaleString('en'))
  const link = /\/find-booking\?\S+/.exec(mail.text)?.[0] ?? ''
  const customer = await product.open({ ...look, language: 'ar' })
  await customer.page.goto(link)
  await customer.page.waitForURL('**/reservations/Activity/*')
  await customer.page.getByRole('button', { name: /^ادفع/ }).click()
  await typeCard(customer.page.frameLocator('iframe'), cards.paid)
  await product.mailWith(email, 'تم تأكيد حجزك')
  await page.getByText('Confirmed', { exact: true }).first().waitFor()
  expect(await page.getByText(link).count()).toBe(0)
})
