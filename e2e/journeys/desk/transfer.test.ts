import { expect } from 'vitest'
import { openSignedIn, staff, tryLogIn } from '../../accounts.ts'
import { eventually } from '../../crash/eventually.ts'
import { book, test } from '../../fixtures.ts'
import { expectWell } from '../pages/looks-well.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    transfer: /^Bank transfer/,
    upload: 'Upload transfer receipt',
    send: 'Send receipt',
    approve: 'Approve',
    paid: 'The booking is paid and confirmed.',
    confirmed: 'Confirmed',
    happened: 'What happened',
  },
  ar: {
    transfer: /^تحويل بنكي/,
    upload: 'رفع إيصال التحويل',
    send: 'أرسل الإيصال',
    approve: 'قبول',
    paid: 'دُفع الحجز وتأكد',
    confirmed: 'مؤكد',
    happened: 'ما حدث',
  },
} as const

/** The smallest picture there is. */
const receipt = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.for(walkedIn('ar'))(
  'a transfer goes from its receipt to the desk and to a confirmed mail, in $language',
  async (look, { product }) => {
    const say = words[look.language]
    const traveller = await product.newTraveller(look.language)
    const offer = await product.findOffer(look.language)
    const { page } = await openSignedIn(product, look, traveller)
    await book(page, offer)
    await page.getByRole('button', { name: /^(Continue to payment|متابعة إلى الدفع)/ }).click()
    await page.getByRole('radio', { name: say.transfer }).check()
    const chosen = page.waitForResponse((response) => response.url().includes('ConfirmPayment'))
    await page.locator('.button-primary.button-large').filter({ visible: true }).click()
    await chosen
    await page.locator('a[href^="/reservations/Activity/"]').click()
    // The header counts to the same end as the page: a day, not what was left of the ten minutes before.
    await expect.poll(() => page.locator('.held-chip').textContent()).toMatch(/2[34]:\d\d:\d\d/)
    await page.getByRole('button', { name: say.upload }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: receipt })
    await dialog.getByRole('button', { name: say.send }).click()
    await eventually('the mail that the receipt is here', async () =>
      (await product.mailsTo(traveller.email)).length > 1 ? true : undefined,
    )
    const reference = /\b[A-Z]{3}-\w{8}\b/.exec(await page.locator('main').innerText())?.[0] ?? ''

    const desk = await product.open(look)
    await desk.page.goto('/admin/login')
    await tryLogIn(desk.page, staff.email, staff.password)
    await desk.page.waitForURL((url) => url.pathname !== '/admin/login')
    await desk.page.goto('/desk/transfers')
    const row = desk.page.locator('.desk-row', { hasText: reference })
    await row.getByRole('button', { name: say.approve }).click()
    await desk.page.getByRole('dialog').getByRole('button', { name: say.approve }).click()
    await desk.page.getByText(say.paid).waitFor()
    await product.mailWith(traveller.email, offer.name)

    // By keyboard alone, from anywhere.
    await desk.page.keyboard.press('Control+k')
    await desk.page.keyboard.type(reference.toLowerCase())
    await desk.page.getByRole('option', { name: reference, selected: true }).waitFor()
    await desk.page.keyboard.press('Enter')
    await desk.page.waitForURL('**/desk/reservations/Activity/*')
    await desk.page.getByRole('heading', { name: say.happened }).waitFor()
    await desk.page.getByText(say.confirmed, { exact: true }).first().waitFor()
    await expectWell(desk, look, desk.page.url())
    for (const path of [
      '/desk',
      '/desk/sell',
      '/desk/transfers',
      '/desk/cash',
      '/desk/refunds',
      '/desk/disputes',
      '/desk/alerts',
      '/desk/reviews',
      '/desk/promocodes',
      '/desk/settings',
      '/desk/people',
      '/desk/second-factor',
      '/desk/audit',
    ]) {
      await desk.page.goto(path)
      await desk.page.getByRole('heading', { level: 1 }).waitFor()
      await expectWell(desk, look, path)
    }
    expect(new URL(desk.page.url()).pathname).toBe('/desk/audit')
    // The menu has scrolled to the page’s own link: the keyboard begins with the way to the content all the same.
    await desk.page.goto('/desk/audit')
    await desk.page.locator('.desk-link.active').waitFor()
    await desk.page.keyboard.press('Tab')
    expect(await desk.page.locator('.skip-link:focus').count()).toBe(1)
  },
)
