import type { BrowserContext } from 'playwright-core'
import { describe } from 'vitest'
import { newVisitor, openTab, test as base } from '../../fixtures.ts'
import { bothWays, expectWell, type BothWays } from './looks-well.ts'

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
  '/blog',
  '/blog?section=heritage',
  '/blog?tag=nothing-has-this-tag',
  '/blog?all=1&page=2',
  '/blog/dahab-in-three-slow-days',
  '/blog/no-such-article',
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

/** One visitor a language opens all addresses: what each page needs anew is then only its own. */
const test = base.extend<{ visitors: (look: BothWays) => Promise<BrowserContext> }>({
  visitors: [
    async ({ browser }, use) => {
      const visitors = new Map<BothWays, Promise<BrowserContext>>()
      await use((look) => {
        const visitor = visitors.get(look) ?? newVisitor(browser, look)
        visitors.set(look, visitor)
        return visitor
      })
      for (const visitor of visitors.values()) await (await visitor).close()
    },
    { scope: 'file' },
  ],
})

describe.each(bothWays)('in $language, come at $width px', (look) => {
  test.for(addresses)('%s is well', async (address, { visitors }) => {
    const tab = await openTab(await visitors(look))
    await tab.page.goto(address)
    await expectWell(tab, look, address)
    await tab.page.close()
  })
})
