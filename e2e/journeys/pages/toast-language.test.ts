import { expect } from 'vitest'
import { test } from '../../fixtures.ts'

test('an open toast doesn’t outlive the language that it was said in', async ({ product }) => {
  const { page } = await product.open()
  await page.goto('/login')
  await page.locator('form button[type=submit]').click()
  const toast = page.locator('.toast')
  await toast.waitFor()
  // With the focus in it, it stays open for as long as one likes.
  await toast.getByRole('button').focus()
  await page
    .locator('button[lang=ar]:visible')
    .first()
    .evaluate((button: HTMLElement) => button.click())
  await page.locator('html[lang=ar]').waitFor({ state: 'attached' })
  await expect.poll(() => toast.count()).toBe(0)
})
