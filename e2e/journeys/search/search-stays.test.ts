import { addDays, cairoDate, toAddressDate } from '@rihla/contract/values/dates'
import { describe, expect } from 'vitest'
import { test } from '../../fixtures.ts'
import { findStay, stayPath, staysPath } from '../../stays.ts'
import { walkedIn } from '../../looks.ts'

const today = cairoDate(new Date())
const days = { from: addDays(today, 21), to: addDays(today, 24) }

test('filters count once Search is pressed; a removed chip counts at once', async ({ product }) => {
  const { page } = await product.open()
  await page.goto(staysPath(days))
  await page.getByRole('checkbox', { name: '5 stars' }).check()
  await page.getByRole('checkbox', { name: 'Free cancellation' }).check()
  expect(page.url()).not.toContain('stars')
  await page.getByText('Your changes count once you press Search.').waitFor()
  await page.getByRole('button', { name: 'Show results' }).click()
  await page.waitForURL(/stars=5.*hasFreeCancellation=true/)
  await page.getByRole('checkbox', { name: '4 stars' }).check()
  await page.getByRole('button', { name: 'Remove Free cancellation' }).click()
  await page.waitForURL((url) => !url.search.includes('hasFreeCancellation'))
  expect(page.url()).not.toContain('stars=5%2C4')
  expect(await page.getByRole('checkbox', { name: '4 stars' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await page.waitForURL((url) => url.search === '')
})

const adjustedTo = {
  en: 'Dates adjusted to available range',
  ar: 'تم ضبط التواريخ ضمن الفترة المتاحة',
} as const

describe.each(walkedIn('ar'))('in $language', (look) => {
  const adjusted = adjustedTo[look.language]

  test('dates out of range are adjusted with the message', async ({ product }) => {
    const stay = await findStay(product, look.language, {})
    const { page } = await product.open(look)
    await page.goto(stayPath({ ...stay, from: addDays(today, -30), to: addDays(today, -28) }))
    await page.getByText(adjusted).waitFor()
    const moved = toAddressDate(today)
    await page.waitForURL((url) => url.searchParams.get('arrival-date') === moved)
    expect(new URL(page.url()).searchParams.get('departure-date')).toBe(
      toAddressDate(addDays(today, 2)),
    )
    await page.goto(staysPath({ from: addDays(today, -9), to: addDays(today, -8) }))
    await page.getByText(adjusted).waitFor()
  })

  test('a link without its dates, or with a wrong one, leads to the list', async ({ product }) => {
    const { page } = await product.open(look)
    const texts =
      look.language === 'en'
        ? ['Missing hotel ID or dates', 'Invalid date format in URL', 'Missing cruise ID or dates']
        : [
            'رقم الفندق أو التواريخ ناقصة',
            'صيغة التاريخ في الرابط غير صحيحة',
            'رقم الباخرة أو التواريخ ناقصة',
          ]
    await page.goto('/hotel?id=501')
    await page.getByText(texts[0] ?? '').waitFor()
    await page.waitForURL('**/hotels')
    await page.goto('/hotel?id=501&arrival-date=2026-12-17&departure-date=20-12-2026')
    await page.getByText(texts[1] ?? '').waitFor()
    await page.goto('/cruise?id=901')
    await page.getByText(texts[2] ?? '').waitFor()
    await page.waitForURL('**/cruises')
  })

  test('what is not there says so, with a way back', async ({ product }) => {
    const { page } = await product.open(look)
    const [hotel, cruise] =
      look.language === 'en'
        ? ['Hotel Not Found', 'Cruise Not Found']
        : ['الفندق غير موجود', 'الباخرة غير موجودة']
    await page.goto(stayPath({ hotelId: 999_999, name: '', ...days }))
    await page.getByRole('heading', { name: hotel, level: 1 }).waitFor()
    await page.getByRole('button', { name: /^(Back to hotels|العودة إلى الفنادق)$/ }).click()
    await page.waitForURL('**/hotels')
    await page.goto(stayPath({ hotelId: 999_999, name: '', ...days }, 'cruise'))
    await page.getByRole('heading', { name: cruise, level: 1 }).waitFor()
  })
})

test('/nile-cruises leads to /cruises', async ({ product }) => {
  const { page } = await product.open()
  await page.goto('/nile-cruises')
  expect(new URL(page.url()).pathname).toBe('/cruises')
})
