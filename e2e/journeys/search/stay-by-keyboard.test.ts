import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import {
  addDays,
  cairoDate,
  daysBetween,
  toAddressDate,
  type CalendarDate,
} from '@rihla/contract/values/dates'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { press, tabTo } from '../../by-keyboard.ts'
import { test, type Product } from '../../fixtures.ts'
import { untilQuiet } from '../../quiet.ts'
import { findStay, stayPath } from '../../stays.ts'

const PATIENT = { timeout: 15_000 } as const
const today = cairoDate(new Date())
const from = addDays(today, 21)

/** Where the focus is now: somewhere, or lost. */
const isLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body)

/** Goes from the focused day of an open calendar to the first day wanted, and chooses up to the second. */
async function chooseDays(page: Page, steps: number, nights: number): Promise<void> {
  await expect.poll(() => page.locator('.day:focus').count(), PATIENT).toBe(1)
  for (let at = 0; at < Math.abs(steps); at += 1)
    await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft')
  await page.keyboard.press('Enter')
  // The day of arrival chosen, the calendar goes on to the next one.
  for (let at = 1; at < nights; at += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.locator('.popover .calendar').waitFor({ state: 'detached' })
}

/** A hotel that is free for three nights, and for the first two of them. */
async function findForBoth({ url }: Product): Promise<HotelCard> {
  const found = async (to: CalendarDate): Promise<HotelCard[]> => {
    const query = new URLSearchParams({
      PageSize: '100',
      'Filters.HotelType': '0',
      'Filters.ArrivalDate': from,
      'Filters.DepartureDate': to,
      'Filters.HasFreeCancellation': 'true',
    })
    const answer = await fetch(`${url}/api/Hotels?${query}`, {
      headers: { 'accept-language': 'en-US' },
    })
    return ((await answer.json()) as { Data: { Data: HotelCard[] } }).Data.Data
  }
  const [three, two] = [await found(addDays(from, 3)), await found(addDays(from, 2))]
  const both = three.find((card) => two.some(({ HotelId }) => HotelId === card.HotelId))
  if (!both) throw new Error('No hotel is free for both')
  return both
}

test('books a hotel room without a mouse, from the search to checkout', async ({ product }) => {
  const hotel = await findForBoth(product)
  const tab = await product.open({ language: 'en', width: 1280 })
  const { page, problems } = tab
  await page.goto('/hotels')
  await untilQuiet(tab)
  const search = page.getByRole('search')
  await tabTo(page, search.getByRole('combobox', { name: 'Where to' }))
  await page.keyboard.type(hotel.Name)
  await page.keyboard.press('Escape')
  await press(page, search.getByRole('button', { name: /Check-in and check-out/ }))
  await chooseDays(page, daysBetween(today, from), 3)
  expect(await isLost(page), 'after the calendar').toBe(false)
  await press(page, search.getByRole('button', { name: 'Search' }))
  await page.waitForURL(/searchText=.*arrivalDate=/)
  await press(page, page.getByRole('checkbox', { name: 'Free cancellation' }), 'Space')
  await press(page, page.getByRole('button', { name: 'Show results' }))
  await page.waitForURL(/hasFreeCancellation=true/)
  await press(page, page.getByRole('link', { name: hotel.Name, exact: true }).first())

  await page.waitForURL('**/hotel?**')
  await page.getByRole('heading', { level: 1, name: hotel.Name }).waitFor()
  const card = page.getByRole('region', { name: /^(Your stay|Change your stay)$/ })
  await press(page, card.getByRole('button', { name: 'Edit' }))
  await card.getByRole('button', { name: /Check-in and check-out/ }).waitFor()
  expect(await isLost(page), 'after Edit').toBe(false)
  await press(page, card.getByRole('button', { name: /Check-in and check-out/ }))
  await chooseDays(page, 0, 2)
  expect(await accessibilityProblems(page)).toEqual([])
  await press(page, card.getByRole('button', { name: 'Update price' }))
  await page.getByText('Booking Updated').waitFor()
  await expect.poll(() => isLost(page), { ...PATIENT, message: 'after Update price' }).toBe(false)
  const asked = (): string | null => new URL(page.url()).searchParams.get('departure-date')
  await expect.poll(asked, PATIENT).toBe(toAddressDate(addDays(from, 2)))

  const details = page.getByRole('button', { name: /^Room details/ }).first()
  await press(page, details)
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await press(page, dialog.getByRole('button', { name: 'Choose this room' }))
  await dialog.waitFor({ state: 'detached' })
  expect(await details.evaluate((it) => it === document.activeElement), 'back on its button').toBe(
    true,
  )
  await press(page, page.getByRole('button', { name: /^Selected: / }))
  await press(page, page.getByRole('button', { name: /^Select: / }).first())
  await press(page, card.getByRole('button', { name: /^Book/ }))
  await page.waitForURL('**/checkout')
  await tabTo(page, page.getByLabel('Full name'))
  expect(problems).toEqual([])
})

test('chooses and books a cabin without a mouse', async ({ product }) => {
  const sailing = await findStay(product, 'en', { cruise: true })
  const tab = await product.open({ language: 'en', width: 1280 })
  const { page, problems } = tab
  await page.goto(stayPath(sailing, 'cruise'))
  await untilQuiet(tab)
  await press(page, page.getByRole('button', { name: /^Cabin details/ }).first())
  const dialog = page.getByRole('dialog')
  await press(page, dialog.getByRole('button', { name: 'Choose this cabin' }))
  await press(
    page,
    page.getByRole('region', { name: 'Your stay' }).getByRole('button', { name: /^Book/ }),
  )
  await page.waitForURL('**/checkout')
  expect(problems).toEqual([])
})
