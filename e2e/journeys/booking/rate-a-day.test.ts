import type { DeskReview } from '@rihla/contract/desk/reviews'
import type { APIRequestContext } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import { faultsOf, openSignedIn, signIn, staff } from '../../accounts.ts'
import { book, cards, offerPath, openBank, test, typeCard, type Product } from '../../fixtures.ts'
import { letBookingEnd } from '../../time-passes.ts'
import { walkedIn } from '../../looks.ts'

const words = {
  en: {
    completed: 'Completed',
    rate: 'Rate it',
    good: 'Very good',
    send: 'Send rating',
    thanks: 'Rating sent',
    pending: 'We read your words before we show them.',
    shown: 'Your words stand on the page of this offer.',
    text: 'The captain knew every wreck, and the tea was hot.',
    author: 'Nour M.',
  },
  ar: {
    completed: 'مكتمل',
    rate: 'قيّم التجربة',
    good: 'جيد جدًا',
    send: 'أرسل التقييم',
    thanks: 'أُرسل التقييم',
    pending: 'نقرأ ما كتبته قبل نشره.',
    shown: 'ما كتبته ظاهر في صفحة العرض.',
    text: 'كان القبطان يعرف كل شعاب المكان، والشاي ساخنًا دائمًا.',
    author: 'نور م.',
  },
} as const

/** The staff reads the words, and lets them be shown. */
async function approve({ url }: Product, desk: APIRequestContext, text: string): Promise<void> {
  const headers = { 'application-id': crypto.randomUUID(), origin: url }
  const waiting = await desk.get(`${url}/api/Desk/Reviews`, { headers })
  const { Data } = (await waiting.json()) as { Data: { Items: DeskReview[] } }
  const review = Data.Items.find((it) => it.Text === text)
  const shown = await desk.post(`${url}/api/Desk/Reviews/${review?.Id}/Show`, {
    headers,
    data: { Reason: 'Read, and fit to be shown', Key: crypto.randomUUID() },
  })
  expect(await shown.json()).toMatchObject({ Error: null, Data: { State: 'shown' } })
}

test.for(walkedIn('en'))(
  'a day that is over is rated, and its words stand on the offer, in $language',
  async (look, { product }) => {
    const say = words[look.language]
    const text = `${say.text} (${crypto.randomUUID().slice(0, 8)})`
    const traveller = await product.newTraveller(look.language)
    const offer = await product.findOffer(look.language)
    const tab = await openSignedIn(product, look, traveller)
    const { page } = tab
    // What one page of reviews says is kept for half a minute for everybody: it isn't asked for yet.
    const none = { Data: [], PageNumber: 1, PageSize: 5, TotalPages: 0, TotalRecords: 0 }
    await page.route('**/GetReviews', (route) =>
      route.fulfill({ json: { Error: null, Data: none } }),
    )
    await book(page, offer)
    await page.locator('input[name=phone]').fill('01012345678')
    await typeCard(await openBank(page), cards.paid)
    await page.locator('a[href^="/reservations/Activity/"]').click()
    await page.waitForURL('**/reservations/Activity/*')
    await page.locator('.reservation-reference').waitFor()
    const reference = /\bACT-\w{8}\b/.exec(await page.locator('main').innerText())?.[0] ?? ''
    // Not before it is over.
    expect(await page.getByRole('button', { name: say.rate }).count()).toBe(0)
    await letBookingEnd(product, reference)
    const rate = page.getByRole('button', { name: say.rate })
    await expect
      .poll(async () => {
        await page.reload()
        await page.locator('.reservation-reference').waitFor()
        return rate.count()
      })
      .toBe(1)
    await page.getByText(say.completed, { exact: true }).first().waitFor()

    await rate.click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('label', { hasText: say.good }).click()
    await dialog.locator('textarea[name=review]').fill(text)
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: say.send }).click()
    await page.getByText(say.thanks).first().waitFor()
    await page.getByText(say.pending).first().waitFor()
    await rate.waitFor({ state: 'detached' })

    const desk = (await product.open(look)).page.context()
    await signIn(desk, product, staff)
    await approve(product, desk.request, text)
    await page.reload()
    await page.getByText(say.shown).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])

    // Everybody reads it.
    const other = await product.open(look)
    const review = other.page.locator('.written-reviews li', { hasText: text })
    await other.page.goto(offerPath(offer))
    await review.getByText(say.author).waitFor()
    expect(await accessibilityProblems(other.page)).toEqual([])
    expect([...faultsOf(tab), ...faultsOf(other)]).toEqual([])
  },
)
