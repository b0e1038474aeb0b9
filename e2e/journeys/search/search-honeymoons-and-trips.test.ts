import type { Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { test } from '../../fixtures.ts'
import { untilQuiet } from '../../quiet.ts'
import { onPhone, walkedIn } from '../../looks.ts'

const PATIENT = { timeout: 15_000 } as const
const MORE = /^(Load More|عرض المزيد)$/

const cardsOn = (page: Page) => page.locator('.offer-card .card-link')
const pageOf = (request: Request): number =>
  (request.postDataJSON() as { PageNumber: number }).PageNumber

describe.each(walkedIn('en'))('in $language at $width px', (look) => {
  test('honeymoons come as one scrolls, the next page ahead of time', async ({ product }) => {
    const { page, problems } = await product.open(look)
    const asked: number[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/HoneymoonsApi/GetAll')) return
      const { PageSize } = request.postDataJSON() as { PageSize: number }
      if (PageSize > 1) asked.push(pageOf(request))
    })
    await page.goto('/honeymoons')
    // The first page came with the HTML; the second was fetched before any scrolling.
    await expect.poll(() => asked, PATIENT).toEqual([2])
    expect(await cardsOn(page).count()).toBe(20)
    await page.getByRole('button', { name: MORE }).scrollIntoViewIfNeeded()
    await expect.poll(() => cardsOn(page).count(), PATIENT).toBe(40)
    await expect.poll(() => asked, PATIENT).toEqual([2, 3])
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
  })

  const lists = ['/honeymoons', '/hotels']
  test.for(lists)('Back finds the same place in %s', async (list, { product }) => {
    const { page, problems } = await product.open(look)
    await page.goto(list)
    await expect.poll(() => cardsOn(page).count(), PATIENT).toBe(20)
    await page.getByRole('button', { name: MORE }).scrollIntoViewIfNeeded()
    await expect.poll(() => cardsOn(page).count(), PATIENT).toBeGreaterThanOrEqual(40)
    const card = cardsOn(page).nth(27)
    await card.focus()
    const topOfCard = () => card.evaluate((it) => it.getBoundingClientRect().top)
    const [name, top] = [await card.textContent(), await topOfCard()]
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
    await page.goBack()
    await expect.poll(() => cardsOn(page).count(), PATIENT).toBeGreaterThanOrEqual(40)
    await expect.poll(async () => Math.abs((await topOfCard()) - top), PATIENT).toBeLessThan(8)
    expect(problems).toEqual([])
  })
})

describe.each(onPhone)('in $language at $width px', (look) => {
  test('trips come a page at a time, when somebody asks', async ({ product }) => {
    const tab = await product.open(look)
    const { page, problems } = tab
    const asked: number[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/TripsApi/GetAll')) asked.push(pageOf(request))
    })
    await page.goto('/trips')
    const more = page.getByRole('button', { name: MORE })
    await more.scrollIntoViewIfNeeded()
    await untilQuiet(tab)
    expect(asked).toEqual([])
    await more.click()
    await expect.poll(() => cardsOn(page).count(), PATIENT).toBe(40)
    expect(asked).toEqual([2])
    expect(problems).toEqual([])
  })

  test('an address brings back every filter, and a removed chip leaves it', async ({ product }) => {
    const { page } = await product.open(look)
    const address =
      '/trips?cityId=1&stars=4&stars=0&priceTo=30000&hasFreeCancellation=true&priceOrderType=2&adultsCount=3'
    await page.goto(address)
    const chips = page.locator('.chip-removable')
    await expect.poll(() => chips.count(), PATIENT).toBe(6)
    expect(await page.locator('.sort-field select').inputValue()).toBe('price-low')
    await chips.filter({ hasText: /^(Unrated|غير مصنّف)/ }).click()
    await page.waitForURL((url) => url.searchParams.getAll('stars').join() === '4')
    await page.getByRole('button', { name: /^(Clear All|مسح الكل)$/ }).click()
    await page.waitForURL((url) => url.search === '')
    await expect.poll(() => chips.count(), PATIENT).toBe(0)
  })
})

test('filters of honeymoons count at once and start from the first page', async ({ product }) => {
  const { page } = await product.open()
  await page.goto('/honeymoons')
  await page.getByRole('button', { name: MORE }).scrollIntoViewIfNeeded()
  await expect.poll(() => cardsOn(page).count(), PATIENT).toBeGreaterThanOrEqual(40)
  // At the end of the list more would come at once, as whoever stands there is given more.
  await page.locator('.sort-field select').scrollIntoViewIfNeeded()
  await page.locator('.sort-field select').selectOption('price-low')
  await page.waitForURL('**priceOrderType=2**')
  await expect.poll(() => cardsOn(page).count(), PATIENT).toBe(20)
  await page.getByRole('checkbox', { name: '5 stars' }).click()
  await page.getByRole('checkbox', { name: '4 stars' }).click()
  await page.waitForURL((url) => url.searchParams.getAll('stars').join() === '5,4')
  const [low = 0, high = 0] = await page
    .locator('.price-now')
    .evaluateAll((all) => all.map((it) => Number(it.textContent?.replaceAll(/\D/g, ''))))
  expect(low).toBeLessThanOrEqual(high)
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.locator('.offer-row').first().waitFor()
})

test('each kind is a press away from everywhere', async ({ product }) => {
  const { page } = await product.open()
  await page.goto('/')
  await page.getByRole('tab', { name: 'Honeymoons' }).click()
  await page.getByRole('combobox', { name: 'Where to' }).fill('Luxor')
  await page.getByRole('option', { name: 'Luxor', exact: true }).click()
  await page.getByRole('button', { name: 'Search honeymoons' }).click()
  await page.getByRole('heading', { level: 1, name: 'Honeymoons in Luxor' }).waitFor()
  await page.getByRole('button', { name: 'Services' }).click()
  await page.locator('.list-row[href="/trips"]').click()
  await page.getByRole('heading', { level: 1, name: 'Trips in Egypt' }).waitFor()
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Honeymoons' })
  expect(await footer.getAttribute('href')).toBe('/honeymoons')
})
