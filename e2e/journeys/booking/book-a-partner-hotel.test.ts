import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { eventually } from '../../crash/eventually.ts'
import { cards, pay, test, typeCard, type Product } from '../../fixtures.ts'
import { bookPartner, findPartnerHotel, nameGuests } from '../../partner-hotels.ts'

const words = {
  en: {
    confirmed: 'Your hotel is booked',
    cancelled: /Cancelled/,
    free: /Free cancellation/,
    setupFailed: 'Payment Setup Failed',
    waiting: 'Your booking is waiting for its payment',
    again: 'Try the payment again',
  },
  ar: {
    confirmed: 'تم حجز فندقك',
    cancelled: /ملغي/,
    free: /إلغاء مجاني/,
    setupFailed: 'تعذّر بدء الدفع',
    waiting: 'حجزك في انتظار الدفع',
    again: 'جرّب الدفع مرة أخرى',
  },
} as const

const goOn = (page: Page) =>
  page.getByRole('button', { name: /^(Continue to payment|متابعة إلى الدفع)/ })

const looks = [
  { language: 'en', width: 1280 },
  { language: 'ar', width: 390 },
] as const

const dueNow = async (page: Page): Promise<number> =>
  Number(
    (await page.locator('.summary .amounts-total dd').textContent())?.replaceAll(/\D/g, '') ?? 0,
  )

/** Takes the room with free cancellation, which can be had for a deposit; answers what is paid now. */
async function chooseDeposit(page: Page, free: RegExp): Promise<number> {
  const deposit = page.locator('[data-deposit] input[role=switch]')
  await page.getByRole('radio', { name: free }).first().click()
  await expect.poll(() => deposit.isChecked()).toBe(true)
  const part = await dueNow(page)
  await deposit.click()
  await expect.poll(() => dueNow(page)).toBeGreaterThan(part * 3)
  await deposit.click()
  await expect.poll(() => dueNow(page)).toBe(part)
  return part
}

/** Bookings that stand at the hotel under a code of ours. */
async function bookedThere({ sandboxUrl }: Product, code: string): Promise<number> {
  const answer = await fetch(`${sandboxUrl}/control/hotels/bookings`)
  const all = (await answer.json()) as { clientReference: string; status: string }[]
  return all.filter((it) => it.clientReference === code && it.status === 'CONFIRMED').length
}

const codeOf = async (page: Page): Promise<string> =>
  /RH-[0-9A-Z]{12}/.exec((await page.locator('.summary').textContent()) ?? '')?.[0] ?? ''

async function payByCard(page: Page): Promise<void> {
  await goOn(page).click()
  const bank = page.frameLocator('iframe')
  await bank.locator('#number').waitFor()
  await typeCard(bank, cards.paid)
}

test.for(looks)(
  'a guest books for two adults and a child with a deposit, finds it, pays the rest and cancels (%o)',
  async (look, { product }) => {
    const { language } = look
    const hotel = await findPartnerHotel(product, language, 'normal')
    const { page, problems } = await product.open(look)
    await bookPartner(page, hotel)
    expect(await page.locator('.digits').textContent()).toMatch(/^00:\d\d:\d\d$/)
    await goOn(page).click()
    await page.locator('[name="1.Name"][aria-invalid=true]').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const deposit = await chooseDeposit(page, words[language].free)
    expect(await accessibilityProblems(page)).toEqual([])
    const email = await nameGuests(page)
    await payByCard(page)
    await page
      .getByRole('heading', { name: words[language].confirmed })
      .waitFor({ timeout: 60_000 })
    expect(await accessibilityProblems(page)).toEqual([])
    const shown = await page.locator('.field-grid').textContent()
    const reference = /HTL-[0-9A-Z]{8}/.exec(shown ?? '')?.[0] ?? ''

    const { page: elsewhere } = await product.open(look)
    await elsewhere.goto('/find-booking')
    await elsewhere.locator('[name=reference]').fill(reference)
    await elsewhere.locator('[name=email-or-pin]').fill('000000')
    await elsewhere.locator('form button[type=submit]').last().click()
    await elsewhere.getByRole('alert').first().waitFor()
    expect(await accessibilityProblems(elsewhere)).toEqual([])
    await elsewhere.locator('[name=email-or-pin]').fill(email)
    await elsewhere.locator('form button[type=submit]').last().click()
    await elsewhere.waitForURL('**/reservations/Hotel/*')
    const told = await eventually('the mail of the deposit', async () =>
      (await product.mailsTo(email)).find(({ text }) => text.includes(reference)),
    )
    expect(told.text).toContain(deposit.toLocaleString('en'))
    await typeCard(await pay(elsewhere), cards.paid)
    await eventually('the mail of the rest', async () =>
      (await product.mailsTo(email)).find(({ subject }) =>
        /Paid in full|تم دفع المبلغ كاملًا/.test(subject),
      ),
    )
    await elsewhere
      .getByRole('button', { name: /^(Cancel|إلغاء)/ })
      .first()
      .click()
    const dialog = elsewhere.getByRole('dialog')
    await dialog.locator('.button-danger').click()
    await dialog.waitFor({ state: 'hidden' })
    // The hotel may take its time to answer.
    await expect
      .poll(
        async () => {
          await elsewhere.reload()
          const badge = elsewhere.locator('main .badge').first()
          await badge.waitFor()
          return badge.textContent()
        },
        { timeout: 60_000, interval: 3000 },
      )
      .toMatch(words[language].cancelled)
    expect(problems).toEqual([])
  },
)

test('a price that rose is agreed to first', async ({ product }) => {
  const hotel = await findPartnerHotel(product, 'en', 'price-rises')
  const { page } = await product.open({ language: 'en', width: 390 })
  await bookPartner(page, hotel)
  await page.getByText('The price has changed').waitFor()
  await nameGuests(page)
  expect(await goOn(page).isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: /^I agree to the new price/ }).check()
  await payByCard(page)
  await page.getByRole('heading', { name: words.en.confirmed }).waitFor({ timeout: 60_000 })
})

test('a rate that is gone leads back to the rooms', async ({ product }) => {
  const hotel = await findPartnerHotel(product, 'ar', 'gone')
  const { page } = await product.open({ language: 'ar', width: 1280 })
  await bookPartner(page, hotel)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'اختر غرفة أخرى' }).click()
  await page.waitForURL('**/hotel?*')
})

test('a price whose time is up while one types: EXPIRED, and what was typed stays', async ({
  product,
}) => {
  const hotel = await findPartnerHotel(product, 'en', 'normal')
  const { page } = await product.open({ language: 'en', width: 1280 })
  await page.clock.install()
  await bookPartner(page, hotel)
  await page.locator('[name="1.Name"]').fill('Nour')
  await page.clock.fastForward('21:00')
  await page.getByText('EXPIRED').waitFor()
  expect(await goOn(page).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Get a fresh price' }).click()
  await page.locator('.digits').waitFor()
  expect(await page.locator('[name="1.Name"]').inputValue()).toBe('Nour')
})

test('an answer that got lost: an honest wait, then booked once', async ({ product }) => {
  const hotel = await findPartnerHotel(product, 'en', 'error-500-booked').catch(() =>
    findPartnerHotel(product, 'en', 'html'),
  )
  const { page } = await product.open({ language: 'en', width: 1280 })
  await bookPartner(page, hotel)
  const code = await codeOf(page)
  await nameGuests(page)
  await payByCard(page)
  await page.getByRole('heading', { name: 'We are confirming with the hotel' }).waitFor()
  await page.getByRole('heading', { name: words.en.confirmed }).waitFor({ timeout: 120_000 })
  expect(await bookedThere(product, code)).toBe(1)
})

test.for([
  { language: 'en', width: 390 },
  { language: 'ar', width: 1280 },
] as const)(
  'the bank’s page can’t be had: said, and paid from there (%o)',
  async (look, { product }) => {
    const { setupFailed, waiting, again, confirmed } = words[look.language]
    const hotel = await findPartnerHotel(product, look.language, 'normal')
    const { page } = await product.open(look)
    const refusal = { Error: 'The payment could not be started.', code: 'payment_setup_failed' }
    await page.route('**/Checkout/ConfirmPayment', (route) =>
      route.fulfill({ status: 502, json: refusal }),
    )
    await bookPartner(page, hotel)
    const code = await codeOf(page)
    await nameGuests(page)
    await goOn(page).click()
    await page.waitForURL('**/booking-confirmation')
    await page.getByText(setupFailed).first().waitFor()
    await page.getByRole('heading', { level: 1, name: waiting }).waitFor()
    expect(await page.locator('main').textContent()).toContain(code)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.unroute('**/Checkout/ConfirmPayment')
    await page.getByRole('link', { name: again }).click()
    await page.waitForURL('**/hotel-checkout')
    expect(await page.locator('[name="1.Name"]').inputValue()).toBe('Nour')
    expect(await codeOf(page)).toBe(code)
    await payByCard(page)
    await page.getByRole('heading', { name: confirmed }).waitFor({ timeout: 60_000 })
    expect(await bookedThere(product, code)).toBe(1)
  },
)

test('without a room chosen the way leads to the hotels, and says why', async ({ product }) => {
  const { page } = await product.open({ language: 'en', width: 1280 })
  await page.goto('/hotel-checkout')
  await page.waitForURL('**/hotels')
  await page.getByText('Please select a hotel room first.').first().waitFor()
  await page.goto('/booking-confirmation')
  await page.getByRole('heading', { level: 1, name: 'There is no booking to show here.' }).waitFor()
})
