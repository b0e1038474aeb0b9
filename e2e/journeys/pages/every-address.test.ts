import type { BrowserContext } from 'playwright-core'
import { describe } from 'vitest'
import { newVisitor, openTab, test as base } from '../../fixtures.ts'
import { addresses } from './addresses.ts'
import { bothWays, expectWell, type BothWays } from './looks-well.ts'

/** One visitor a language opens all addresses: what each page needs anew is then only its own. */
const test = base.extend<{ visitors: (look: BothWays) => Promise<BrowserContext> }>({
  visitors: [
    async ({ browser }, use) => {
      const visitors = new Map<BothWays, Promise<BrowserContext>>()
      await use((look) => {
        const visitor = visitors.get(look) ?? newVisitor(browser, look)
        visitors.set(look, visitor)
        return visitor
      })
      for (const visitor of visitors.values()) await (await visitor).close()
    },
    { scope: 'file' },
  ],
})

describe.each(bothWays)('in $language, come at $width px', (look) => {
  test.for(addresses)('%s is well', async (address, { visitors }) => {
    const tab = await openTab(await visitors(look))
    await tab.page.goto(address)
    await expectWell(tab, look, address)
    await tab.page.close()
  })
})
