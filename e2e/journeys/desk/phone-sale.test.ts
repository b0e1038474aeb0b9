import { expect } from 'vitest'
import { staff, tryLogIn } from '../../accounts.ts'
import { cards, test, typeCard } from '../../fixtures.ts'
import { expectWell } from '../pages/looks-well.ts'

// The clerk works in one language, and the customer reads the other.
const look = { language: 'en', width: 1280, afterwards: 390 } as const

test('a sale on the phone is paid by the link in its mail, in the other language', async ({
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
  await page.getByLabel('Name', { exact: true }).fill('Mona Adel')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Phone', { exact: true }).fill('01012345678')
  await page.getByLabel('Language of the mail').selectOption('ar')
  await page.getByRole('button', { name: 'Hold it and send the link' }).click()
  await page.getByRole('heading', { name: 'Held for Mona Adel' }).waitFor()
  await expectWell(desk, look, '/desk/sell')

  const mail = await product.mailWith(email, '/find-booking')
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
