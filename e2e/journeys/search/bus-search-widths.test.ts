import { expect } from 'vitest'
import { findRide, ridePath } from '../../buses.ts'
import { test } from '../../fixtures.ts'

const languages = ['en', 'ar'] as const

test.for(languages)(
  'a round trip can be searched for at every width, in %s',
  async (language, { product }) => {
    const ride = await findRide(product, language)
    const { page } = await product.open({ language })
    for (const width of [320, 768, 1000, 1180]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(ridePath(ride, 2, true))
      await page.locator('.bus-trip').first().waitFor()
      const seen = await page.evaluate(() => {
        const button = document.querySelector('.bus-search-button')?.getBoundingClientRect()
        return {
          overflow: document.documentElement.scrollWidth - innerWidth,
          button: Math.round(button?.width ?? 0),
          isInside: button !== undefined && button.left >= 0 && button.right <= innerWidth,
        }
      })
      expect(seen, `${width} px`).toMatchObject({ overflow: 0, isInside: true })
      expect(seen.button, `${width} px`).toBeGreaterThan(100)
    }
  },
)
