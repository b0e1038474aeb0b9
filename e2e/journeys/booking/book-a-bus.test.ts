import { expect } from 'vitest'
import { openSignedIn } from '../../accounts.ts'
import {
  booked,
  chooseSeats,
  continueToPayment,
  findRide,
  freeSeats,
  openBusBank,
  ridePath,
  selectTrip,
} from '../../buses.ts'
import { eventually } from '../../crash/eventually.ts'
import { cards, logIn, test, typeCard } from '../../fixtures.ts'
import { looks, onPhone, walkedIn } from '../../looks.ts'

const togetherName = /^(Choose seats together for me|اختر لي مقاعد متجاورة)$/

test.for(walkedIn('ar'))(
  'three go and come back, with seats, in $language',
  async (look, { product }) => {
    const traveller = await product.newTraveller(look.language)
    const ride = await findRide(product, look.language)
    const { page, problems } = await openSignedIn(product, look, traveller)
    await page.goto(ridePath(ride, 3, true))
    await selectTrip(page, 'going')
    await selectTrip(page, 'back')
    await chooseSeats(page).click()
    await page.waitForURL('**/seats-selection')
    const seats = freeSeats(page)
    await seats.first().waitFor()
    for (let n = 0; n < 3; n += 1) await seats.first().click()
    // The step goes on by itself; the seats of the way back are chosen for them.
    await page.getByRole('heading', { name: ride.from.StationName, level: 2 }).waitFor()
    await page.getByRole('button', { name: togetherName }).click()
    await page.locator('#bus-passenger input[name=name]').waitFor()
    await page.locator('#bus-passenger input[name=phone]').fill('1012345678')
    await continueToPayment(page)
    await page.getByText(/^(Seats held for you|المقاعد محجوزة لك)$/).waitFor()
    await typeCard(await openBusBank(page), cards.paid)
    await booked(page).waitFor()
    await page.getByRole('link', { name: /^(View reservation|شاهد تفاصيل)/ }).click()
    await page.locator('.ticket-code').waitFor()
    const mail = await product.mailWith(traveller.email, /BUS-/)
    expect(mail.to).toBe(traveller.email)
    expect(problems).toEqual([])
  },
)

test('one goes one way by keyboard alone', async ({ product }) => {
  const traveller = await product.newTraveller()
  const ride = await findRide(product, 'en', 13)
  const { page, problems } = await openSignedIn(product, looks[0], traveller)
  const press = (key: string) => page.keyboard.press(key)
  await page.goto(ridePath(ride, 1))
  const select = page.locator('#bus-going').getByRole('button', { name: /^Select the/ })
  await select.first().focus()
  await press('Enter')
  await chooseSeats(page).focus()
  await press('Enter')
  await page.waitForURL('**/seats-selection')
  const grid = page.getByRole('grid')
  await grid.locator('[tabindex="0"]').focus()
  const named = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  const first = await named()
  expect(first).toMatch(/^Seat \S+, (window|aisle|middle), free$/)
  await press('ArrowDown')
  expect(await named()).not.toBe(first)
  // Down the bus until a seat is free, as a user of a screen reader would.
  await eventually('a free seat', async () => {
    if ((await named()).endsWith('free')) return true
    await press('ArrowDown')
    return null
  })
  await press('Space')
  await page.locator('#bus-passenger input[name=name]').waitFor()
  await page.locator('#bus-passenger input[name=phone]').focus()
  await press('Control+A')
  await page.keyboard.type('1012345678')
  await press('Enter')
  await page.waitForURL('**/transportation/payment')
  await page.getByRole('button', { name: 'Proceed to payment' }).focus()
  await press('Enter')
  const bank = page.frameLocator('iframe')
  await bank.locator('#number').waitFor()
  await typeCard(bank, cards.paid)
  await booked(page).waitFor()
  expect(problems).toEqual([])
})

test.for(onPhone)(
  'signing in in the middle loses nothing, in $language',
  async (look, { product }) => {
    const traveller = await product.newTraveller(look.language)
    const ride = await findRide(product, look.language, 14)
    const { page } = await product.open(look)
    await page.goto(ridePath(ride, 2))
    await selectTrip(page, 'going')
    await chooseSeats(page).click()
    await page.waitForURL('**/login')
    await page
      .getByText(
        look.language === 'en'
          ? 'Please sign in to continue with your booking'
          : 'من فضلك سجّل الدخول لمتابعة الحجز',
      )
      .waitFor()
    await logIn(page, traveller)
    await page.waitForURL('**/seats-selection')
    await freeSeats(page).first().click()
    const chosen = page.locator('[role=grid] .seat[data-state=chosen]')
    await chosen.waitFor()
    await page.reload()
    await chosen.waitFor()
  },
)

test('without a chosen trip the way leads back to the search', async ({ product }) => {
  const { page } = await product.open()
  await page.goto('/transportation/seats-selection')
  await page.waitForURL((url) => url.pathname === '/transportation')
  await page.goto('/transportation/payment')
  await page.waitForURL((url) => url.pathname === '/transportation')
})
