import { expect } from 'vitest'
import { faultsOf, openSignedIn } from '../../accounts.ts'
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
import { cards, test, typeCard, type Tab, type Traveller } from '../../fixtures.ts'
import { looks, onPhone } from '../../looks.ts'

test.for(onPhone)(
  'a seat lost to somebody else is chosen again, in $language',
  async (look, { product }) => {
    const ride = await findRide(product, look.language, look.language === 'en' ? 15 : 16)
    const toDetails = async (seat: string | null): Promise<[Tab, string]> => {
      const who: Traveller = await product.newTraveller(look.language)
      const tab = await openSignedIn(product, look, who)
      const { page } = tab
      await page.goto(ridePath(ride, 1))
      await selectTrip(page, 'going')
      await chooseSeats(page).click()
      await page.waitForURL('**/seats-selection')
      const wanted = seat ? page.locator(`.seat[data-seat="${seat}"]`) : freeSeats(page).first()
      await wanted.waitFor()
      const id = (await wanted.getAttribute('data-seat')) ?? ''
      await wanted.click()
      await page.locator('#bus-passenger input[name=phone]').fill('1012345678')
      return [tab, id]
    }
    const [slow, seat] = await toDetails(null)
    await slow.page.locator('#bus-passenger input[name=name]').fill('Typed By Hand')
    const [quick] = await toDetails(seat)
    await continueToPayment(quick.page)
    // Without a press: the page looks again by itself.
    const lost = slow.page.getByRole('alert').filter({
      hasText: look.language === 'en' ? 'Taken by somebody else' : 'سبقك إليها مسافر آخر',
    })
    await lost.getByRole('button').click()
    await freeSeats(slow.page).first().click()
    const name = slow.page.locator('#bus-passenger input[name=name]')
    await name.waitFor()
    expect(await name.inputValue()).toBe('Typed By Hand')
    await continueToPayment(slow.page)
    await typeCard(await openBusBank(slow.page), cards.paid)
    await booked(slow.page).waitFor()
    expect(faultsOf(slow, 409)).toEqual([])
  },
)

test('seats taken in the very moment of holding are told, and others are chosen', async ({
  product,
}) => {
  const traveller = await product.newTraveller()
  const ride = await findRide(product, 'en', 17)
  const tab = await openSignedIn(product, looks[0], traveller)
  const { page } = tab
  await page.goto(ridePath(ride, 1))
  await selectTrip(page, 'going')
  await chooseSeats(page).click()
  await freeSeats(page).first().click()
  await page.locator('#bus-passenger input[name=phone]').fill('1012345678')
  const refusal = {
    Error: 'One of these seats has just been taken. Please choose another.',
    code: 'seat_taken',
    Data: null,
  }
  await page.route('**/HoldBusSeats', (route) => route.fulfill({ status: 409, json: refusal }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  // Beside the button; the toast only repeats it.
  const failure = page
    .locator('#main')
    .getByRole('alert')
    .filter({ hasText: 'Failed to Secure Seats' })
  await failure.getByText(refusal.Error).waitFor()
  await continueToPayment(page)
  expect(faultsOf(tab, 409)).toEqual([])
})
