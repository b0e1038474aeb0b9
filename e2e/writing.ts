import type { Language } from '@rihla/contract/values/language'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import arabicTexts from '../web/app/domains/writing/messages.ar.ts'
import englishTexts from '../web/app/domains/writing/messages.en.ts'
import { signIn, staff, tryLogIn } from './accounts.ts'
import { alive } from './quiet.ts'
import type { Product, Tab } from './fixtures.ts'

/** What the pages where staff write say. */
export const writingTexts = { en: englishTexts, ar: arabicTexts } as const

type Look = { language: Language; width: number; fresh?: boolean }

/** A tab of a member of staff. */
export async function openStaff(product: Product, look: Look): Promise<Tab> {
  const tab = await product.open(look)
  await signIn(tab.page.context(), product, staff)
  return tab
}

/** Comes in by the staff's door; ends where one writes. */
export async function comeInToWrite(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await tryLogIn(page, staff.email, staff.password)
  await page.waitForURL('**/blog/create')
  await page.locator('.writing-text').nth(1).waitFor()
}

/** An image that is wider than what is kept, as a browser paints it. */
export async function wideImage(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 2400
    canvas.height = 1600
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser paints nothing')
    const sky = context.createLinearGradient(0, 0, 0, 1600)
    sky.addColorStop(0, '#0b5c61')
    sky.addColorStop(1, '#ffd9a0')
    context.fillStyle = sky
    context.fillRect(0, 0, 2400, 1600)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

/** Chooses an image for a picture of the article; ends when it is shown. */
export async function illustrate(page: Page, which: string, buffer: Buffer): Promise<void> {
  const before = await page.locator('.writing-form .writing-picture').count()
  const input = page.getByLabel(which, { exact: true }).and(page.locator('input[type=file]'))
  await input.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer })
  await expect.poll(() => page.locator('.writing-form .writing-picture').count()).toBe(before + 1)
}

/** The text of a language, as it is written. */
export const textOf = (page: Page, language: Language) =>
  page.locator(`.writing-part[data-language=${language}] .writing-text`)

const sample = {
  subtitle: 'Where the road ends and the tea begins',
  title_ar: 'سيوة على مهل',
  subtitle_ar: 'حيث ينتهي الطريق ويبدأ الشاي',
  author: 'Hana Mourad',
} as const

/** Fills everything but the title with what an article needs. */
export async function writeArticle(page: Page, language: Language, title: string): Promise<void> {
  const t = writingTexts[language]
  await page.locator('input[name=title]').fill(title)
  for (const [name, text] of Object.entries(sample))
    await page.locator(`input[name=${name}]`).fill(text)
  await textOf(page, 'en').click()
  await page.keyboard.type('The road from Matrouh is long and straight. ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Go early.')
  await textOf(page, 'ar').click()
  await page.keyboard.type('الطريق من مطروح طويل ومستقيم.')
  const image = await wideImage(page)
  await illustrate(page, t.cover, image)
  await illustrate(page, t.secondary, image)
  for (const name of ['cover_alt', 'secondary_alt'])
    await page.locator(`input[name=${name}]`).fill('The oasis at sunset')
  for (const name of ['cover_alt_ar', 'secondary_alt_ar'])
    await page.locator(`input[name=${name}]`).fill('الواحة وقت الغروب')
  await page.getByRole('group', { name: t.sections }).getByRole('button').first().click()
  await page.getByRole('group', { name: t.tags }).getByRole('button').first().click()
}

/** Presses a button at the foot of the form. */
export const press = (page: Page, name: string): Promise<void> =>
  page.locator('.writing-foot').getByRole('button', { name, exact: true }).click()

/** Opens the form of an article by its title. */
export async function openToEdit(page: Page, title: string): Promise<void> {
  await page.goto(`/blog/manage?search=${encodeURIComponent(title)}`)
  await page.locator('.story-card a.button').first().click()
  await page.waitForURL('**/blog/edit/*')
  await page.locator('.writing-text').nth(1).waitFor()
  await alive(page)
}
