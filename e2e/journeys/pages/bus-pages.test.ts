import { describe } from 'vitest'
import { cards, logIn, test, typeCard } from '../../fixtures.ts'
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
import { expectWell } from './looks-well.ts'
import { looks } from '../../looks.ts'

describe.each(looks)('in $language, come at $width px', (look) => {
  test('a bus from its search to its ticket is well', async ({ product }) => {
    const traveller = await product.newTraveller(look.language)
    const ride = await findRide(product, look.language, 30 + looks.indexOf(look))
    const tab = await product.open(look)
    const { page } = tab
    await page.goto('/login')
    await logIn(page, traveller)
    await page.goto(ridePath(ride, 1, true))
    await expectWell(tab, look, 'the departures')
    await selectTrip(page, 'going')
    await selectTrip(page, 'back')
    await expectWell(tab, look, 'the journey')
    await chooseSeats(page).click()
    await freeSeats(page).first().waitFor()
    await expectWell(tab, look, 'the seats')
    await freeSeats(page).first().click()
    await page.getByRole('heading', { name: ride.from.StationName, level: 2 }).waitFor()
    await freeSeats(page).first().click()
    await page.locator('#bus-passenger input[name=phone]').fill('1012345678')
    await expectWell(tab, look, 'the passenger')
    await continueToPayment(page)
    await expectWell(tab, look, 'the review')
    await typeCard(await openBusBank(page), cards.paid)
    await booked(page).waitFor()
    await expectWell(tab, look, 'the confirmation')
    await page.getByRole('link', { name: /^(View reservation|شاهد تفاصيل)/ }).click()
    await page.locator('.ticket-code').waitFor()
    await expectWell(tab, look, 'the ticket')
    await page.getByRole('button', { name: /^(Cancel booking|إلغاء الحجز)$/ }).click()
    await expectWell(tab, look, 'the question whether to cancel')
    await page.goto('/bus-bookings')
    await page.locator('.ride-card h2').first().waitFor()
    await expectWell(tab, look, 'my bus bookings')
  })
})
