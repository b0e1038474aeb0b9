import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from '../../accessibility.ts'
import type { Tab } from '../../fixtures.ts'
import type { TwoWidths } from '../../looks.ts'
import { untilQuiet } from '../../quiet.ts'

/** Most of the cheap phones. */
const SMALL_PHONE = 360
/** A desktop at 400 %. */
const ZOOMED = 320

const tall = (width: number): number => (width < 768 ? 844 : 900)

/** How much wider than the window a page is, and which element it is that sticks out; a day that its field cuts. */
const overflow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll('input')].find(
      ({ value, clientWidth, scrollWidth }) =>
        /\d\/\d+\/\d/.test(value) && scrollWidth > clientWidth && clientWidth > 0,
    )
    if (cut) return `${cut.value} in ${cut.clientWidth} px`
    const wide = document.documentElement.scrollWidth - innerWidth
    if (wide <= 0) return ''
    const out = [...document.querySelectorAll('body *')].find((it) => {
      const { left, right } = it.getBoundingClientRect()
      return left + scrollX < -1 || right + scrollX > innerWidth + 1
    })
    return `${wide} px: ${out?.outerHTML.slice(0, 120)}`
  })

/** Where Arabic is followed by the comma, semicolon or question mark of another script: seen, read aloud or shared. */
const foreignMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label]')].map((it) => it.ariaLabel)
    const told = [...document.querySelectorAll('meta[content]')].map((it) =>
      it.getAttribute('content'),
    )
    const all = [document.title, document.body.innerText, ...named, ...told].join('\n')
    return document.documentElement.lang === 'ar'
      ? (all.match(/[^\n]{0,20}[\u0621-\u064a][,;?](?!\w)[^\n]{0,20}/g) ?? []).slice(0, 3)
      : []
  })

/**
 * Nothing in the console and, in every width, nothing wider than the screen; nothing for axe in the width that
 * the page comes in: it takes longer than all the rest, and the other language comes in the other width.
 */
export async function expectWell(tab: Tab, look: TwoWidths, what: string): Promise<void> {
  const { page, problems } = tab
  await untilQuiet(tab)
  const axe = await accessibilityProblems(page)
  const foreign = await foreignMarks(page)
  const tooWide: string[] = []
  for (const width of [look.width, look.afterwards, SMALL_PHONE, ZOOMED]) {
    await page.setViewportSize({ width, height: tall(width) })
    const wide = await overflow(page)
    if (wide) tooWide.push(`at ${width} px by ${wide}`)
  }
  await page.setViewportSize({ width: look.width, height: tall(look.width) })
  expect
    .soft({ what, axe, foreign, tooWide, problems })
    .toEqual({ what, axe: [], foreign: [], tooWide: [], problems: [] })
}
