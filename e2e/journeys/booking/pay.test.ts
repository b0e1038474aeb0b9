import { expect } from 'vitest'
import { book, cards, logIn, openBank, pay, test, typeCard } from '../../fixtures.ts'

test('a declined card is told beside the choice of a method, and leaves the places held', async ({
  product,
}) => {
  const traveller = await product.newTraveller()
  const { page } = await product.open()
  await page.goto('/login')
  await logIn(page, traveller)
  await book(page, await product.findOffer())
  await typeCard(await openBank(page), cards.declined)
  // Beside the choice of a method, where it stays: a toast that says the same would be gone in six seconds.
  const notice = page.locator('.checkout-main').getByRole('alert')
  await notice.getByText('Payment Failed').waitFor()
  await notice.getByText('Your booking is still held.').waitFor()
  expect(await page.locator('.toast').filter({ hasText: 'Payment Failed' }).count()).toBe(0)
  await page.getByText('Time to finish paying').waitFor()
  await typeCard(await pay(page), cards.paid)
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
  await page.goto('/reservations')
  await page.getByText('1 reservation', { exact: true }).waitFor()
  await page.getByText('Confirmed').waitFor()
})

test('a tab closed right after paying changes nothing: the booking is confirmed', async ({
  product,
}) => {
  const traveller = await product.newTraveller()
  const offer = await product.findOffer()
  const { page } = await product.open()
  await page.goto('/login')
  await logIn(page, traveller)
  await book(page, offer)
  const bank = await openBank(page)
  const taken = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().startsWith(product.sandboxUrl),
  )
  const charged = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().startsWith(product.sandboxUrl),
  )
  await typeCard(bank, cards.paid)
  await taken
  await charged
  await page.close()
  await product.mailWith(traveller.email, offer.name)
  const later = await product.open()
  await later.page.goto('/login')
  await logIn(later.page, traveller)
  await later.page.goto('/reservations')
  await later.page.getByText('Confirmed').waitFor()
})

test('P8: a message that does not come from our return page is ignored', async ({ product }) => {
  const traveller = await product.newTraveller()
  const { page } = await product.open()
  await page.goto('/login')
  await logIn(page, traveller)
  await book(page, await product.findOffer())
  const bank = await openBank(page)
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    addEventListener('message', ({ origin }) => heard.push(origin))
  })
  const forged = { type: 'PAYMENT_RESULT', payload: { success: true, message: null, data: null } }
  // The gateway's own page, which is another origin; and our origin, but not from the frame.
  await bank.locator('body').evaluate((_, message) => parent.postMessage(message, '*'), forged)
  await page.evaluate((message) => postMessage(message, location.origin), forged)
  const heard = (): Promise<string[]> =>
    // Filled by the listener that the test put into the page.
    page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
  await expect.poll(heard).toEqual(expect.arrayContaining([product.url, product.sandboxUrl]))
  expect(await page.getByText('Checking your payment').count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'You are booked' }).count()).toBe(0)
  // The true one is heard: paying still ends with the confirmation.
  await typeCard(bank, cards.paid)
  await page.getByRole('heading', { name: 'You are booked' }).waitFor()
})

test('Back from the payment leads to the details, and out of checkout only from there', async ({
  product,
}) => {
  const traveller = await product.newTraveller()
  const { page } = await product.open()
  await page.goto('/login')
  await logIn(page, traveller)
  await book(page, await product.findOffer())
  await page.getByRole('button', { name: /^Continue to payment/ }).click()
  const heading = (name: string) => page.getByRole('heading', { level: 2, name })
  await heading('Payment method').waitFor()
  await page.reload()
  await heading('Payment method').waitFor()
  await page.goBack()
  await heading('Who is coming?').waitFor()
  await page.goForward()
  await heading('Payment method').waitFor()
  await page.getByRole('button', { name: 'Back to details' }).click()
  await heading('Who is coming?').waitFor()
  await page.goBack()
  await page.waitForURL(/\/activity\?/)
})
