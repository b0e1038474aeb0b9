import { soldModules, type SoldModuleName } from '@rihla/contract/modules'
import { addDays, cairoDate, toDayMonthYear } from '@rihla/contract/values/dates'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faultsOf } from '../../accounts.ts'
import { findRide } from '../../buses.ts'
import { test } from '../../fixtures.ts'
import { BLANK } from '../../tabs.ts'
import { looks, walkedIn } from '../../looks.ts'

const modules = Object.keys(soldModules) as SoldModuleName[]
const cityName = { en: 'Luxor', ar: 'الأقصر' } as const

/** Chooses what to book: a tab, on phones one of a list. */
async function choose(page: Page, module: SoldModuleName): Promise<void> {
  const tab = page.locator(`.hero-widget [role=tab][data-id=${module}]`)
  if (await tab.isVisible()) await tab.click()
  else await page.locator('.hero-widget select').first().selectOption(module)
  await page.locator(`#book-panel-${module} form[role=search]`).waitFor()
}

/** Types a place into a field and takes it from the list below. */
async function pick(page: Page, field: number, name: string): Promise<void> {
  await page
    .locator('.hero-widget')
    .getByRole('combobox')
    .and(page.locator('input'))
    .nth(field)
    .fill(name)
  await page.getByRole('option', { name, exact: true }).first().click()
}

test.for(walkedIn('en'))(
  'a search from each of the seven tabs ends on that kind’s list with its values, in $language',
  async (look, { product }) => {
    const tab = await product.open(look)
    const { page } = tab
    const city = cityName[look.language]
    const ride = await findRide(product, look.language)
    const day = addDays(cairoDate(new Date()), 12)
    for (const module of modules) {
      await page.goto('/')
      await choose(page, module)
      const form = page.locator('.hero-widget form[role=search]')
      if (module === 'Bus') {
        await pick(page, 0, ride.from.StationName)
        await pick(page, 1, ride.to.StationName)
        await form.locator('input[name=departure]').fill(toDayMonthYear(day))
        await form.locator('input[name=departure]').press('Tab')
      } else await pick(page, 0, city)
      await form.locator('button[type=submit]').click()
      await page.waitForURL(({ pathname }) => pathname.startsWith(soldModules[module].list))
      const { searchParams } = new URL(page.url())
      if (module === 'Bus') {
        expect(searchParams.get('fromStationId')).toBe(String(ride.from.StationID))
        expect(searchParams.get('toStationId')).toBe(String(ride.to.StationID))
        await page.locator('.bus-trip').first().waitFor()
      } else {
        expect(searchParams.get('cityId'), module).toMatch(/^\d+$/)
        await page.locator('.offer-card').first().waitFor()
        // The field knows the city's number at once; its name comes with the list of places.
        const said = () =>
          page.locator('main').evaluate((main) => {
            const typed = [...main.querySelectorAll('input')].map(({ value }) => value)
            return [(main as HTMLElement).innerText, ...typed].join(' ')
          })
        await expect.poll(said, { message: module }).toContain(city)
      }
    }
    expect(faultsOf(tab)).toEqual([])
  },
)

/** Every place of the page that a link leads to. */
const PLACES = [
  'home',
  'last-minute-offers',
  'top-destinations',
  'features',
  'how-it-works',
  'testimonials',
  'download',
] as const

const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((it) => Math.round(it.getBoundingClientRect().top))

test.for(walkedIn('ar'))(
  'every place of the landing page has its address, in $language',
  async (look, { product }) => {
    const { page } = await product.open(look)
    // Below the header, at its beginning; the last one stands where the page ends.
    const comesTo = (id: string) =>
      expect
        .poll(
          async () => {
            const top = await topOf(page, id)
            const isEnd = await page.evaluate(
              () => scrollY + innerHeight > document.documentElement.scrollHeight - 4,
            )
            return isEnd ? top < (look.width < 768 ? 844 : 900) : top > -4 && top < 120
          },
          { message: id, timeout: 10_000 },
        )
        .toBe(true)
    for (const id of PLACES) {
      await page.goto(BLANK)
      await page.goto(`/#${id}`)
      await comesTo(id)
    }
    await page.goto(BLANK)
    await page.goto('/hotels')
    const hashes = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
        .map((it) => new URL(it.href))
        .filter(({ pathname }) => pathname === '/')
        .map(({ hash }) => hash.slice(1)),
    )
    expect(PLACES).toEqual(expect.arrayContaining(hashes))
    // From another page, by the menu.
    await page
      .locator('a[href="/#top-destinations"]')
      .last()
      .evaluate((it: HTMLElement) => it.click())
    await page.waitForURL((url) => url.pathname === '/')
    await comesTo('top-destinations')
    await page.locator('a[href="#features"]').evaluate((it: HTMLElement) => it.click())
    await comesTo('features')
  },
)

test.for(looks)(
  'another language keeps place and filters, from $language',
  async (look, { product }) => {
    const tab = await product.open(look)
    const { page } = tab
    const other = look.language === 'en' ? 'ar' : 'en'
    const address = '/hotels?stars=5%2C4'
    await page.goto(address)
    const chips = page.locator('.chip-removable')
    await expect.poll(() => chips.count()).toBe(2)
    await page.mouse.wheel(0, 1200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900)
    const shown = await page.locator('.offer-card .card-link').first().getAttribute('href')
    const before = await page.evaluate(() => scrollY)
    await page
      .getByRole('button', { name: look.language === 'en' ? /العربية/ : /English|EN/ })
      .first()
      .evaluate((it: HTMLElement) => it.click())
    await page.locator(`html[lang=${other}]`).waitFor()
    await expect.poll(() => chips.count()).toBe(2)
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(address)
    expect(await page.locator('.offer-card .card-link').first().getAttribute('href')).toBe(shown)
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before))
      .toBeLessThan(200)
    expect(faultsOf(tab)).toEqual([])
  },
)
