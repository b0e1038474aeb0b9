import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { openSignedIn } from '../../accounts.ts'
import { test } from '../../fixtures.ts'
import { untilQuiet } from '../../quiet.ts'
import { looks } from '../../looks.ts'

/** The names of everything that Tab comes to within the page's own part, once around. */
async function tabThrough(page: Page): Promise<string[]> {
  const seen = await page.evaluateHandle(() => new Set<Element>())
  const names: string[] = []
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab')
    const name = await seen.evaluate((elements) => {
      const it = document.activeElement
      if (!it || it === document.body) return ''
      if (elements.has(it)) return null
      elements.add(it)
      if (!it.closest('main')) return ''
      const label = it instanceof HTMLInputElement ? it.labels?.[0]?.textContent : null
      return it.getAttribute('aria-label') ?? label ?? (it.textContent || 'nameless')
    })
    if (name === null) return names
    if (name !== '') names.push(name)
  }
  throw new Error(`Tab never comes around: ${names.join(', ')}`)
}

/** What can be pressed or typed into there, by the markup; hidden things and the file input aside. */
const reachable = (page: Page): Promise<number> =>
  page
    .locator('main :is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])')
    .filter({ visible: true })
    .count()

const labels = { en: 'E-mail', ar: 'البريد الإلكتروني' } as const

describe.each(looks)('in $language at $width px', (look) => {
  test('Tab comes to everything on the pages of signing in', async ({ product }) => {
    const tab = await product.open(look)
    const { page } = tab
    for (const address of ['/login', '/signup', '/reset-password', '/admin/login']) {
      await page.goto(address)
      await untilQuiet(tab)
      const names = await tabThrough(page)
      expect({ address, names }).toEqual({
        address,
        names: expect.arrayContaining([labels[look.language]]),
      })
      expect(names).not.toContain('nameless')
      expect(names).toHaveLength(await reachable(page))
    }
  })

  test('Tab comes to everything on the profile, shown and edited', async ({ product }) => {
    const traveller = await product.newTraveller(look.language)
    const { page } = await openSignedIn(product, look, traveller)
    await page.goto('/profile')
    await page.locator('.device').waitFor()
    await page.locator('[data-companions] button').waitFor()
    const shown = await tabThrough(page)
    expect(shown).toHaveLength(await reachable(page))
    await page.locator('.profile-panel button').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('input[name=phone]').waitFor()
    const edited = await tabThrough(page)
    expect(edited).toHaveLength(await reachable(page))
    expect(edited.length).toBeGreaterThan(shown.length)
  })
})
