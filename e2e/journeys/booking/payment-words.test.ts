import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { openSignedIn } from '../../accounts.ts'
import { book, cards, openBank, test, typeCard, type Product } from '../../fixtures.ts'
import { onDesktop, onPhone, type TwoWidths } from '../../looks.ts'

const words = {
  en: {
    checking: 'Checking your payment',
    error: 'Payment error occurred',
    failed: 'Payment failed',
    stillHeld: 'Your booking is still held.',
    booked: 'You are booked',
  },
  ar: {
    checking: 'نتحقق من الدفع',
    error: 'حدث خطأ أثناء الدفع',
    failed: 'لم يكتمل الدفع',
    stillHeld: 'حجزك ما زال محفوظًا.',
    booked: 'تم الحجز',
  },
} as const

type SyncOutcome = { State: 'checking' | 'failed'; Message: null }
const checking: SyncOutcome = { State: 'checking', Message: null }
const failed: SyncOutcome = { State: 'failed', Message: null }

/** Puts another answer in the place of the server's. */
const answer = (page: Page, call: string, data: SyncOutcome): Promise<unknown> =>
  page.route(`**/api/Checkout/${call}`, (route) =>
    route.fulfill({ json: { Error: null, Data: { ...data, Confirmation: null } } }),
  )
/** Our return page can't ask the server, so that it reports an error. */
const breakReturn = (page: Page): Promise<unknown> =>
  page.route('**/api/Checkout/PaymentReturn', (route) =>
    route.fulfill({ status: 400, json: { Error: 'no', Data: null, code: 'invalid' } }),
  )

/** A signed-in traveller whose booking waits at the bank's page. */
async function openPaying(product: Product, look: TwoWidths) {
  const { page } = await openSignedIn(product, look, await product.newTraveller(look.language))
  await book(page, await product.findOffer(look.language))
  return { page, bank: await openBank(page), say: words[look.language] }
}

test.for(onDesktop)(
  'an error of the bank’s page is told, and the server is asked, in $language',
  async (look, { product }) => {
    const { page, bank, say } = await openPaying(product, look)
    await breakReturn(page)
    await answer(page, 'PaymentStatus', checking)
    await typeCard(bank, cards.paid)
    const veil = page.locator('.payment-veil')
    await veil.getByText(say.error, { exact: true }).waitFor()
    await veil.getByText(say.checking).waitFor()
    expect(await page.getByText(say.failed, { exact: true }).count()).toBe(0)
    // It was paid, and the server says so: that counts, not the message.
    await page.unroute('**/api/Checkout/PaymentStatus')
    await page.getByRole('heading', { name: say.booked }).waitFor()
  },
)

test.for(onPhone)(
  'a payment that failed without a reason has the words of what was said, in $language',
  async (look, { product }) => {
    const { page, bank, say } = await openPaying(product, look)
    await answer(page, 'PaymentReturn', failed)
    await answer(page, 'PaymentStatus', checking)
    await typeCard(bank, cards.declined)
    await page.locator('.payment-veil').getByText(say.checking).waitFor()
    await answer(page, 'PaymentStatus', failed)
    const toast = page.getByRole('alert')
    await toast.getByText(`${say.failed} ${say.stillHeld}`).waitFor()
    expect(await page.locator('iframe').count()).toBe(0)

    await page.unroute('**/api/Checkout/PaymentStatus')
    await page.unroute('**/api/Checkout/PaymentReturn')
    await breakReturn(page)
    await answer(page, 'PaymentStatus', checking)
    await page.getByRole('button', { name: /^(Pay|ادفع)/ }).click()
    await typeCard(page.frameLocator('iframe'), cards.declined)
    await page.locator('.payment-veil').getByText(say.error).waitFor()
    await answer(page, 'PaymentStatus', failed)
    await toast.getByText(`${say.error} ${say.stillHeld}`).waitFor()
  },
)
