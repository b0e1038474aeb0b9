import { expect } from 'vitest'
import { faultsOf, openSignedIn, signIn } from '../../accounts.ts'
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
import { cards, test, typeCard, type Product, type Tab, type Traveller } from '../../fixtures.ts'
import { onDesktop, onPhone, type TwoWidths } from '../../looks.ts'

type Look = TwoWidths

/** One seat whose bank page was opened. */
async function givenUnpaid(product: Product, look: Look): Promise<[Tab, Traveller]> {
  const traveller = await product.newTraveller(look.language)
  const ride = await findRide(product, look.language, look.language === 'en' ? 18 : 19)
  const tab = await openSignedIn(product, look, traveller)
  const { page } = tab
  await page.goto(ridePath(ride, 1))
  await selectTrip(page, 'going')
  await chooseSeats(page).click()
  await page.waitForURL('**/seats-selection')
  await freeSeats(page).first().click()
  await page.locator('#bus-passenger input[name=phone]').fill('1012345678')
  await continueToPayment(page)
  await openBusBank(page)
  return [tab, traveller]
}

test.for(onPhone)(
  'a bus whose bank page was closed is paid for on another device, in $language',
  async (look, { product }) => {
    const [{ page }, traveller] = await givenUnpaid(product, look)
    await page.close()
    const other = await product.open(look)
    await signIn(other.page.context(), product, traveller)
    await other.page.goto('/reservations')
    await other.page.locator('.reservation-card .card-link').click()
    await other.page.locator('.unpaid-panel .digits').waitFor()
    await other.page.getByRole('link', { name: /^(Continue paying|متابعة إلى الدفع)$/ }).click()
    await other.page.getByRole('button', { name: /^(Continue paying|متابعة إلى الدفع)/ }).click()
    const bank = other.page.frameLocator('iframe')
    await bank.locator('#number').waitFor()
    await typeCard(bank, cards.paid)
    await booked(other.page).waitFor()
    expect(other.problems).toEqual([])
  },
)

test.for(onDesktop)(
  'an unpaid bus is released from the list, in $language',
  async (look, { product }) => {
    const [tab] = await givenUnpaid(product, look)
    const { page } = tab
    await page.goto('/bus-bookings')
    await page.getByRole('button', { name: /^(Release the seats|إلغاء حجز المقاعد)$/ }).click()
    await page.locator('.unpaid-panel').waitFor({ state: 'detached' })
    await page
      .locator('.ride-card')
      .getByText(/^(Expired|انتهت مهلته)$/)
      .waitFor()
    expect(faultsOf(tab)).toEqual([])
  },
)
