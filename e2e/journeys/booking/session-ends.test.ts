import { expect } from 'vitest'
import { openSignedIn } from '../../accounts.ts'
import { book, cards, logIn, openBank, test, typeCard } from '../../fixtures.ts'
import { onPhone } from '../../looks.ts'

const said = {
  en: {
    over: 'You were signed out',
    logIn: 'Log in',
    failed: 'Payment Failed',
    longer: /finish paying/,
  },
  ar: {
    over: 'انتهت جلسة الدخول',
    logIn: 'تسجيل الدخول',
    failed: 'لم يكتمل الدفع',
    longer: /لإتمام الدفع/,
  },
} as const

test.for(onPhone)(
  'a session that ends while one pays is no failed payment, in $language',
  async (look, { product }) => {
    const say = said[look.language]
    const traveller = await product.newTraveller(look.language)
    const { page } = await openSignedIn(product, look, traveller)
    const offer = await product.findOffer(look.language)
    await book(page, offer)
    const name = page.locator('input[name=name]')
    if ((await name.inputValue()) === '') await name.fill(traveller.name)
    const bank = await openBank(page)
    await page.getByText(say.longer).waitFor()
    await page.context().clearCookies({ name: /session/ })
    await page.getByText(say.over).waitFor()
    expect(await page.locator('iframe').count()).toBe(1)
    await typeCard(bank, cards.paid)
    await product.mailWith(traveller.email, offer.name)
    expect(await page.getByText(say.failed).count()).toBe(0)
    await page.locator('.notice').getByRole('button', { name: say.logIn }).click()
    await page.waitForURL('**/login')
    await logIn(page, traveller)
    await page.waitForURL('**/checkout')
    await page.getByRole('heading', { name: /You are booked|تم الحجز/ }).waitFor()
  },
)
