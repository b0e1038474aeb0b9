import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { faultsOf, openSignedIn } from '../../accounts.ts'
import {
  booked,
  chooseSeats,
  continueToPayment,
  findRide,
  openBusBank,
  ridePath,
  selectTrip,
} from '../../buses.ts'
import { cards, test, typeCard, type Product, type Tab } from '../../fixtures.ts'
import { looks, onPhone, walkedIn, type TwoWidths } from '../../looks.ts'

const together = /^(Choose seats together for me|اختر لي مقاعد متجاورة)$/

/** Books both ways for two; ends on the page of the way out. */
async function bookBothWays(product: Product, look: TwoWidths, ahead: number): Promise<Tab> {
  const traveller = await product.newTraveller(look.language)
  const tab = await openSignedIn(product, { ...look, worker: true }, traveller)
  const { page } = tab
  const ride = await findRide(product, look.language, ahead)
  await page.goto(ridePath(ride, 2, true))
  await selectTrip(page, 'going')
  await selectTrip(page, 'back')
  await chooseSeats(page).click()
  await page.getByRole('button', { name: together }).click()
  await page.getByRole('heading', { name: ride.from.StationName, level: 2 }).waitFor()
  await page.getByRole('button', { name: together }).click()
  await page.locator('#bus-passenger input[name=phone]').fill('1012345678')
  await continueToPayment(page)
  await typeCard(await openBusBank(page), cards.paid)
  await booked(page).waitFor()
  await page.getByRole('link', { name: /^(View reservation|شاهد تفاصيل)/ }).click()
  await page.locator('.ticket-code').waitFor()
  return tab
}

test.for(onPhone)('one leg of two is cancelled, in $language', async (look, { product }) => {
  const tab = await bookBothWays(product, look, look.language === 'en' ? 20 : 21)
  const { page } = tab
  await page.getByRole('button', { name: /^(Cancel booking|إلغاء الحجز)$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^(You get EGP|يعود إليك)/).waitFor()
  // While it is being cancelled nothing closes the question.
  let answer = (): void => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/CancelBusTrip**', async (route) => {
    await asked
    await route.continue()
  })
  await dialog.getByRole('button', { name: /^(Cancel booking|إلغاء الحجز)$/ }).click()
  await dialog.getByRole('button', { name: /^(Cancelling|جارٍ الإلغاء)/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(true)
  answer()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(/^(Non-Cancelable|لا يمكن إلغاؤه)$/).waitFor()
  expect(await page.locator('.ticket-code').count()).toBe(0)
  await page
    .getByRole('link', { name: /^(The return trip|The outbound trip|رحلة العودة|رحلة الذهاب)$/ })
    .click()
  await page.locator('.ticket-code').waitFor()
  expect(faultsOf(tab)).toEqual([])
})

test.for(walkedIn('en'))(
  'a ticket comes as a file and opens offline, in $language',
  async (look, { product }) => {
    const tab = await bookBothWays(product, look, look.language === 'en' ? 22 : 23)
    const { page } = tab
    const reference = await page.locator('.ticket-body bdi').innerText()
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('button', { name: /^(Download ticket|تحميل التذكرة)$/ }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`bus-ticket-${reference}.pdf`)
    const pdf = await readFile(await file.path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.length).toBeGreaterThan(8000)
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^(Add to calendar|أضفها إلى التقويم)$/ }).click(),
    ])
    const events = (await readFile(await calendar.path(), 'utf8')).match(/BEGIN:VEVENT/g)
    expect(events).toHaveLength(2)

    await page.getByText(/^(Kept on this device|محفوظة على هذا الجهاز)/).waitFor()
    expect(faultsOf(tab)).toEqual([])
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText(reference).first().waitFor()
    expect(await page.locator('svg[role=img]').count()).toBe(2)
    expect(await page.locator('html').getAttribute('dir')).toBe(
      look.language === 'ar' ? 'rtl' : 'ltr',
    )
    await page.context().setOffline(false)
  },
)

test('a kept ticket goes with whoever signs out', async ({ product }) => {
  const { page } = await bookBothWays(product, looks[0], 24)
  await page.getByText(/^Kept on this device/).waitFor()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => caches.has('rihla-tickets'))).toBe(false)
})
