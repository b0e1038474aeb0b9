import type { ActivityCard } from '@rihla/contract/catalogue/activities'
import type { TripCard, TripDetails } from '@rihla/contract/catalogue/trips'
import { addDays, cairoDate, toAddressDate, toDayMonthYear } from '@rihla/contract/values/dates'
import { formatEgp } from '@rihla/contract/values/money'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { cards, logIn, openBank, test, typeCard, type Product } from '../../fixtures.ts'

const PATIENT = { timeout: 15_000 } as const
const plain = (text: string | null): string => (text ?? '').replaceAll(/\s/g, ' ')

async function ask<T>(product: Product, path: string, body: object): Promise<T> {
  const answer = await fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ar-EG' },
    body: JSON.stringify(body),
  })
  return ((await answer.json()) as { Data: T }).Data
}

const visible = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true })
const saysSoon = (page: Page, selector: string, text: string) =>
  expect
    .poll(async () => plain(await page.locator(selector).first().textContent()), PATIENT)
    .toContain(plain(text))

test('a family of three finds a day out in Arabic on a phone, and is booked by name and age', async ({
  product,
}) => {
  const traveller = await product.newTraveller('ar')
  const date = addDays(cairoDate(new Date()), 16)
  const { Data: found } = await ask<{ Data: ActivityCard[] }>(
    product,
    '/api/ActivitiesApi/GetAll',
    { Filters: { ActivityDate: date, AdultsCount: 2, ChildrenAges: [6] } },
  )
  const [card] = found
  if (!card?.TotalPrice) throw new Error('Nothing takes a child of six')
  const total = formatEgp(card.TotalPrice, 'ar')
  const { page, problems } = await product.open({ language: 'ar', width: 390 })
  await page.goto('/login')
  await logIn(page, traveller)

  // The search: a child is six until said otherwise.
  await page.goto('/activities')
  await page
    .getByRole('button', { name: /تعديل$/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'التاريخ' }).first().fill(toDayMonthYear(date))
  await page.getByRole('button', { name: /الضيوف/ }).click()
  await visible(page, /^أكثر: الأطفال/).click()
  expect(await page.getByLabel('عمر الطفل 1').filter({ visible: true }).inputValue()).toBe('6')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^ابحث/ }).filter({ visible: true }).click()
  await page.waitForURL('**childrenAges=6**')
  const link = page.getByRole('link', { name: card.Name }).first()
  const article = page.locator('.offer-card').filter({ has: link }).first()
  await expect.poll(async () => plain(await article.textContent()), PATIENT).toContain(plain(total))

  // Its page asks what the card said.
  await link.click()
  await page.waitForURL('**&children=6')
  await saysSoon(page, '.booking-bar', total)
  await page.locator('.booking-bar button').first().click()
  await page.getByRole('dialog').getByText('طفل، 6 سنوات').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await visible(page, /^احجز/).click()

  // Checkout, confirmation, reservation and mail name the child.
  await page.waitForURL('**/checkout')
  const guests = 'بالغان وطفل (6 سنوات)'
  await page.locator('.summary-facts').getByText(guests).first().waitFor()
  await saysSoon(page, '.summary', total)
  const bank = await openBank(page)
  await typeCard(bank, cards.paid)
  await page.getByRole('heading', { name: 'تم الحجز' }).waitFor()
  await page.locator('.field-grid').getByText(guests).waitFor()
  const reference = /[A-Z]{3}-[A-Z0-9]{8}/.exec(
    (await page.getByRole('main').textContent()) ?? '',
  )?.[0]
  await page.getByRole('link', { name: 'شاهد حجزك' }).click()
  await page.getByText(guests).first().waitFor()
  const mail = await product.mailWith(traveller.email, reference ?? '-')
  expect(mail.text).toContain(guests)
  expect(problems).toEqual([])
})

test('two adults take a child of four on a trip, in English', async ({ product }) => {
  const from = addDays(cairoDate(new Date()), 24)
  const { Data: trips } = await ask<{ Data: TripCard[] }>(product, '/api/TripsApi/GetAll', {
    PageSize: 100,
    Filters: { ArrivalDate: from, AdultsCount: 2, ChildrenAges: [4] },
  })
  const [trip] = trips
  if (!trip) throw new Error(`No trip takes a child of four on ${from}`)
  const details = await ask<TripDetails>(product, '/api/TripsApi/GetTripDetails', {
    Id: trip.TripId,
    ArrivalDate: from,
    AdultsCount: 2,
    ChildrenAges: [4],
  })
  const total = formatEgp(details.TotalPrice, 'en')
  const { page, problems } = await product.open({ language: 'en', width: 1280 })
  await page.goto(`/trip?id=${trip.TripId}&arrival-date=${toAddressDate(from)}&adults=2`)
  await visible(page, /Edit$/).click()
  await visible(page, /^More.*Children/).click()
  await page.getByLabel('Age of child 1').selectOption('4')
  expect(await accessibilityProblems(page)).toEqual([])
  await visible(page, /^Save$/)
    .last()
    .click()
  await page.waitForURL('**&adults=2&children=4')
  await page.getByText('Booking Updated').waitFor()
  const card = page.locator('.booking-card')
  await card.getByText('1 child, 4 years').waitFor()
  await saysSoon(page, '.booking-card', total)
  await visible(page, /^Book/).click()
  await page.waitForURL('**/checkout')
  await page.locator('.summary-facts').getByText('2 adults, 1 child (4 years)').waitFor()
  await saysSoon(page, '.summary', total)
  await saysSoon(page, '.summary', '1 child, 4 years')

  // Back to the choice: the child is still with them.
  await page.getByRole('link', { name: 'Back to your choice' }).click()
  await page.waitForURL('**&adults=2&children=4')
  await card.getByText('1 child, 4 years').waitFor()
  expect(problems).toEqual([])
})
