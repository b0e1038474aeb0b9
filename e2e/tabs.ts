import type { Language } from '@rihla/contract/values/language'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { alive, watchTraffic, type Traffic } from './quiet.ts'
import type { Site } from './start-product.ts'

/** Whose browser it is; `early` for one whose visitor doesn't wait until a page is alive. */
export type Look = {
  language?: Language
  width?: number
  early?: boolean
  /** Pages may have their worker, as tickets do without a line: requests past one can't be steered by a test. */
  worker?: boolean
  /** For what leaves traces in a tab: a script of the test's own, a clock that it sets, permissions. */
  fresh?: boolean
}

/** A tab, with every console error and every uncaught fault that it saw. */
export type Tab = {
  readonly page: Page
  readonly problems: string[]
  readonly traffic: Traffic
}

/** The tags that browsers send for a language. */
export const tags = { en: 'en-US', ar: 'ar-EG' } as const

/** Text of our own origin without a script of ours: where a tab stands before its first page. */
export const BLANK = '/robots.txt'

/** The product that only this worker uses. */
export function ownSite(): Site {
  const site = inject('sites')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!site) throw new Error('This worker has no product of its own')
  return site
}

/** A phone is as tall as most, a desktop as a laptop. */
export function viewportOf({ width = 1280 }: Look): { width: number; height: number } {
  return { width, height: width < 768 ? 844 : 900 }
}

/** A fresh browser, which shares nothing with another. */
export function newVisitor(browser: Browser, look: Look): Promise<BrowserContext> {
  return browser.newContext({
    viewport: viewportOf(look),
    locale: tags[look.language ?? 'en'],
    baseURL: ownSite().url,
    serviceWorkers: look.worker ? 'allow' : 'block',
  })
}

/** A tab of a visitor, before its first page. Going to an address ends once the page is alive, unless it is `early`. */
export async function openTab(visitor: BrowserContext, early = false): Promise<Tab> {
  const page = await visitor.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(BLANK)
  const goto = page.goto.bind(page)
  if (!early)
    page.goto = async (...to) => {
      const response = await goto(...to)
      await alive(page)
      return response
    }
  return watch(page)
}

/** A page with what it tells from now on. */
export function watch(page: Page): Tab {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    // A page that is missing on purpose tells so in the console; its own address is no surprise.
    if (message.type() === 'error' && message.location().url !== page.url())
      problems.push(message.text())
  })
  return { page, problems, traffic: watchTraffic(page) }
}
