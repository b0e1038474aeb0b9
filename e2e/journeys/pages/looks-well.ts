import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import type { Tab } from '../../fixtures.ts'
import { untilQuiet } from '../../quiet.ts'

/** The width that a page comes in, and the one that it is then looked at in. */
export const bothWays = [
  { language: 'en', width: 1280, afterwards: 390 },
  { language: 'ar', width: 390, afterwards: 1280 },
] as const
export type BothWays = (typeof bothWays)[number]

const tall = (width: number): number => (width < 768 ? 844 : 900)

/** In both widths: nothing in the console, nothing for axe, nothing wider than the screen. */
export async function expectWell(tab: Tab, look: BothWays, what: string): Promise<void> {
  const { page, problems } = tab
  await untilQuiet(tab)
  for (const width of [look.width, look.afterwards]) {
    await page.setViewportSize({ width, height: tall(width) })
    const axe = await accessibilityProblems(page)
    const tooWide = await page.evaluate(() =>
      Math.max(0, document.documentElement.scrollWidth - innerWidth),
    )
    const well = { what, width, axe: [], tooWide: 0, problems: [] }
    expect({ what, width, axe, tooWide, problems }).toEqual(well)
  }
  await page.setViewportSize({ width: look.width, height: tall(look.width) })
}
