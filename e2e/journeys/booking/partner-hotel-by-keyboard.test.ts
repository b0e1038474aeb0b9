import { expect } from 'vitest'
import { press, tabTo, typeInto } from '../../by-keyboard.ts'
import { cards, test } from '../../fixtures.ts'
import { bookPartner, findPartnerHotel } from '../../partner-hotels.ts'

test('books a partner’s room without a mouse: its terms, deposit, guests and card', async ({
  product,
}) => {
  const hotel = await findPartnerHotel(product, 'en', 'normal')
  const { page, problems } = await product.open({ language: 'en', width: 1280 })
  await bookPartner(page, hotel)
  const field = (name: string) => page.locator(`[name="${name}"]`)

  // The arrows go through the terms of the room, and each choice asks the hotel.
  const terms = page.locator('[name=hotel-option]')
  const chosen = page.locator('[name=hotel-option]:checked')
  const words = () => chosen.evaluate((it) => it.closest('label')?.textContent)
  // Only what can be cancelled free can be had for a deposit.
  const deposit = page.locator('[data-deposit] input[role=switch]')
  await tabTo(page, chosen)
  for (let at = 0; !(await deposit.isVisible()) && at < 2 * (await terms.count()); at += 1) {
    const before = await words()
    await page.keyboard.press('ArrowDown')
    await expect.poll(words).not.toBe(before)
    await expect.poll(() => chosen.isEnabled()).toBe(true)
    await tabTo(page, chosen)
  }
  expect(await words()).toContain('Free cancellation')
  await press(page, deposit, 'Space')
  await expect.poll(() => deposit.isChecked()).toBe(false)
  await expect.poll(() => deposit.isEnabled()).toBe(true)
  await press(page, deposit, 'Space')
  await expect.poll(() => deposit.isChecked()).toBe(true)
  await expect.poll(() => deposit.isEnabled()).toBe(true)

  // Sent with nothing typed, the first field that is wrong has the focus.
  await press(page, page.getByRole('button', { name: /^Continue to payment/ }))
  await expect
    .poll(() => field('1.Name').evaluate((it) => it === document.activeElement))
    .toBe(true)
  await page.keyboard.type('Nour')
  await typeInto(page, field('1.Surname'), 'El Sayed')
  await typeInto(page, field('1.Email'), `keys-${crypto.randomUUID()}@example.com`)
  await typeInto(page, field('1.PhoneNumber'), '010 1234 5678')
  await typeInto(page, field('1.Nationality'), 'Egypt')
  await typeInto(page, field('2.Name'), 'Omar')
  await typeInto(page, field('2.Surname'), 'Hassan')
  await typeInto(page, field('3.Name'), 'Laila')
  await typeInto(page, field('3.Surname'), 'Hassan')
  await press(page, page.getByRole('button', { name: /^Continue to payment/ }))

  const bank = page.frameLocator('iframe')
  await typeInto(page, bank.locator('#number'), cards.paid)
  await typeInto(page, bank.locator('#expiry'), '01/39')
  await typeInto(page, bank.locator('#cvv'), '123')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your hotel is booked' }).waitFor({ timeout: 60_000 })
  await press(page, page.getByRole('link', { name: 'View reservation' }))
  await page.waitForURL('**/reservations/Hotel/*')
  expect(problems).toEqual([])
})
