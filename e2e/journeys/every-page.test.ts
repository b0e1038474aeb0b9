import { expect, describe } from 'vitest'
import {
  accessibilityProblems,
  book,
  cards,
  dayUsePath,
  logIn,
  offerPath,
  test,
  typeCard,
  type Tab,
} from '../fixtures.ts'
import { findPackage, findSoldOut, packagePath } from '../packages.ts'
import { findStay, stayPath } from '../stays.ts'
import {
  booked,
  chooseSeats,
  continueToPayment,
  findRide,
  freeSeats,
  openBusBank,
  ridePath,
  selectTrip,
} from '../buses.ts'

/** The width that a page comes in, and the one that it is then looked at in. */
const looks = [
  { language: 'en', width: 1280, afterwards: 390 },
  { language: 'ar', width: 390, afterwards: 1280 },
] as const

const addresses = [
  '/',
  '/?success=true&message=Done',
  '/activities',
  '/activities?searchText=nothing-has-this-name',
  '/dayuses',
  '/dayuses?searchText=nothing-has-this-name&hasFreeCancellation=true',
  '/dayuse?id=99999&arrival-date=17-12-2026',
  '/hotels',
  '/hotels?searchText=nothing-has-this-name&stars=5',
  '/hotel?id=999999&arrival-date=17-12-2026&departure-date=20-12-2026',
  '/cruises',
  '/cruises?stars=5,4&childrenAges=4,9',
  '/honeymoons',
  '/honeymoons?searchText=nothing-has-this-name&stars=5&stars=0',
  '/honeymoon?id=999999&arrival-date=17-12-2026',
  '/trips',
  '/trips?stars=5&stars=4&adultsCount=4&priceTo=20000',
  '/trip?id=999999&arrival-date=17-12-2026',
  '/transportation',
  '/transportation/search?fromStationId=999999&toStationId=1&departureDate=17-12-2026',
  '/bus-bookings',
  '/bus-bookings/1',
  '/login',
  '/signup',
  '/reset-password',
  '/auth/external/done',
  '/admin/login',
  '/privacy',
  '/terms-of-service',
  '/cookie-policy',
  '/data-deletion',
  '/reservations',
  '/payment/return',
  '/translation-test',
  '/no-such-page',
]

const tall = (width: number): number => (width < 768 ? 844 : 900)

/** In both widths: nothing in the console, nothing for axe, nothing wider than the screen. */
async function expectWell(
  { page, problems }: Tab,
  look: (typeof looks)[number],
  what: string,
): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const width of [look.width, look.afterwards]) {
    await page.setViewportSize({ width, height: tall(width) })
    const axe = await accessibilityProblems(page)
    const tooWide = await page.evaluate(() =>
      Math.max(0, document.documentElement.scrollWidth - innerWidth),
    )
    const well = { what, width, axe: [], tooWide: 0, problems: [] }
    expect({ what, width, axe, tooWide, problems }).toEqual(well)
  }
  await page.setViewportSize({ width: look.width, height: tall(look.width) })
}

describe.each(looks)('in $language, come at $width px', (look) => {
  test.for(addresses)('%s is well', async (address, { product }) => {
    const tab = await product.open(look)
    await tab.page.goto(address)
    await expectWell(tab, look, address)
  })

  test('a honeymoon and a trip are well', async ({ product }) => {
    const tab = await product.open(look)
    await tab.page.goto(packagePath(await findPackage(product, look.language, 'honeymoon')))
    await expectWell(tab, look, 'the honeymoon')
    await tab.page.goto(packagePath(await findSoldOut(product, 'honeymoon')))
    await expectWell(tab, look, 'the honeymoon that is sold out')
    await tab.page.goto(packagePath(await findPackage(product, look.language, 'trip')))
    await expectWell(tab, look, 'the trip')
  })

  test('an offer, its checkout and my reservations are well', async ({ product }) => {
    const traveller = await product.newTraveller(look.language)
    const offer = await product.findOffer(look.language)
    const tab = await product.open(look)
    // The network is never idle while the bell listens.
    await tab.page.route('**/NotificationsApi/Stream', (route) => route.fulfill())
    await tab.page.goto('/login')
    await logIn(tab.page, traveller)
    await tab.page.goto(offerPath(offer))
    await expectWell(tab, look, 'the offer')
    await tab.page.goto(stayPath(await findStay(product, look.language, {})))
    await expectWell(tab, look, 'the hotel')
    const sailing = await findStay(product, look.language, { cruise: true })
    await tab.page.goto(stayPath(sailing, 'cruise'))
    await expectWell(tab, look, 'the cruise')
    await tab.page.goto(dayUsePath(await product.findDayUse(4, look.language), 4))
    await expectWell(tab, look, 'the day at a hotel')
    await book(tab.page, offer)
    await expectWell(tab, look, 'the details')
    await tab.page.locator('.checkout-actions .button-primary').click()
    await tab.page.getByRole('radio').first().check()
    await expectWell(tab, look, 'the payment')
    await tab.page.goto('/reservations')
    await expectWell(tab, look, 'my reservations')
    await tab.page.goto('/profile')
    await tab.page.getByRole('definition').getByText(traveller.email).waitFor()
    await expectWell(tab, look, 'my profile')
    await tab.page.locator('.profile-panel button').first().click()
    await tab.page.locator('input[name=photo]').waitFor({ state: 'attached' })
    await expectWell(tab, look, 'my profile being edited')
    await tab.page.goto('/reservations/nothing/1')
    await expectWell(tab, look, 'no reservation')
  })

  test('a bus from its search to its ticket is well', async ({ product }) => {
    const traveller = await product.newTraveller(look.language)
    const ride = await findRide(product, look.language, 30 + looks.indexOf(look))
    const tab = await product.open(look)
    const { page } = tab
    await page.route('**/NotificationsApi/Stream', (route) => route.fulfill())
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
