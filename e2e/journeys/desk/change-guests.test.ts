import { expect } from 'vitest'
import { openSignedIn, staff, tryLogIn } from '../../accounts.ts'
import { book, cards, openBank, test, typeCard } from '../../fixtures.ts'
import { expectWell } from '../pages/looks-well.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    change: 'Change dates or guests',
    adults: 'Adults',
    toPay: 'To pay by a link',
    submit: 'Keep the places and send the link',
    waits: 'Pays for the change to',
    open: 'A change waits for its payment',
    pay: /^Pay EGP/,
    changed: 'Your booking was changed',
    happened: ['Change of dates or guests, at the desk', 'Change agreed to, to be paid'],
  },
  ar: {
    change: 'تعديل التواريخ أو الأفراد',
    adults: 'البالغون',
    toPay: 'يُدفع بالرابط',
    submit: 'احفظ الأماكن وأرسل الرابط',
    waits: 'مقابل التعديل إلى',
    open: 'تعديل في انتظار الدفع',
    pay: /^ادفع/,
    changed: 'تم تعديل حجزك',
    happened: ['تعديل للتواريخ أو الأفراد من المكتب', 'تم الاتفاق على تعديل ينتظر الدفع'],
  },
} as const

test.for(walkedIn('en'))(
  'a guest is added at the desk, and paid for by the link in the mail, in $language',
  async (look, { product }) => {
    const say = words[look.language]
    const traveller = await product.newTraveller(look.language)
    const offer = await product.findChangeable(look.language)
    const booker = await openSignedIn(product, look, traveller)
    await book(booker.page, offer)
    await booker.page.locator('input[name=phone]').fill('01012345678')
    await typeCard(await openBank(booker.page), cards.paid)
    await booker.page.locator('a[href^="/reservations/Activity/"]').click()
    await booker.page.waitForURL('**/reservations/Activity/*')
    const { pathname } = new URL(booker.page.url())

    const desk = await product.open(look)
    const { page } = desk
    await page.goto('/admin/login')
    await tryLogIn(page, staff.email, staff.password)
    await page.waitForURL((url) => url.pathname !== '/admin/login')
    await page.goto(`/desk${pathname}`)
    await page.getByRole('button', { name: say.change }).click()
    const question = page.getByRole('dialog')
    const adults = question.getByLabel(say.adults, { exact: true })
    const before = Number(await adults.inputValue())
    await adults.fill(String(before + 1))
    await question.getByText(say.toPay).waitFor()
    await expectWell(desk, look, `/desk${pathname}, changing`)
    await question.locator('textarea').fill('They called')
    await question.getByRole('button', { name: say.submit }).click()
    await question.waitFor({ state: 'detached' })
    await page.getByText(say.waits).waitFor()
    await expectWell(desk, look, `/desk${pathname}, waiting`)

    const mail = await product.mailWith(traveller.email, '/find-booking')
    const link = /\/find-booking\?\S+/.exec(mail.text)?.[0] ?? ''
    const anybody = await product.open(look)
    await anybody.page.goto(link)
    await anybody.page.waitForURL(`**${pathname}`)
    await anybody.page.getByRole('heading', { name: say.open }).waitFor()
    await expectWell(anybody, look, `${pathname}, to pay`)
    await anybody.page.getByRole('button', { name: say.pay }).click()
    await typeCard(anybody.page.frameLocator('iframe'), cards.paid)
    await product.mailWith(traveller.email, say.changed)
    await anybody.page.getByRole('heading', { name: say.open }).waitFor({ state: 'detached' })
    await page.goto(page.url())
    for (const text of say.happened) await page.getByText(text).waitFor()
    expect(await page.getByText(say.waits).count()).toBe(0)
  },
)
