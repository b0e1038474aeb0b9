import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { faultsOf, openSignedIn } from '../../accounts.ts'
import { book, cards, openBank, test, typeCard } from '../../fixtures.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: { offline: 'No connection', hotels: /hotels/i },
  ar: { offline: 'لا يوجد اتصال بالإنترنت', hotels: /فنادق/ },
} as const

test.for(walkedIn('ar'))(
  'without a line a booking opens, every other page says so and comes back, in $language',
  async (look, { product }) => {
    const said = words[look.language]
    const traveller = await product.newTraveller(look.language)
    const tab = await openSignedIn(product, { ...look, worker: true }, traveller)
    const { page } = tab
    const context = page.context()
    const offer = await product.findOffer(look.language)
    await book(page, offer)
    await page.locator('input[name=phone]').fill('01012345678')
    await typeCard(await openBank(page), cards.paid)
    await page.getByRole('link', { name: /^(See your reservation|شاهد حجزك)/ }).click()
    await page.getByText(/^(Kept on this device|محفوظة على هذا الجهاز)/).waitFor()
    const booking = new URL(page.url()).pathname
    expect(faultsOf(tab)).toEqual([])

    await context.setOffline(true)
    await page.reload()
    await page.getByRole('img').waitFor()
    await page.getByText(offer.name).first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    await page.evaluate(() => location.assign('/hotels?rooms=1-2'))
    await page.getByRole('heading', { name: said.offline, level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(look.language)
    expect(await accessibilityProblems(page)).toEqual([])
    const kept = page.locator('li a')
    expect(await kept.getAttribute('href')).toBe(booking)
    await context.setOffline(false)
    await page.getByRole('heading', { name: said.hotels, level: 1 }).waitFor()
    expect(new URL(page.url()).search).toBe('?rooms=1-2')
  },
)
