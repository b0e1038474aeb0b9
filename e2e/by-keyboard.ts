import type { Locator, Page } from 'playwright-core'

/** Presses Tab until it comes to an element, as a keyboard user would; also to one within a frame. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((it) => it === it.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${String(wanted)}`)
}

/** Comes to an element by Tab and presses a key there. */
export async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

/** Comes to a field by Tab and types there. */
export async function typeInto(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.type(text)
}
