import { expect } from 'vitest'
import { test } from '../../fixtures.ts'

const PHONE = 844

test.for(['/activities', '/dayuses', '/hotels', '/honeymoons', '/trips'])(
  'the first screen of a phone shows where the second card of %s begins',
  async (path, { product }) => {
    const { page } = await product.open({ language: 'ar', width: 390 })
    await page.setViewportSize({ width: 390, height: PHONE })
    await page.goto(path)
    const second = page.locator('.offer-card').nth(1)
    await second.waitFor()
    const box = await second.boundingBox()
    expect(box?.y).toBeLessThan(PHONE)
  },
)

test('every hotel stands on the map, and a pressed pin parts', async ({ product }) => {
  const { page } = await product.open({ width: 390 })
  await page.goto('/hotels')
  await page.locator('.offer-card').first().waitFor()
  const found = Number.parseInt((await page.getByText(/\d+ stays match/).textContent()) ?? '', 10)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const pins = page.locator('.map-pin')
  const counts = (): Promise<number[]> =>
    pins.evaluateAll((all) =>
      all.map((pin) => Number(pin.querySelector('.map-count')?.textContent ?? 1)),
    )
  const standing = async (): Promise<number> => (await counts()).reduce((sum, n) => sum + n, 0)
  await expect.poll(standing).toBe(found)
  const largest = Math.max(...(await counts()))
  expect(largest).toBeGreaterThan(1)
  await page
    .locator('.map-pin', { has: page.locator('.map-count', { hasText: String(largest) }) })
    .first()
    .press('Enter')
  await expect.poll(standing).toBeLessThan(found)
  expect(Math.max(...(await counts()))).toBeLessThan(largest)
})
