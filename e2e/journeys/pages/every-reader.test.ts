import { addDays, cairoDate, toAddressDate } from '@rihla/contract/values/dates'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../fixtures.ts'
import { alive } from '../../quiet.ts'
import { newVisitor, openTab } from '../../tabs.ts'

/** Opens the first offer of a list. */
async function openFirst(page: Page, list: string): Promise<void> {
  await page.goto(list)
  await page.locator('.offer-card .card-link').first().click()
  await page.waitForURL((url) => url.pathname !== list)
  await page.locator('.booking-bar, .booking-card').first().waitFor({ state: 'attached' })
}

test('in Arabic at 1024 px the dates of a stay end before its guests begin', async ({
  product,
}) => {
  const { page } = await product.open({ language: 'ar', width: 1024 })
  const from = addDays(cairoDate(new Date()), 20)
  const days = `arrivalDate=${toAddressDate(from)}&departureDate=${toAddressDate(addDays(from, 3))}`
  await page.goto(`/hotels?${days}`)
  const fields = await page
    .locator('form[role=search] .field-box')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect))
  for (const [at, a] of fields.entries())
    for (const b of fields.slice(at + 1)) {
      const apart = a.left >= b.right || b.left >= a.right || a.bottom <= b.top || b.bottom <= a.top
      expect(apart).toBe(true)
    }
})

test('the filters of stays stay in sight, with their button', async ({ product }) => {
  const { page } = await product.open()
  await page.goto('/hotels')
  await page.locator('.offer-card').nth(12).scrollIntoViewIfNeeded()
  const box = await page.locator('aside .filter-side-foot').boundingBox()
  expect(box?.y).toBeGreaterThan(80)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
})

test('the sheet of filters counts what was chosen before it is searched', async ({ product }) => {
  const { page } = await product.open({ language: 'ar', width: 390 })
  await page.goto('/hotels')
  await page.locator('.offer-card').first().waitFor()
  await page.getByRole('button', { name: 'تصفية' }).click()
  const foot = page.locator('.sheet-foot')
  const before = await foot.textContent()
  await page
    .locator('.sheet .check', { has: page.locator('.class-stars') })
    .first()
    .click()
  await expect.poll(() => foot.textContent()).not.toBe(before)
  await expect.poll(() => foot.textContent()).toMatch(/\d+/)
  expect(new URL(page.url()).search).toBe('')
})

test('zoomed to 200 %, the page of an offer keeps most of the screen', async ({ product }) => {
  const { page } = await product.open({ language: 'ar', width: 640 })
  await page.setViewportSize({ width: 640, height: 360 })
  await openFirst(page, '/activities')
  await page.mouse.wheel(0, 900)
  const covered = await page.evaluate(() => {
    const sticks = (it: Element): boolean =>
      ['sticky', 'fixed'].includes(getComputedStyle(it).position) && it.clientHeight > 0
    return [...document.querySelectorAll('body *')]
      .filter(sticks)
      .map((it) => it.getBoundingClientRect())
      .filter(({ bottom, top, width }) => bottom > 0 && top < innerHeight && width > 320)
      .reduce((sum, { height }) => sum + height, 0)
  })
  expect(covered).toBeLessThan(120)
})

test('where larger letters are set in the browser, pages grow with them and keep to the screen', async ({
  product,
}) => {
  const { page } = await product.open({ language: 'ar', width: 390, fresh: true })
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
  const look = () =>
    page.evaluate(() => ({
      letters: Number.parseFloat(getComputedStyle(document.querySelector('h1')!).fontSize),
      tooWide: document.documentElement.scrollWidth - innerWidth,
    }))
  await page.goto('/hotels')
  expect(await look()).toEqual({ letters: 26 * 1.5, tooWide: 0 })
  await openFirst(page, '/activities')
  expect(await look()).toEqual({ letters: 26 * 1.5, tooWide: 0 })
})

test('where colours are forced, cards, fields and buttons keep a border', async ({ product }) => {
  const { page } = await product.open({ fresh: true })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/hotels')
  for (const part of ['.offer-card', '.field-box', '.button', '.check-box', '.filter-side']) {
    const width = await page
      .locator(part)
      .first()
      .evaluate((it) => Number.parseFloat(getComputedStyle(it).borderTopWidth))
    expect(width, part).toBeGreaterThan(0)
  }
})

test('without scripts, booking says what it needs and does not look live', async ({ browser }) => {
  const { page: list } = await openTab(await newVisitor(browser, {}))
  await openFirst(list, '/activities')
  const offer = list.url()
  await list.context().close()
  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const page = await visitor.newPage()
  await page.goto(offer)
  await page.locator('noscript p', { hasText: 'need JavaScript' }).waitFor()
  const book = page.locator('.booking-card .button-primary')
  expect(await book.evaluate((it) => getComputedStyle(it).pointerEvents)).toBe('none')
  await visitor.close()
})

test('an opened picture shows the smaller one until it has come', async ({ product }) => {
  const { page } = await product.open()
  await openFirst(page, '/hotels')
  await alive(page)
  await page.route(/\?w=1200$/, () => {})
  await page.locator('.gallery-tile').first().click()
  const image = page.locator('.viewer-stage img')
  const shown = await image.evaluate((it) => getComputedStyle(it).backgroundImage)
  expect(shown).toMatch(/\?w=640"/)
})

test('weeks of two months stand in line', async ({ product }) => {
  const { page } = await product.open()
  await page.goto('/hotels')
  await page.locator('form[role=search] button[aria-haspopup=dialog]').first().click()
  const next = page.locator('.calendar-head button').last()
  await page.locator('.calendar-months table').nth(1).waitFor()
  for (let month = 0; month < 6; month += 1) {
    const rows = await page
      .locator('.calendar-months table')
      .evaluateAll((tables) =>
        tables.map((table) =>
          [...table.querySelectorAll('tr')]
            .slice(0, 5)
            .map((row) => row.getBoundingClientRect().top),
        ),
      )
    expect(rows[0]).toEqual(rows[1])
    await next.click()
  }
})

test('the tiles of the menu are squares of one size', async ({ product }) => {
  const { page } = await product.open()
  await page.goto('/activities')
  await page.getByRole('button', { name: 'Services' }).click()
  const tiles = page.locator('.popover .toast-icon, .list-row .toast-icon')
  await tiles.first().waitFor()
  const sizes = await tiles.evaluateAll((all) => all.map((it) => [it.clientWidth, it.clientHeight]))
  expect(new Set(sizes.flat()).size).toBe(1)
})
