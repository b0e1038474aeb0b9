import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { eventually } from '../../crash/eventually.ts'
import { cards, pay, test, typeCard, type Product } from '../../fixtures.ts'
import { bookPartner, findPartnerHotel, nameGuests } from '../../partner-hotels.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    confirmed: 'Your hotel is booked',
    cancelled: /Cancelled/,
    free: /Free cancellation/,
    changed: 'The price has changed',
    agree: /^I agree to the new price/,
    expired: 'EXPIRED',
    fresh: 'Get a fresh price',
    another: 'Choose another room',
    setupFailed: 'Payment Setup Failed',
    waiting: 'Your booking is waiting for its payment',
    again: 'Try the payment again',
    confirming: 'We are confirming with the hotel',
    loading: 'Checking the price with the hotel',
    refunded: 'Your money is on its way back',
    others: 'See other hotels for these dates',
  },
  ar: {
    confirmed: 'تم حجز فندقك',
    cancelled: /ملغي/,
    free: /إلغاء مجاني/,
    changed: 'تغيّر السعر',
    agree: /^أوافق على السعر الجديد/,
    expired: 'انتهى',
    fresh: 'اطلب سعرًا جديدًا',
    another: 'اختر غرفة أخرى',
    setupFailed: 'تعذّر بدء الدفع',
    waiting: 'حجزك في انتظار الدفع',
    again: 'جرّب الدفع مرة أخرى',
    confirming: 'نؤكد الحجز مع الفندق',
    loading: 'نراجع السعر مع الفندق',
    refunded: 'نعيد إليك المبلغ',
    others: 'شاهد فنادق أخرى في هذه التواريخ',
  },
} as const

const goOn = (page: Page) =>
  page.getByRole('button', { name: /^(Continue to payment|متابعة إلى الدفع)/ })

/**
 * What may come between is walked in one language alone, each time at another width: the texts of both are tested
 * where they are made. Side by side: most of it is waiting for others.
 */
const englishDesktop = { language: 'en', width: 1280 } as const
const arabicPhone = { language: 'ar', width: 390 } as const
const englishPhone = { language: 'en', width: 390 } as const
const arabicDesktop = { language: 'ar', width: 1280 } as const

const dueNow = async (page: Page): Promise<number> =>
  Number(
    (await page.locator('.summary .amounts-total dd').textContent())?.replaceAll(/\D/g, '') ?? 0,
  )

/** Takes the room with free cancellation, which can be had for a deposit; answers what is paid now. */
async function chooseDeposit(page: Page, free: RegExp): Promise<number> {
  const deposit = page.locator('[data-deposit] input[role=switch]')
  const due = (what: string, fits: (egp: number) => boolean) =>
    eventually(`${what} to be due`, async () => fits(await dueNow(page)))
  await page.getByRole('radio', { name: free }).first().click()
  await eventually('the deposit to be on', () => deposit.isChecked())
  const part = await dueNow(page)
  await deposit.click()
  await due('all of it', (egp) => egp > part * 3)
  await deposit.click()
  await due('the deposit', (egp) => egp === part)
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

describe('a guest books for two adults and a child with a deposit, finds it, pays the rest and cancels', () => {
  test.concurrent.for(walkedIn('ar'))('in $language', async (look, { product }) => {
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
    const told = await product.mailWith(email, reference)
    expect(told.text).toContain(deposit.toLocaleString('en'))
    await typeCard(await pay(elsewhere), cards.paid)
    await product.mailWith(email, /Paid in full|تم دفع المبلغ كاملًا/)
    await elsewhere
      .getByRole('button', { name: /^(Cancel|إلغاء)/ })
      .first()
      .click()
    const dialog = elsewhere.getByRole('dialog')
    await dialog.locator('.button-danger').click()
    await dialog.waitFor({ state: 'hidden' })
    // The hotel may take its time to answer.
    await eventually('the booking to be cancelled', async () => {
      await elsewhere.reload()
      const badge = elsewhere.locator('main .badge').first()
      return words[language].cancelled.test((await badge.textContent()) ?? '')
    })
    expect(problems).toEqual([])
  })
})

test.concurrent('a price that rose, and whose time is up while one types: agreed to first', async ({
  product,
}) => {
  const look = englishPhone
  const { changed, agree, expired, fresh, confirmed } = words[look.language]
  const hotel = await findPartnerHotel(product, look.language, 'price-rises')
  const { page } = await product.open({ ...look, fresh: true })
  await page.clock.install()
  await bookPartner(page, hotel)
  await page.getByText(changed).waitFor()
  await nameGuests(page)
  expect(await goOn(page).isDisabled()).toBe(true)
  await page.clock.fastForward('21:00')
  await page.getByText(expired, { exact: true }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: fresh }).click()
  await page.locator('.digits').waitFor()
  expect(await page.locator('[name="1.Name"]').inputValue()).toBe('Nour')
  expect(await goOn(page).isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: agree }).check()
  await payByCard(page)
  await page.getByRole('heading', { name: confirmed }).waitFor({ timeout: 60_000 })
})

test.concurrent('a rate that is gone leads back to the rooms', async ({ product }) => {
  const look = arabicPhone
  const hotel = await findPartnerHotel(product, look.language, 'gone')
  const { page } = await product.open(look)
  await bookPartner(page, hotel)
  expect(await accessibilityProblems(page)).toEqual([])
  // The same while the hotel takes its time.
  const answer = Promise.withResolvers<void>()
  await page.route('**/External/*/Book?*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.reload()
  await page.getByText(words[look.language].loading).first().waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  answer.resolve()
  await page.getByRole('link', { name: words[look.language].another }).click()
  await page.waitForURL('**/hotel?*')
})

test.concurrent('a hotel that has no room any more once it is paid for: the money goes back, and others are shown', async ({
  product,
}) => {
  const look = arabicDesktop
  const { refunded, others } = words[look.language]
  const hotel = await findPartnerHotel(product, look.language, 'gone-at-booking')
  const { page } = await product.open(look)
  await bookPartner(page, hotel)
  await nameGuests(page)
  await goOn(page).click()
  const bank = page.frameLocator('iframe')
  await bank.locator('#number').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await typeCard(bank, cards.paid)
  await page.getByRole('heading', { name: refunded }).waitFor({ timeout: 60_000 })
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: others }).click()
  await page.waitForURL('**/hotels?*')
})

test.concurrent('the bank’s page can’t be had, then the hotel’s answer is lost: paid from there, booked once', async ({
  product,
}) => {
  const look = englishDesktop
  const { setupFailed, waiting, again, confirming, confirmed } = words[look.language]
  const hotel = await findPartnerHotel(product, look.language, 'error-500-booked', 'html')
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
  await page.getByRole('heading', { name: confirming }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('heading', { name: confirmed }).waitFor({ timeout: 90_000 })
  expect(await bookedThere(product, code)).toBe(1)
})

test('without a room chosen the way leads to the hotels, and says why', async ({ product }) => {
  const { page } = await product.open({ language: 'en', width: 1280 })
  await page.goto('/hotel-checkout')
  await page.waitForURL('**/hotels')
  await page.getByText('Please select a hotel room first.').first().waitFor()
  await page.goto('/booking-confirmation')
  await page.getByRole('heading', { level: 1, name: 'There is no booking to show here.' }).waitFor()
})
