import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Ends once nothing on the page is on its way in or out; what never ends, as skeletons do, may go on. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })

/** What axe-core finds wrong on the page as it is now, in sentences; empty when nothing is. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  return page.evaluate(async () => {
    // The script that was put into the page leaves a global that no type of ours knows.
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    // What comes in while axe looks has its colours at once, not those of halfway.
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    const { violations } = await axe.run(document, {
      iframes: false,
      // Else it asks for every stylesheet again, for a rule that is off, and for media, of which none of ours has sound.
      preload: false,
      resultTypes: ['violations'],
    })
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
  })
}
