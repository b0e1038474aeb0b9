import { describe, expect } from 'vitest'
import { test as base } from '../../fixtures.ts'
import { forgetNewer } from '../../older-browser.ts'
import { newVisitor, openTab, type Tab } from '../../tabs.ts'
import { addresses } from './addresses.ts'
import { expectWell } from './looks-well.ts'
import { looks, type TwoWidths } from '../../looks.ts'

/**
 * One tab a language opens all addresses: a new one for each would compile all scripts again, half the time. It is
 * as old as may be.
 */
const test = base.extend<{ tabs: (look: TwoWidths) => Promise<Tab> }>({
  tabs: [
    async ({ browser }, use) => {
      const tabs = new Map<TwoWidths, Tab>()
      await use(async (look) => {
        const known = tabs.get(look)
        if (known) return known
        const visitor = await newVisitor(browser, look)
        await visitor.addInitScript(forgetNewer)
        const tab = await openTab(visitor)
        tabs.set(look, tab)
        return tab
      })
      for (const { page } of tabs.values()) await page.context().close()
    },
    { scope: 'file' },
  ],
})

describe.each(looks)('in $language, come at $width px', (look) => {
  test.for(addresses)('%s is well', async (address, { tabs }) => {
    const tab = await tabs(look)
    tab.problems.length = 0
    await tab.page.goto(address)
    await expectWell(tab, look, address)
  })
})

test.for(['/__manifest?p=%2F', '/__manifest?paths=%', '/__manifest?p=%'])(
  '%s of the router is no fault of ours',
  async (address, { product }) => {
    const { status } = await fetch(product.url + address)
    expect(status).toBeLessThan(500)
  },
)
