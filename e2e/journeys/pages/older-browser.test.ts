import { expect } from 'vitest'
import { test } from '../../fixtures.ts'
import { forgetNewer } from '../../older-browser.ts'

test('a phone of some years finds a bus, narrows a list and holds a room', async ({ product }) => {
  const { page, problems } = await product.open({ width: 390, fresh: true })
  await page.addInitScript(forgetNewer)

  await page.goto('/transportation')
  await page.getByLabel('From').fill('Hurghada')
  await page.getByRole('option').first().click()

  await page.goto('/hotels')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: 'Free cancellation' }).check()
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect.poll(() => page.url()).toContain('?')
  await page.locator('.offer-card a').first().click()
  await page.getByRole('button', { name: /^Book/ }).last().click()
  await page.getByLabel('Full name').waitFor()
  expect(problems).toEqual([])
})
