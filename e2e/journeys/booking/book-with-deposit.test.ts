import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { cards, logIn, pay, test, typeCard } from '../../fixtures.ts'
import { findStay, stayPath } from '../../stays.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    board: 'Half board',
    chosen: /^Half board/,
    booked: 'You are booked',
    deposit: 'Deposit Paid',
    full: 'Full Paid',
    apply: 'Apply',
  },
  ar: {
    board: 'نصف إقامة',
    chosen: /^نصف إقامة/,
    booked: 'تم الحجز',
    deposit: 'تم دفع العربون',
    full: 'مدفوع بالكامل',
    apply: 'تطبيق',
  },
} as const

const dueNow = async (page: Page): Promise<number> =>
  Number(
    (await page.locator('.summary .amounts-total dd').textContent())?.replaceAll(/\D/g, '') ?? 0,
  )
const toggle = (page: Page) => page.locator('[data-deposit] input[role=switch]')

test.for(walkedIn('ar'))(
  'half board with a promocode for a deposit, and the rest later, in $language',
  async (look, { product }) => {
    const say = words[look.language]
    const traveller = await product.newTraveller(look.language)
    const request = { city: 'Marsa Alam', board: say.board }
    const stay = await findStay(product, look.language, request)
    const { page, problems } = await product.open(look)
    await page.goto('/login')
    await logIn(page, traveller)
    await page.goto(stayPath(stay))
    const book = page.getByRole('button', { name: /^(Book|احجز)/ }).filter({ visible: true })
    await expect.poll(() => book.isEnabled(), { timeout: 15_000 }).toBe(true)
    await book.click()
    await page.waitForURL('**/checkout')
    await page.locator('#checkout-form').waitFor()

    // On by itself; off it is all at once.
    await expect.poll(() => toggle(page).isChecked()).toBe(true)
    const deposit = await dueNow(page)
    await toggle(page).click()
    await expect.poll(() => dueNow(page)).toBeGreaterThan(deposit * 3)
    const all = await dueNow(page)
    await toggle(page).click()
    await expect.poll(() => dueNow(page)).toBe(deposit)

    await page.getByRole('radio', { name: say.chosen }).check()
    await expect.poll(() => dueNow(page)).toBeGreaterThan(deposit)
    const withBoard = await dueNow(page)
    await page.locator('.summary input[name=promocode]').fill('SEA15')
    await page.getByRole('button', { name: say.apply }).click()
    await expect.poll(() => dueNow(page)).toBeLessThan(withBoard)
    const agreed = await dueNow(page)
    expect(agreed).toBeLessThan(all)
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('button', { name: /^(Continue to payment|متابعة إلى الدفع)/ }).click()
    await page.locator('input[name=method]').first().check()
    await typeCard(await pay(page), cards.paid)
    await page.getByRole('heading', { name: say.booked }).waitFor()
    await page.locator('a[href^="/reservations/Hotel/"]').click()
    await page.getByText(say.deposit).first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const told = await product.mailWith(traveller.email, stay.name)
    expect(told.text).toContain(agreed.toLocaleString('en'))

    await typeCard(await pay(page), cards.paid)
    await page.getByText(say.full).first().waitFor()
    expect(await page.getByRole('button', { name: /^(Pay|ادفع)/ }).count()).toBe(0)
    await product.mailWith(traveller.email, /Paid in full|تم دفع المبلغ كاملًا/)
    expect(problems).toEqual([])
  },
)
