import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { faultsOf, openSignedIn } from '../../accounts.ts'
import { cards, dayUsePath, openBank, test, typeCard } from '../../fixtures.ts'
import { letBankWork } from '../../time-passes.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    half: /^50% refund until /,
    cancel: 'Cancel booking',
    done: 'Booking cancelled',
    sent: 'Sent to the bank',
    account: 'In your account',
    arrived: 'It should be there since',
    status: 'Partly refunded',
    withBank: /^Your refund is with your bank: /m,
  },
  ar: {
    half: /^يُرد 50% من المبلغ حتى /,
    cancel: 'إلغاء الحجز',
    done: 'أُلغي الحجز',
    sent: 'أُرسل المبلغ إلى البنك',
    account: 'وصل المبلغ إلى حسابك',
    arrived: 'يُفترض أنه في حسابك منذ',
    status: 'تم رد جزء من المبلغ',
    withBank: /^المبلغ المسترد لدى البنك: /m,
  },
} as const

/** The amounts of the dialog in whole EGP: paid, kept, and what comes back. */
const amountsIn = async (page: Page): Promise<number[]> =>
  (await page.getByRole('dialog').locator('.amounts dd').allTextContents()).map((text) =>
    Number(text.replaceAll(/\D/g, '')),
  )

type Story = { transactions: { kind: string; amountCents: number; success: boolean }[] }

/** What the gateway itself gave back, in whole EGP. */
async function givenBack(sandboxUrl: string, paid: number, back: number): Promise<boolean> {
  const stories = (await (await fetch(`${sandboxUrl}/control/payments`)).json()) as Story[]
  const isOf = (kind: string, egp: number) => (it: Story['transactions'][number]) =>
    it.kind === kind && it.success && it.amountCents === egp * 100
  return stories.some(
    ({ transactions }) =>
      transactions.some(isOf('payment', paid)) && transactions.some(isOf('refund', back)),
  )
}

test.for(walkedIn('ar'))(
  'a paid booking is cancelled by its terms, and half comes back, in $language',
  async (look, { product }) => {
    const say = words[look.language]
    const traveller = await product.newTraveller(look.language)
    const offer = await product.findHalfRefunded(look.language)
    const tab = await openSignedIn(product, look, traveller)
    const { page } = tab
    await page.goto(dayUsePath(offer, 2))
    await page.locator('.term-lines').getByText(say.half).first().waitFor()
    await page
      .getByRole('button', { name: /^(Book|احجز)/ })
      .filter({ visible: true })
      .click()
    await page.waitForURL('**/checkout')
    await page.locator('input[name=phone]').fill('01012345678')
    await typeCard(await openBank(page), cards.paid)
    await page.locator('a[href^="/reservations/DayUse/"]').click()
    await page.waitForURL('**/reservations/DayUse/*')
    await page.locator('.reservation-reference').waitFor()

    await page.locator('.term-lines').getByText(say.half).waitFor()
    const reference = /\bDAY-\w{8}\b/.exec(await page.locator('main').innerText())?.[0] ?? ''
    await page.getByRole('button', { name: say.cancel }).click()
    await page.getByRole('dialog').locator('.amounts').waitFor()
    const [paid = 0, kept = 0, back = 0] = await amountsIn(page)
    expect([back, kept]).toEqual([Math.floor(paid / 2), Math.ceil(paid / 2)])
    const sentence = await page.getByRole('dialog').locator('.notice').textContent()
    const inWords = (amount: number): string => amount.toLocaleString('en')
    expect(sentence).toContain(inWords(back))
    expect(sentence).toContain(inWords(kept))
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: say.cancel }).click()
    await page.getByText(say.done).first().waitFor()

    const tracker = page.locator('[data-refund]')
    await expect.poll(() => tracker.getByRole('heading').textContent()).toContain(inWords(back))
    // The page looks by itself until the bank has it.
    await tracker.getByText(say.sent).waitFor()
    await expect.poll(() => tracker.locator('[data-state=done]').count()).toBe(2)
    expect(await givenBack(product.sandboxUrl, paid, back)).toBe(true)
    const mail = await product.mailWith(traveller.email, say.withBank)
    expect(mail.text).toContain(inWords(back))
    const price = await page.locator('aside .amounts').innerText()
    expect([price.includes(inWords(back)), price.includes(inWords(kept))]).toEqual([true, true])

    await letBankWork(product, reference, 15)
    await page.reload()
    await tracker.getByText(say.account).waitFor()
    await tracker.getByText(say.arrived).waitFor()
    expect(await tracker.locator('[data-state=done]').count()).toBe(3)
    await page.getByText(say.status).first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(faultsOf(tab)).toEqual([])
  },
)
