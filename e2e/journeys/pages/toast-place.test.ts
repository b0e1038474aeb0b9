import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { book, offerPath, test } from '../../fixtures.ts'
import { looks } from '../../looks.ts'

/** Whether a box covers any part of another one. */
const overlaps = async (page: Page, one: string, other: string): Promise<boolean> =>
  page.evaluate(
    ([a = '', b = '']) => {
      const boxes = [a, b].map((selector) =>
        [...document.querySelectorAll(selector)]
          .map((it) => it.getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && height > 0),
      )
      const [ones = [], others = []] = boxes
      if (ones.length === 0 || others.length === 0) throw new Error(`no ${a} or no ${b}`)
      return ones.some((x) =>
        others.some(
          (y) => x.left < y.right && y.left < x.right && x.top < y.bottom && y.top < x.bottom,
        ),
      )
    },
    [one, other],
  )

test.for(looks)(
  'a toast stands in sight and covers no total, in $language',
  async (look, { product }) => {
    const { page } = await product.open(look)
    const offer = await product.findOffer(look.language)
    await page.goto(offerPath(offer))
    if (look.width < 1024) await page.locator('.booking-bar .link').click()
    else await page.locator('.booking-card').getByRole('button').first().click()
    await page.locator('form').filter({ visible: true }).last().locator('[type=submit]').click()
    await page.locator('.toast').waitFor()
    expect(await overlaps(page, '.toast', '.booking-bar, .booking-card')).toBe(false)
    await book(page, offer)
    const toast = await page.locator('.toast').boundingBox()
    expect(toast && toast.y > 0 && toast.y + toast.height < 800).toBe(true)
    expect(await overlaps(page, '.toast', '.checkout-actions, .checkout-side')).toBe(false)
  },
)
