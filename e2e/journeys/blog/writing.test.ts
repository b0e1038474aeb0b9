import { describe, expect } from 'vitest'
import { xssVectors } from '../../../server/src/domains/blog/testing/xss-corpus.ts'
import { faultsOf, sees } from '../../accounts.ts'
import { accessibilityProblems } from '../../accessibility.ts'
import { test } from '../../fixtures.ts'
import {
  comeInToWrite,
  openStaff,
  openToEdit,
  press,
  textOf,
  wideImage,
  writeArticle,
  writingTexts,
} from '../../writing.ts'
import { expectWell } from '../pages/looks-well.ts'
import { looks, onDesktop, onPhone, walkedIn } from '../../looks.ts'

/** Titles that no other test has. */
let count = 0
const newTitle = (): string => `Siwa slowly ${Date.now().toString(36)}${(count += 1)}`

describe.each(walkedIn('en'))('in $language at $width px', (look) => {
  const { language } = look
  const t = writingTexts[language]
  const other = language === 'en' ? t.arabic : t.english

  test('staff write, illustrate, preview, publish, edit, restore and delete an article', async ({
    product,
  }) => {
    const title = newTitle()
    const tab = await product.open(look)
    const { page } = tab
    await comeInToWrite(page)
    await writeArticle(page, language, title)

    await press(page, t.preview)
    const preview = page.locator('.writing-as-read')
    await preview.getByText(language === 'en' ? 'Go early.' : 'الطريق من مطروح').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('tab', { name: other }).click()
    await preview.getByText(language === 'en' ? 'الطريق من مطروح' : 'Go early.').waitFor()
    expect(await preview.getAttribute('lang')).not.toBe(language)
    await page.getByRole('button', { name: t.previewClose }).click()

    await press(page, t.createArticle)
    await sees(page, t.createdText)
    expect(await page.locator('input[name=title]').inputValue()).toBe('')

    await openToEdit(page, title)
    const address = await page.locator('input[name=slug]').inputValue()
    const reader = await product.open(look)
    await reader.page.goto(`/blog/${address}`)
    await reader.page
      .getByRole('heading', { level: 1, name: language === 'en' ? title : 'سيوة على مهل' })
      .waitFor()
    await reader.page
      .locator('.story-body')
      .getByText(language === 'en' ? 'Go early.' : 'الطريق')
      .waitFor()
    // Made 1920 wide before it was sent, and served by us.
    const cover = await reader.page.locator('.story-cover img').getAttribute('src')
    expect(cover).toMatch(/^\/blog-images\/articles\/[\w-]+\.webp\?w=/)

    await page.locator('input[name=title]').fill(`${title}, again`)
    await press(page, t.updateArticle)
    await sees(page, t.updated)
    await page.waitForURL('**/blog/manage')

    await openToEdit(page, title)
    await press(page, t.history)
    const sheet = page.getByRole('dialog', { name: t.historyTitle })
    await sheet
      .getByRole('button', {
        name: new RegExp(t.showOf.replace('{name}', t.versionOf.replace('{n}', '2'))),
      })
      .click()
    await sheet.locator('ins').first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await sheet
      .getByRole('button', { name: new RegExp(`${t.restore}.*${t.versionOf.replace('{n}', '1')}`) })
      .click()
    await page
      .getByRole('dialog', {
        name: t.restoreQuestion.replace('{name}', t.versionOf.replace('{n}', '1')),
      })
      .getByRole('button', { name: t.restore })
      .click()
    await sees(page, t.restored)
    await expect.poll(() => page.locator('input[name=title]').inputValue()).toBe(title)

    await page.goto(`/blog/manage?search=${encodeURIComponent(title)}`)
    await page.locator('.story-card .button-danger-quiet').click()
    const question = page.getByRole('dialog', { name: t.deleteQuestion })
    expect(await accessibilityProblems(page)).toEqual([])
    await question.getByRole('button', { name: t.deleteIt }).click()
    await sees(page, t.deleted)
    const gone = await page.request.get(`${product.url}/blog/${address}`)
    expect(gone.status()).toBe(404)
    const image = await page.request.get(`${product.url}${cover?.split('?')[0] ?? ''}`)
    expect(image.status()).toBe(404)
    expect(faultsOf(tab)).toEqual([])
  })

  test('all of it can be done by keyboard', async ({ product }) => {
    const { page } = await openStaff(product, look)
    await page.goto('/blog/create')
    const text = textOf(page, 'en')
    await text.focus()
    await page.keyboard.type('Bold')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Alt+F10')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(await focused()).toBe(t.heading)
    const forward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'
    await page.keyboard.press(forward)
    expect(await focused()).toBe(t.bold)
    await page.keyboard.press('Enter')
    await text.locator('strong').getByText('Bold').waitFor()
    // A button of the bar gives the focus back to the text in the next frame.
    const here = text.and(page.locator(':focus'))
    await here.waitFor()
    await page.keyboard.press('Alt+F10')
    await page.keyboard.press('End')
    expect(await focused()).toBe(t.redo)
    // In a list, too, Tab goes on to what comes next.
    await page.keyboard.press('Home')
    for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press(forward)
    expect(await focused()).toBe(t.bullets)
    await page.keyboard.press('Enter')
    await text.locator('li').getByText('Bold').waitFor()
    await here.waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title_ar')
    await text.focus()
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: t.linkTitle })
    await dialog.waitFor()
    await dialog.locator('input[name=link_address]').fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await sees(page, t.linkWrong)
    await dialog.locator('input[name=link_address]').fill('/hotels')
    await page.keyboard.press('Enter')
    await text.locator('a[href="/hotels"]').waitFor()
  })
})

describe.each(onPhone)('in $language at $width px', (look) => {
  const { language } = look
  const t = writingTexts[language]

  test('a closed tab loses nothing', async ({ product }) => {
    const title = newTitle()
    const tab = await openStaff(product, look)
    const { page } = tab
    await page.goto('/blog/create')
    await page.locator('.writing-text').nth(1).waitFor()
    await page.locator('input[name=title]').fill(title)
    await textOf(page, 'ar').click()
    await page.keyboard.type('ما كُتب قبل أن تُغلق الصفحة')
    // Another tab writes another article meanwhile.
    const beside = await page.context().newPage()
    await beside.goto('/blog/create')
    await beside.locator('.writing-text').nth(1).waitFor()
    expect(await beside.locator('input[name=title]').inputValue()).toBe('')
    await beside.locator('input[name=title]').fill('Beside')
    await page.close({ runBeforeUnload: true })
    const again = await page.context().newPage()
    await again.goto('/blog/create')
    await textOf(again, 'ar').getByText('ما كُتب قبل أن تُغلق الصفحة').waitFor()
    expect(await again.locator('input[name=title]').inputValue()).toBe(title)
    await again.getByText(new RegExp(t.broughtBack.split('{time}')[0] ?? '')).waitFor()
    expect(await accessibilityProblems(again)).toEqual([])
    await again.close()
  })

  test('images that can’t be used are refused beside their button', async ({ product }) => {
    const { page } = await openStaff(product, look)
    await page.goto('/blog/create')
    const input = page.getByLabel(t.cover, { exact: true }).and(page.locator('input[type=file]'))
    const file = { name: 'picture.png', mimeType: 'image/png' }
    await input.setInputFiles({ ...file, buffer: Buffer.alloc(3 * 1024 * 1024) })
    await sees(page, t.coverTooLarge)
    await input.setInputFiles({ ...file, buffer: Buffer.from('not an image') })
    await sees(page, t.imageFailed)
    await input.setInputFiles({ ...file, buffer: await wideImage(page) })
    await page.locator('.writing-form .writing-picture').waitFor()
  })
})

describe.each(onDesktop)('in $language at $width px', (look) => {
  const t = writingTexts[look.language]

  test('nothing that is pasted runs, though the page allowed it', async ({ product }) => {
    const tab = await openStaff(product, { ...look, fresh: true })
    const { page } = tab
    // Without the policy that forbids scripts in markup: what protects then is the cleaning alone.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setBypassCSP', { enabled: true })
    await page.goto('/blog/create')
    await textOf(page, 'en').click()
    for (const html of [...xssVectors, xssVectors.join('\n')]) {
      await textOf(page, 'en').evaluate((text, pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', pasted)
        text.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        )
      }, html)
    }
    const ran = () => page.evaluate(() => '__ran' in globalThis)
    expect(await ran()).toBe(false)
    await page.locator('input[name=title]').fill('Attacked')
    await press(page, t.preview)
    await page.locator('.writing-as-read .story-body p').first().waitFor()
    expect(await ran()).toBe(false)
    // The looking is awake: markup that nobody cleans does run here.
    await page.evaluate(() => {
      const holder = document.createElement('div')
      holder.innerHTML = '<img src="x:x" onerror="window.__ran=1">'
    })
    await expect.poll(ran).toBe(true)
    // Images of ours that aren't there.
    expect(faultsOf(tab, 404).filter((text) => !text.includes('ERR_UNKNOWN_URL_SCHEME'))).toEqual(
      [],
    )
  })
})

describe.each(looks)('in $language, come at $width px', (look) => {
  test.for([
    '/blog/create',
    '/blog/manage',
    '/blog/manage?search=nothing-has-this-title',
    '/admin',
  ])('the staff’s %s is well', async (address, { product }) => {
    const tab = await openStaff(product, look)
    await tab.page.goto(address)
    await expectWell(tab, look, address)
  })

  test('the form of an article is well, and says what is missing', async ({ product }) => {
    const t = writingTexts[look.language]
    const tab = await openStaff(product, look)
    await tab.page.goto('/blog/manage')
    await tab.page.locator('.story-card a.button').first().click()
    await tab.page.locator('.writing-text').nth(1).waitFor()
    await tab.page.locator('input[name=title]').fill('')
    await press(tab.page, t.updateArticle)
    await sees(tab.page, t.title_required)
    await expectWell(tab, look, 'the form')
  })
})
