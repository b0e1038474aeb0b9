import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../../fixtures.ts'
import { looks } from '../../looks.ts'
import { findStay, stayPath } from '../../stays.ts'
import { openStaff } from '../../writing.ts'

const [desktop, phone] = looks

/** What has the focus, if nothing of it is seen (WCAG 2.4.11); `over` once Tab leaves the page. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement: it } = document
    if (!it || it === document.body) return 'over'
    const { left, top, width, height } = it.getBoundingClientRect()
    // Checkboxes and the like that are drawn by their label.
    if (width < 2 || height < 2) return null
    const seen = [0.2, 0.5, 0.8].some((part) => {
      const there = document.elementFromPoint(left + width * part, top + height * part)
      return (
        there !== null && (it.contains(there) || (there !== document.body && there.contains(it)))
      )
    })
    return seen ? null : `${it.tagName} ${it.ariaLabel ?? it.textContent} at ${Math.round(top)}`
  })

const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  )

/** Goes through a page by Tab, as far as 120 times, on a low screen; answers what had the focus below something else. */
async function hiddenByTab(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 700 })
  const hidden: string[] = []
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    let found = await hiddenFocus(page)
    // Where a list has just grown, the browser scrolls back in the frame that shows it, and what has left the page is
    // still in it until then: nothing of before counts.
    if (found && found !== 'over') {
      await nextFrames(page)
      found = await hiddenFocus(page)
    }
    if (found === 'over') break
    if (found) hidden.push(found)
  }
  return hidden
}

test('no bar covers what the keyboard reaches in a list and its filters', async ({ product }) => {
  const { page } = await product.open(desktop)
  await page.goto('/cruises')
  expect(await hiddenByTab(page)).toEqual([])
})

test('a list that grows leaves what has the focus below it on the screen', async ({ product }) => {
  const { page } = await product.open(desktop)
  await page.goto('/cruises')
  const cards = page.locator('.offer-card')
  const before = await cards.count()
  // As by quick Tabs: in the footer before the end of the list is seen to be near.
  await page.evaluate(() => {
    const link = document.querySelectorAll<HTMLElement>('footer a')[4]
    if (!link) throw new Error('no link')
    scrollTo(0, scrollY + link.getBoundingClientRect().bottom - innerHeight + 20)
    link.focus({ preventScroll: true })
  })
  await expect.poll(() => cards.count()).toBeGreaterThan(before)
  expect(await hiddenFocus(page)).toBeNull()
})

test('no bar covers what the keyboard reaches on a phone', async ({ product }) => {
  const { page } = await product.open(phone)
  await page.goto(stayPath(await findStay(product, phone.language, {})))
  expect(await hiddenByTab(page)).toEqual([])
})

test('no bar covers what the keyboard reaches where articles are written', async ({ product }) => {
  const { page } = await openStaff(product, desktop)
  await page.goto('/blog/create')
  await page.getByRole('button', { name: 'Adventure' }).waitFor()
  expect(await hiddenByTab(page)).toEqual([])
})
