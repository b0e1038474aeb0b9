import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { faultsOf, openSignedIn } from '../../accounts.ts'
import { book, test } from '../../fixtures.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    method: /^Cash at an outlet/,
    toPay: /^EGP\s[\d,]+ to pay$/,
    code: 'Your code',
    deadline: 'Pay by',
    left: 'Time left to pay',
    booked: 'You are booked',
    awaited: 'Pending Payment',
    confirmed: 'Confirmed',
    paid: 'Paid',
    subject: /^Confirmed: /m,
  },
  ar: {
    method: /^نقدًا في منفذ دفع/,
    toPay: /ج\.م/,
    code: 'الكود',
    deadline: 'آخر موعد للدفع',
    left: 'الوقت المتبقي للدفع',
    booked: 'تم الحجز',
    awaited: 'في انتظار الدفع',
    confirmed: 'مؤكد',
    paid: 'مدفوع',
    subject: /^تم تأكيد حجزك: /m,
  },
} as const

test.for(walkedIn('ar'))(
  'a code is paid in cash at an outlet later, in $language',
  async (look, { product }) => {
    const say = words[look.language]
    const traveller = await product.newTraveller(look.language)
    const offer = await product.findOffer(look.language)
    const tab = await openSignedIn(product, { ...look, fresh: true }, traveller)
    const { page } = tab
    await book(page, offer)
    await page.locator('input[name=phone]').fill('01012345678')
    await page.getByRole('button', { name: /^(Continue to payment|متابعة إلى الدفع)/ }).click()
    await page.getByRole('radio', { name: say.method }).check()
    // Its payer takes a while to get there: the page's time can be moved on from here.
    await page.clock.install()
    await page.locator('.button-primary.button-large').filter({ visible: true }).click()

    await page.getByRole('heading', { name: say.toPay }).waitFor()
    await page.getByText(say.left).waitFor()
    const fieldOf = async (label: string): Promise<string> =>
      (await page.locator('.field-grid > div', { hasText: label }).innerText())
        .replace(label, '')
        .trim()
    const code = /\d+/.exec(await fieldOf(say.code))?.[0] ?? ''
    const deadline = /\d\d:\d\d/.exec(await fieldOf(say.deadline))?.[0] ?? ''
    expect([code, deadline]).not.toContain('')
    expect(await accessibilityProblems(page)).toEqual([])
    const told = await product.mailWith(traveller.email, code)
    expect(told.text).toContain(deadline)

    // Later, and elsewhere: the reservation has the code, too.
    const later = await openSignedIn(product, look, traveller)
    await later.page.goto('/reservations')
    await later.page.locator('.reservation-card .card-link').click()
    await later.page.getByText(say.awaited).first().waitFor()
    await later.page.getByText(code).first().waitFor()

    const outlet = await fetch(`${product.sandboxUrl}/control/codes/${code}/pay`, {
      method: 'POST',
    })
    expect(outlet.status).toBe(200)
    const confirmed = await product.mailWith(traveller.email, say.subject)
    // The page that waited with the code says so by itself, once it looks again.
    await page.clock.fastForward('00:21')
    await page.getByRole('heading', { name: say.booked }).waitFor()
    await later.page.reload()
    await later.page.getByText(say.confirmed, { exact: true }).first().waitFor()
    await later.page.getByText(say.paid, { exact: true }).first().waitFor()
    expect(await later.page.getByText(code).count()).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(confirmed.text).toContain(offer.name)
    expect([...faultsOf(tab), ...faultsOf(later)]).toEqual([])
  },
)
