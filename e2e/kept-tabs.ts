import type { Language } from '@rihla/contract/values/language'
import type { Browser, Page } from 'playwright-core'
import {
  BLANK,
  newVisitor,
  openTab,
  ownSite,
  viewportOf,
  watch,
  type Look,
  type Tab,
} from './tabs.ts'

/**
 * Tabs that a test leaves to the next one of its worker, with nothing left in them. A browser that shows its
 * first page of ours starts a process, asks for all scripts and compiles them: three times the work of the page
 * itself.
 */
export type KeptTabs = {
  take(look: Look): Promise<Tab>
  /** Takes a tab back; one whose test failed, or that can't be emptied, ends. */
  giveBack(tab: Tab, isWell: boolean): Promise<void>
}

/** The tabs of a browser; those that nobody uses wait for a test in their language. */
export function keepTabs(browser: Browser): KeptTabs {
  const languages = new Map<Page, Language>()
  const idle: Page[] = []

  return {
    async take(look) {
      if (look.fresh || look.early || look.worker)
        return openTab(await newVisitor(browser, look), look.early)
      const { language = 'en' } = look
      const at = idle.findIndex((page) => languages.get(page) === language)
      const [kept] = at < 0 ? [] : idle.splice(at, 1)
      if (kept) {
        await kept.setViewportSize(viewportOf(look))
        return watch(kept)
      }
      const tab = await openTab(await newVisitor(browser, look))
      refuseTraces(tab.page)
      languages.set(tab.page, language)
      return tab
    },
    async giveBack({ page }, isWell) {
      if (isWell && languages.has(page) && (await empty(page))) idle.push(page)
      else {
        languages.delete(page)
        await page.context().close()
      }
    },
  }
}

/** Leaves nothing of a visitor in a tab but what the browser compiled; false if that can't be done. */
async function empty(page: Page): Promise<boolean> {
  if (page.isClosed()) return false
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.removeAllListeners(undefined, { behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  // Another address than ours would end the process, and all that it compiled.
  await page.goto(BLANK)
  await context.clearCookies()
  // Where the mouse stands, a wheel turns.
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    sessionStorage.clear()
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  return page.url() === ownSite().url + BLANK
}

/** What no tab gets rid of again needs a fresh one. */
function refuseTraces(page: Page): void {
  const refuse = (): never => {
    throw new Error('Open the tab with `fresh: true`: another test comes after this one')
  }
  const context = page.context()
  page.addInitScript = refuse
  page.exposeFunction = refuse
  page.emulateMedia = refuse
  page.clock.install = refuse
  context.addInitScript = refuse
  context.grantPermissions = refuse
  context.newCDPSession = refuse
}
