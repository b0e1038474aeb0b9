import { deviceTag, type Language } from '@rihla/contract/values/language'
import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import { addDays, cairoDate, toAddressDate } from '@rihla/contract/values/dates'
import type { Page } from 'playwright-core'
import { hotels } from '../sandbox/src/hotel-supplier/inventory/index.ts'
import { outcomeOfHotel } from '../sandbox/src/hotel-supplier/outcomes.ts'
import { eventually } from './crash/eventually.ts'
import type { Site } from './start-product.ts'

const arrival = addDays(cairoDate(new Date()), 21)
const departure = addDays(arrival, 3)
export const partnerStay = { ArrivalDate: arrival, DepartureDate: departure } as const

type Found = { readonly Data: HotelCard[]; readonly ExternalHotels: string }

/** A partner's hotel that is free for two adults and a child of six, and behaves in one of these ways. */
export async function findPartnerHotel(
  site: Pick<Site, 'url'>,
  language: Language,
  ...outcomes: readonly string[]
): Promise<HotelCard> {
  const names = new Set(
    hotels
      .filter(({ code }) => outcomes.includes(outcomeOfHotel(code).name))
      .map(({ name: [en, ar] }) => ({ en, ar })[language]),
  )
  const query = new URLSearchParams({
    PageSize: '100',
    'Filters.ArrivalDate': arrival,
    'Filters.DepartureDate': departure,
    'Filters.ChildrenAges': '6',
    'Filters.PriceOrderType': '2',
  })
  const headers = {
    'accept-language': deviceTag(language),
    'application-id': crypto.randomUUID(),
  }
  return eventually(`a partner’s hotel: ${outcomes.join(', ')}`, async () => {
    for (const page of ['1', '2', '3']) {
      query.set('PageNumber', page)
      const answer = await fetch(`${site.url}/api/Hotels?${query}`, { headers })
      const { Data } = (await answer.json()) as { Data: Found }
      // The same hotel in each run: of what has come by then the cheapest is another each time.
      if (Data.ExternalHotels !== 'complete') return undefined
      const found = Data.Data.find((it) => it.IsExternal && names.has(it.Name))
      if (found) return found
    }
    return undefined
  })
}

export const partnerPath = ({ HotelId }: HotelCard): string =>
  `/hotel?id=${HotelId}&arrival-date=${toAddressDate(arrival)}&departure-date=${toAddressDate(departure)}&adults=2&children=6`

/** Presses Book on the hotel's page; ends at its checkout, or at what went wrong there. */
export async function bookPartner(page: Page, hotel: HotelCard): Promise<void> {
  await page.goto(partnerPath(hotel))
  const button = page.getByRole('button', { name: /^(Book|احجز)/ }).filter({ visible: true })
  await eventually('the button to book', () => button.isEnabled())
  await button.click()
  await page.waitForURL('**/hotel-checkout')
  await page
    .locator('#hotel-checkout-form, h2:text-matches("Booking Error|تعذّر الحجز")')
    .first()
    .waitFor()
}

/** Names two adults and a child; answers the e-mail. */
export async function nameGuests(page: Page): Promise<string> {
  const email = `guest-${crypto.randomUUID()}@example.com`
  const type = (field: string, value: string) => page.locator(`[name="${field}"]`).fill(value)
  await type('1.Name', 'Nour')
  await type('1.Surname', 'El Sayed')
  await type('1.Email', email)
  await type('1.PhoneNumber', '010 1234 5678')
  await page.locator('[name="1.Nationality"]').selectOption('EG')
  await type('2.Name', 'Omar')
  await type('2.Surname', 'Hassan')
  await type('3.Name', 'Laila')
  await type('3.Surname', 'Hassan')
  return email
}
