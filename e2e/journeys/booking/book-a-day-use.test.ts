import { toDayMonthYear } from '@rihla/contract/values/dates'
import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import {
  cards,
  dayUsePath,
  logIn,
  openBank,
  pay,
  test,
  typeCard,
  type Tab,
} from '../../fixtures.ts'
import { untilQuiet } from '../../quiet.ts'

/** Opens a page and waits until it is interactive: earlier presses would be lost. */
async function open(tab: Tab, address: string): Promise<void> {
  await tab.page.goto(address)
  await untilQuiet(tab)
}

const referenceOf = (text: string | null): string => /DAY-[A-Z0-9]{8}/.exec(text ?? '')?.[0] ?? ''

test('books a day at a hotel for 4 in English, from the home page to the mail', async ({
  product,
}) => {
  const traveller = await product.newTraveller()
  const offer = await product.findDayUse(4)
  const tab = await product.open({ language: 'en', width: 1280 })
  const { page, problems } = tab
  await open(tab, '/')
  await page.getByRole('tab', { name: 'Day use' }).click()
  await page.getByRole('combobox', { name: 'Where to' }).fill(offer.name)
  await page.getByRole('textbox', { name: 'Date' }).fill(toDayMonthYear(offer.date))
  await page.getByRole('button', { name: 'Search day use' }).click()
  await page.waitForURL('**/dayuses?**')
  await page.getByText(/offers? found/).waitFor()
  await page.getByRole('link', { name: offer.name }).first().click()

  await page.waitForURL('**/dayuse?**')
  await page.getByRole('heading', { level: 1, name: offer.name }).waitFor()
  await page.getByRole('heading', { name: 'Included amenities' }).waitFor()
  await page.getByRole('button', { name: 'Edit' }).filter({ visible: true }).click()
  const more = page.getByRole('button', { name: 'More: Adults' })
  await more.click()
  await more.click()
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await page.getByText('Booking Updated').waitFor()
  await page.waitForURL('**&adults=4')
  // Until then the price of two stands there, faint.
  await page.getByText('4 adults × ').filter({ visible: true }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: /^Book/ }).filter({ visible: true }).click()
  await page.waitForURL('**/checkout')

  await page.getByLabel('Full name').fill(traveller.name)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('radio', { name: /Bank card/ }).check()
  await page.getByRole('button', { name: /^Pay EGP/ }).click()
  await page.waitForURL('**/login')
  await page.getByText('Please login to continue with your booking').waitFor()
  await logIn(page, traveller)
  await page.waitForURL('**/checkout')
  const bank = await pay(page)
  await typeCard(bank, cards.paid)

  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  const reference = referenceOf(await page.getByRole('main').textContent())
  expect(reference).not.toBe('')
  await page.getByRole('link', { name: 'See your reservation' }).click()
  await page.waitForURL('**/reservations/DayUse/*')
  await page.getByText('Confirmed').first().waitFor()
  const mail = await product.mailWith(traveller.email, reference)
  expect(mail.to).toBe(traveller.email)
  expect(problems).toEqual([])
})

test('books a day at a hotel for 4 in Arabic on a phone', async ({ product }) => {
  const traveller = await product.newTraveller('ar')
  const offer = await product.findDayUse(4, 'ar')
  const { page, problems } = await product.open({ language: 'ar', width: 390 })
  await page.goto('/login')
  await logIn(page, traveller)
  await page.goto(dayUsePath(offer, 4))
  await page.getByRole('button', { name: /^احجز/ }).filter({ visible: true }).click()
  await page.waitForURL('**/checkout')
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await page.locator('input[name=phone]').fill('01012345678')
  const bank = await openBank(page)
  await typeCard(bank, cards.paid)
  await page.getByRole('heading', { name: 'تم الحجز' }).waitFor()
  expect(referenceOf(await page.getByRole('main').textContent())).not.toBe('')
  await page.getByRole('link', { name: 'شاهد حجزك' }).click()
  await page.waitForURL('**/reservations/DayUse/*')
  await page.getByText('داي يوز').first().waitFor()
  expect(problems).toEqual([])
})

test('Back from an offer returns to the same place in the list', async ({ product }) => {
  const tab = await product.open({ language: 'en', width: 1280 })
  const { page, problems } = tab
  await open(tab, '/dayuses?hasFreeCancellation=true&page=2')
  const link = page.locator('.card-link').nth(10)
  const name = await link.textContent()
  const topOf = (it: Element): number => it.getBoundingClientRect().top
  await link.evaluate((it) =>
    it.addEventListener('click', () => {
      Object.assign(document.documentElement.dataset, {
        top: it.getBoundingClientRect().top,
        scrolled: scrollY,
      })
    }),
  )
  await link.click()
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
  const pressed = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  expect(Number(pressed['scrolled'])).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.waitForURL('**/dayuses?hasFreeCancellation=true&page=2')
  // Where it is seen: cards above it that are drawn anew may be a pixel or two higher.
  const again = page.getByRole('link', { name: name ?? '', exact: true })
  await expect
    .poll(async () => Math.abs((await again.evaluate(topOf)) - Number(pressed['top'])))
    .toBeLessThan(8)
  expect(problems).toEqual([])
})

test('/day-use leads to /dayuses with what it was asked for', async ({ product }) => {
  const { page } = await product.open()
  await page.goto('/day-use?adultsCount=4')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/dayuses?adultsCount=4')
  await page.getByRole('button', { name: 'Remove 4 adults' }).waitFor()
})
