import { addDays, toDayMonthYear } from '@rihla/contract/values/dates'
import { dayInWords } from '@rihla/contract/values/moments'
import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { openSignedIn } from '../../accounts.ts'
import { book, cards, openBank, test, typeCard } from '../../fixtures.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    booked: 'You are booked',
    change: 'Change',
    sale: /^Dates and guests/,
    more: 'More: Adults',
    toPay: 'To pay now',
    pay: /^Pay EGP/,
    changed: 'your booking was changed',
    party: '3 adults',
    subject: 'Your booking was changed',
  },
  ar: {
    booked: 'تم الحجز',
    change: 'تعديل',
    sale: /^التواريخ وعدد الأفراد/,
    more: 'أكثر: البالغون',
    toPay: 'المطلوب دفعه الآن',
    pay: /^ادفع .*وعدّل الحجز$/,
    changed: 'وتم تعديل حجزك',
    party: '3 بالغين',
    subject: 'تم تعديل حجزك',
  },
} as const

test.for(walkedIn('en'))(
  'another day and one guest more: the difference is paid, and the mail says so, in $language',
  async (look, { product }) => {
    const say = words[look.language]
    const traveller = await product.newTraveller(look.language)
    const offer = await product.findChangeable(look.language)
    const { page, problems } = await openSignedIn(product, look, traveller)
    await book(page, offer)
    await typeCard(await openBank(page), cards.paid)
    await page.getByRole('heading', { name: say.booked }).waitFor()
    await page.locator('a[href^="/reservations/Activity/"]').click()

    // By keyboard alone until the price is shown.
    await page.getByRole('button', { name: say.change, exact: true }).press('Enter')
    await page.getByRole('button', { name: say.sale }).press('Enter')
    const dialog = page.getByRole('dialog')
    const date = dialog.getByRole('textbox')
    const day = addDays(offer.date, 1)
    await date.fill(toDayMonthYear(day))
    await dialog.getByRole('button', { name: say.more }).press('Enter')
    await date.press('Enter')
    await page.getByText(say.toPay).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: say.pay }).click()
    await typeCard(page.frameLocator('iframe'), cards.paid)
    await page.getByText(say.changed).first().waitFor()
    const shown = () => page.getByRole('main').textContent()
    await expect.poll(shown).toContain(dayInWords(day, look.language))
    await expect.poll(shown).toContain(say.party)
    const mail = await product.mailWith(traveller.email, say.subject)
    expect(mail.text).toContain(dayInWords(day, look.language))
    expect(problems).toEqual([])
  },
)
