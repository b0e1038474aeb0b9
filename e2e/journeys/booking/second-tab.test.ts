import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { faultsOf, openSignedIn } from '../../accounts.ts'
import {
  chooseSeats,
  findRide,
  freeSeats,
  ridePath,
  selectTrip,
  continueToPayment,
} from '../../buses.ts'
import { book, offerPath, test } from '../../fixtures.ts'
import { openTab } from '../../tabs.ts'
import { looks, onDesktop } from '../../looks.ts'

const goOn = (page: Page) =>
  page.locator('#main').getByRole('link', { name: /^(Continue your booking|أكمل حجزك)$/ })
const visible = { visible: true }

test.for(onDesktop)(
  'a second tab leads back to what the first one holds, in $language',
  async (look, { product }) => {
    const { page } = await product.open(look)
    const offer = await product.findOffer(look.language)
    await book(page, offer)
    const second = await openTab(page.context())
    await second.page.goto(offerPath(offer))
    await goOn(second.page).filter(visible).waitFor()
    await second.page.goto('/')
    await second.page.locator('.held-chip').click()
    await second.page.locator('#checkout-form').waitFor()
    await second.page.locator('.countdown .digits').waitFor()
    expect(faultsOf(second)).toEqual([])
  },
)

test('another device of the traveller goes on with what the first one holds', async ({
  product,
}) => {
  const traveller = await product.newTraveller()
  const { page } = await openSignedIn(product, looks[0], traveller)
  const offer = await product.findOffer()
  await book(page, offer)
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/SetTempReservation') &&
      (answer.request().postData()?.includes('Nour Abdelrahman') ?? false),
  )
  await page.getByLabel('Full name').fill('Nour Abdelrahman')
  await saved
  const phone = await openSignedIn(product, looks[1], traveller)
  await phone.page.goto(offerPath(offer))
  await goOn(phone.page).filter(visible).click()
  await phone.page.locator('#checkout-form').waitFor()
  expect(await phone.page.locator('input[name=name]').inputValue()).toBe('Nour Abdelrahman')
  expect(faultsOf(phone)).toEqual([])
})

test('held bus seats are gone on with from a second tab', async ({ product }) => {
  const traveller = await product.newTraveller()
  const ride = await findRide(product, 'en', 17)
  const { page } = await openSignedIn(product, looks[0], traveller)
  await page.goto(ridePath(ride, 1))
  await selectTrip(page, 'going')
  await chooseSeats(page).click()
  await page.waitForURL('**/seats-selection')
  await freeSeats(page).first().click()
  await page.locator('#bus-passenger input[name=phone]').fill('1012345678')
  await continueToPayment(page)
  const second = await openTab(page.context())
  await second.page.goto(ridePath(ride, 1))
  await goOn(second.page).click()
  // Who travels is not known to the server yet.
  await second.page.locator('#bus-passenger').waitFor()
  expect(await second.page.locator('.held-chip').count()).toBe(0)
  await continueToPayment(second.page)
  await second.page.locator('.countdown .digits').waitFor()
  expect(faultsOf(second)).toEqual([])
})
